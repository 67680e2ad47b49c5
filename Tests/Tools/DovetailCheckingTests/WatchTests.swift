import DovetailTesting
import GraphCommands
import TestTools
import Testing

@testable import DovetailChecking

@Suite(.watched) struct WatchTests {
    /// A package whose sources change while the command waits.
    private final class Package {
        var sources: [String: Int] = ["Feed.swift": 1, "Store.swift": 1]
        var commands: [String] = []
        var printed = ""
        /// The statuses of the commands that do not succeed.
        var statuses: [String: Int32] = [:]
        var manifest = "/home/ada/shop/Package.swift"
        var changes: [(Package) -> Void] = []

        func run(_ arguments: String..., executable: String = "/home/ada/shop/.build/arm64-apple-macosx/debug/graph-check")
            -> GraphCommand.Result
        {
            let watching = FileWatching(
                executable: executable,
                stamps: { [self] path in
                    sources.reduce(into: [:]) { stamps, file in stamps["\(path)/\(file.key)"] = .init(seconds: file.value) }
                },
                run: { [self] command in
                    commands.append(command.joined(separator: " "))
                    return statuses[command[1]] ?? 0
                },
                print: { [self] in printed += $0.output + $0.error },
                wait: { [self] in
                    if changes.isEmpty { return false }
                    changes.removeFirst()(self)
                    return true
                })
            let environment = CommandEnvironment(
                program: "graph-check", folder: "/home/ada/shop/Sources", read: { _ in [] }, write: { _, _ in },
                exists: { [self] in $0 == manifest }, watching: watching)
            return CheckCommand(graphs: [app, tool], environment: environment).run(arguments)
        }
    }

    private let check = "/home/ada/shop/.build/arm64-apple-macosx/debug/graph-check check"
    private let build = "swift build --package-path /home/ada/shop --product graph-check"
    private let buildOptions = " --scratch-path /home/ada/shop/.build --configuration debug"

    @Test func `a changed source builds the program again, and the new one checks and draws`() {
        let package = Package()
        package.changes = [
            { _ in }, { $0.sources["Feed.swift"] = 2 }, { $0.sources["New.swift"] = 1 }, { _ in }, { _ in },
        ]
        #expect(package.run("watch", "--output", "graph.html", "--graph=Tool", "--severity", "unused-binding=off", "--limit=3") == .init())
        let draw = "/home/ada/shop/.build/arm64-apple-macosx/debug/graph-check draw --output graph.html --graph=Tool"
        let options = " --severity=unused-binding=off --limit=3"
        #expect(package.commands == [check + options, draw, build + buildOptions, check + options, draw])
        #expect(package.printed == "watching 2 files; Ctrl-C stops\n\nchanged: Feed.swift, New.swift\n")
    }

    @Test func `an option does the same as the command`() {
        for arguments in [["--watch", "--warnings-as-errors"], ["check", "--warnings-as-errors", "--watch"]] {
            let package = Package()
            #expect(package.run(arguments[0], arguments[1], arguments.count > 2 ? arguments[2] : "--color=always").status == 0)
            #expect(package.commands[0].hasPrefix(check + " --warnings-as-errors"))
        }
    }

    @Test func `a build that fails is not checked, and the next one is`() {
        let package = Package()
        package.statuses["build"] = 1
        package.changes = [{ $0.sources["Feed.swift"] = 2 }, { _ in }, { $0.statuses = [:] }, { $0.sources["Feed.swift"] = nil }, { _ in }]
        #expect(package.run("watch").status == 0)
        #expect(package.commands == [check, build + buildOptions, build + buildOptions, check])
        #expect(
            package.printed == """
                watching 2 files; Ctrl-C stops

                changed: Feed.swift
                waiting for the next change

                changed: Feed.swift

                """)
    }

    @Test func `errors in the graph are watched, an invalid command line is not`() {
        let package = Package()
        package.statuses["check"] = 1
        package.changes = [{ $0.sources["Feed.swift"] = 2 }, { _ in }]
        #expect(package.run("watch").status == 0)
        #expect(package.commands.count == 3)
        package.statuses["check"] = 2
        #expect(package.run("watch", "--baseline", "none.txt").status == 2)
        #expect(package.run("watch", "--stamp", "x").error == "graph-check: unknown option --stamp; see --help\n")
        #expect(package.run("watch", "now").error == "graph-check: unexpected argument now; see watch --help\n")
    }

    @Test func `the package is found from the program, and from the current folder`() {
        let package = Package()
        package.changes = [{ $0.sources["Feed.swift"] = 2 }, { _ in }]
        #expect(package.run("watch", executable: "/usr/local/bin/graph-check").status == 0)
        #expect(package.commands[1] == build)
        package.changes = [{ $0.sources["Feed.swift"] = 3 }, { _ in }]
        #expect(package.run("watch", executable: "/tmp/built/x86_64-unknown-linux-gnu/release/graph-check").status == 0)
        #expect(package.commands[4] == build + " --scratch-path /tmp/built --configuration release")
        package.manifest = ""
        let failure = "no Package.swift was found in /home/ada/shop/Sources or above it: start watch in the package"
        #expect(package.run("watch") == .init(error: "graph-check: \(failure)\n", status: 2))
    }

    @Test func `help and completions know the options`() {
        let help = Package().run("watch", "--help").output
        let options = "[--output FILE] [--path FOLDER] [--graph App|Tool] [--format plain|json|sarif|github] "
        #expect(help.hasPrefix("usage: graph-check watch \(options)"))
        #expect(help.hasSuffix("\nexample: graph-check watch --output graph.html\n"))
        #expect(Package().run("completions", "csh").status == 2)
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func `completions for a shell`(shell: String) {
        expectGolden(Package().run("completions", shell).output, named: "completions.\(shell)")
    }
}

// SPDX-License-Identifier: Apache-2.0
