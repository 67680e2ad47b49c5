/// The stable name of a kind of diagnostic, such as `missing-binding`.
///
/// The ``catalogue`` contains every kind; the documentation of errors is generated from it.
public struct DiagnosticID: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    /// A requested key is not bound.
    public static let missingBinding: DiagnosticID = "missing-binding"
    /// A component binds a key twice.
    public static let duplicateBinding: DiagnosticID = "duplicate-binding"
    /// A component has two defaults for a key, and no binding that overrides them.
    public static let duplicateDefault: DiagnosticID = "duplicate-default"
    /// A binding depends on itself.
    public static let dependencyCycle: DiagnosticID = "dependency-cycle"
    /// A module includes itself, directly or transitively.
    public static let moduleCycle: DiagnosticID = "module-cycle"
    /// A component is installed inside itself.
    public static let componentCycle: DiagnosticID = "component-cycle"
    /// A binding is shared in a scope that is not that of its component.
    public static let scopeMismatch: DiagnosticID = "scope-mismatch"
    /// A component has the scope of one of its ancestors.
    public static let repeatedScope: DiagnosticID = "repeated-scope"
    /// A child binds a key that one of its ancestors binds.
    public static let shadowedBinding: DiagnosticID = "shadowed-binding"
    /// A component binds the key of its own seed.
    public static let seedConflict: DiagnosticID = "seed-conflict"
    /// A collection is bound as a whole and also has contributions.
    public static let collectionConflict: DiagnosticID = "collection-conflict"
    /// Two entries of a dictionary have the same key.
    public static let duplicateDictionaryKey: DiagnosticID = "duplicate-dictionary-key"
    /// A key is not bound because its type exists twice in the process: in two copies of its module.
    public static let duplicateImage: DiagnosticID = "duplicate-image"
    /// A type is bound that only the library creates, such as `Provider<Clock>`.
    public static let reservedKey: DiagnosticID = "reserved-key"
    /// A seed is requested outside the factory that is built from it.
    public static let assistedOutsideFactory: DiagnosticID = "assisted-outside-factory"
    /// The factory of a component is requested, but the component is not installed.
    public static let componentNotInstalled: DiagnosticID = "component-not-installed"
    /// A binding was started but not completed with a `to` method.
    public static let unfinishedBinding: DiagnosticID = "unfinished-binding"
    /// A binding uses a tag for which its factory has no parameter.
    public static let unmatchedTag: DiagnosticID = "unmatched-tag"
    /// A binder was used after its `configure` had returned.
    public static let lateDeclaration: DiagnosticID = "late-declaration"
    /// Instances that are created together are isolated to different actors.
    public static let isolationMismatch: DiagnosticID = "isolation-mismatch"
    /// A replacement matches no binding.
    public static let unmatchedReplacement: DiagnosticID = "unmatched-replacement"
    /// A binding is replaced twice.
    public static let duplicateReplacement: DiagnosticID = "duplicate-replacement"
    /// Several bindings depend on a value without a tag whose type does not say what it means, such as a `String`.
    public static let untaggedValue: DiagnosticID = "untagged-value"
    /// A binding that no other depends on has the type of the elements of a collection, and does not contribute to it.
    public static let missingContribution: DiagnosticID = "missing-contribution"
    /// The root does not depend on a binding, directly or transitively.
    public static let unusedBinding: DiagnosticID = "unused-binding"
    /// A step that a launcher runs for its value never runs, because nothing depends on the value.
    public static let notLaunched: DiagnosticID = "not-launched"
    /// A value that a launcher supplies is missing because the component is built without one.
    public static let missingExternalValue: DiagnosticID = "missing-external-value"
    /// A prepared step depends on a launched one.
    public static let prepareNeedsLaunch: DiagnosticID = "prepare-needs-launch"
    /// Two steps of one component have the same name.
    public static let duplicateStep: DiagnosticID = "duplicate-step"
    /// A component that must be launched is built directly.
    public static let builtInsteadOfLaunched: DiagnosticID = "built-instead-of-launched"
    /// A layer of settings cannot be read.
    public static let settingFile: DiagnosticID = "setting-file"
    /// Two settings have the same spelling, or the name of a setting is malformed.
    public static let settingConflict: DiagnosticID = "setting-conflict"
    /// A setting without a default has no value in any layer.
    public static let missingSetting: DiagnosticID = "missing-setting"
    /// The value of a setting is invalid.
    public static let invalidSetting: DiagnosticID = "invalid-setting"
    /// A layer has an entry that no setting reads.
    public static let unknownSetting: DiagnosticID = "unknown-setting"
    /// A secret was passed where other users can see it.
    public static let secretOnCommandLine: DiagnosticID = "secret-on-command-line"
    /// Shared instances retain each other through deferred dependencies.
    public static let retainCycle: DiagnosticID = "retain-cycle"
    /// Two shared bindings each hold their own instance of an unshared type.
    public static let splitInstance: DiagnosticID = "split-instance"
    /// So many paths lead to an unshared binding that creating its instances takes exponential time.
    public static let exponentialCreation: DiagnosticID = "exponential-creation"
    /// A diagnostic of a plugin that has no id of its own.
    public static let plugin: DiagnosticID = "plugin"
}

extension DiagnosticID {
    /// All kinds, with their severities, in the order in which they are reported: causes come before consequences.
    ///
    /// The order of the rules, the documentation of errors and all lists of kinds are this one.
    private static let table: [Kind] = [
        Kind(.moduleCycle, .error),
        Kind(.componentCycle, .error),
        Kind(.lateDeclaration, .error),
        Kind(.unfinishedBinding, .error),
        Kind(.unmatchedTag, .error),
        Kind(.reservedKey, .error),
        Kind(.duplicateBinding, .error),
        Kind(.duplicateDefault, .error),
        Kind(.seedConflict, .error),
        Kind(.shadowedBinding, .error),
        Kind(.collectionConflict, .error),
        Kind(.duplicateDictionaryKey, .error),
        Kind(.duplicateImage, .error),
        Kind(.unmatchedReplacement, .error),
        Kind(.duplicateReplacement, .error),
        Kind(.repeatedScope, .error),
        Kind(.scopeMismatch, .error),
        Kind(.componentNotInstalled, .error),
        Kind(.missingBinding, .error),
        Kind(.assistedOutsideFactory, .error),
        Kind(.dependencyCycle, .error),
        Kind(.isolationMismatch, .error),
        Kind(.prepareNeedsLaunch, .error),
        Kind(.duplicateStep, .error),
        Kind(.builtInsteadOfLaunched, .error),
        Kind(.missingExternalValue, .error),
        Kind(.settingFile, .error),
        Kind(.settingConflict, .error),
        Kind(.missingSetting, .error),
        Kind(.invalidSetting, .error),
        Kind(.splitInstance, .warning),
        Kind(.exponentialCreation, .warning),
        Kind(.retainCycle, .warning),
        Kind(.untaggedValue, .warning),
        Kind(.missingContribution, .warning),
        Kind(.notLaunched, .warning),
        Kind(.unusedBinding, .warning),
        Kind(.unknownSetting, .warning),
        Kind(.secretOnCommandLine, .warning),
    ]

    /// The ids of all diagnostics of the library.
    public static let catalogue: [DiagnosticID] = table.map(\.id)

    /// The default severity. The ids of plugins are errors.
    public var severity: Diagnostic.Severity { Self.warnings.contains(self) ? .warning : .error }

    // No set: creating one takes longer than all searches of a process.
    private static let warnings = table.filter { $0.severity == .warning }.map(\.id)

    private struct Kind {
        let id: DiagnosticID
        let severity: Diagnostic.Severity

        init(_ id: DiagnosticID, _ severity: Diagnostic.Severity) {
            self.id = id
            self.severity = severity
        }
    }
}

extension DiagnosticID: CustomStringConvertible {
    public var description: String { rawValue }
}

// SPDX-License-Identifier: Apache-2.0
