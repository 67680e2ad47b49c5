import Assemblies
import DovetailLaunch
import DovetailSettings
import Foundation
import Testing

enum MockServices: Module {
    struct Mock: FooService { let name = "mock" }

    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any FooService).self).to { () -> any FooService in Mock() }
    }
}

@Suite struct AssembliesTests {
    @Test func `The logger is loaded when the application is, with all handlers in order`() async throws {
        let launcher = try Launcher(App.self, settings: ["foo.name": "real", "log.path": "test.log"])
        let root = try await launcher.launch()
        #expect(root.logger.log("hello") == ["console: hello", "test.log: hello"])
        #expect(root.foo.service.name == "real")
        try await launcher.stop()
    }

    @Test func `Properties come from JSON and from a property list; the later one wins`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (json, plist) = (folder.appendingPathComponent("p.json"), folder.appendingPathComponent("p.plist"))
        try Data(#"{"foo": {"name": "from JSON"}, "log": {"path": "json.log"}}"#.utf8).write(to: json)
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>log</key><dict><key>path</key><string>plist.log</string></dict></dict></plist>
            """
        try Data(list.utf8).write(to: plist)
        let launcher = try Launcher(App.self, settings: SettingLayers([.json(json.path), .plist(plist.path)]))
        let root = try await launcher.launch()
        #expect(root.foo.service.name == "from JSON")
        #expect(root.logger.log("hello").last == "plist.log: hello")
        try await launcher.stop()
    }

    @Test func `Mocks replace services`() async throws {
        let launcher = try Launcher(App.self, settings: ["foo.name": "unused"], replacing: [MockServices.self])
        #expect(try await launcher.launch().foo.service.name == "mock")
        try await launcher.stop()
    }

    @Test func `A feature is loaded when it is opened`() async throws {
        let launcher = try Launcher(App.self, settings: ["foo.name": "real"])
        let root = try await launcher.launch()
        let report = try await root.reports.launch()
        #expect(report.root == "Report of real")
        try await launcher.stop()
    }
}

// SPDX-License-Identifier: Apache-2.0
