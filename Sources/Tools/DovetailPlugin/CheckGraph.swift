import Foundation
import PackagePlugin

/// `swift package check-graph`: builds and runs every executable of the package that calls `checkGraphs`.
///
///     swift package check-graph
///     swift package check-graph --target graph-check --format json
///
/// The remaining arguments are passed to the executables.
@main struct CheckGraph: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let wanted = extractor.extractOption(named: "target")
        let rest = extractor.remainingArguments
        let checks = try checks(in: context.package, named: wanted)
        if rest.contains(where: { $0 == "--watch" || $0 == "watch" }) {
            let product = product(ofTarget: checks[0], in: context.package)
            throw Refusal("the build folder is locked while this command runs; to watch the sources, use: swift run \(product) watch")
        }

        var failed: [String] = []
        for name in checks {
            let product = product(ofTarget: name, in: context.package)
            if try !run(try build(product), arguments: rest, in: context.package.directoryURL) { failed.append(name) }
        }
        if !failed.isEmpty { throw Refusal("\(failed.joined(separator: ", ")) found errors") }
    }

    /// The executables that depend on DovetailChecking, or those among them that the user selected.
    private func checks(in package: Package, named wanted: [String]) throws -> [String] {
        let all = package.targets.filter { isCheck($0) }.map(\.name)
        if all.isEmpty {
            throw Refusal("no executable of \(package.displayName) depends on DovetailChecking; add one that calls checkGraphs(…)")
        }
        for name in wanted where !all.contains(name) {
            throw Refusal("\(name) is not an executable that depends on DovetailChecking; choose from \(all.joined(separator: ", "))")
        }
        return wanted.isEmpty ? all : wanted
    }

    private func isCheck(_ target: Target) -> Bool {
        guard let module = target as? SwiftSourceModuleTarget, module.kind == .executable else { return false }
        return target.dependencies.contains { dependency in
            switch dependency {
            case .product(let product): product.name == "DovetailChecking"
            case .target(let target): target.name == "DovetailChecking"
            @unknown default: false
            }
        }
    }

    /// The product that an executable target is built as: one that the package declares with a name of its own, or that of the target.
    private func product(ofTarget name: String, in package: Package) -> String {
        package.products.first { ($0 as? ExecutableProduct)?.mainTarget.name == name }?.name ?? name
    }

    private func build(_ name: String) throws -> URL {
        let result = try packageManager.build(.product(name), parameters: .init(configuration: .debug, logging: .concise))
        guard result.succeeded else { throw Refusal("\(name) cannot be built\n\(result.logText)") }
        // With the suffix of executables, on platforms that have one.
        guard let executable = result.builtArtifacts.first(where: { $0.kind == .executable && $0.url.isExecutable(named: name) })
        else { throw Refusal("\(name) was built, but its executable was not found") }
        return executable.url
    }

    private func run(_ executable: URL, arguments: [String], in folder: URL) throws -> Bool {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        // Findings are located relative to the directory of the package.
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}

/// Why the command failed, in one line.
private struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

extension URL {
    fileprivate func isExecutable(named name: String) -> Bool { lastPathComponent == name || lastPathComponent == "\(name).exe" }
}

// SPDX-License-Identifier: Apache-2.0
