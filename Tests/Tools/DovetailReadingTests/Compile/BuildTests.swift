import GraphCommands
import TestTools
import Testing

@testable import DovetailReading

@Suite(.watched) struct BuildTests {
    // MARK: SwiftPM

    @Test func `a description of a build has each module, its dependencies, and which ones are tests`() throws {
        let machine = BuildMachine.ofApp
        let commands = try SwiftPMBuild.commands(in: "/app/.build", machine.environment)
        #expect(
            commands.map(\.module) == ["App", "AppPackageDiscoveredTests", "AppPackageTests", "AppTests", "Dovetail", "Feed", "Plain"])
        #expect(commands.filter(\.isTest).map(\.module) == ["AppPackageDiscoveredTests", "AppPackageTests", "AppTests"])
        let app = commands[0]
        #expect(app.compiler == "/usr/bin/swiftc")
        #expect(app.arguments == ["-I", "/app/.build/debug/Modules", "-target", "x86_64-unknown-linux-gnu", "-DDEBUG"])
        #expect(app.sources == ["/app/App/App.swift"])
        #expect(app.dependencies == ["Feed", "Dovetail"])
        #expect(app.inputs == ["/app/.build/debug/Modules/Dovetail.swiftmodule", "/app/.build/debug/Modules/Feed.swiftmodule"])
        #expect(try SwiftPMBuild.commands(in: "/app/.build/debug/", machine.environment) == commands)
    }

    @Test func `a Mac needs no module that lists the tests`() throws {
        let machine = BuildMachine.ofApp(onMac: true)
        let commands = try SwiftPMBuild.commands(in: "/app/.build", machine.environment)
        #expect(commands.map(\.module) == ["App", "AppPackageTests", "AppTests", "Dovetail", "Feed", "Plain"])
        #expect(commands.filter(\.isTest).map(\.module) == ["AppPackageTests", "AppTests"])
        _ = machine.run("--build", "/app/.build")
        #expect(machine.typeChecked == ["App", "Feed"])
    }

    @Test func `a build without a description is refused`() {
        let expected = """
            dovetail-graph: /nowhere/description.json does not exist: SwiftPM's native build system writes it, so run \
            `swift build --build-system native` first

            """
        #expect(BuildMachine().run("--build", "/nowhere") == .init(error: expected, status: 2))
    }

    @Test(arguments: ["{}", "[]", "{\"swiftCommands\": {\"C.App\": {\"moduleName\": \"App\"}}}"])
    func `a description of another form is refused`(text: String) {
        let machine = BuildMachine()
        machine.put(text, "/b/description.json")
        let expected = "dovetail-graph: /b/description.json is not a description that SwiftPM 6.3 writes\n"
        #expect(machine.run("--build", "/b") == .init(error: expected, status: 2))
    }

    @Test func `the modules that use Dovetail and have been built are read, without tests`() {
        let machine = BuildMachine.ofApp
        _ = machine.run("--build", "/app/.build")
        #expect(machine.typeChecked == ["App", "Feed"])
    }

    @Test func `the views for SwiftUI, which bind nothing, are not read`() {
        let machine = BuildMachine.ofApp
        for (path, text) in machine.files {
            machine.files[path] = nil
            machine.put(text.replacing("Feed", with: "DovetailSwiftUI"), path.replacing("Feed", with: "DovetailSwiftUI"))
        }
        _ = machine.run("--build", "/app/.build")
        #expect(machine.typeChecked == ["App"])
    }

    @Test func `one module is read with its dependencies`() {
        let machine = BuildMachine.ofApp
        _ = machine.run("--build", "/app/.build", "--module", "Feed")
        #expect(machine.typeChecked == ["Feed"])
        #expect(
            machine.run("--build", "/app/.build", "--module", "Fed").error
                == "dovetail-graph: Fed is not a module that depends on Dovetail; did you mean Feed?\n")
        #expect(
            machine.run("--build", "/app/.build", "--module", "Plain").error
                == "dovetail-graph: Plain is not a module that depends on Dovetail; choose from App, AppTests, Feed\n")
    }

    @Test func `a module whose dependency has not been built is refused`() {
        let machine = BuildMachine.ofApp
        machine.files["/app/.build/debug/Modules/Feed.swiftmodule"] = nil
        let expected = "dovetail-graph: Feed has not been built in /app/.build: build the package first\n"
        #expect(machine.run("--build", "/app/.build") == .init(error: expected, status: 2))
    }

    @Test func `a build of nothing that uses Dovetail is refused`() {
        let machine = BuildMachine.ofApp
        for module in ["App", "Feed"] { machine.files["/app/.build/debug/Modules/\(module).swiftmodule"] = nil }
        let expected = "dovetail-graph: no module that depends on Dovetail has been built in /app/.build\n"
        #expect(machine.run("--build", "/app/.build") == .init(error: expected, status: 2))
    }

    // MARK: The compiler

    @Test func `trees are written once, and again when a source or a compiled module has changed`() throws {
        let machine = BuildMachine.ofApp
        let commands = try SwiftPMBuild.commands(in: "/app/.build", machine.environment).filter { ["App", "Feed"].contains($0.module) }
        func read() throws -> [String] {
            machine.started = []
            let files = try TreeStore(in: "trees", for: commands, machine.environment).trees(of: commands)
            #expect(files.map(\.module) == ["App", "Feed"])
            #expect(files.map(\.path) == ["/app/App/App.swift", "/app/Feed/Feed.swift"])
            return machine.typeChecked
        }
        #expect(try read() == ["App", "Feed"])
        #expect(machine.files["/app/trees/App/App.App.swift.json"] == "{\"_kind\":\"source_file\"}")
        #expect(try read() == [])
        #expect(machine.started.map(\.arguments) == [["--version"]])
        machine.put("import Dovetail // again", "/app/App/App.swift")
        #expect(try read() == ["App"])
        machine.put("", "/app/.build/debug/Modules/Feed.swiftmodule")
        #expect(try read() == ["App"])
        machine.version = "Swift version 6.3.2"
        #expect(try read() == ["App", "Feed"])
    }

    @Test func `a tree that was damaged or deleted is written again`() throws {
        let machine = BuildMachine.ofApp
        let commands = try SwiftPMBuild.commands(in: "/app/.build", machine.environment).filter { ["App", "Feed"].contains($0.module) }
        let store = try TreeStore(in: "trees", for: commands, machine.environment)
        let trees = try store.trees(of: commands)
        for damage in ["damaged", nil] {
            if let damage {
                machine.put(damage, "/app/trees/App/App.App.swift.json")
            } else {
                machine.remove("/app/trees/App/App.App.swift.json")
            }
            machine.started = []
            #expect(try store.trees(of: commands).map(\.bytes) == trees.map(\.bytes))
            #expect(machine.typeChecked == ["App"])
        }
    }

    @Test func `a source that was added after the build is named`() throws {
        let machine = BuildMachine.ofApp
        machine.put("", "/app/App/Kept.swift")
        machine.put("", "/app/App/Notes.md")
        machine.put("", "/app/App/New.swift")
        machine.newer = ["/app/App/New.swift", "/app/App/Notes.md", "/app/App/App.swift"]
        let added = try SwiftPMBuild.addedSources(
            beside: SwiftPMBuild.commands(in: "/app/.build", machine.environment), in: "/app/.build", machine.environment)
        #expect(added == ["/app/App/New.swift"])
    }

    @Test func `a source that was edited after the build is named, if its module is used by another one that is read`() throws {
        let machine = BuildMachine.ofApp
        for module in ["App", "Feed", "Plain"] { machine.put("", "/app/.build/debug/Modules/\(module).swiftsourceinfo") }
        func edited() throws -> [String] {
            let commands = try SwiftPMBuild.commands(in: "/app/.build", machine.environment)
            return SwiftPMBuild.editedSources(of: commands, usedBy: commands.filter { $0.module == "App" }, machine.environment)
        }
        #expect(try edited() == [])
        machine.newer = ["/app/App/App.swift", "/app/Feed/Feed.swift", "/app/Plain/Plain.swift"]
        #expect(try edited() == ["/app/Feed/Feed.swift"])
        let options = try ReadOptions(Arguments(["--build", "/app/.build"], options: ReadOptions.known))
        let notes = try TreeSource(options, machine.environment) { _ in true }.trees().notes
        #expect(
            notes == ["edited after the build, so that other modules were read with what was declared before: /app/Feed/Feed.swift"])
        machine.newer.insert("/app/.build/debug/Modules/Feed.swiftsourceinfo")
        #expect(try edited() == [])
    }

    @Test func `no tree of a frontend that has failed is read, not even later`() throws {
        let machine = BuildMachine.ofApp
        machine.complaints["App"] = "/app/App/App.swift:1:1: error: cannot find 'Feed' in scope\n"
        let expected = GraphCommand.Result(
            error: """
                /app/App/App.swift:1:1: error: cannot find 'Feed' in scope
                dovetail-graph: App cannot be type-checked, so no graph was read

                """, status: 2)
        #expect(machine.run("--build", "/app/.build") == expected)
        #expect(machine.run("--build", "/app/.build") == expected)
        machine.complaints = [:]
        machine.started = []
        _ = machine.run("--build", "/app/.build")
        #expect(machine.typeChecked == ["App", "Feed"])
    }

    @Test func `a compiler whose trees cannot be read is refused before it is called`() {
        let machine = BuildMachine.ofApp
        machine.version = "Swift version 6.2.3 (swift-6.2.3-RELEASE)\n"
        let expected = "dovetail-graph: /usr/bin/swiftc is Swift 6.2; the graph can be read from the trees of Swift 6.3 and later\n"
        #expect(machine.run("--build", "/app/.build") == .init(error: expected, status: 2))
        #expect(machine.started.count == 1)
    }

    @Test func `a compiler whose trees are not understood is refused, and asked once if they are`() {
        let machine = BuildMachine.ofApp
        machine.isUnderstood = false
        let expected = """
            Swift version 6.3.1 (swift-6.3.1-RELEASE)
            Target: x86_64-unknown-linux-gnu
            dovetail-graph: /usr/bin/swiftc writes trees that this version of Dovetail does not understand, so no graph was read; run the \
            check of your program instead (`swift package check-graph`), or update Dovetail

            """
        #expect(machine.run("--build", "/app/.build") == .init(error: expected, status: 2))
        #expect(machine.typeChecked == [])
        machine.isUnderstood = true
        _ = machine.run("--build", "/app/.build")
        #expect(machine.typeChecked == ["App", "Feed"])
        // The answer is cached.
        machine.isUnderstood = false
        #expect(!machine.run("--build", "/app/.build").error.contains("understand"))
        machine.put("", "/app/.build/debug/Modules/Dovetail.swiftmodule")
        #expect(machine.run("--build", "/app/.build").error == expected)
    }

    @Test func `a compiler that was not tested is reported`() throws {
        let machine = BuildMachine.ofApp
        machine.version = "Swift version 6.4 (swift-6.4-RELEASE)\n"
        let commands = try SwiftPMBuild.commands(in: "/app/.build", machine.environment)
        let store = try TreeStore(in: "trees", for: commands, machine.environment)
        let notes = try CompilerGuard(store, machine.environment) { _ in true }.requireUnderstood(commands)
        #expect(
            notes == ["Swift 6.4 is newer than 6.3, the last version whose trees were tested; those of a test program were understood"])
    }

    @Test func `a machine that starts no process is refused`() {
        let machine = BuildMachine.ofApp
        var environment = machine.environment
        environment.run = nil
        let result = GraphCommand(environment, commands: [ReadCommand.command(environment)]).run(["read", "--build", "/app/.build"])
        #expect(result == .init(error: "dovetail-graph: no compiler can be started here\n", status: 2))
    }

    // MARK: Xcode

    private func settings(target: String) -> String {
        """
        {"App": {"/app/App.swift": {"LanguageDialect": "swift", "swiftASTModuleName": "App",
            "swiftASTBuiltProductsDir": "/products/Debug-iphonesimulator",
            "swiftASTCommandArguments": ["-module-name", "App", "-Onone", "/app/App.swift", "/app/Derived.swift", "-sdk", "/SDK", "-target",
            "\(target)", "-index-store-path", "/store", "-I", "/products/Debug-iphonesimulator"]}},
         "Resources": {"/app/Icon.png": {}}}
        """
    }

    @Test func `the settings that Xcode prints have the commands of each target`() throws {
        let machine = BuildMachine()
        machine.put(settings(target: "arm64-apple-ios18.0-simulator"), "/settings.json")
        machine.put("", "/products/Debug-iphonesimulator/Dovetail.swiftmodule/arm64-apple-ios-simulator.swiftmodule")
        let commands = try XcodeSettings.commands(in: "/settings.json", machine.environment)
        #expect(
            commands == [
                CompileCommand(
                    module: "App", compiler: "swiftc",
                    arguments: [
                        "-Onone", "-sdk", "/SDK", "-target", "arm64-apple-ios18.0-simulator", "-I", "/products/Debug-iphonesimulator",
                    ], sources: ["/app/App.swift", "/app/Derived.swift"],
                    inputs: ["/products/Debug-iphonesimulator/Dovetail.swiftmodule/arm64-apple-ios-simulator.swiftmodule"])
            ])
    }

    @Test func `settings for another platform than the one that was built are refused`() {
        let machine = BuildMachine()
        machine.put(settings(target: "arm64-apple-ios18.0"), "/settings.json")
        machine.put("", "/products/Debug-iphonesimulator/Dovetail.swiftmodule/arm64-apple-ios-simulator.swiftmodule")
        let expected = """
            dovetail-graph: the settings of App are for arm64-apple-ios18.0, but Dovetail was built for arm64-apple-ios-simulator: \
            pass the same -sdk and -destination to `xcodebuild -showBuildSettingsForIndex` as to the build

            """
        #expect(machine.run("--xcode", "/settings.json") == .init(error: expected, status: 2))
        machine.files["/products/Debug-iphonesimulator/Dovetail.swiftmodule/arm64-apple-ios-simulator.swiftmodule"] = nil
        let unbuilt = "dovetail-graph: Dovetail has not been built in /products/Debug-iphonesimulator: build App in Xcode first\n"
        #expect(machine.run("--xcode", "/settings.json") == .init(error: unbuilt, status: 2))
    }

    @Test func `settings of another form are refused`() {
        let machine = BuildMachine()
        machine.put("Command line invocation:", "/settings.json")
        let expected = "dovetail-graph: /settings.json is not the output of `xcodebuild -showBuildSettingsForIndex -json`\n"
        #expect(machine.run("--xcode", "/settings.json") == .init(error: expected, status: 2))
    }
}

extension BuildMachine {
    /// The modules whose trees were written.
    fileprivate var typeChecked: [String] {
        started.filter { $0.executable.hasSuffix("swift-frontend") }
            .compactMap { command in command.arguments.firstIndex(of: "-module-name").map { command.arguments[$0 + 1] } }
            .filter { $0 != "Canary" }
    }
}

// SPDX-License-Identifier: Apache-2.0
