extension Graph {
    /// A place in somebody's source code.
    public struct Place: Sendable {
        // There is one in every binding: what few places have is in a box, and numbers are no larger than they need to be.
        private let literalPath: StaticString
        private let storedLine: Int32
        private let storedColumn: Int32
        /// Where the literal of the file begins, which a zero ends; 0 where the place is a text.
        private let literalFile: UInt
        private let text: Text?

        /// The files of a place that was read.
        private final class Text: Sendable {
            let file: String
            let path: String

            init(file: String, path: String) {
                self.file = file
                self.path = path
            }
        }

        /// What `#fileID`, `#filePath`, `#line` and `#column` say.
        @inlinable
        public init(
            file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            self.init(literal: file, filePath, line, column)
        }

        @usableFromInline
        init(literal file: StaticString, _ path: StaticString, _ line: UInt, _ column: UInt) {
            // A literal of one character may be kept without memory of its own.
            let isInMemory = file.hasPointerRepresentation
            text = isInMemory ? nil : Text(file: file.description, path: path.description)
            literalFile = isInMemory ? UInt(bitPattern: file.utf8Start) : 0
            literalPath = path
            storedLine = Int32(clamping: line)
            storedColumn = Int32(clamping: column)
        }

        /// A place that was read from a file.
        public init(file: String, path: String, line: Int, column: Int) {
            text = Text(file: file, path: path)
            literalFile = 0
            literalPath = ""
            storedLine = Int32(clamping: line)
            storedColumn = Int32(clamping: column)
        }

        /// From 1.
        public var line: Int { Int(storedLine) }
        /// From 1, in bytes, as the compiler counts.
        public var column: Int { Int(storedColumn) }

        /// `Module/File.swift`: the same on every machine.
        public var file: String {
            if let text { return text.file }
            return UnsafePointer<CChar>(bitPattern: literalFile).map { String(cString: $0) } ?? ""
        }

        /// The file as the compiler was given it: what editors open.
        public var path: String { text?.path ?? literalPath.description }

        /// The path for those who need the literal.
        package var staticPath: StaticString? { text == nil ? literalPath : nil }
    }
}

extension Graph.Place: Hashable, Comparable {
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

extension Graph.Place: CustomStringConvertible {
    public var description: String { "\(file):\(line):\(column)" }
}
