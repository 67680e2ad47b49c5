import Dovetail
import NotesKit
import UIKit

/// Named in the application's Info.plist; one for each window.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene, let delegate = UIApplication.shared.delegate as? AppDelegate else { return }
        window = delegate.windows?.build(scene)
        window?.makeKeyAndVisible()
    }

    /// Releases the component of the window, and with it the objects of the window.
    func sceneDidDisconnect(_ scene: UIScene) { window = nil }
}

/// Shared instances of this scope live as long as their window.
struct PerWindow: Scope {}

/// One instance for each window.
enum WindowComponent: Component {
    typealias Seed = UIWindowScene

    static func configure(binder: Binder<PerWindow>) {
        binder.bind(Heading.self).sharedInScope().to(factory: Heading.init)
        binder.bind(NoteListController.self).to(factory: NoteListController.init)
        binder.bindFactory(NoteController.self).with(ShowNote.self).to(factory: NoteController.init)
        binder.bindPropertyInjectionOf(NoteCell.self).to(injector: NoteCell.inject)
    }

    static func configureRoot(binder bind: ReceiptBinder<UIWindow>) -> BindingReceipt<UIWindow> {
        bind.to(factory: UIWindow.init(scene:list:))
    }
}

extension UIWindow {
    convenience init(scene: UIWindowScene, list: NoteListController) {
        self.init(windowScene: scene)
        rootViewController = UINavigationController(rootViewController: list)
    }
}

/// The labels that the system shows when it lists the windows.
@MainActor final class Heading {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) { self.scene = scene }

    func show(_ note: Note?) { scene?.title = note?.title ?? "Notes" }
}

// SPDX-License-Identifier: Apache-2.0
