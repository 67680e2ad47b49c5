// A SwiftUI application. Type-checked against a stand-in for SwiftUI; untested with the real one.
import Dovetail
import DovetailSwiftUI
import NotesKit
import SwiftUI

@main
struct NotesApp: App {
    private let desk = Result { try NotesComponent.build() }

    var body: some Scene {
        WindowGroup {
            Assembled(desk) { desk in
                NoteList(editors: desk.editors)
                    .environment(desk.store)
            }
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

// SPDX-License-Identifier: Apache-2.0
