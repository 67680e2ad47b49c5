import AppIntents
import NotesKit

/// Adds a note without a window: the system creates intents, in the process of the application.
struct AddNote: AppIntent {
    static let title: LocalizedStringResource = "Add note"

    @Parameter(title: "Text") var text: String
    @Dependency var store: NoteStore

    @MainActor func perform() async throws -> some IntentResult {
        store.add(text)
        return .result()
    }
}

// SPDX-License-Identifier: Apache-2.0
