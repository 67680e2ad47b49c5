import DovetailLaunch
import ParcelsDomain
import ParcelsStorage
import Synchronization

struct PerRequest: Scope {}

/// What happened during a request, for all objects of that request.
final class AuditTrail: Sendable {
    private let events = Mutex<[String]>([])
    func note(_ event: String) { events.withLock { $0.append(event) } }
    var text: String { events.withLock { $0.joined(separator: ", ") } }
}

/// A condition for a parcel; the text is the reason of a refusal.
protocol Rule: Sendable {
    func refusal(of parcel: Parcel) -> String?
}

struct WeightLimit: Rule {
    func refusal(of parcel: Parcel) -> String? { (1...30_000).contains(parcel.grams) ? nil : "between 1 g and 30 kg, please" }
}

struct KnownNumber: Rule {
    func refusal(of parcel: Parcel) -> String? { parcel.id > 0 ? nil : "a parcel has a number" }
}

struct Validator: Sendable {
    let rules: [any Rule]
    let trail: AuditTrail

    func refusal(of parcel: Parcel) -> String? {
        trail.note("validated")
        return rules.lazy.compactMap { $0.refusal(of: parcel) }.first
    }
}

protocol Handler: Sendable {
    func answer(_ parcel: Parcel) async throws -> String
}

struct QuoteHandler: Handler {
    let quoter: Quoter
    func answer(_ parcel: Parcel) async -> String { quoter.quote(for: parcel).map { "\($0.carrier): \($0.price)" } ?? "no carrier" }
}

struct RegisterHandler: Handler {
    let labels: Factory<PrintLabel>
    let store: any ParcelStore
    let notifier: any Notifier
    let trail: AuditTrail

    func answer(_ parcel: Parcel) async throws -> String {
        let label = labels.build(parcel).text
        try await store.add(parcel, label: label)
        trail.note("stored")
        await notifier.registered(parcel)
        return label
    }
}

struct TrackHandler: Handler {
    let store: any ParcelStore
    func answer(_ parcel: Parcel) async -> String { await store.label(of: parcel.id) ?? "unknown" }
}

struct Answering: Sendable {
    let request: Request
    let validator: Validator
    let handlers: [Verb: Provider<any Handler>]
    let trail: AuditTrail
    let log: any Log

    func answer() async -> String {
        var answer = validator.refusal(of: request.parcel)
        if answer == nil {
            do { answer = try await handlers[request.verb]?.get().answer(request.parcel) } catch { answer = "failed: \(error)" }
        }
        trail.note("answered")
        log.request(request.verb, trail.text)
        return answer ?? "not possible"
    }
}

/// The objects of one request.
enum Handling: Component {
    typealias Seed = Request
    typealias Root = Answering

    static func configure(binder: Binder<PerRequest>) {
        binder.bind(AuditTrail.self).sharedInScope().to(AuditTrail.init)
        binder.bind(Validator.self).to(Validator.init)
        binder.bind((any Rule).self).intoCollection().to { WeightLimit() }
        binder.bind((any Rule).self).intoCollection().to { KnownNumber() }
        binder.bind((any Handler).self).intoDictionary(Verb.quote).to { (quoter: Quoter) in QuoteHandler(quoter: quoter) }
        binder.bind((any Handler).self).intoDictionary(Verb.register).to {
            (
                labels: Factory<PrintLabel>, store: any ParcelStore, notifier: any Notifier, trail: AuditTrail
            ) in RegisterHandler(labels: labels, store: store, notifier: notifier, trail: trail)
        }
        binder.bind((any Handler).self).intoDictionary(Verb.track).to { (store: any ParcelStore) in TrackHandler(store: store) }
        binder.bind(Answering.self).to(Answering.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
