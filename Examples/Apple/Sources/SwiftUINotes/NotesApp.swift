// A SwiftUI application. Type-checked against a stand-in for SwiftUI; untested with the real one.
import Dovetail
import NotesKit
import SwiftUI

@main
struct NotesApp: App {
    private let desk = Desk.assembled()

    var body: some Scene {
        WindowGroup {
            NoteList(editors: desk.editors)
                .environment(desk.store)
        }
    }
}

/// The root: the dependencies of the views.
struct Desk {
    let store: NoteStore
    let editors: Factory<EditNote>
}

enum NotesComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: NotesModule.self)
        binder.include(module: FileModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> {
        bind.to(factory: Desk.init)
    }
}

extension Desk {
    /// A test finds the errors of the graph. If one remains, the application ends with the whole report.
    @MainActor static func assembled(
        replacing: [any Module.Type] = [], replacements: (_ replacing: Binder<Unscoped>) -> Void = { _ in }
    ) -> Desk {
        do { return try NotesComponent.build(replacing: replacing, replacements: replacements) } catch { fatalError("\(error)") }
    }
}
