import Configuration
import Dovetail
import DovetailSettings
import DovetailTesting
import Testing

@Suite struct ConfigurationTests {
    @Test func `text and typed values become settings`() throws {
        let text = SettingLayers([
            .configuration(
                ConfigReader(
                    provider: EnvironmentVariablesProvider(environmentVariables: [
                        "HTTP_PORT": "81", "HTTP_HOSTS": "a,b", "HTTP_TOKEN": "t-1",
                    ])), lists: ["http.hosts"])
        ])
        let typed = SettingLayers([
            .configuration(
                ConfigReader(
                    provider: InMemoryProvider(values: [
                        "http.port": ConfigValue(.int(82), isSecret: false),
                        "http.hosts": ConfigValue(.stringArray(["c", "d"]), isSecret: false),
                    ])), lists: ["http.hosts"])
        ])

        #expect(try text[Port.self] == 81)
        #expect(try text[Hosts.self] == ["a", "b"])
        #expect(try text[Token.self].reveal() == "t-1")
        #expect(try typed[Port.self] == 82)
        #expect(try typed[Hosts.self] == ["c", "d"])
    }

    @Test func `a value outside its range is reported, without the value`() {
        let layers = SettingLayers([
            .configuration(ConfigReader(provider: InMemoryProvider(values: ["http.port": ConfigValue(.int(0), isSecret: false)])))
        ])

        #expect(
            ResolvedSettings([Port.self], in: layers).problems.map(\.description) == [
                """
                error: setting http.port: expected an integer in 1...65535, found an integer out of range [invalid-setting]
                  note: found in swift-configuration
                """
            ])
    }

    private enum App: RootComponent {
        static func configure(binder: Binder<Unscoped>) { binder.include(module: ClientConfiguration.self) }

        static func configureRoot(binder bind: ReceiptBinder<Provider<ConfigReader>>) -> BindingReceipt<Provider<ConfigReader>> {
            bind.to { (readers: Provider<ConfigReader>) in readers }
        }
    }

    @Test func `a library reads settings through a reader`() throws {
        let settings: SettingLayers = ["http.port": 81, "http.token": "t-1"]
        let reader = try ComponentFactory.of(App.self, plugins: [settings]).build().get()

        #expect(reader.int(forKey: ConfigKey("http.port")) == 81)
        #expect(reader.string(forKey: ConfigKey("http.token")) == "t-1")
        #expect(reader.int(forKey: ConfigKey("http.hosts")) == nil)
    }
}

// SPDX-License-Identifier: Apache-2.0
