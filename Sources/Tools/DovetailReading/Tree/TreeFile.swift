/// One source file as the compiler understood it: its typed syntax tree, written by `-dump-ast -dump-ast-format json`.
package struct TreeFile: Sendable {
    /// The module that the file belongs to.
    package var module: String
    /// The path of the source file, as it was passed to the compiler.
    package var path: String
    /// The tree.
    package var bytes: [UInt8]
    /// The source file, because the tree gives locations as offsets.
    package var source: [UInt8]

    /// Whether what the module declares without an actor is on the main actor; nil if that is unknown.
    package var isOnMainActor: Bool?

    /// Whether `#file` is `#fileID` in its module, or `#filePath`; nil if that is unknown.
    package var hasConciseFile: Bool?

    package init(module: String, path: String, bytes: [UInt8], source: [UInt8], isOnMainActor: Bool? = nil, hasConciseFile: Bool? = nil) {
        self.module = module
        self.path = path
        self.bytes = bytes
        self.source = source
        self.isOnMainActor = isOnMainActor
        self.hasConciseFile = hasConciseFile
    }
}

/// The reasons why trees cannot be read: one sentence each.
package struct UnreadableTrees: Error, Hashable, CustomStringConvertible {
    package var reasons: [String]

    package init(_ reasons: [String]) { self.reasons = reasons }

    package var description: String { reasons.joined(separator: "\n") }
}

// SPDX-License-Identifier: Apache-2.0
