/// The stable name of a kind of finding, such as `missing-binding`.
///
/// Everything that may be said about a graph stands in ``catalogue``; the documentation of errors is made from it.
public struct DiagnosticID: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    /// Something is asked for that nobody binds.
    public static let missingBinding: DiagnosticID = "missing-binding"
    /// A component binds a key twice.
    public static let duplicateBinding: DiagnosticID = "duplicate-binding"
    /// Something needs itself before it is made.
    public static let dependencyCycle: DiagnosticID = "dependency-cycle"
    /// A module includes itself, perhaps through others.
    public static let moduleCycle: DiagnosticID = "module-cycle"
    /// A component is installed inside of itself.
    public static let componentCycle: DiagnosticID = "component-cycle"
    /// Something is shared in a scope that is not that of its component.
    public static let scopeMismatch: DiagnosticID = "scope-mismatch"
    /// A component has the scope of one of its ancestors.
    public static let repeatedScope: DiagnosticID = "repeated-scope"
    /// A child binds what one of its ancestors binds.
    public static let shadowedBinding: DiagnosticID = "shadowed-binding"
    /// A component binds the key of its own seed.
    public static let seedConflict: DiagnosticID = "seed-conflict"
    /// A collection is bound as a whole and gathered, too.
    public static let collectionConflict: DiagnosticID = "collection-conflict"
    /// Two entries of a dictionary have the same key.
    public static let duplicateDictionaryKey: DiagnosticID = "duplicate-dictionary-key"
    /// Something is bound that only the library makes, such as `Provider<Clock>`.
    public static let reservedKey: DiagnosticID = "reserved-key"
    /// A seed is asked for outside of the factory that is built from it.
    public static let assistedOutsideFactory: DiagnosticID = "assisted-outside-factory"
    /// The factory of a component is asked for that nobody installed.
    public static let componentNotInstalled: DiagnosticID = "component-not-installed"
    /// A binding was begun and does not say how the thing is made.
    public static let unfinishedBinding: DiagnosticID = "unfinished-binding"
    /// A binder was used after its `configure` had returned.
    public static let lateDeclaration: DiagnosticID = "late-declaration"
    /// Things that are made together belong to different actors.
    public static let isolationMismatch: DiagnosticID = "isolation-mismatch"
    /// A replacement replaces nothing.
    public static let unmatchedReplacement: DiagnosticID = "unmatched-replacement"
    /// Something is replaced twice.
    public static let duplicateReplacement: DiagnosticID = "duplicate-replacement"
    /// Nothing that the root needs asks for a binding.
    public static let unusedBinding: DiagnosticID = "unused-binding"
    /// A value that a launcher gives is missing, because a component is built without one.
    public static let nothingGiven: DiagnosticID = "nothing-given"
    /// Shared instances keep each other alive, through a provider.
    public static let retainCycle: DiagnosticID = "retain-cycle"
    /// Two shared bindings stand for one thing that is not shared itself.
    public static let tornScope: DiagnosticID = "torn-scope"
    /// So many paths lead to something that is not shared that creating it takes an exponential time.
    public static let exponentialCreation: DiagnosticID = "exponential-creation"
    /// What a plugin reports without an id of its own.
    public static let plugin: DiagnosticID = "plugin"

    /// Everything that the library itself may say.
    public static let catalogue: [DiagnosticID] = [
        .moduleCycle, .componentCycle, .lateDeclaration, .unfinishedBinding, .reservedKey, .duplicateBinding, .seedConflict,
        .shadowedBinding, .collectionConflict, .duplicateDictionaryKey, .unmatchedReplacement, .duplicateReplacement,
        .repeatedScope, .scopeMismatch, .componentNotInstalled, .missingBinding, .assistedOutsideFactory, .dependencyCycle,
        .isolationMismatch, .nothingGiven, .tornScope, .exponentialCreation, .retainCycle, .unusedBinding,
    ]

    /// Warnings for these, errors for all others.
    public var severity: Diagnostic.Severity {
        switch self {
        case .unusedBinding, .retainCycle, .tornScope, .exponentialCreation: .warning
        default: .error
        }
    }
}

extension DiagnosticID: CustomStringConvertible {
    public var description: String { rawValue }
}
