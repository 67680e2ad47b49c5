import Foundation
import PackagePlugin

/// `swift package read-graph`: compiles the modules of the package that use Dovetail, and reads their graphs. Nothing of them is linked or run.
///
///     swift package read-graph
///     swift package read-graph --target AppWiring --root App --format json
///
/// The remaining arguments are those of `dovetail-graph read`.
@main struct ReadGraph: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        if let option = arguments.first(where: { isOptionOfSwiftPM($0) }) {
            throw Refusal("\(option) is an option of SwiftPM, so it is written before the command: swift package \(option) … read-graph")
        }
        var extractor = ArgumentExtractor(arguments)
        let targets = try targets(in: context.package, named: extractor.extractOption(named: "target"))
        var rest = extractor.remainingArguments
        if !rest.contains("--help") {
            for target in targets { try build(target.name) }
            rest = targets.flatMap { ["--module", $0.moduleName] } + rest
        }
        // The compiler's trees stay in the folder of the plugin, the only one that a plugin may write to.
        let trees = context.pluginWorkDirectoryURL.appending(path: "trees").path(percentEncoded: false)
        let origin = ["--build", buildFolder(of: context).path(percentEncoded: false), "--cache", trees]
        try run(try context.tool(named: "dovetail-graph").url, arguments: ["read"] + origin + rest, in: context.package.directoryURL)
    }

    /// Whether an argument is one that users write behind other commands of SwiftPM. None of these names is one of `dovetail-graph read`.
    private func isOptionOfSwiftPM(_ argument: String) -> Bool {
        let name = argument.prefix { $0 != "=" }
        return [
            "-c", "--configuration", "--package-path", "--scratch-path", "--build-path", "--triple", "--sdk", "--swift-sdk", "--jobs", "-j",
            "--disable-sandbox", "--traits", "--build-system", "-Xswiftc", "-v", "--verbose",
        ].contains(name)
    }

    /// The targets that can declare bindings, or those among them that the user selected.
    private func targets(in package: Package, named wanted: [String]) throws -> [SwiftSourceModuleTarget] {
        let all = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
            .filter { [.generic, .executable].contains($0.kind) && usesDovetail($0) }
        if all.isEmpty { throw Refusal("no target of \(package.displayName) depends on Dovetail") }
        for name in wanted where !all.contains(where: { $0.name == name }) {
            throw Refusal("\(name) is not a target that depends on Dovetail; choose from \(all.map(\.name).joined(separator: ", "))")
        }
        return wanted.isEmpty ? all : all.filter { wanted.contains($0.name) }
    }

    private func usesDovetail(_ target: any Target) -> Bool {
        target.recursiveTargetDependencies.contains { $0.name == "Dovetail" }
    }

    /// Compiles the module of a target, and the modules that it imports.
    private func build(_ name: String) throws {
        let result = try packageManager.build(.target(name), parameters: .init(configuration: .debug, logging: .concise))
        guard result.succeeded else { throw Refusal("\(name) cannot be compiled\n\(result.logText)") }
    }

    /// `.build/debug` of `.build/plugins/DovetailReaderPlugin/outputs`, or of a folder below it.
    private func buildFolder(of context: PluginContext) -> URL {
        var folder = context.pluginWorkDirectoryURL
        while folder.lastPathComponent != "plugins", folder.pathComponents.count > 1 { folder.deleteLastPathComponent() }
        return folder.deletingLastPathComponent().appending(path: "debug")
    }

    private func run(_ tool: URL, arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        // Findings are located relative to the directory of the package.
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        switch process.terminationStatus {
        // A graph that is valid as far as it can be read passes; `--complete` makes an error of what cannot.
        case 0, 3: break
        case 1: throw Refusal("errors were found")
        default: throw Refusal("the graphs cannot be read")
        }
    }
}

/// Why the command failed, in one line.
private struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

// SPDX-License-Identifier: Apache-2.0
