import Dovetail
import DovetailSettings
import TestTools
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.watched) struct GraphTests {
    struct Server: Sendable { let port: Int, host: String }
    struct Client: Sendable { let token: Secret<String> }

    enum ServerModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.setting(HTTPPort.self)
            binder.setting(HTTPHost.self)
            binder.bind(Server.self).to { (port: Tagged<HTTPPort>, host: Tagged<HTTPHost>) in
                Server(port: port.get(), host: host.get())
            }
        }
    }

    enum ClientModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.setting(APIToken.self)
            binder.setting(HTTPPort.self)  // Said by another module, too.
            binder.bind(Client.self).to { (token: Tagged<APIToken>) in Client(token: token.get()) }
        }
    }

    struct Root: Sendable { let server: Server, client: Client }

    enum App: RootComponent {
        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: ServerModule.self)
            binder.include(module: ClientModule.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to(factory: Root.init)
        }
    }

    @Test func `each graph has the values of its own layers`() throws {
        let one = try ComponentFactory.of(App.self, plugins: [["http.port": 1, "api.token": "a"] as SettingLayers])
        let two = try ComponentFactory.of(App.self, plugins: [["http.port": 2, "api.token": "b"] as SettingLayers])
        #expect([one.build().server.port, two.build().server.port, one.build().server.port] == [1, 2, 1])
        #expect(one.build().server.host == "localhost")
        #expect(two.build().client.token.reveal() == "b")
    }

    @Test func `validating a graph supplies nothing to it`() {
        let layers: SettingLayers = ["http.port": 1, "api.token": "a"]
        let graph = App.graph()
        #expect(graph.validate(plugins: [layers]) == [])
        #expect(graph.validate(plugins: [MissingExternalValue()]).map(\.id) == [.missingExternalValue])
        #expect(graph.validate(plugins: [MissingExternalValue()]).first?.message.hasPrefix("setting api.token has no default") == true)
    }

    @Test func `a graph that is not validated has the values of its layers`() throws {
        let layers: SettingLayers = ["http.port": 1, "api.token": "a", "unknown": 2]
        let root = try ComponentFactory.of(App.self, validate: false, plugins: [layers]).build()
        #expect(root.server.port == 1)
        #expect(root.client.token.reveal() == "a")
    }

    @Test func `a setting that no module declares`() {
        enum Undeclared: RootComponent {
            static func configure(binder: Binder<Unscoped>) {}
            static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
                bind.to { (port: Tagged<HTTPPort>) in port.get() }
            }
        }
        let found = Undeclared.graph().validate()
        #expect(found.map(\.message) == ["nothing is bound for Int tagged HTTPPort"])
        #expect(found.first?.help == ["setting(HTTPPort.self) in a module that GraphTests.Undeclared includes"])
    }

    @Test func `all problems of the settings are reported with all problems of the graph`() throws {
        try withFile("{\"http\": {\n\"port\": \"CANARY\", \"hots\": 1}}") { path throws in
            let error = #expect(throws: GraphError.self) { try ComponentFactory.of(App.self, plugins: [SettingLayers([.json(path)])]) }
            let found = error?.diagnostics ?? []

            #expect(found.map(\.id.rawValue) == ["invalid-setting", "missing-setting", "unknown-setting"])
            #expect(
                found.map(\.message) == [
                    "setting http.port: expected an integer in 1...65535, found a string",
                    "setting api.token is missing: expected a string",
                    "http.hots in \(path) does not match any setting",
                ])
            #expect(found.map { $0.place?.line } == [2, 28, 2])
            #expect(found.map { $0.place?.file } == [path, "DovetailSettingsTests/GraphTests.swift", path])
            #expect(
                found.map { $0.notes.map { "\($0.message) \($0.place?.line ?? 0)" } } == [
                    ["the setting is declared 18", "required by GraphTests.Server 20"],
                    ["looked for api.token in \(path) 0", "required by GraphTests.Client 30"],
                    [],
                ])
            #expect(!"\(error as Any)".contains("CANARY"))
        }
    }

    @Test func `no output of a graph shows a secret`() throws {
        let layers = SettingLayers([.values(["api.token": "CANARY"]), .commandLine(["--api-token", "CANARY"])])
        let graph = App.graph()
        let findings = graph.validate(plugins: [layers])
        var texts = "\(findings)\(ResolvedSettings(graph, in: layers).table)"
        dump(graph, to: &texts)
        dump(graph.bindings.compactMap(\.attachment), to: &texts)
        dump(try ComponentFactory.of(App.self, plugins: [layers]).build(), to: &texts)

        #expect(findings.map(\.id.rawValue) == ["secret-on-command-line"])
        #expect(!texts.contains("CANARY"))
        #expect(texts.contains("<redacted>"))
    }

    @Test func `optional settings, lists and settings of a child component are provided like others`() throws {
        struct Inner: Sendable { let hosts: [String], proxy: URL?, port: Int }
        enum Child: Component {
            static func configure(binder: Binder<Unscoped>) {
                binder.setting(Hosts.self)
                binder.setting(Proxy.self)
                binder.setting(HTTPPort.self)  // The parent has it already.
            }

            static func configureRoot(binder bind: ReceiptBinder<Inner>) -> BindingReceipt<Inner> {
                bind.to { (hosts: Tagged<Hosts>, proxy: Tagged<Proxy>, port: Tagged<HTTPPort>) in
                    Inner(hosts: hosts.get(), proxy: proxy.get(), port: port.get())
                }
            }
        }
        enum Main: RootComponent {
            static func configure(binder: Binder<Unscoped>) {
                binder.setting(HTTPPort.self)
                binder.install(dependency: Child.self)
            }

            static func configureRoot(binder bind: ReceiptBinder<[Inner]>) -> BindingReceipt<[Inner]> {
                bind.to { (child: ComponentFactory<Child>) in [child.build(), child.build()] }
            }
        }

        let layers: SettingLayers = ["hosts": ["a", "b"], "http.port": 7]
        let inner = try ComponentFactory.of(Main.self, plugins: [layers]).build()
        #expect(inner.map(\.hosts) == [["a", "b"], ["a", "b"]])
        #expect(inner.map(\.port) == [7, 7])
        #expect(inner.allSatisfy { $0.proxy == nil })
    }

    @Test func `a conflict names the locations of both settings`() {
        enum Port: Setting { static let key = SettingKey("http.port", default: 80) }
        enum Group: Setting { static let key = SettingKey("http", default: 1) }
        enum Spelled: Setting { static let key = SettingKey("HTTP.port", default: 1) }
        enum Main: RootComponent {
            static func configure(binder: Binder<Unscoped>) {
                binder.setting(HTTPPort.self, line: 1)
                binder.setting(Port.self, line: 2)
                binder.setting(Group.self, line: 3)
                binder.setting(Spelled.self, line: 4)
            }

            static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
                bind.to(line: 5) { (port: Tagged<Port>, group: Tagged<Group>) in port.get() + group.get() }
            }
        }
        let found = Main.graph().validate().filter { $0.id == .settingConflict }
        #expect(
            found.map(\.message) == [
                "setting http.port is declared by two types, HTTPPort and Port",
                "settings http.port and HTTP.port are both HTTP_PORT in the environment",
                "setting http.port is inside http, which is itself a setting",
                "setting http.port is inside http, which is itself a setting",
            ])
        #expect(found.map { $0.place?.line } == [2, 4, 1, 2])
        #expect(
            found.map { $0.notes.map { "\($0.message) \($0.place?.line ?? 0)" } } == [
                ["declared by HTTPPort 1", "declared by Port 2", "required by Int 5"],
                ["declared by HTTPPort 1", "declared by Spelled 4"],
                ["declared by Group 3", "declared by HTTPPort 1", "required by Int 5"],
                ["declared by Group 3", "declared by Port 2", "required by Int 5"],
            ])
    }

    @Test func `a conflict of settings comes before warnings`() {
        enum Port: Setting { static let key = SettingKey("http.port", default: 80) }
        enum Main: RootComponent {
            static func configure(binder: Binder<Unscoped>) {
                binder.setting(HTTPPort.self)
                binder.setting(Port.self)
                binder.bind(Server.self).to { Server(port: 1, host: "") }
            }

            static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
                bind.to { (one: Tagged<Port>, other: Tagged<HTTPPort>) in one.get() + other.get() }
            }
        }
        #expect(Main.graph().validate().map(\.id) == [.settingConflict, .unusedBinding])
    }

    @Test func `a default outside of its own range is found without layers, and also where a layer has a value`() {
        enum Retries: Setting { static let key = SettingKey("retries", default: 0, in: 1...5) }
        enum Main: RootComponent {
            static func configure(binder: Binder<Unscoped>) { binder.setting(Retries.self, line: 1) }

            static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
                bind.to(line: 2) { (retries: Tagged<Retries>) in "\(retries.get())" }
            }
        }
        for layers: [any GraphPlugin] in [[], [SettingLayers()], [["retries": 3] as SettingLayers]] {
            let found = Main.graph().validate(plugins: layers)
            #expect(found.map(\.message) == ["setting retries: expected an integer in 1...5, found a default out of range"])
            #expect(found.map(\.id.rawValue) == ["invalid-setting"])
            #expect(found.map { $0.place?.line } == [1])
            #expect(found.first?.notes.map { "\($0.message) \($0.place?.line ?? 0)" } == ["required by String 2"])
        }
    }

    @Test func `a misspelled name in the settings of a test is an error of the graph`() {
        let layers: SettingLayers = ["http.prot": "CANARY", "api.token": "CANARY"]
        let error = #expect(throws: GraphError.self) { try ComponentFactory.of(App.self, plugins: [layers]) }
        #expect(
            "\(error as Any)".contains(
                """
                error: http.prot in values does not match any setting [unknown-setting]
                  help: did you mean http.port?
                error: 1 problem in the graph of GraphTests.App: 1 × unknown-setting; nothing was built
                """))
        #expect(!"\(error as Any)".contains("CANARY"))
    }

    @Test func `the name of a setting whose binding is replaced is known`() throws {
        enum Fakes: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Secret<String>.self).tagged(with: APIToken.self).to(value: Secret("fake"))
            }
        }
        let app = try ComponentFactory.of(App.self, replacing: [Fakes.self], plugins: [["api.token": "read by nothing"] as SettingLayers])
        #expect(app.build().client.token.reveal() == "fake")
        #expect(throws: GraphError.self) {
            try ComponentFactory.of(App.self, replacing: [Fakes.self], plugins: [["api.tokn": "read by nothing"] as SettingLayers])
        }
    }

    @Test func `a replacement needs no layers`() throws {
        enum Fakes: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Secret<String>.self).tagged(with: APIToken.self).to(value: Secret("fake"))
            }
        }
        let app = try ComponentFactory.of(App.self, replacing: [Fakes.self], plugins: [[:] as SettingLayers])
        #expect(app.build().client.token.reveal() == "fake")
    }

    @Test func `a graph without layers is rejected before an instance is created, unless every setting has a default`() throws {
        enum Lenient: RootComponent {
            static func configure(binder: Binder<Unscoped>) { binder.include(module: ServerModule.self) }
            static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
                bind.to { (server: Server) in server.port }
            }
        }
        let error = #expect(throws: GraphError.self) { try ComponentFactory.of(App.self) }
        #expect(error?.diagnostics.map(\.id) == [.missingExternalValue])
        #expect(error?.diagnostics.first?.message == "setting api.token has no default, and the graph is built without settings")
        #expect(try Lenient.build() == 8080)
    }
}

// SPDX-License-Identifier: Apache-2.0
