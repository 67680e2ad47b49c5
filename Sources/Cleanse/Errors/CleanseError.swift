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

    public var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// A fault that Cleanse had no error for: it ended the program, or was not found.
public struct GraphFault: CleanseError {
    /// What is wrong, in the words of Dovetail.
    public let diagnostic: Diagnostic

    public var description: String {
        DiagnosticRenderer().lines(diagnostic).map(\.text).joined(separator: "\n")
    }
}
