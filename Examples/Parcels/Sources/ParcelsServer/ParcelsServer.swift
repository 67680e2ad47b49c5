import DovetailLaunch
import DovetailSettings
import ParcelsDomain
import ParcelsStorage
import Synchronization

enum Samples: Setting { static let key = SettingKey("server.samples", default: 0, in: 0...100) }
enum DepotName: Setting { static let key = SettingKey("server.depot", default: "main depot") }

protocol Notifier: Sendable {
    func registered(_ parcel: Parcel) async
}

protocol Log: Sendable {
    func request(_ verb: Verb, _ events: String)
}

struct OutputNotifier: Notifier {
    let output: any Output
    let depot: String
    func registered(_ parcel: Parcel) async { output.line("\(depot) expects parcel \(parcel.id)") }
}

struct OutputLog: Log {
    let output: any Output
    func request(_ verb: Verb, _ events: String) { output.line("\(verb): \(events)") }
}

final class Metrics: Sendable {
    private let counts = Mutex<[Verb: Int]>([:])
    func count(_ verb: Verb) { counts.withLock { $0[verb, default: 0] += 1 } }
    var total: Int { counts.withLock { $0.values.reduce(0, +) } }
}

/// What reaches beyond the process. Tests replace what they use of it.
enum LiveModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: SystemModule.self)
        binder.bind((any Notifier).self).using(DepotName.self).to { output, depot in OutputNotifier(output: output, depot: depot) }
        binder.bind((any Log).self).to { (output: any Output) in OutputLog(output: output) }
    }
}

enum RequestModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.install(dependency: Handling.self)
        binder.bind(RequestQueue.self).sharedInScope().to(RequestQueue.init)
        binder.bind(Metrics.self).sharedInScope().to(Metrics.init)
        binder.bind(Dispatcher.self).launch { (queue: RequestQueue, handlings: ComponentFactory<Handling>, metrics: Metrics) in
            Dispatcher(queue: queue, handlings: handlings, metrics: metrics)
        } run: {
            await $0.serve()
        } stop: {
            await $0.queue.drain()
        }
    }
}

public enum ParcelsServer: RootComponent {
    public typealias Scope = Singleton
    public typealias Root = Server

    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: DomainModule.self)
        binder.include(module: StorageModule.self)
        binder.include(module: LiveModule.self)
        binder.include(module: RequestModule.self)
        binder.setting(Samples.self)
        binder.setting(DepotName.self)
        binder.launch("Samples") { (samples: Tagged<Samples>, queue: RequestQueue, output: any Output, _: Dispatcher) in
            for id in 0..<samples.get() {
                output.line(await Server(queue: queue).send(.register, Parcel(id: id + 1, grams: 800, zone: .city)))
            }
        }
        binder.launch("Announce") { (output: any Output, _: Dispatcher) in output.line("ready") }
        binder.on(.reload, "Report") { (metrics: Metrics, output: any Output) in output.line("answered: \(metrics.total)") }
        binder.bind(Server.self).to(Server.init)
    }

    /// Later layers override earlier ones.
    public static var settings: SettingLayers {
        SettingLayers([.json("parcels.json", optional: true), .dotEnv(), .environment(prefix: "PARCELS_"), .commandLine()])
    }
}

// SPDX-License-Identifier: Apache-2.0
