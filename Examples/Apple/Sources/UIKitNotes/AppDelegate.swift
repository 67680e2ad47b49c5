// A UIKit application. Type-checked against a stand-in for UIKit; untested with the real one.
import Dovetail
import NotesKit
import UIKit

/// Made by the system, which calls its initializer without arguments: the graph gives it what it needs.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private(set) var windows: ComponentFactory<WindowComponent>?
    /// Modules that tests put in the place of others.
    var replacing: [any Module.Type] = []

    func inject(windows: ComponentFactory<WindowComponent>) { self.windows = windows }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // A test finds what is wrong with the graph. Should something get past it, the application ends with the whole report.
        do {
            try ComponentFactory.of(NotesComponent.self, replacing: replacing).build().injectProperties(into: self)
        } catch {
            fatalError("\(error)")
        }
        return true
    }
}

enum NotesComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: NotesModule.self)
        binder.include(module: FileModule.self)
        binder.install(dependency: WindowComponent.self)
    }

    static func configureRoot(
        binder bind: ReceiptBinder<PropertyInjector<AppDelegate>>
    ) -> BindingReceipt<PropertyInjector<AppDelegate>> {
        bind.propertyInjector { $0.to(injector: AppDelegate.inject) }
    }
}
