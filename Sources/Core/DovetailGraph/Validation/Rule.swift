/// A property that every graph must have.
struct Rule: Sendable {
    /// The id of all its diagnostics.
    let id: DiagnosticID
    /// Whether it only applies to graphs without errors.
    var needsFaultlessGraph = false
    /// Whether it also applies to ``Graph/unreplaced``: a replacement hides no mistake in the declarations of the application.
    var examinesReplaced = false
    /// Returns all violations in declaration order, one diagnostic for each cause.
    let check: @Sendable (ValidationContext) -> [Diagnostic]
}

extension DiagnosticID {
    /// The ids of the rules, in the order in which they run.
    package static var rules: [DiagnosticID] { allRules.map(\.id) }
}

/// All rules, in the order of the catalogue.
let allRules: [Rule] = [
    Rule(id: .moduleCycle) { $0.moduleCycles() },
    Rule(id: .componentCycle) { $0.componentCycles() },
    Rule(id: .lateDeclaration) { $0.lateDeclarations() },
    Rule(id: .unfinishedBinding) { $0.unfinishedBindings() },
    Rule(id: .unmatchedTag, examinesReplaced: true) { $0.unmatchedTags() },
    Rule(id: .reservedKey) { $0.reservedKeys() },
    Rule(id: .duplicateBinding, examinesReplaced: true) { $0.duplicateBindings() },
    Rule(id: .duplicateDefault, examinesReplaced: true) { $0.duplicateDefaults() },
    Rule(id: .seedConflict) { $0.seedConflicts() },
    Rule(id: .shadowedBinding, examinesReplaced: true) { $0.shadowedBindings() },
    Rule(id: .collectionConflict, examinesReplaced: true) { $0.collectionConflicts() },
    Rule(id: .duplicateDictionaryKey, examinesReplaced: true) { $0.duplicateDictionaryKeys() },
    Rule(id: .duplicateImage) { $0.duplicateImages() },
    Rule(id: .unmatchedReplacement) { $0.unmatchedReplacements() },
    Rule(id: .duplicateReplacement) { $0.duplicateReplacements() },
    Rule(id: .repeatedScope) { $0.repeatedScopes() },
    Rule(id: .scopeMismatch) { $0.scopeMismatches() },
    Rule(id: .componentNotInstalled) { $0.missingComponents() },
    Rule(id: .missingBinding) { $0.missingBindings() },
    Rule(id: .assistedOutsideFactory) { $0.misplacedSeeds() },
    Rule(id: .dependencyCycle) { $0.dependencyCycles() },
    Rule(id: .isolationMismatch) { $0.isolationMismatches() },
    Rule(id: .prepareNeedsLaunch) { $0.preparedStepsThatNeedLaunch() },
    Rule(id: .duplicateStep) { $0.duplicateSteps() },
    Rule(id: .builtInsteadOfLaunched) { $0.builtInsteadOfLaunched() },
    Rule(id: .splitInstance) { $0.splitInstances() },
    // Nothing can be counted in a cycle.
    Rule(id: .exponentialCreation, needsFaultlessGraph: true) { $0.exponentialCreations() },
    Rule(id: .retainCycle) { $0.retainCycles() },
    Rule(id: .untaggedValue) { $0.untaggedValues() },
    // A missing binding makes other bindings appear unused.
    Rule(id: .missingContribution, needsFaultlessGraph: true) { $0.missingContributions() },
    Rule(id: .notLaunched, needsFaultlessGraph: true) { $0.stepsThatAreNotLaunched() },
    Rule(id: .unusedBinding, needsFaultlessGraph: true) { $0.unusedBindings() },
]

/// The rules whose diagnostics are errors by default. Found once, because comparing the ids takes longer than most rules.
let errorRules = allRules.filter { $0.id.severity == .error }

/// The rules whose diagnostics are warnings by default.
let warningRules = allRules.filter { $0.id.severity == .warning }

// SPDX-License-Identifier: Apache-2.0
