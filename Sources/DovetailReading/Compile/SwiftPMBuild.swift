import DovetailJSON
package import GraphCommands

/// The compile commands of a package, as SwiftPM's native build system describes them.
package enum SwiftPMBuild {
    private static let name = "description.json"

    /// - Parameter folder: `.build/debug`, or `.build`, whose debug configuration is meant.
    package static func commands(in folder: String, _ surroundings: Surroundings) throws(GraphCommand.Failure) -> [CompileCommand] {
        let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        let candidates = ["\(folder)/\(name)", "\(folder)/debug/\(name)"]
        guard let file = candidates.first(where: surroundings.exists) else {
            throw GraphCommand.Failure(
                "\(candidates[0]) does not exist: SwiftPM's native build system writes it, so run `swift build --build-system native` first"
            )
        }
        return try commands(reading: surroundings.read(file), named: file)
    }

    static func commands(reading bytes: [UInt8], named file: String) throws(GraphCommand.Failure) -> [CompileCommand] {
        let failure = GraphCommand.Failure("\(file) is not a description that SwiftPM 6.3 writes")
        guard let document = try? JSONReader.read(bytes), let entries = document["swiftCommands"]?.members else { throw failure }
        let dependencies = document["targetDependencyMap"]?.members ?? []
        var names: [String: Set<String>] = [:]
        for entry in dependencies { names[moduleName(entry.name)] = Set((entry.value.strings ?? []).map(moduleName)) }

        var commands: [CompileCommand] = []
        var tests: Set<String> = []
        for entry in entries where !entry.name.hasSuffix("-tool.module") {
            let value = entry.value
            guard let module = value["moduleName"]?.string, let compiler = value["executable"]?.string,
                let arguments = value["otherArguments"]?.strings, let sources = value["sources"]?.strings,
                let imports = value["importPath"]?.string
            else { throw failure }
            // Modules that only list the tests: what they import are tests.
            if module.hasSuffix("DiscoveredTests") {
                tests.formUnion((value["inputs"]?.array ?? []).compactMap { $0["name"]?.string.flatMap(nameOfModule) })
                tests.insert(module)
                continue
            }
            commands.append(
                CompileCommand(
                    module: module, compiler: compiler, arguments: ["-I", imports] + arguments, sources: sources,
                    output: value["moduleOutputPath"]?.string, dependencies: names[module] ?? []))
        }
        let outputs = Dictionary(commands.map { ($0.module, $0.output) }) { first, _ in first }
        for position in commands.indices {
            commands[position].inputs = commands[position].dependencies.sorted().compactMap { outputs[$0] ?? nil }
            let name = commands[position].module
            commands[position].isTest = tests.contains(name) || tests.contains("\(name.dropLast("Tests".count))DiscoveredTests")
        }
        return commands.sorted { $0.module < $1.module }
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
