import DovetailLaunch
import ParcelsDomain

public enum Verb: String, Sendable { case quote, register, track }

struct Request: Sendable {
    let verb: Verb
    let parcel: Parcel
    let reply: @Sendable (String) -> Void
}

/// The requests that have not been answered. A real server would read them from connections.
actor RequestQueue {
    nonisolated let requests: AsyncStream<Request>
    private let input: AsyncStream<Request>.Continuation
    private var isOpen = true
    private var unanswered = 0
    private var drained: CheckedContinuation<Void, Never>?

    init() { (requests, input) = AsyncStream.makeStream() }

    func submit(_ request: Request) -> Bool {
        guard isOpen else { return false }
        unanswered += 1
        input.yield(request)
        return true
    }

    func answered() {
        unanswered -= 1
        if unanswered == 0 { drained?.resume() }
    }

    /// Accepts no more requests, and returns when all others are answered.
    func drain() async {
        isOpen = false
        if unanswered > 0 { await withCheckedContinuation { drained = $0 } }
        input.finish()
    }
}

/// Answers requests, each with objects of its own.
struct Dispatcher: Sendable {
    let queue: RequestQueue
    let handlings: ComponentFactory<Handling>
    let metrics: Metrics

    func serve() async {
        for await request in queue.requests {
            let answer = await handlings.build(request).answer()
            metrics.count(request.verb)
            request.reply(answer)
            await queue.answered()
        }
    }
}

/// What clients use.
public struct Server: Sendable {
    let queue: RequestQueue

    public func send(_ verb: Verb, _ parcel: Parcel) async -> String {
        let (replies, reply) = AsyncStream.makeStream(of: String.self)
        let request = Request(verb: verb, parcel: parcel) {
            reply.yield($0)
            reply.finish()
        }
        guard await queue.submit(request) else { return "closed" }
        return await replies.first { _ in true } ?? "no answer"
    }
}

// SPDX-License-Identifier: Apache-2.0
