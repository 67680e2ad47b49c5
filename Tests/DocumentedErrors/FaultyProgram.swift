import Dovetail
import DovetailGraph

/// The smallest program with one mistake. The documentation of errors shows its output.
///
/// `#sourceLocation` makes its diagnostics name the lines that the documentation shows.
struct FaultyProgram: Sendable {
    let id: DiagnosticID
    let graph: @Sendable () -> Graph
    /// The plugins that are required to report it.
    let plugins: [any GraphPlugin]

    init<App: RootComponent & SendableMetatype>(
        _ id: DiagnosticID, _: App.Type, replacing: @autoclosure @escaping @Sendable () -> [any Module.Type] = [],
        plugins: [any GraphPlugin] = []
    ) {
        self.id = id
        self.plugins = plugins
        graph = { App.graph(replacing: replacing(), file: "App/main.swift", filePath: "main.swift", line: 1, column: 9) }
    }

    init(_ id: DiagnosticID, graph: @escaping @Sendable () -> Graph) {
        self.id = id
        self.graph = graph
        plugins = []
    }

    static let all: [FaultyProgram] = [
        .moduleCycle, .componentCycle, .lateDeclaration, .unfinishedBinding, .unmatchedTag, .reservedKey, .duplicateBinding,
        .duplicateDefault, .seedConflict, .shadowedBinding, .collectionConflict, .duplicateDictionaryKey, .duplicateImage,
        .unmatchedReplacement, .duplicateReplacement,
        .repeatedScope, .scopeMismatch, .componentNotInstalled, .missingBinding, .assistedOutsideFactory, .dependencyCycle,
        .isolationMismatch, .prepareNeedsLaunch, .duplicateStep, .builtInsteadOfLaunched, .missingExternalValue, .settingFile,
        .settingConflict,
        .missingSetting, .invalidSetting, .splitInstance, .exponentialCreation, .retainCycle, .untaggedValue, .missingContribution,
        .notLaunched, .unusedBinding, .unknownSetting, .secretOnCommandLine,
    ]

    var findings: [Diagnostic] { graph().validate(plugins: plugins) }

    /// The output of a build.
    var report: String { DiagnosticRenderer(places: .path).text(findings, of: "App") }
}

// SPDX-License-Identifier: Apache-2.0
