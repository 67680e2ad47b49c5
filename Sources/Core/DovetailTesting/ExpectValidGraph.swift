public import Dovetail
import DovetailGraph
import DovetailInspection

/// Expects that the graph of a component can be built.
///
/// Each error is recorded at the source location of the faulty binding, so an editor marks that line. The report and a page that
/// shows the graph are attached to the test. No factory is called.
///
/// ```swift
/// @Test func wiring() { expectValidGraph(App.self) }
/// ```
///
/// Use the same line in an `XCTestCase`: the function detects the framework of the running test.
///
/// * `replacing`: Modules whose bindings override those with the same keys.
/// * `plugins`: Additional rules.
/// * `severities`: Severities that differ from the defaults. A warning does not make the test fail.
///
/// - Returns: Whether there are no errors.
@discardableResult
public func expectValidGraph<C: RootComponent>(
    _ component: C.Type, replacing: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
    severities: [DiagnosticID: Diagnostic.Severity] = [:], file: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) -> Bool {
    let graph = C.graph(replacing: replacing, file: file, filePath: filePath, line: line, column: column)
    let caller = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
    return expectNoErrors(in: graph, of: C.self, plugins, severities, calledFrom: caller)
}

/// Expects that the graph of a component can be built with bindings replaced by values at hand.
///
/// ```swift
/// @Test func wiring() {
///     expectValidGraph(App.self) { replacing in
///         replacing.bind((any Network).self).to(value: NetworkSpy())
///     }
/// }
/// ```
@discardableResult
public func expectValidGraph<C: RootComponent>(
    _ component: C.Type, replacing: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
    severities: [DiagnosticID: Diagnostic.Severity] = [:], file: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, replacements: (_ replacing: Binder<Unscoped>) -> Void
) -> Bool {
    let graph = C.graph(
        replacing: replacing, file: file, filePath: filePath, line: line, column: column, replacements: replacements)
    let caller = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
    return expectNoErrors(in: graph, of: C.self, plugins, severities, calledFrom: caller)
}

/// Expects that a module is valid if its requirements are bound.
///
/// The keys that the module declares with `Binder.requires` are treated as bound; the module itself, or a module that it includes,
/// has to bind all other dependencies.
///
/// ```swift
/// @Test func feed() { expectValidGraph(FeedModule.self) }
/// ```
@discardableResult
public func expectValidGraph<M: Module>(
    _ module: M.Type, plugins: [any GraphPlugin] = [], severities: [DiagnosticID: Diagnostic.Severity] = [:],
    file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    let graph = M.graph(file: file, filePath: filePath, line: line, column: column)
    let caller = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
    return expectNoErrors(in: graph, of: M.self, plugins, severities, calledFrom: caller)
}

private func expectNoErrors(
    in graph: Graph, of type: Any.Type, _ plugins: [any GraphPlugin], _ severities: [DiagnosticID: Diagnostic.Severity],
    calledFrom caller: Graph.SourceLocation
) -> Bool {
    let findings = graph.validate(plugins: plugins, severities: severities)
    if findings.isEmpty { return true }
    let reporter = TestReporter.current
    let renderer = DiagnosticRenderer()
    for finding in findings {
        let text = renderer.lines(finding).map(\.text).joined(separator: "\n")
        switch finding.severity {
        case .error: reporter.fail(text, at: finding.place, calledFrom: caller)
        case .warning: reporter.warn(text, at: finding.place, calledFrom: caller)
        }
    }
    guard findings.contains(where: { $0.severity == .error }) else { return true }
    let name = TypeName(type).short
    reporter.attach(renderer.text(findings, of: name), named: "\(name).txt", calledFrom: caller)
    reporter.attach(graph.html(findings), named: "\(name).html", calledFrom: caller)
    return false
}

// SPDX-License-Identifier: Apache-2.0
