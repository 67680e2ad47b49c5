import Dovetail
import NotesKit

/// The modules that a UI test selects with the arguments that it launches the application with.
enum Doubles {
    static func modules(_ arguments: [String] = CommandLine.arguments) -> [any Module.Type] {
        #if DEBUG
        return arguments.contains("--no-notes") ? [NoNotes.self] : []
        #else
        return []
        #endif
    }

    enum NoNotes: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind((any Archive).self).to(value: EmptyArchive())
        }
    }

    nonisolated struct EmptyArchive: Archive {
        func notes() -> [Note] { [] }
        func save(_ notes: [Note]) {}
    }
}

// SPDX-License-Identifier: Apache-2.0
