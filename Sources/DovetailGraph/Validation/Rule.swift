/// A property that every graph must have.
protocol Rule: SendableMetatype {
    /// The id of all its diagnostics.
    static var id: DiagnosticID { get }

    /// Whether it only applies to graphs without errors.
    static var needsFaultlessGraph: Bool { get }

    /// Returns all violations in declaration order, one diagnostic for each cause.
    static func check(_ context: ValidationContext) -> [Diagnostic]
}

extension Rule {
    static var needsFaultlessGraph: Bool { false }
}

/// All rules, sorted so that causes come before consequences.
let allRules: [any Rule.Type] = [
    ModuleCycle.self,
    ComponentCycle.self,
    LateDeclaration.self,
    UnfinishedBinding.self,
    ReservedKey.self,
    DuplicateBinding.self,
    SeedConflict.self,
    ShadowedBinding.self,
    CollectionConflict.self,
    DuplicateDictionaryKey.self,
    UnmatchedReplacement.self,
    DuplicateReplacement.self,
    RepeatedScope.self,
    ScopeMismatch.self,
    ComponentNotInstalled.self,
    MissingBinding.self,
    AssistedOutsideFactory.self,
    DependencyCycle.self,
    IsolationMismatch.self,
    PrepareNeedsLaunch.self,
    DuplicateStep.self,
    BuiltInsteadOfLaunched.self,
    SplitInstance.self,
    ExponentialCreation.self,
    RetainCycle.self,
    UnusedBinding.self,
]
