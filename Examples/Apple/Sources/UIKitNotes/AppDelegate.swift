// A UIKit application. Type-checked against a stand-in for UIKit; untested with the real one.
import Dovetail
import NotesKit
import UIKit

/// Created by the system, which calls its initializer without arguments; the graph injects its dependencies.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private(set) var windows: ComponentFactory<WindowComponent>?
    /// Modules with which tests replace bindings.
    var replacing: [any Module.Type] = []

    func inject(windows: ComponentFactory<WindowComponent>) { self.windows = windows }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // A test finds the errors of the graph. If one remains, the application ends with the whole report.
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

// SPDX-License-Identifier: Apache-2.0
