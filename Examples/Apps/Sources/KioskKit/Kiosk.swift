import DovetailLaunch
import DovetailSettings

/// The settings, from files, the environment and the command line.
enum Port: Setting { static let key = SettingKey("kiosk.port", default: 0, in: 0...65_535) }
enum Greeting: Setting { static let key = SettingKey("kiosk.greeting", default: "WELCOME") }
enum LedgerPath: Setting { static let key = SettingKey("ledger.path", default: "kiosk.ledger") }

/// Accepts connections, and creates a visit for each.
struct Server: Sendable {
    let listener: Listener
    let visits: ChildLauncher<Visit>

    func serve() async throws {
        while true {
            let connection = try await listener.next()
            // A client that connects during the shutdown finds the kiosk closed.
            guard let visit = try? await visits.launch(connection) else { continue }
            Task { try? await visit.run() }
        }
    }
}

/// A small server on the loopback address, which never loses a confirmed sale.
public enum Kiosk: RootComponent {
    public typealias Scope = Singleton
    /// Receives the status messages of the kiosk.
    public typealias Seed = Announcer
    public typealias Root = Opened

    public static func configure(binder: Binder<Singleton>) {
        binder.setting(Port.self)
        binder.setting(Greeting.self)
        binder.setting(LedgerPath.self)
        binder.install(child: Visit.self)
        binder.bind(Ledger.self).launch { (path: Tagged<LedgerPath>) in
            try Ledger.open(path.get())
        } stop: {
            await $0.close()
        }
        binder.bind(Server.self).launch(timeout: .seconds(5)) { (port: Tagged<Port>, visits: ChildLauncher<Visit>) in
            Server(listener: try Listener(port: port.get()), visits: visits)
        } run: {
            try await $0.serve()
        }
        binder.launch("Announce") { (server: Server, announcer: Announcer) in announcer("listening on \(server.listener.port)") }
        binder.on(.reload, "Reload") { (announcer: Announcer) in announcer("settings are read at launch only") }
        binder.bind(Opened.self).to { (server: Server) in Opened(port: server.listener.port) }
    }

    /// Later layers override earlier ones.
    public static var settings: SettingLayers {
        SettingLayers([
            .json("kiosk.json", optional: true), .plist("kiosk.plist", optional: true), .dotEnv(), .environment(prefix: "KIOSK_"),
            .commandLine(),
        ])
    }
}

/// The dependencies that come from outside the graph.
public struct Opened: Sendable { public let port: Int }

public struct Announcer: Sendable {
    private let say: @Sendable (String) -> Void

    public init(_ say: @escaping @Sendable (String) -> Void) { self.say = say }
    func callAsFunction(_ text: String) { say(text) }
}

/// Announces that the kiosk closes, so that customers can see it.
public struct Closing: LaunchObserver {
    private let announcer: Announcer

    public init(_ announcer: Announcer) { self.announcer = announcer }

    public func launcher(of component: String, did progress: LaunchProgress) {
        if case .reached(.stopping) = progress, component == "Kiosk" { announcer("closing") }
    }
}

// SPDX-License-Identifier: Apache-2.0
