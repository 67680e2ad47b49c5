import DovetailJSON
package import GraphCommands

/// The compile commands of a package, as SwiftPM's native build system describes them.
package enum SwiftPMBuild {
    private static let name = "description.json"

    /// - Parameter folder: `.build/debug`, or `.build`, whose debug configuration is meant.
    package static func commands(in folder: String, _ environment: CommandEnvironment) throws(GraphCommand.Failure) -> [CompileCommand] {
        let file = try description(in: folder, environment)
        return try commands(reading: environment.read(file), named: file)
    }

    private static func description(in folder: String, _ environment: CommandEnvironment) throws(GraphCommand.Failure) -> String {
        let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        let candidates = ["\(folder)/\(name)", "\(folder)/debug/\(name)"]
        if let file = candidates.first(where: environment.exists) { return file }
        throw GraphCommand.Failure(
            "\(candidates[0]) does not exist: SwiftPM's native build system writes it, so run `swift build --build-system native` first")
    }

    /// The source files beside those of the modules that have been added since the build.
    static func addedSources(
        beside commands: [CompileCommand], in folder: String, _ environment: CommandEnvironment
    ) throws(GraphCommand.Failure) -> [String] {
        let description = try description(in: folder, environment)
        let known = Set(commands.flatMap(\.sources))
        let folders = Set(known.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") })
        let files = folders.sorted().flatMap { folder in environment.names(folder).map { "\(folder)/\($0)" } }
        return files.filter { $0.hasSuffix(".swift") && !known.contains($0) && environment.isNewer($0, description) }
    }

    /// The source files that have been edited since their module was built, of the modules that those that are read can use: what is read sees
    /// the declarations from before.
    ///
    /// Of what the compiler writes for a module, the places of its declarations are written each time; the module itself only if others can see
    /// a difference.
    static func editedSources(
        of commands: [CompileCommand], usedBy users: [CompileCommand], _ environment: CommandEnvironment
    ) -> [String] {
        let used = users.reduce(into: Set()) { $0.formUnion($1.dependencies) }
        return commands.filter { used.contains($0.module) }.flatMap { command in
            guard let output = command.output, output.hasSuffix(".swiftmodule") else { return [String]() }
            let places = "\(output.dropLast(".swiftmodule".count)).swiftsourceinfo"
            return command.sources.filter { environment.isNewer($0, places) }
        }
    }

    static func commands(reading bytes: [UInt8], named file: String) throws(GraphCommand.Failure) -> [CompileCommand] {
        let failure = GraphCommand.Failure("\(file) is not a description that SwiftPM 6.3 writes")
        guard let document = try? JSONReader.read(bytes), let entries = document["swiftCommands"]?.members else { throw failure }
        let dependencies = document["targetDependencyMap"]?.members ?? []
        var names: [String: Set<String>] = [:]
        for entry in dependencies { names[moduleName(entry.name)] = Set((entry.value.strings ?? []).map(moduleName)) }

        var commands: [CompileCommand] = []
        var imports: [String: [String]] = [:]
        for entry in entries where !entry.name.hasSuffix("-tool.module") {
            let value = entry.value
            guard let module = value["moduleName"]?.string, let compiler = value["executable"]?.string,
                let arguments = value["otherArguments"]?.strings, let sources = value["sources"]?.strings,
                let path = value["importPath"]?.string
            else { throw failure }
            imports[module] = (value["inputs"]?.array ?? []).compactMap { $0["name"]?.string.flatMap(nameOfModule) }
            commands.append(
                CompileCommand(
                    module: module, compiler: compiler, arguments: ["-I", path] + arguments, sources: sources,
                    output: value["moduleOutputPath"]?.string, dependencies: names[module] ?? []))
        }
        let products = (document["builtTestProducts"]?.array ?? []).compactMap { $0["productName"]?.string.map(moduleName) }
        let tests = tests(of: products, imports)
        let outputs = Dictionary(commands.map { ($0.module, $0.output) }) { first, _ in first }
        for position in commands.indices {
            commands[position].inputs = commands[position].dependencies.sorted().compactMap { outputs[$0] ?? nil }
            commands[position].isTest = tests.contains(commands[position].module)
        }
        return commands.sorted { $0.module < $1.module }
    }

    /// The modules with tests, and the ones that SwiftPM writes to start them.
    ///
    /// For each product with tests it writes a module with the same name, which imports all modules that contain the tests. Where the
    /// runtime cannot find tests by itself, as on Linux, a second module lists them, and the first one imports it as well.
    private static func tests(of products: [String], _ imports: [String: [String]]) -> Set<String> {
        var tests = Set(products)
        for product in products {
            for module in imports[product] ?? [] {
                tests.insert(module)
                if module.hasSuffix("DiscoveredTests") { tests.formUnion(imports[module] ?? []) }
            }
        }
        return tests
    }

    /// The module of a target.
    private static func moduleName(_ target: String) -> String { String(target.map { $0 == "-" ? "_" : $0 }) }

    /// `Feed` of `…/Modules/Feed.swiftmodule`.
    private static func nameOfModule(_ path: String) -> String? {
        guard path.hasSuffix(".swiftmodule"), let name = path.split(separator: "/").last else { return nil }
        return String(name.dropLast(".swiftmodule".count))
    }
}

extension JSONValue {
    var string: String? { if case .string(let text) = content { text } else { nil } }
    var array: [JSONValue]? { if case .array(let values) = content { values } else { nil } }
    var members: [Member]? { if case .object(let members) = content { members } else { nil } }
    /// The strings of an array of strings.
    var strings: [String]? {
        guard let array else { return nil }
        let strings = array.compactMap(\.string)
        return strings.count == array.count ? strings : nil
    }
}

// SPDX-License-Identifier: Apache-2.0
