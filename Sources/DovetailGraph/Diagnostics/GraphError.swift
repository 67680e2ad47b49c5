/// A graph that cannot be built, with everything that is wrong with it.
public struct GraphError: Error, Sendable {
    /// All findings, the warnings among them.
    public let diagnostics: [Diagnostic]
    /// The name of the root component.
    public let graph: String

    /// For tools that check a graph themselves.
    public init(_ diagnostics: [Diagnostic], graph: String) {
        self.diagnostics = diagnostics
        self.graph = graph
    }

    /// The whole report, line by line, without a newline at the end. The same as `description`.
    public var localizedDescription: String { description }
}

/// Equal when they say the same kinds of things in the same order.
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
