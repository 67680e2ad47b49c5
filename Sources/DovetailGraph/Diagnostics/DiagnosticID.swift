/// The stable name of a kind of finding, such as `missing-binding`.
///
/// Everything that may be said about a graph stands in ``catalogue``; the documentation of errors is made from it.
public struct DiagnosticID: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public static let missingBinding: DiagnosticID = "missing-binding"
    public static let duplicateBinding: DiagnosticID = "duplicate-binding"
    public static let dependencyCycle: DiagnosticID = "dependency-cycle"
    public static let moduleCycle: DiagnosticID = "module-cycle"
    public static let componentCycle: DiagnosticID = "component-cycle"
    public static let scopeMismatch: DiagnosticID = "scope-mismatch"
    public static let repeatedScope: DiagnosticID = "repeated-scope"
    public static let shadowedBinding: DiagnosticID = "shadowed-binding"
    public static let seedConflict: DiagnosticID = "seed-conflict"
    public static let collectionConflict: DiagnosticID = "collection-conflict"
    public static let duplicateDictionaryKey: DiagnosticID = "duplicate-dictionary-key"
    public static let reservedKey: DiagnosticID = "reserved-key"
    public static let assistedOutsideFactory: DiagnosticID = "assisted-outside-factory"
    public static let componentNotInstalled: DiagnosticID = "component-not-installed"
    public static let unfinishedBinding: DiagnosticID = "unfinished-binding"
    public static let lateDeclaration: DiagnosticID = "late-declaration"
    public static let isolationMismatch: DiagnosticID = "isolation-mismatch"
    public static let unmatchedReplacement: DiagnosticID = "unmatched-replacement"
    public static let duplicateReplacement: DiagnosticID = "duplicate-replacement"
    public static let unusedBinding: DiagnosticID = "unused-binding"
    public static let nothingGiven: DiagnosticID = "nothing-given"
    public static let retainCycle: DiagnosticID = "retain-cycle"
    public static let tornScope: DiagnosticID = "torn-scope"
    /// What a plugin reports without an id of its own.
    public static let plugin: DiagnosticID = "plugin"

    /// Everything that the library itself may say.
    public static let catalogue: [DiagnosticID] = [
        .moduleCycle, .componentCycle, .lateDeclaration, .unfinishedBinding, .reservedKey, .duplicateBinding, .seedConflict,
        .shadowedBinding, .collectionConflict, .duplicateDictionaryKey, .unmatchedReplacement, .duplicateReplacement,
        .repeatedScope, .scopeMismatch, .componentNotInstalled, .missingBinding, .assistedOutsideFactory, .dependencyCycle,
        .isolationMismatch, .nothingGiven, .tornScope, .retainCycle, .unusedBinding,
    ]

    /// Warnings for these, errors for all others.
    public var severity: Diagnostic.Severity {
        switch self {
        case .unusedBinding, .retainCycle, .tornScope: .warning
        default: .error
        }
    }
}

extension DiagnosticID: CustomStringConvertible {
    public var description: String { rawValue }
}
