/// How a build compiles one module, reduced to what type-checking it needs.
package struct CompileCommand: Hashable, Sendable {
    package var module: String
    /// The path of `swiftc`, or its name.
    package var compiler: String
    /// The arguments without the sources and without what only code generation needs.
    package var arguments: [String]
    package var sources: [String]
    /// The sources whose trees are needed.
    package var read: [String]
    /// The `.swiftmodule` that the build writes; nil if that is unknown.
    package var output: String?
    /// The modules that this one can use, transitively.
    package var dependencies: Set<String>
    /// Compiled modules that type-checking depends on.
    package var inputs: [String]
    /// Whether the module contains tests.
    package var isTest = false

    package init(
        module: String, compiler: String, arguments: [String], sources: [String], output: String? = nil, dependencies: Set<String> = [],
        inputs: [String] = [], isTest: Bool = false
    ) {
        self.module = module
        self.compiler = compiler
        self.arguments = Self.typeCheckingArguments(arguments, sources: Set(sources))
        self.sources = sources
        read = sources.filter { Self.binds($0, in: module) }
        self.output = output
        self.dependencies = dependencies
        self.inputs = inputs
        self.isTest = isTest
    }

    /// Whether a file of this package can bind something: the others of the modules above the core are not needed.
    private static func binds(_ file: String, in module: String) -> Bool {
        switch module {
        case "DovetailSettings": file.contains("/DovetailSettings/Bind/")
        case "DovetailLaunch": file.contains("/DovetailLaunch/Declare/")
        case "Cleanse": !["Errors", "Plugins"].contains { file.contains("/Cleanse/\($0)/") }
        default: true
        }
    }

    // MARK: Arguments

    /// Options for outputs, for incremental builds and for the log. The module cache is one of its own: the same folder under two
    /// spellings of its path is an error in the compiler.
    private static let dropped: Set<String> = [
        "-incremental", "-enable-batch-mode", "-disable-batch-mode", "-serialize-diagnostics", "-parseable-output",
        "-use-frontend-parseable-output", "-emit-objc-header", "-emit-module", "-emit-dependencies", "-emit-library", "-emit-object",
        "-emit-const-values", "-emit-localized-strings", "-index-ignore-system-modules", "-save-temps", "-c", "-v", "-g",
        "-whole-module-optimization", "-wmo", "-explicit-module-build", "-experimental-explicit-module-build", "-typecheck",
        "-experimental-skip-non-inlinable-function-bodies", "-experimental-skip-non-inlinable-function-bodies-without-types",
        "-no-emit-module-separately-wmo", "-no-emit-module-separately", "-suppress-warnings", "-warnings-as-errors",
        "-continue-building-after-errors",
    ]
    /// The same, with a value.
    private static let droppedWithValue: Set<String> = [
        "-index-store-path", "-index-unit-output-path", "-emit-objc-header-path", "-emit-module-path", "-emit-localized-strings-path",
        "-emit-const-values-path", "-emit-dependencies-path", "-module-cache-path", "-output-file-map", "-o", "-num-threads",
        "-module-name", "-emit-module-interface-path", "-emit-private-module-interface-path", "-emit-package-module-interface-path",
        "-emit-tbd-path", "-emit-symbol-graph-dir", "-const-gather-protocols-file", "-diagnostic-style", "-clang-build-session-file",
    ]

    private static func typeCheckingArguments(_ arguments: [String], sources: Set<String>) -> [String] {
        var kept: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if dropped.contains(argument) || sources.contains(argument) || isNumberOfJobs(argument) { continue }
            if droppedWithValue.contains(argument) {
                _ = rest.popFirst()
            } else if argument == "-Xcc" || argument == "-Xfrontend", let value = rest.popFirst() {
                if isDropped(value, of: argument) {
                    // `-Xfrontend -const-gather-protocols-file -Xfrontend FILE`
                    if droppedWithValue.contains(value) { rest = rest.dropFirst(2) }
                } else {
                    kept += [argument, value]
                }
            } else {
                kept.append(argument)
            }
        }
        return kept
    }

    private static func isNumberOfJobs(_ argument: String) -> Bool {
        argument.hasPrefix("-j") && argument.count > 2 && argument.dropFirst(2).allSatisfy(\.isNumber)
    }

    /// Whether an option for a part of the compiler does not affect types, or prevents it from type-checking the bodies of functions: without
    /// them there is no `configure` to read.
    private static func isDropped(_ value: String, of option: String) -> Bool {
        if option == "-Xcc" { return value == "-g" }
        return dropped.contains(value) || droppedWithValue.contains(value) || value.contains("-skip-") || value.contains("lazy")
    }
}

extension CompileCommand {
    /// Prints, as one line, the call of the compiler's frontend that type-checks the module.
    func jobs(moduleCache: String) -> [String] {
        ["-driver-print-jobs", "-typecheck", "-wmo", "-suppress-warnings", "-driver-filelist-threshold=1000000", "-module-name", module]
            + ["-module-cache-path", moduleCache] + arguments + sources
    }
}

extension CompileCommand {
    /// Whether what the module declares without an actor is on the main actor.
    var isOnMainActor: Bool {
        arguments.indices.contains { arguments[$0] == "-default-isolation" && arguments[($0 + 1)...].first == "MainActor" }
            || arguments.contains("-default-isolation=MainActor")
    }

    /// Whether `#file` is `#fileID` in the module, as in Swift 6, or `#filePath`.
    var hasConciseFile: Bool {
        func has(_ option: String, _ values: Set<String>) -> Bool {
            arguments.indices.contains { arguments[$0] == option && arguments[($0 + 1)...].first.map(values.contains) == true }
        }
        return has("-swift-version", ["6"]) || has("-enable-upcoming-feature", ["ConciseMagicFile"])
    }
}

// SPDX-License-Identifier: Apache-2.0
