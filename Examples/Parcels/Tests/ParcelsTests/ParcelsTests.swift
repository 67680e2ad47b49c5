import DovetailLaunch
import DovetailSettings
import DovetailTesting
import ParcelsDomain
import ParcelsStorage
import Testing

@testable import ParcelsServer

/// Runs the server for one test, with an output and a notifier of its own.
private func serving(
    _ values: KeyValuePairs<SettingName, SettingNode> = [:], output: OutputSpy = OutputSpy(), notifier: NotifierSpy = NotifierSpy(),
    replacements: (Binder<Unscoped>) -> Void = { _ in }, use: (Server) async throws -> Void
) async throws {
    let settings = SettingLayers([.values(["storage.key": "for tests"]), .values(values)])
    let launcher = try Launcher(ParcelsServer.self, settings: settings) { replacing in
        replacing.bind((any Output).self).to(value: output)
        replacing.bind((any Notifier).self).to(value: notifier)
        replacements(replacing)
    }
    try await use(launcher.launch())
    try await launcher.stop()
}

@Suite struct ParcelsTests {
    @Test func `the graphs are valid`() {
        expectValidGraph(ParcelsServer.self)
        expectValidGraph(DomainModule.self)
        expectValidGraph(StorageModule.self)
    }

    @Test func `a missing setting is found before anything runs`() {
        let error = #expect(throws: GraphError.self) { try Launcher(ParcelsServer.self) }

        #expect(error?.diagnostics.map(\.id) == ["missing-setting"])
    }

    @Test(arguments: [(1, "post: 500 EUR"), (2, "courier: 450 EUR")])
    func `the courier does not work on Sundays`(weekday: Int, quote: String) async throws {
        try await serving { replacing in
            replacing.bind((any WallClock).self).to(value: Day(weekday: weekday))
        } use: { server in
            #expect(await server.send(.quote, .sample(zone: .country)) == quote)
        }
    }

    @Test func `a parcel that is registered is stored, and the depot is notified`() async throws {
        let notifier = NotifierSpy()

        try await serving(notifier: notifier) { server in
            #expect(await server.send(.register, .sample(7)) == "1: parcel 7 by bicycle, 160 EUR")
            #expect(await server.send(.track, .sample(7)) == "1: parcel 7 by bicycle, 160 EUR")
        }

        #expect(await notifier.parcels == [7])
    }

    @Test func `a refused parcel is neither stored nor announced`() async throws {
        let notifier = NotifierSpy()

        try await serving(notifier: notifier) { server in
            #expect(await server.send(.register, .sample(grams: 31_000)) == "between 1 g and 30 kg, please")
            #expect(await server.send(.track, .sample()) == "unknown")
        }

        #expect(await notifier.parcels.isEmpty)
    }

    @Test func `each request has a trail of its own`() async throws {
        let log = LogSpy()

        try await serving { replacing in
            replacing.bind((any Log).self).to(value: log)
        } use: { server in
            _ = await server.send(.register, .sample())
            _ = await server.send(.track, .sample())
        }

        #expect(log.events == ["register: validated, stored, answered", "track: validated, answered"])
    }

    @Test func `a disk error is an answer, and no notification is sent`() async throws {
        let notifier = NotifierSpy()

        try await serving(notifier: notifier) { replacing in
            replacing.bind((any ParcelStore).self).to(value: BrokenStore())
        } use: { server in
            #expect(await server.send(.register, .sample()) == "failed: DiskError()")
        }

        #expect(await notifier.parcels.isEmpty)
    }

    @Test func `a full store refuses`() async throws {
        try await serving(["storage.capacity": 1]) { server in
            _ = await server.send(.register, .sample(1))
            #expect(await server.send(.register, .sample(2)) == "failed: the store has 1 parcels and no room for another")
        }
    }

    @Test func `the journal closes after the last request`() async throws {
        let output = OutputSpy()

        try await serving(["server.samples": 2, "storage.journal": "spied"], output: output) { _ in }

        #expect(
            output.lines == [
                "register: validated, stored, answered", "1: parcel 1 by bicycle, 160 EUR",
                "register: validated, stored, answered", "2: parcel 2 by bicycle, 160 EUR",
                "ready", "journal spied closed, entries: 2",
            ])
    }
}

private struct Desk {
    let quoter: Quoter
}

/// A part of the domain without the server.
private enum QuoteDesk: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: DomainModule.self)
        binder.include(module: SystemModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> { bind.to(Desk.init) }
}

/// A test that uses the real clock fails.
@Suite(
    .replacements(in: QuoteDesk.self, mustReplace: [SystemModule.self]) { replacing in
        replacing.bind((any WallClock).self).to(value: Day(weekday: 2))
    })
struct QuoteTests {
    @Test func `the cheapest carrier wins`() throws {
        let quoter = try QuoteDesk.buildForTest().quoter

        #expect(quoter.quote(for: .sample(zone: .city))?.carrier == "bicycle")
        #expect(quoter.quote(for: .sample(grams: 6_000, zone: .city))?.carrier == "post")
        #expect(quoter.quote(for: .sample(zone: .abroad))?.carrier == "courier")
    }
}

// SPDX-License-Identifier: Apache-2.0
