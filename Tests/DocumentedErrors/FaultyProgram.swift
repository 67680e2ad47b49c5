import Dovetail
import DovetailGraph

/// The smallest program with one mistake: what it prints stands in the documentation of errors.
///
/// `#sourceLocation` lets it speak of the lines that the documentation shows.
struct FaultyProgram: Sendable {
    let id: DiagnosticID
    let graph: @Sendable () -> Graph
    /// Those without which it is not found.
    let plugins: [any GraphPlugin]

    init<App: RootComponent & SendableMetatype>(
        _ id: DiagnosticID, _: App.Type, replacing: @autoclosure @escaping @Sendable () -> [any Module.Type] = [],
        plugins: [any GraphPlugin] = []
    ) {
        self.id = id
        self.plugins = plugins
        graph = { App.graph(replacing: replacing(), file: "App/main.swift", filePath: "main.swift", line: 1, column: 9) }
    }

    static let all: [FaultyProgram] = [
        .moduleCycle, .componentCycle, .lateDeclaration, .unfinishedBinding, .reservedKey, .duplicateBinding, .seedConflict,
        .shadowedBinding, .collectionConflict, .duplicateDictionaryKey, .unmatchedReplacement, .duplicateReplacement,
        .repeatedScope, .scopeMismatch, .componentNotInstalled, .missingBinding, .assistedOutsideFactory, .dependencyCycle,
        .isolationMismatch, .prepareNeedsLaunch, .duplicateStep, .builtInsteadOfLaunched, .nothingGiven, .settingFile, .settingConflict,
        .missingSetting, .wrongSetting, .tornScope, .exponentialCreation, .retainCycle, .unusedBinding, .unknownSetting,
        .secretOnCommandLine,
    ]

    var findings: [Diagnostic] { graph().validate(plugins: plugins) }

    /// What a build prints.
    var report: String { DiagnosticRenderer(places: .path).text(findings, of: "App") }
}
