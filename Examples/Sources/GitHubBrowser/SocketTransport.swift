import Dispatch

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Loopback

/// The part of HTTP/1.1 that the example needs: one request on a connection, whose end is the end of the response.
struct SocketTransport: Transport {
    func send(_ request: Request, to server: URL) async throws -> Response {
        try await withCheckedThrowingContinuation { continuation in
            // The socket blocks its thread, which must not be one of the cooperative pool, so each request has a queue of its own.
            DispatchQueue(label: "request").async { continuation.resume(with: Result { try answer(to: request, from: server) }) }
        }
    }

    private func answer(to request: Request, from server: URL) throws -> Response {
        guard server.scheme == "http", let host = server.host() else {
            throw BrowserError.unreachable(server: server.absoluteString, reason: "this example speaks http only")
        }
        let port = server.port ?? 80
        let headers = request.headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
        var bytes: [UInt8] = []
        do {
            let socket = try Socket.connected(to: host, port: port)
            try socket.say(Array("GET \(request.path) HTTP/1.1\r\nHost: \(host):\(port)\r\nConnection: close\r\n\(headers)\r\n".utf8))
            while case let next = try socket.received(), !next.isEmpty { bytes += next }
        } catch {
            throw BrowserError.unreachable(server: "\(host):\(port)", reason: "\(error)")
        }
        guard let response = Response(bytes) else { throw BrowserError.unreadable(path: request.path) }
        return response
    }
}

extension Response {
    /// The response in the received bytes; nil if it is malformed or incomplete.
    init?(_ bytes: [UInt8]) {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
        let words = lines[0].split(separator: " ", maxSplits: 2)
        guard words.count > 1, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else { return nil }
        let body = bytes[end.upperBound...]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            guard Int(parts[1].trimmingPrefix(while: \.isWhitespace)) == body.count else { return nil }
        }
        self.init(status: status, body: Data(body))
    }
}

// SPDX-License-Identifier: Apache-2.0
