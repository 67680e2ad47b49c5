public import Dovetail
internal import DovetailGraph
internal import GraphCommands

/// Validates graphs, prints their diagnostics in the format of a compiler, and exits.
///
/// This is the whole of an executable called `graph-check`, which `swift build` can run before it compiles an application:
///
/// ```swift
/// import AppWiring
/// import DovetailChecking
///
/// checkGraphs(App.self, Admin.self)
/// ```
///
/// All components are validated, even if the first is invalid. No factory is called. `graph-check --help` lists the options of the
/// program. It exits with status 0 if all graphs are valid, 1 if there are errors, and 2 if the command line is invalid or
/// the program could not carry it out.
///
/// * `components`: The root components whose graphs are validated.
/// * `modules`: Modules to validate alone: their requirements are treated as bound.
/// * `plugins`: Additional rules.
public func checkGraphs(
    _ components: any RootComponent.Type..., modules: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
    file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Never {
    // The name under which it was started.
    let program = CommandLine.arguments.first?.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init)
    let environment = CommandEnvironment.process(named: program ?? "graph-check")
    let command = CheckCommand(
        graphs: components.map { NamedGraph($0, file: file, filePath: filePath, line: line, column: column) }
            + modules.map { NamedGraph($0, file: file, filePath: filePath, line: line, column: column) },
        plugins: plugins, environment: environment)
    Console.end(command.run(Array(CommandLine.arguments.dropFirst())), of: environment.program)
}

/// Rejects a mistake: a module has no root.
@available(*, unavailable, message: "a module is validated alone: write checkGraphs(modules: [FeedModule.self])")
@_disfavoredOverload
public func checkGraphs(_ modules: any Module.Type..., plugins: [any GraphPlugin] = []) -> Never { fatalError() }

/// Rejects a mistake: a component that is installed in another is validated with it.
@available(*, unavailable, message: "only a RootComponent has a graph of its own, which contains those of the components that it installs")
@_disfavoredOverload
public func checkGraphs(_ components: any Component.Type..., plugins: [any GraphPlugin] = []) -> Never { fatalError() }

// SPDX-License-Identifier: Apache-2.0
