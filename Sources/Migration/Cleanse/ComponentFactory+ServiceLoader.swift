public import Dovetail

extension ComponentFactory where C: RootComponent {
    /// Validates the whole graph of a root component and returns a factory that builds it.
    ///
    /// Errors are thrown with the types of Cleanse: a single fault as ``MissingProvider``, ``DependencyCycle``,
    /// ``InvalidScopeNesting``, ``GraphFault`` or the error of a plugin, several as ``MultiError``.
    ///
    /// Graphs that were valid in Cleanse remain valid, although the core is stricter: a child may bind a key that its parent binds, and
    /// an actor-isolated instance may be provided to a requester on another actor. To report both, and to pass replacements, use the
    /// other `of`, which has no service loader:
    ///
    /// ```swift
    /// try ComponentFactory.of(App.self, replacing: [], plugins: [])
    /// ```
    public static func of(
        _ componentType: C.Type, validate: Bool = true, serviceLoader: CleanseServiceLoader = .instance,
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws -> ComponentFactory<C> {
        let services = Services(serviceLoader)
        do {
            return try assembled(
                validate: validate, replacing: Replacements([]), plugins: [services, MissingExternalValue()],
                compatibility: Compatibility(
                    severities: [.shadowedBinding: .warning, .isolationMismatch: .warning], bindsRootFactory: true),
                at: Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column))
        } catch {
            throw services.asCleanseErrors(error)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
