extension Graph {
    /// A location in source code.
    public struct SourceLocation: Sendable {
        // Every binding contains one, so data that few locations have is boxed, and the numbers are as small as possible.
        private let literalPath: StaticString
        private let storedLine: Int32
        private let storedColumn: Int32
        /// The address of the null-terminated literal of the file; 0 if the location has a `text`.
        private let literalFile: UInt
        /// The files of a location that was read from a document.
        private let text: Indirect<(file: String, path: String)>?

        /// Creates a location from `#fileID`, `#filePath`, `#line` and `#column`.
        @inlinable
        public init(file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column) {
            self.init(literal: file, filePath, line, column)
        }

        @usableFromInline
        init(literal file: StaticString, _ path: StaticString, _ line: UInt, _ column: UInt) {
            // A literal of one character may be stored without memory.
            let isInMemory = file.hasPointerRepresentation
            text = isInMemory ? nil : Indirect((file.description, path.description))
            literalFile = isInMemory ? UInt(bitPattern: file.utf8Start) : 0
            literalPath = path
            storedLine = Int32(clamping: line)
            storedColumn = Int32(clamping: column)
        }

        /// Creates a location that was read from a file.
        public init(file: String, path: String, line: Int, column: Int) {
            text = Indirect((file, path))
            literalFile = 0
            literalPath = ""
            storedLine = Int32(clamping: line)
            storedColumn = Int32(clamping: column)
        }

        /// The line, starting at 1.
        public var line: Int { Int(storedLine) }
        /// The column, starting at 1, in bytes, as the compiler counts.
        public var column: Int { Int(storedColumn) }

        /// The file as `Module/File.swift`, which is the same on every machine.
        public var file: String {
            if let text { return text.content.file }
            return UnsafePointer<CChar>(bitPattern: literalFile).map { String(cString: $0) } ?? ""
        }

        /// The path that was passed to the compiler, which editors can open.
        public var path: String { text?.content.path ?? literalPath.description }

        /// The path as a literal, for callers that need one.
        package var staticPath: StaticString? { text == nil ? literalPath : nil }
    }
}

extension Graph.SourceLocation: Hashable, Comparable {
    public static func == (one: Self, other: Self) -> Bool {
        one.line == other.line && one.column == other.column && one.file == other.file && one.path == other.path
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(line)
        hasher.combine(column)
    }

    public static func < (one: Self, other: Self) -> Bool {
        (one.file, one.line, one.column) < (other.file, other.line, other.column)
    }
}

extension Graph.SourceLocation: CustomStringConvertible {
    public var description: String { "\(file):\(line):\(column)" }
}

// SPDX-License-Identifier: Apache-2.0
