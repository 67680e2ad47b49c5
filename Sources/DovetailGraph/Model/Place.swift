extension Graph {
    /// A place in somebody's source code.
    public struct Place: Sendable {
        private enum File: Sendable {
            case literal(id: StaticString, path: StaticString)
            case text(id: String, path: String)
        }

        private let source: File
        /// From 1.
        public let line: Int
        /// From 1, in bytes, as the compiler counts.
        public let column: Int

        /// What `#fileID`, `#filePath`, `#line` and `#column` say.
        @inlinable
        public init(
            file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            self.init(literal: file, filePath, line, column)
        }

        @usableFromInline
        init(literal id: StaticString, _ path: StaticString, _ line: UInt, _ column: UInt) {
            source = .literal(id: id, path: path)
            self.line = Int(line)
            self.column = Int(column)
        }

        /// A place that was read from a file.
        public init(file: String, path: String, line: Int, column: Int) {
            source = .text(id: file, path: path)
            self.line = line
            self.column = column
        }

        /// `Module/File.swift`: the same on every machine.
        public var file: String {
            switch source {
            case .literal(let id, _): id.description
            case .text(let id, _): id
            }
        }

        /// The file as the compiler was given it: what editors open.
        public var path: String {
            switch source {
            case .literal(_, let path): path.description
            case .text(_, let path): path
            }
        }

        /// The place as `#fileID` writes it, for those who need the literal back.
        package var literal: (file: StaticString, path: StaticString)? {
            if case .literal(let id, let path) = source { (id, path) } else { nil }
        }
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
