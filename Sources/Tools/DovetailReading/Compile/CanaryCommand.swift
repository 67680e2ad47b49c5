internal import GraphCommands

/// The canary: a program whose graph is known. If its trees are read as that graph, the trees of their compiler are understood.
enum CanaryCommand {
    static let module = "Canary"
    /// A component that is read completely, and one with code that cannot be followed.
    static let roots = ["Canary.CanaryApp", "Canary.CanaryLimits"]

    /// The options that say where modules are and for which platform they are; all others could change what the program means.
    private static let kept: Set<String> = [
        "-target", "-sdk", "-I", "-F", "-Isystem", "-Fsystem", "-vfsoverlay", "-resource-dir", "-sysroot", "-plugin-path", "-Xcc",
        "-external-plugin-path", "-tools-directory", "-toolchain-stdlib-rpath",
    ]

    /// Compiles the canary as `command` compiles its module.
    static func command(like command: CompileCommand, sources: [String]) -> CompileCommand {
        var arguments = ["-swift-version", "6"]
        var rest = command.arguments[...]
        while let argument = rest.popFirst() {
            if kept.contains(argument) {
                arguments.append(argument)
                if let value = rest.popFirst() { arguments.append(value) }
            } else if argument.hasPrefix("-I") || argument.hasPrefix("-F") {
                arguments.append(argument)
            }
        }
        return CompileCommand(
            module: module, compiler: command.compiler, arguments: arguments, sources: sources, inputs: command.inputs.filter(isDovetail))
    }

    /// The trees of the canary among others; none if a module with its name is another one.
    static func trees(among files: [TreeFile]) -> [TreeFile] {
        let named = files.filter { $0.module == module }
        let isCanary = named.contains { canarySources.values.contains(String(decoding: $0.source, as: UTF8.self)) }
        return isCanary ? named : []
    }

    private static func isDovetail(_ file: String) -> Bool {
        ["Dovetail", "DovetailGraph"].contains { file.hasSuffix("/\($0).swiftmodule") || file.contains("/\($0).swiftmodule/") }
    }
}

// SPDX-License-Identifier: Apache-2.0
