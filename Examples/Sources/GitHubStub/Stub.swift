import Dispatch
import Loopback
import Synchronization

/// A received request.
struct Question: Equatable, Sendable {
    let path: String
    let headers: [String: String]
}

/// A server on the loopback address, on a port that the system chooses.
final class Stub: Sendable {
    let url: String
    private let listener: Socket
    private let port: Int
    private let answer: @Sendable (Question) -> String
    private let asked = Mutex<[Question]>([])
    private let isStopped = Mutex(false)

    /// - Parameter answer: Returns the whole text of a response.
    init(answer: @escaping @Sendable (Question) -> String = Stub.gitHub) throws {
        (listener, port) = try Socket.listening()
        url = "http://127.0.0.1:\(port)"
        self.answer = answer
    }

    /// The requests received so far.
    var questions: [Question] { asked.withLock { $0 } }

    /// Answers one request after the other until it is stopped.
    func serve() throws {
        while true {
            let connection = try listener.accepted()
            if isStopped.withLock({ $0 }) { return }
            // A client that disconnects early does not stop the server.
            try? talk(connection)
        }
    }

    /// Runs `body` while the server runs on a thread of its own.
    func serving<Result>(_ body: () async throws -> Result) async throws -> Result {
        let service = DispatchGroup()
        DispatchQueue(label: "stub").async(group: service) { try? self.serve() }
        let result: Swift.Result<Result, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        try stop()
        await withCheckedContinuation { ended in service.notify(queue: .global()) { ended.resume() } }
        return try result.get()
    }

    /// Opens a connection, which ends the loop that waits for one.
    private func stop() throws {
        isStopped.withLock { $0 = true }
        _ = try Socket.connected(to: "127.0.0.1", port: port)
    }

    private func talk(_ connection: Socket) throws {
        var bytes: [UInt8] = []
        while bytes.suffix(4) != Array("\r\n\r\n".utf8)[...] {
            let next = try connection.received()
            if next.isEmpty { return }
            bytes += next
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
        let headers = lines.dropFirst().map { $0.split(separator: ":", maxSplits: 1) }.map { parts in
            (String(parts[0]), String(parts[1].dropFirst()))
        }
        let question = Question(
            path: String(lines[0].split(separator: " ")[1]), headers: Dictionary(headers, uniquingKeysWith: { first, _ in first }))
        asked.withLock { $0.append(question) }
        try connection.say(Array(answer(question).utf8))
    }
}

// SPDX-License-Identifier: Apache-2.0
