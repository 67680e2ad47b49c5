#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Dovetail

struct Request: Equatable, Sendable {
    let path: String
    var headers: [String: String] = [:]
}

struct Response: Equatable, Sendable {
    let status: Int
    let body: Data
}

/// Sends a request to a server and returns its response.
///
/// The example uses a socket, so that it needs only what its platform provides, and it speaks plain HTTP. An application would
/// bind `URLSession` to this protocol; nothing else would change.
protocol Transport: Sendable {
    func send(_ request: Request, to server: URL) async throws -> Response
}

/// Wraps the transport of a client: may change the request, inspect the response, or throw.
protocol Interceptor: Sendable {
    func intercept(_ request: Request, next: (Request) async throws -> Response) async throws -> Response
}

/// The address of the server. Other addresses may be bound as well: a tag distinguishes them.
enum BaseURL: Tag {
    typealias Element = URL
}

/// Requests JSON from a server.
final class Client: Sendable {
    private let base: Tagged<BaseURL>
    private let transport: any Transport
    let interceptors: [any Interceptor]

    init(base: Tagged<BaseURL>, transport: any Transport, interceptors: [any Interceptor]) {
        self.base = base
        self.transport = transport
        self.interceptors = interceptors
    }

    func get<Answer: Decodable>(_ path: String, as answer: Answer.Type = Answer.self) async throws -> Answer {
        let response = try await send(Request(path: path), through: interceptors[...])
        do { return try JSONDecoder().decode(answer, from: response.body) } catch { throw BrowserError.unreadable(path: path) }
    }

    /// The same client with one more interceptor, next to the transport.
    func adding(_ interceptor: any Interceptor) -> Client {
        Client(base: base, transport: transport, interceptors: interceptors + [interceptor])
    }

    /// The first interceptor is the outermost: it is the first to see a request, and the last to see the response.
    private func send(_ request: Request, through interceptors: ArraySlice<any Interceptor>) async throws -> Response {
        guard let first = interceptors.first else { return try await transport.send(request, to: base.get()) }
        return try await first.intercept(request) { try await send($0, through: interceptors.dropFirst()) }
    }
}

// SPDX-License-Identifier: Apache-2.0
