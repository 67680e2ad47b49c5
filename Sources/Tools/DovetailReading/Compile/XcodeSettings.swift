import DovetailJSON
package import GraphCommands

/// The compile commands of an Xcode project: the output of `xcodebuild -showBuildSettingsForIndex -json`.
///
/// It contains, for each target and file, the arguments of `swiftc` for the module of the file:
///
///     {"App": {"/…/App.swift": {"swiftASTCommandArguments": ["-module-name", "App", …], "swiftASTModuleName": "App",
///                               "swiftASTBuiltProductsDir": "/…/Build/Products/Debug-iphonesimulator"}}}
package enum XcodeSettings {
    package static func commands(in file: String, _ environment: CommandEnvironment) throws(GraphCommand.Failure) -> [CompileCommand] {
        let failure = GraphCommand.Failure("\(file) is not the output of `xcodebuild -showBuildSettingsForIndex -json`")
        guard let document = try? JSONReader.read(environment.read(file)), let targets = document.members else { throw failure }
        var commands: [CompileCommand] = []
        for target in targets {
            guard let files = target.value.members else { throw failure }
            let sources = files.map(\.name).filter { $0.hasSuffix(".swift") }
            guard let settings = files.first(where: { $0.value["swiftASTCommandArguments"] != nil })?.value else { continue }
            guard let arguments = settings["swiftASTCommandArguments"]?.strings,
                let module = settings["swiftASTModuleName"]?.string ?? value(of: "-module-name", in: arguments)
            else { throw failure }
            // Generated sources are in the arguments only.
            let listed = arguments.filter { $0.hasSuffix(".swift") && $0.hasPrefix("/") }
            let products = settings["swiftASTBuiltProductsDir"]?.string
            if let products { try requireBuiltTarget(arguments, module: module, in: products, environment) }
            commands.append(
                CompileCommand(
                    module: module, compiler: "swiftc", arguments: arguments, sources: listed.isEmpty ? sources : listed,
                    inputs: products.map { modules(in: $0, environment) } ?? []))
        }
        let names = Set(commands.map(\.module))
        for position in commands.indices { commands[position].dependencies = names.subtracting([commands[position].module]) }
        return commands.sorted { $0.module < $1.module }
    }

    private static func value(of option: String, in arguments: [String]) -> String? {
        guard let position = arguments.firstIndex(of: option), position + 1 < arguments.count else { return nil }
        return arguments[position + 1]
    }

    /// The files of the modules that were built, one for each target triple.
    private static func modules(in products: String, _ environment: CommandEnvironment) -> [String] {
        environment.names(products).filter { $0.hasSuffix(".swiftmodule") }.flatMap { module in
            environment.names("\(products)/\(module)").filter { $0.hasSuffix(".swiftmodule") }.map { "\(products)/\(module)/\($0)" }
        }
    }

    /// Xcode is known to state the settings of another platform than the one that was built.
    private static func requireBuiltTarget(
        _ arguments: [String], module: String, in products: String, _ environment: CommandEnvironment
    ) throws(GraphCommand.Failure) {
        guard let target = value(of: "-target", in: arguments) else { return }
        let wanted = withoutVersion(target)
        let built = environment.names("\(products)/Dovetail.swiftmodule").filter { $0.hasSuffix(".swiftmodule") }
            .map { String($0.dropLast(".swiftmodule".count)) }
        if built.isEmpty {
            throw GraphCommand.Failure("Dovetail has not been built in \(products): build \(module) in Xcode first")
        }
        guard built.contains(where: { withoutVersion($0) == wanted }) else {
            throw GraphCommand.Failure(
                "the settings of \(module) are for \(target), but Dovetail was built for \(built.joined(separator: ", ")): pass the same -sdk "
                    + "and -destination to `xcodebuild -showBuildSettingsForIndex` as to the build")
        }
    }

    /// `arm64-apple-ios-simulator` of `arm64-apple-ios18.0-simulator`.
    private static func withoutVersion(_ triple: String) -> String {
        triple.split(separator: "-").map {
            $0.hasPrefix("ios") || $0.hasPrefix("macos") || $0.hasPrefix("tvos") || $0.hasPrefix("watchos") || $0.hasPrefix("xros")
                ? $0.prefix { !$0.isNumber } : $0
        }
        .joined(separator: "-")
    }
}

// SPDX-License-Identifier: Apache-2.0
