public import Dovetail

extension ComponentFactory where C: RootComponent {
    /// Checks the whole graph of a root component, and gives what builds it.
    ///
    /// What is wrong is thrown as Cleanse threw it: a single fault as ``MissingProvider``, ``DependencyCycle``,
    /// ``InvalidScopeNesting``, ``GraphFault`` or whatever a plugin reported, several as ``MultiError``.
    ///
    /// What worked with Cleanse works here, although the core is stricter: a child may bind what its parent binds, and what
    /// belongs on an actor may be provided to those who do not. To hear of both, and to give replacements, use the other
    /// `of`, which has no service loader:
    ///
    /// ```swift
    /// try ComponentFactory.of(App.self, replacing: [], plugins: [])
    /// ```
    public static func of(
        _ componentType: C.Type, validate: Bool = true, serviceLoader: CleanseServiceLoader = .instance,
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
    ) throws -> ComponentFactory<C> {
        let services = Services(serviceLoader)
        do {
            return try assembled(
                validate: validate, replacing: [], plugins: [services, NothingIsGiven()],
                severities: [.shadowedBinding: .warning, .isolationMismatch: .warning], isBound: true,
                at: Graph.Place(file: file, filePath: filePath, line: line))
        } catch {
            throw services.inOldWords(error)
        }
    }
}
