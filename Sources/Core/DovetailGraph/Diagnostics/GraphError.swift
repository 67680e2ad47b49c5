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

    /// The same as `description`.
    public var localizedDescription: String { description }
}

/// Two errors are equal if their diagnostics have the same kinds in the same order.
extension GraphError: Equatable {
    public static func == (one: GraphError, other: GraphError) -> Bool {
        one.diagnostics.map(\.id) == other.diagnostics.map(\.id)
    }
}

extension GraphError: CustomStringConvertible {
    /// The report of a program that cannot start, without a newline at the end: the errors of its settings, all other errors, and the
    /// warnings about its settings. The other warnings are in ``diagnostics``, and in the reports of the tools that check graphs.
    public var description: String {
        DiagnosticRenderer().lines(diagnostics.atStart, of: graph).map(\.text).joined(separator: "\n")
    }
}

extension [Diagnostic] {
    /// What the person who starts the program can correct comes first, and what only its developers can change is omitted if it is a warning.
    fileprivate var atStart: [Diagnostic] {
        guard worst == .error else { return self }
        let shown = filter { $0.severity == .error || $0.id.isAboutSettings }
        return shown.indices.sorted(byRank: { shown[$0].rankAtStart }).map { shown[$0] }
    }
}

extension Diagnostic {
    fileprivate var rankAtStart: Int { severity == .warning ? 2 : id.isAboutSettings ? 0 : 1 }
}

extension DiagnosticID {
    /// Whether the sources of the settings are wrong, and not the program.
    fileprivate var isAboutSettings: Bool {
        [.settingFile, .missingSetting, .invalidSetting, .unknownSetting, .secretOnCommandLine].contains(self)
    }
}

// SPDX-License-Identifier: Apache-2.0
