/// A graph that cannot be built, with all its diagnostics.
public struct GraphError: Error, Sendable {
    /// All diagnostics, including warnings.
    public let diagnostics: [Diagnostic]
    /// The name of the root component.
    public let graph: String

    /// Creates an error, for tools that validate graphs themselves.
    public init(_ diagnostics: [Diagnostic], graph: String) {
        self.diagnostics = diagnostics
        self.graph = graph
    }

    /// The whole report without a newline at the end. The same as `description`.
    public var localizedDescription: String { description }
}

/// Two errors are equal if their diagnostics have the same kinds in the same order.
extension GraphError: Equatable {
    public static func == (one: GraphError, other: GraphError) -> Bool {
        one.diagnostics.map(\.id) == other.diagnostics.map(\.id)
    }
}

extension GraphError: CustomStringConvertible {
    public var description: String {
        DiagnosticRenderer().lines(diagnostics, of: graph).map(\.text).joined(separator: "\n")
    }
}
