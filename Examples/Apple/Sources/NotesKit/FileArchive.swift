import Dovetail
import Foundation

/// Notes in a file.
public struct FileArchive: Archive {
    private let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("notes.json")

    public init() {}

    public func notes() -> [Note] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        return (try? JSONDecoder().decode([Note].self, from: data)) ?? []
    }

    public func save(_ notes: [Note]) { try? JSONEncoder().encode(notes).write(to: file, options: .atomic) }
}

public enum FileModule: Module {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind((any Archive).self).to(factory: FileArchive.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
