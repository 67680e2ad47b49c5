import SwiftUI
import Synchronization
import Testing

@testable import DovetailSwiftUI
@testable import LaunchedNotes

@MainActor @Suite(.timeLimit(.minutes(1))) struct LaunchingTests {
    /// What an application has done, in order, and what it waits for.
    nonisolated final class Log: Sendable {
        struct OutOfFlour: Error {}

        private let lines = Mutex<[String]>([])
        private let additions = AsyncStream.makeStream(of: Void.self)
        private let failure = AsyncStream.makeStream(of: Void.self)

        var all: [String] { lines.withLock { $0 } }
        func add(_ line: String) {
            lines.withLock { $0.append(line) }
            additions.continuation.yield()
        }
        /// Waits until the line has been added as often as that, or the task is cancelled. One task at a time may wait.
        func waitFor(_ line: String, times: Int = 1) async {
            func isAdded() -> Bool { all.count { $0 == line } >= times }
            guard !isAdded() else { return }
            for await _ in additions.stream where isAdded() { return }
        }
        func fail() { failure.continuation.finish() }
        /// Waits until the service fails or is cancelled.
        func serve() async throws {
            for await _ in failure.stream {}
            if !Task.isCancelled { throw OutOfFlour() }
        }
    }

    nonisolated struct Oven: Sendable {
        let log: Log
    }

    nonisolated struct Till: Sendable {}

    nonisolated final class Shop: Sendable {
        let oven: Oven
        init(oven: Oven) { self.oven = oven }
        init(oven: Oven, till: Till) { self.oven = oven }
    }

    enum Bakery: RootComponent {
        typealias Seed = Log
        typealias Root = Shop

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Oven.self).launch { (log: Log) in
                log.add("heat")
                return Oven(log: log)
            } run: { oven in
                try await oven.log.serve()
            } stop: { oven in
                oven.log.add("cool")
            }
            binder.on(.foreground, "Light") { (log: Log) in log.add("light") }
            binder.on(.background, "Dim") { (log: Log) in log.add("dim") }
            binder.on("ring", "Ring") { (log: Log) in log.add("ring") }
            binder.bind(Shop.self).to(factory: Shop.init(oven:))
        }
    }

    /// The second step of the bakery fails.
    enum Unsold: RootComponent {
        typealias Seed = Log
        typealias Root = Shop

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Oven.self).launch { (log: Log) in
                log.add("heat")
                return Oven(log: log)
            } stop: { oven in
                oven.log.add("cool")
            }
            binder.bind(Till.self).launch { (_: Oven) in throw Log.OutOfFlour() }
            binder.bind(Shop.self).to(factory: Shop.init(oven:till:))
        }
    }

    enum Sold: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Till.self).to(value: Till())
        }
    }

    enum Unfinished: RootComponent {
        typealias Root = Shop

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Shop.self).to(factory: Shop.init(oven:))
        }
    }

    // MARK: A view

    @Test(arguments: StateForm.allCases)
    func `a view waits, displays the root, and stops the application once when it is removed`(form: StateForm) async {
        let log = Log()
        var roots: [Shop] = []
        let host = Host(form) {
            Launching(Bakery.self, seed: log) { shop in
                let _ = roots.append(shop)
                Text("open")
            } waiting: {
                Text("closed")
            } failed: { error in
                Text("\(error)")
            }
        }
        #expect(host.texts == ["closed"])
        #expect(log.all == [])

        await host.until { $0.texts == ["open"] }
        await log.waitFor("light")
        host.update(times: 5)
        #expect(log.all == ["heat", "light"])
        #expect(roots.count > 5)
        #expect(roots.allSatisfy { $0 === roots[0] })

        host.close()
        await log.waitFor("cool")
        host.update(times: 5)
        #expect(log.all == ["heat", "light", "cool"])
    }

    @Test(arguments: StateForm.allCases)
    func `the arguments of a view are evaluated once, and describing it launches nothing`(form: StateForm) async {
        let log = Log()
        var evaluated: [String] = []
        func seed() -> Log {
            evaluated.append("seed")
            return log
        }
        func options() -> LaunchOptions {
            evaluated.append("options")
            return LaunchOptions()
        }
        for _ in 0..<5 { _ = Launching(Bakery.self, seed: seed(), options: options()) { _ in EmptyView() } }
        #expect(evaluated == [])

        let host = Host(form) { Launching(Bakery.self, seed: seed(), options: options()) { _ in Text("open") } }
        #expect(host.texts == ["progress: "])
        await host.until { $0.texts == ["open"] }
        host.update(times: 4)
        #expect(evaluated == ["seed", "options"])

        host.close()
        await log.waitFor("cool")
    }

    @Test(arguments: StateForm.allCases)
    func `a failed launch displays its report, after everything has been stopped once`(form: StateForm) async {
        let log = Log()
        let host = Host(form) {
            Launching(Unsold.self, seed: log) { _ in
                Text("open")
            } failed: { error in
                Text("\((error as? LaunchFailure)?.failures.map(\.step) ?? [])")
                ErrorReport(error)
            }
        }
        #expect(host.texts == ["progress: "])

        await host.until { $0.texts.first == #"["LaunchingTests.Till"]"# }
        #expect(log.all == ["heat", "cool"])
        #expect(host.texts[1].hasPrefix("launch failed at LaunchingTests.Till ("))
        #expect(host.texts[1].hasSuffix("OutOfFlour(); rolled back: LaunchingTests.Oven"))

        host.close()
        #expect(log.all == ["heat", "cool"])
    }

    @Test(arguments: StateForm.allCases)
    func `the diagnostics of an invalid graph are displayed at once`(form: StateForm) {
        let host = Host(form) { Launching(Unfinished.self) { _ in Text("open") } }

        #expect(host.texts.count == 1)
        #expect(host.texts[0].contains("error: nothing is bound for LaunchingTests.Oven [missing-binding]\n"))
    }

    @Test(arguments: StateForm.allCases)
    func `a service that fails replaces the root by its report`(form: StateForm) async {
        let log = Log()
        let host = Host(form) {
            Launching(Bakery.self, seed: log) { _ in
                Text("open")
            } failed: { error in
                Text(error is RunFailure ? "failed" : "\(error)")
            }
        }
        await host.until { $0.texts == ["open"] }
        log.fail()

        await host.until { $0.texts == ["failed"] }
        #expect(log.all.count { $0 == "cool" } == 1)
    }

    @Test(arguments: StateForm.allCases)
    func `a view that is removed while it waits leaves nothing running`(form: StateForm) async {
        let log = Log()
        let host = Host(form) { Launching(Bakery.self, seed: log) { _ in Text("open") } }
        await log.waitFor("heat")
        host.close()
        await log.waitFor("cool")
        #expect(log.all.count { $0 == "cool" } == 1)
        #expect(host.texts == [])
    }

    @Test(arguments: StateForm.allCases)
    func `views side by side, each of which has the tasks of their group, launch one application and send each event once`(
        form: StateForm
    ) async throws {
        let log = Log()
        let launch = SharedLaunch(Bakery.self, seed: log)
        let host = Host(form) {
            Launching(launch) { _ in
                Text("open")
                Text("fresh")
            } waiting: {
                Text("closed")
                Text("soon")
            } failed: { error in
                let _ = Issue.record(error)
            }
        }
        #expect(host.texts == ["closed", "soon"])
        await host.until { $0.texts == ["open", "fresh"] }
        host.scenePhase = .background
        await log.waitFor("dim")
        try await launch.stop()
        #expect(log.all == ["heat", "light", "dim", "cool"])
    }

    // MARK: Windows

    @Test(arguments: StateForm.allCases)
    func `windows display one launch, and closing them does not stop it`(form: StateForm) async throws {
        let log = Log()
        var roots: [Shop] = []
        let launch = SharedLaunch(Bakery.self, seed: log)
        var windows: [Host] = []
        for _ in 0..<2 {
            let window = Host(form) {
                Launching(launch) { shop in
                    let _ = roots.append(shop)
                    Text("open")
                } failed: { error in
                    let _ = Issue.record(error)
                }
            }
            windows.append(window)
        }
        #expect(windows.map(\.texts) == [["progress: "], ["progress: "]])
        for window in windows { await window.until { $0.texts == ["open"] } }
        await log.waitFor("light")

        windows.removeLast().close()
        let window = Host(form) { Launching(launch) { _ in Text("open") } }
        #expect(window.texts == ["open"])
        #expect(log.all == ["heat", "light"])
        #expect(roots.allSatisfy { $0 === roots[0] })

        window.close()
        for window in windows { window.close() }
        try await launch.stop()
        #expect(log.all == ["heat", "light", "cool"])
    }

    @Test func `windows that have been closed are forgotten`() async throws {
        let log = Log()
        let launch = SharedLaunch(Bakery.self, seed: log)
        let window = Host(.macro) { Launching(launch) { _ in Text("open") } }
        await window.until { $0.texts == ["open"] }
        for _ in 0..<3 {
            let other = Host(.macro) { Launching(launch) { _ in Text("open") } }
            while launch.observers.count < 2 { await Task.yield() }
            other.close()
            while launch.observers.count > 1 { await Task.yield() }
        }
        window.close()
        while !launch.observers.isEmpty { await Task.yield() }
        try await launch.stop()
    }

    @Test func `an application stops when its launch is released, or before`() async throws {
        let released = Log()
        var launch: SharedLaunch? = SharedLaunch(Bakery.self, seed: released)
        do {
            let host = Host(.macro) { [launch] in Launching(launch!) { _ in Text("open") } }
            await host.until { $0.texts == ["open"] }
            host.close()
        }
        launch = nil
        await released.waitFor("cool")

        let stopped = Log()
        let other = SharedLaunch(Bakery.self, seed: stopped)
        let host = Host(.macro) { Launching(other) { _ in Text("open") } }
        await host.until { $0.texts == ["open"] }
        try await other.stop()
        #expect(stopped.all.count { $0 == "cool" } == 1)
        #expect(host.texts == ["open"])
    }

    @Test(arguments: StateForm.allCases)
    func `another launch is displayed instead of one that has failed`(form: StateForm) async {
        let first = Log(), second = Log()
        var launch = SharedLaunch(Unsold.self, seed: first, replacing: [])
        let host = Host(form) {
            Launching(launch) { _ in
                Text("open")
            } failed: { _ in
                Text("failed")
            }
        }
        await host.until { $0.texts == ["failed"] }

        launch = SharedLaunch(Unsold.self, seed: second, replacing: [Sold.self])
        host.update(times: 1)
        #expect(host.texts == ["progress: "])
        await host.until { $0.texts == ["open"] }
        #expect(first.all == ["heat", "cool"])
        #expect(second.all == ["heat"])
    }

    @Test func `a launch that no window has displayed runs nothing`() async {
        let log = Log()
        do { _ = SharedLaunch(Bakery.self, seed: log) }
        let host = Host(.macro) { Launching(Bakery.self, seed: Log()) { _ in Text("open") } }
        await host.until { $0.texts == ["open"] }

        #expect(log.all == [])
    }

    @Test(arguments: StateForm.allCases)
    func `an application is in the background when all its windows are, and each change is sent once`(form: StateForm) async throws {
        let log = Log()
        let launch = SharedLaunch(Bakery.self, seed: log)
        let one = Host(form) { Launching(launch) { _ in Text("open") } }
        let other = Host(form) { Launching(launch) { _ in Text("open") } }
        await one.until { $0.texts == ["open"] }
        await log.waitFor("light")

        one.scenePhase = .inactive
        one.scenePhase = .background
        await Task {}.value
        try await launch.send("ring")
        #expect(log.all == ["heat", "light", "ring"])
        other.scenePhase = .background
        await log.waitFor("dim")
        #expect(log.all == ["heat", "light", "ring", "dim"])

        one.scenePhase = .active
        other.scenePhase = .active
        await log.waitFor("light", times: 2)
        try await launch.stop()
        #expect(log.all == ["heat", "light", "ring", "dim", "light", "cool"])
    }

    @Test(arguments: StateForm.allCases)
    func `an application that is launched in the background does not enter it`(form: StateForm) async throws {
        let log = Log()
        let launch = SharedLaunch(Bakery.self, seed: log)
        let host = Host(form, scenePhase: .background) { Launching(launch) { _ in Text("open") } }
        await host.until { $0.texts == ["open"] }
        try await launch.send("ring")
        #expect(log.all == ["heat", "ring"])

        host.scenePhase = .active
        await log.waitFor("light")
        host.scenePhase = .background
        await log.waitFor("dim")
        try await launch.stop()
        #expect(log.all == ["heat", "ring", "light", "dim", "cool"])
    }

    @Test func `a window of the application displays the fetched notes`() async {
        let host = Host(.macro, windowOf: LaunchedNotesApp())

        #expect(host.texts == ["progress: "])
        await host.until { $0.texts == ["From far away"] }
    }
}

// SPDX-License-Identifier: Apache-2.0
