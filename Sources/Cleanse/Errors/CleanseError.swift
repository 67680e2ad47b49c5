public import Dovetail

/// What is thrown when a graph cannot be built.
///
/// Plugins report errors of their own types: see ``CleanseBindingPlugin``.
public protocol CleanseError: Error, CustomStringConvertible {}

extension GraphError: CleanseError {}

/// Several faults of one graph.
public struct MultiError: CleanseError {
    /// What the rules found, then what the plugins reported.
    public let errors: [any CleanseError]

    /// For plugins that report several errors at once.
    public init(errors: [any CleanseError]) { self.errors = errors }

    public var description: String {
        zip(1..., errors).map { "error \($0)/\(errors.count): \($1.description)" }.joined(separator: "\n")
    }
}

/// A fault that Cleanse had no error for: it ended the program, or was not found.
public struct GraphFault: CleanseError {
    /// What is wrong, in the words of Dovetail.
    public let diagnostic: Diagnostic

    public var description: String {
        DiagnosticRenderer().lines(diagnostic).map(\.text).joined(separator: "\n")
    }
}

extension Diagnostic {
    /// What Cleanse did not say: the path from the root, what is bound nearby, and what to do.
    ///
    /// Without the notes about places that the words of Cleanse name.
    func details(beside requests: [ProviderRequestDebugInfo] = []) -> [String] {
        let named = Set(requests.compactMap(\.sourceLocation))
        var rest = self
        rest.notes.removeAll { $0.place.map(named.contains) ?? false }
        return DiagnosticRenderer().lines(rest).dropFirst().map(\.text)
    }
}
