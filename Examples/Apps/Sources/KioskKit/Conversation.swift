import DovetailLaunch

/// Talks to one client: one request in a line, one answer in a line.
///
///     PUT apples 12  →  OK
///     GET apples     →  12
///     QUIT           →  BYE
actor Conversation {
    private let connection: Descriptor
    private let ledger: Ledger
    private let greeting: String
    private var rest: [UInt8] = []
    private var isDraining = false
    private var waiting: Task<Void, any Error>?
    private var hasEnded = false
    private var ends: [CheckedContinuation<Void, Never>] = []

    init(_ connection: Descriptor, _ ledger: Ledger, greeting: String) {
        self.connection = connection
        self.ledger = ledger
        self.greeting = greeting
    }

    /// Answers until the client disconnects, or until the conversation drains and the request in progress is answered.
    func serve() async throws {
        defer {
            hasEnded = true
            for end in ends { end.resume() }
        }
        try await say(greeting)
        while let request = try await nextRequest() {
            if request == "QUIT" { return try await say("BYE") }
            try await say(answer(request))
        }
    }

    /// Finishes the request in progress, and accepts no other.
    func drain() async {
        isDraining = true
        if rest.isEmpty { waiting?.cancel() }
        if hasEnded { return }
        await withCheckedContinuation { ends.append($0) }
    }

    private func answer(_ request: String) async throws -> String {
        let words = request.split(separator: " ", maxSplits: 2).map(String.init)
        switch (words.first, words.count) {
        case ("PUT", 3):
            try await ledger.put(words[1], words[2])
            return "OK"
        case ("GET", 2): return await ledger[words[1]] ?? "NONE"
        default: return "WHAT?"
        }
    }

    private func say(_ text: String) async throws { try await connection.write(Array("\(text)\n".utf8)) }

    private func nextRequest() async throws -> String? {
        while true {
            if let end = rest.firstIndex(of: 10) {
                let line = String(decoding: rest[..<end], as: UTF8.self)
                rest.removeSubrange(...end)
                return line
            }
            guard let bytes = try connection.readAvailable() else {
                if isDraining, rest.isEmpty { return nil }
                try await wait()
                continue
            }
            if bytes.isEmpty { return nil }
            rest += bytes
        }
    }

    /// Waits in a task of its own, so that draining ends the wait and not the conversation.
    private func wait() async throws {
        let task = Task { [connection] in try await connection.readable() }
        waiting = task
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            task.cancel()
        }
        waiting = nil
        try Task.checkCancellation()
        if case .failure(let error) = result, !(error is CancellationError) { throw error }
    }
}

/// A visit lasts as long as a connection does.
enum Visit: Component {
    typealias Seed = Descriptor
    typealias Root = Conversation

    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Conversation.self).launch { (connection: Descriptor, ledger: Ledger, greeting: Tagged<Greeting>) in
            Conversation(connection, ledger, greeting: greeting.get())
        } run: {
            try await $0.serve()
        } stop: {
            await $0.drain()
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
