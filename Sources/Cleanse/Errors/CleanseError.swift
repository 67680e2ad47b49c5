public import Dovetail

/// What is thrown when a graph cannot be built.
///
/// Plugins report errors of their own types: see ``CleanseBindingPlugin``.
public protocol CleanseError: Error, CustomStringConvertible {}

extension GraphError: CleanseError {}

/// Several faults of one graph.
public struct MultiError: CleanseError {
    public let errors: [any CleanseError]

    public init(errors: [any CleanseError]) { self.errors = errors }

    public var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// A fault that Cleanse had no error for: it ended the program, or was not found.
public struct GraphFault: CleanseError {
    public let diagnostic: Diagnostic

    public var description: String {
        DiagnosticRenderer().lines(diagnostic).map(\.text).joined(separator: "\n")
    }
}
