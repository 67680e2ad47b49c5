import GraphCommands
import TestTools
import Testing

@testable import DovetailReading

@Suite(.watched) struct CompileCommandTests {
    @Test func `only the arguments for type checking are retained`() {
        let command = CompileCommand(
            module: "App", compiler: "swiftc",
            arguments: [
                "-target", "x86_64-unknown-linux-gnu", "-incremental", "-enable-batch-mode", "-serialize-diagnostics", "-index-store-path",
                "/index", "-Onone", "-j8", "-DDEBUG", "-Xcc", "-fmodule-map-file=/C/module.modulemap", "-Xcc", "-g", "-module-cache-path",
                "/cache", "-parseable-output", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "App_main", "-Xfrontend",
                "-experimental-skip-non-inlinable-function-bodies", "-Xfrontend", "-experimental-lazy-typecheck", "-Xfrontend",
                "-const-gather-protocols-file", "-Xfrontend", "/protocols.json", "-swift-version", "6", "-g", "/App.swift", "-module-name",
                "App", "-package-name", "app", "-default-isolation", "MainActor",
            ], sources: ["/App.swift"])
        #expect(
            command.arguments == [
                "-target", "x86_64-unknown-linux-gnu", "-Onone", "-DDEBUG", "-Xcc", "-fmodule-map-file=/C/module.modulemap", "-Xfrontend",
                "-entry-point-function-name", "-Xfrontend", "App_main", "-swift-version", "6", "-package-name", "app", "-default-isolation",
                "MainActor",
            ])
    }

    @Test(arguments: [
        (["-swift-version", "6"], true), (["-enable-upcoming-feature", "ConciseMagicFile"], true), (["-swift-version", "5"], false),
        (["-swift-version"], false), (["6", "ConciseMagicFile"], false), ([], false),
    ])
    func `the mode of the language decides what a file is called`(arguments: [String], isConcise: Bool) {
        #expect(CompileCommand(module: "App", compiler: "swiftc", arguments: arguments, sources: []).hasConciseFile == isConcise)
    }

    @Test(arguments: [
        ("swift-frontend -frontend 'a b' c", ["swift-frontend", "-frontend", "a b", "c"]), ("a'b'\"c d\"e", ["abc de"]),
        ("'it'\\''s' \\ ", ["it's", " "]), ("\"a\\\"b\" ''", ["a\"b", ""]), ("  ", []),
    ])
    func `a printed command line is split as a shell does`(line: String, words: [String]) {
        #expect(shellWords(line) == words)
    }

    @Test func `type-checking becomes writing a tree for each file`() throws {
        let command = CompileCommand(module: "App", compiler: "swiftc", arguments: [], sources: ["/a b/A.swift", "/B.swift"])
        let printed = """
            /bin/other -c
            /bin/swift-frontend -frontend -typecheck '/a b/A.swift' /B.swift -supplementary-output-file-map /tmp/map -module-name App

            """
        let call = try #require(FrontendCall(printed: printed, of: command, in: "/trees"))
        #expect(
            call.command
                == ProcessCommand(
                    "/bin/swift-frontend",
                    [
                        "-frontend", "-dump-ast", "-dump-ast-format", "json", "-primary-file", "/a b/A.swift", "-primary-file", "/B.swift",
                        "-module-name", "App", "-o", "/trees/App.A.swift.json", "-o", "/trees/App.B.swift.json",
                    ]))
        #expect(FrontendCall(printed: "/bin/swift-frontend -frontend -c\n", of: command, in: "/trees") == nil)
    }

    @Test func `the arguments of a long call are in its comment`() throws {
        let command = CompileCommand(module: "App", compiler: "swiftc", arguments: [], sources: ["/A.swift"])
        let printed = "/bin/swift-frontend @/tmp/arguments.resp # -frontend -typecheck /A.swift\n"
        let call = try #require(FrontendCall(printed: printed, of: command, in: "/trees"))
        #expect(call.command.arguments.prefix(4) == ["-frontend", "-dump-ast", "-dump-ast-format", "json"])
    }

    @Test(arguments: [
        ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", CompilerVersion(major: 6, minor: 3)),
        ("Apple Swift version 6.4 (swiftlang-6.4.0.1)", CompilerVersion(major: 6, minor: 4)),
        ("Swift version 10.0-dev (LLVM 1)", CompilerVersion(major: 10, minor: 0)), ("clang version 19", nil), ("Swift version 6", nil),
    ])
    func `the version of a compiler is read`(text: String, version: CompilerVersion?) {
        #expect(CompilerVersion(text) == version)
    }

    @Test func `a tree has the names of its module and its file`() {
        #expect(TreeName(module: "App", source: "/a/Feed+Live.swift").file == "App.Feed+Live.swift.json")
        let name = TreeName(file: "App.Feed+Live.swift.json")
        #expect(name?.module == "App")
        #expect(name?.source == "Feed+Live.swift")
        #expect(TreeName(file: "inputs.txt") == nil)
        #expect(TreeName(file: ".swift.json") == nil)
    }
}

// SPDX-License-Identifier: Apache-2.0
