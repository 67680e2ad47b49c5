/// Something that must hold in every graph.
protocol Rule: SendableMetatype {
    /// What it says, and nothing else.
    static var id: DiagnosticID { get }

    /// Whether it only makes sense where all errors are gone.
    static var needsFaultlessGraph: Bool { get }

    /// Everything that breaks the rule, in declaration order, one finding for each cause.
    static func check(_ inspection: Inspection) -> [Diagnostic]
}

extension Rule {
    static var needsFaultlessGraph: Bool { false }
}

/// All rules, causes before what follows from them.
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
    TornScope.self,
    ExponentialCreation.self,
    RetainCycle.self,
    UnusedBinding.self,
]
