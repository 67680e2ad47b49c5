public import Dovetail
import DovetailGraph

/// An error that is thrown when a graph cannot be built.
///
/// Plugins report errors of their own types: see ``CleanseBindingPlugin``.
public protocol CleanseError: Error, CustomStringConvertible {}

extension GraphError: CleanseError {}

/// Several faults of one graph.
public struct MultiError: CleanseError {
    /// The errors of the rules, followed by those of the plugins.
    public let errors: [any CleanseError]

    /// Creates an error, for plugins that report several errors at once.
    public init(errors: [any CleanseError]) { self.errors = errors }

    public var description: String {
        zip(1..., errors).map { "error \($0)/\(errors.count): \($1.description)" }.joined(separator: "\n")
    }
}

/// A fault for which Cleanse had no error, because it trapped or did not detect the fault.
public struct GraphFault: CleanseError {
    /// The fault as a diagnostic of Dovetail.
    public let diagnostic: Diagnostic

    public var description: String {
        DiagnosticRenderer().lines(diagnostic).map(\.text).joined(separator: "\n")
    }
}

extension Diagnostic {
    /// The parts that Cleanse did not have: the path from the root, similar bindings, and help.
    ///
    /// Without the notes about locations that the message of Cleanse names.
    func details(beside requests: [ProviderRequestDebugInfo] = []) -> [String] {
        let named = Set(requests.compactMap(\.sourceLocation))
        var rest = self
        rest.notes.removeAll { $0.place.map(named.contains) ?? false }
        return DiagnosticRenderer().lines(rest).dropFirst().map(\.text)
    }
}

// SPDX-License-Identifier: Apache-2.0
