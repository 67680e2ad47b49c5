import DovetailGraph
import DovetailInspection
import DovetailLaunch
import DovetailSettings
import TestTools
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An application full of secrets goes wrong in every way there is, and everything that can be read of it is read.
@Suite(.watched) struct SecretTests {
    enum Token: Setting { static let key = SettingKey<Secret<String>>("api.token") }
    enum Spare: Setting { static let key = SettingKey("api.spare", default: Secret("CANARY-spare")) }
    enum Keys: Setting { static let key = SettingKey<[Secret<String>]>("keys") }
    enum Pin: Setting { static let key = SettingKey<Secret<Int>?>("pin") }
    enum Blob: Setting { static let key = SettingKey<Secret<Data>>("blob") }
    enum Place: Setting { static let key = SettingKey<Secret<URL>>("place") }
    enum Open: Setting { static let key = SettingKey<URL>("open") }
    enum Plain: Setting { static let key = SettingKey("plain", default: "SEEN") }

    /// The secrets: as text, as a number, as encoded data.
    static let canaries = ["CANARY", "271828", "Q0FOQVJZ"]

    static let layers = SettingLayers([
        .values(["api.token": "CANARY-token", "keys": ["CANARY-one", "CANARY-two"], "pin": 271_828]),
        .environment(variables: ["BLOB": "Q0FOQVJZLWJsb2I=", "PLACE": "https://me:CANARY-password@example.org/a"]),
        .commandLine(["--api-token=CANARY-token", "--open=https://me:CANARY-open@example.org", "--tokn=CANARY-typo", "CANARY-argument"]),
        .custom("the keychain") { $0.dotted == "api.spare" ? .string("CANARY-custom") : nil },
    ])

    /// Everything a step may know.
    struct Credentials: Sendable {
        let token: TaggedProvider<Token>, spare: TaggedProvider<Spare>, keys: TaggedProvider<Keys>, pin: TaggedProvider<Pin>
        let blob: TaggedProvider<Blob>, place: TaggedProvider<Place>, open: TaggedProvider<Open>, plain: TaggedProvider<Plain>

        var revealed: [String] {
            [token.get().reveal(), spare.get().reveal(), "\(pin.get()!.reveal())", blob.get().reveal().base64EncodedString()]
                + keys.get().map { $0.reveal() } + [place.get().reveal().absoluteString, place.get().reveal().password!]
                + [String(decoding: blob.get().reveal(), as: UTF8.self)]
        }
    }

    /// Errors as people write them, the careless ones, too.
    enum Trouble: Error, CustomStringConvertible {
        /// Interpolates a value that contains the secret.
        case interpolated(Credentials)
        /// Contains the secret, and is described by its mirror.
        case holding(Secret<String>, [Secret<String>], Secret<Int>?)
        /// Contains the revealed secret.
        case revealed(String)

        var description: String {
            switch self {
            case .interpolated(let all): "refused \(all.token.get().description) \(all.keys.get()) \(all)"
            case .holding(let token, let keys, let pin): "refused \(token.description) \(keys) \(String(describing: pin)) SEEN"
            case .revealed(let text): "refused \(text) SEEN"
            }
        }
    }
    struct Silent: Error {
        let token: Secret<String>
        let header: String
    }

    enum Kind: String, CaseIterable, Sendable { case interpolated, holding, revealed, silent }

    static func trouble(_ kind: Kind, _ all: Credentials) -> any Error {
        switch kind {
        case .interpolated: Trouble.interpolated(all)
        case .holding: Trouble.holding(all.token.get(), all.keys.get(), all.pin.get())
        case .revealed: Trouble.revealed(all.revealed.joined(separator: " "))
        case .silent: Silent(token: all.token.get(), header: "Bearer \(all.token.get().reveal())")
        }
    }

    struct Service: Sendable { let failure: @Sendable () -> any Error }

    enum Moment: String, CaseIterable, Sendable { case prepare, launch, run, stop, event, child, timeOut }

    static func bind(_ binder: Binder<Singleton>) {
        binder.setting(Token.self)
        binder.setting(Spare.self)
        binder.setting(Keys.self)
        binder.setting(Pin.self)
        binder.setting(Blob.self)
        binder.setting(Place.self)
        binder.setting(Open.self)
        binder.setting(Plain.self)
        binder.bind(Credentials.self).to(factory: Credentials.init)
    }

    /// Everything that makes text of a value.
    static func texts(_ value: Any) -> String {
        var text = "\(value)\n\(String(reflecting: value))\n"
        dump(value, to: &text)
        for child in Mirror(reflecting: value).children { text += "\(child)\n" }
        if let error = value as? any Error { text += "\(error)\n" }
        return text
    }

    static func leaks(_ text: String) -> [String] {
        text.split(separator: "\n").filter { line in canaries.contains { line.contains($0) } }.map(String.init)
    }

    /// The output of an observer, a log and a console.
    final class Everything: LaunchObserver {
        private let text = Guarded("")
        private let console: ConsoleReporter

        init() {
            let text = text
            console = ConsoleReporter(isTerminal: true, clock: ManualClock()) { piece in text.withLock { $0 += piece } }
        }

        func launcher(of component: String, did progress: LaunchProgress) {
            text.withLock { $0 += SecretTests.texts(progress) }
            console.launcher(of: component, did: progress)
        }

        var all: String { text.withLock { $0 } }
    }

    @Test(arguments: Moment.allCases, Kind.allCases)
    func `a step that fails with a secret in its error does not reveal it`(moment: Moment, kind: Kind) async throws {
        let (clock, heard) = (ManualClock(), Everything())
        let child: @Sendable (Binder<LoggedIn>) -> Void = { binder in
            binder.launch("session") { (all: Credentials) in if moment == .child { throw Self.trouble(kind, all) } }
        }
        var options = LaunchOptions.manual(clock)
        options.observers = [heard]
        let launcher = try Session.$bindings.withValue(Bindings(write: child)) {
            try Launcher.sketch(options: options, settings: Self.layers) { binder in
                Self.bind(binder)
                binder.install(child: Session.self)
                binder.prepare("prepare") { (all: Credentials) in if moment == .prepare { throw Self.trouble(kind, all) } }
                binder.bind(Store.self).launch { (all: Credentials) in
                    if moment == .launch { throw Self.trouble(kind, all) }
                    return Store(name: all.token.get().reveal())
                } run: { _ in
                    try await Gate().passUnlessCancelled()
                } stop: { _ in
                }
                binder.bind(Service.self).launch { (all: Credentials, _: Store) in
                    Service { Self.trouble(kind, all) }
                } run: { service in
                    if moment == .run { throw service.failure() }
                    try await Gate().passUnlessCancelled()
                } stop: { service in
                    if moment == .stop { throw service.failure() }
                }
                binder.launch("slow", timeout: .seconds(1)) { (all: Credentials, _: Service) in
                    guard moment == .timeOut else { return }
                    do { try await Gate().passUnlessCancelled() } catch { throw Self.trouble(kind, all) }
                }
                binder.launch("child") { (_: Service, child: ChildLauncher<Session>) in
                    if moment == .child { _ = try await child.launch(User(name: "ann")) }
                }
                binder.on(.reload, "reload") { (all: Credentials) in if moment == .event { throw Self.trouble(kind, all) } }
            }
        }
        var errors: [any Error] = []
        func note(_ body: () async throws -> Void) async { do { try await body() } catch { errors.append(error) } }
        let time = moment == .timeOut ? Task { await clock.pass(.seconds(1)) } : nil
        await note { _ = try await launcher.launch() }
        await time?.value
        await note { try await launcher.send(.reload) }
        await note { try await launcher.stop() }
        await note { try await launcher.run() }

        let report = launcher.report
        var text = heard.all + errors.map(Self.texts).joined()
        text += errors.flatMap { ($0 as? any Failing)?.failures ?? [] }.map { Self.texts($0) + $0.description }.joined()
        text += [report.table(), report.json(), report.trace(), report.svg(), report.html()].joined(separator: "\n")
        text += Self.texts(report) + Self.texts(report.criticalPath) + report.spans.map(Self.texts).joined()
        text += Self.texts(launcher) + Self.texts(options) + Self.texts(launcher.state) + launcher.plan
        text += launcher.settingsTable + Self.texts(launcher.warnings) + Self.texts(Self.layers)
        #expect(Self.leaks(text) == [])
        // The launch failed, and reported it everywhere.
        if moment != .timeOut {
            #expect(errors.count >= 1)
            #expect(heard.all.contains("<redacted>"))
            #expect(report.json().contains(#"\u003Credacted\u003E"#))
            if kind == .revealed || kind == .holding { #expect(heard.all.contains("SEEN")) }
        } else {
            #expect(heard.all.contains("timed out after 1 s"))
        }
    }

    @Test func `no problem of a setting, and no drawing of the graph, shows a secret`() throws {
        let bindings: @Sendable (Binder<Singleton>) -> Void = { binder in
            Self.bind(binder)
            binder.launch("step") { (_: Credentials) in }
        }
        let good = try Launcher.sketch(options: .manual(ManualClock()), settings: Self.layers, bindings)
        let graph = TestApp.$bindings.withValue(Bindings(write: bindings)) { TestApp.graph() }
        var text = [graph.json(), graph.mermaid(), graph.dot(), graph.html(), graph.text()].joined(separator: "\n")
        text += Self.texts(graph) + Self.texts(graph.bindings.compactMap(\.attachment))
        text += Self.texts(good) + good.plan + good.settingsTable + Self.texts(good.warnings)
        #expect(good.settingsTable.contains("<redacted>"))
        #expect(good.warnings.map(\.id.rawValue).sorted() == ["secret-on-command-line", "unknown-setting"])

        // Present and wrong, in every layer.
        let wrong: [SettingLayers] = [
            ["api.token": ["CANARY"], "keys": "CANARY", "pin": "CANARY", "blob": "CANARY!", "place": "CANARY", "open": "CANARY"],
            SettingLayers([.environment(variables: ["PIN": "CANARY", "BLOB": "CANARY!", "PLACE": "CANARY", "OPEN": "CANARY"])]),
            SettingLayers([.commandLine(["--pin", "CANARY", "--blob=CANARY!", "--place", "CANARY", "--open=CANARY", "--keys"])]),
            SettingLayers([.custom("the keychain") { _ in throw Trouble.revealed("CANARY") }]),
        ]
        for layers in wrong {
            let error = #expect(throws: GraphError.self) {
                try Launcher.sketch(options: .manual(ManualClock()), settings: layers, bindings)
            }
            let report = try #require(error)
            let reports = [DiagnosticReport(graph: "TestApp", diagnostics: report.diagnostics)]
            let renderer = DiagnosticRenderer()
            text += Self.texts(report) + report.diagnostics.map(Self.texts).joined()
            text += [renderer.text(reports), renderer.json(reports), renderer.sarif(reports), renderer.github(reports)].joined()
            text += [graph.mermaid(report.diagnostics), graph.dot(report.diagnostics), graph.html(report.diagnostics)].joined()
        }
        #expect(Self.leaks(text) == [])
    }

    @Test func `Only secrets are removed from errors, and short texts stay`() async throws {
        enum Word: Setting { static let key = SettingKey<Secret<String>>("word") }
        struct Wordy: Error, CustomStringConvertible { let description: String }
        let launcher = try Launcher.sketch(
            options: .manual(ManualClock()), settings: ["word": "at", "api.token": "long", "keys": ["longer", "long"], "plain": "open"]
        ) { binder in
            binder.setting(Word.self)
            binder.setting(Token.self)
            binder.setting(Keys.self)
            binder.setting(Plain.self)
            binder.launch("say") {
                (word: TaggedProvider<Word>, _: TaggedProvider<Token>, _: TaggedProvider<Keys>, _: TaggedProvider<Plain>) in
                throw Wordy(description: "look at the longer, open \(word.get().description), not the long one")
            }
        }
        let failure = await #expect(throws: LaunchFailure.self) { _ = try await launcher.launch() }
        #expect(
            failure?.failures.first?.description.hasSuffix(": look at the <redacted>, open <redacted>, not the <redacted> one") == true)
        // The error itself still has the description that its author wrote.
        #expect((failure?.failures.first?.reason as? Wordy)?.description == "look at the longer, open <redacted>, not the long one")
    }

    #if !os(Windows) && !os(WASI)
    @Test func `a program that ends with the error shows no secret`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let launcher = try Launcher.sketch(settings: SecretTests.layers) { binder in
                SecretTests.bind(binder)
                binder.launch("connect") { (all: SecretTests.Credentials) in throw SecretTests.trouble(.revealed, all) }
            }
            _ = try! await launcher.launch()
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("refused <redacted>"))
        #expect(Self.leaks(output) == [])
    }
    #endif
}

/// The errors that are lists of failures.
private protocol Failing: Error { var failures: [StepFailure] { get } }
extension LaunchFailure: Failing {}
extension RunFailure: Failing {}
extension StopFailure: Failing {}
extension EventFailure: Failing {}

// SPDX-License-Identifier: Apache-2.0
