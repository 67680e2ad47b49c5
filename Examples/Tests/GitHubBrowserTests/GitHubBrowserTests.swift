import Dovetail
import DovetailTesting
import Foundation
import Loopback
import Synchronization
import Testing

@testable import GitHubBrowser
@testable import GitHubStub

/// Collects lines from several threads.
private final class Notes: Sendable {
    private let kept = Mutex<[String]>([])
    var lines: [String] { kept.withLock { $0 } }
    func add(_ line: String) { kept.withLock { $0.append(line) } }
}

/// Responds like the server of the example, without a server.
private enum NoNetwork: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any Transport).self).to { (invocation: Invocation) in Memory(log: invocation.log) }
    }

    private struct Memory: Transport {
        let log: Log

        func send(_ request: Request, to server: URL) async throws -> Response {
            log("asked")
            let answer = Stub.gitHub(Question(path: request.path, headers: request.headers))
            return try #require(Response(Array(answer.utf8)))
        }
    }
}

/// Two interceptors that record their order.
private enum Talkers: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any Interceptor).self).intoCollection().to { (invocation: Invocation) in Talker(name: "first", log: invocation.log) }
        binder.bind((any Interceptor).self).intoCollection().to { (invocation: Invocation) in Talker(name: "second", log: invocation.log) }
    }

    private struct Talker: Interceptor {
        let name: String
        let log: Log

        func intercept(_ request: Request, next: (Request) async throws -> Response) async throws -> Response {
            log("\(name) sees \(request.headers["Authorization"] ?? "no token")")
            let response = try await next(request)
            log("\(name) has \(response.status)")
            return response
        }
    }
}

@Suite struct GitHubBrowserTests {
    private let notes = Notes()
    private let token = Token(text: Stub.token)

    private func browser(at server: String = "http://nowhere.example", replacing: [any Module.Type]) throws -> Browser {
        let app = try ComponentFactory.of(BrowserApp.self, replacing: replacing)
        let server = try #require(URL(string: server))
        return app.build(Invocation(server: server, log: Log { [notes] in notes.add($0) }))
    }

    @Test func `the graph is valid, and validation creates nothing`() throws {
        enum Untouched: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind((any Transport).self).to { () -> any Transport in
                    Issue.record("a factory ran although nothing was built")
                    return SocketTransport()
                }
            }
        }

        expectValidGraph(BrowserApp.self)
        #expect(try ComponentFactory.of(BrowserApp.self, replacing: [Untouched.self]).diagnostics.isEmpty)
        expectGraph(BrowserApp.self) { graph in
            graph.reaches((any Transport).self, from: Session.self)
            graph.isShared(GitHub.self)
            graph.doesNotReach(GitHub.self, from: (any Transport).self)
        }
    }

    @Test func `a session adds its signature after the common interceptors`() async throws {
        let session = try await browser(replacing: [NoNetwork.self]).signIn(with: token)

        #expect(
            session.github.client.interceptors.map { "\(type(of: $0))" } == ["StatusCheck", "Journal", "Introduction", "Signature"])
        // Only the requests of a signed-in user carry it.
        #expect(try await session.github.members(of: "bakery") == [Member(login: "ada"), Member(login: "grace")])
    }

    @Test func `each interceptor wraps the next, and none of them sees the token`() async throws {
        let browser = try browser(replacing: [NoNetwork.self, Talkers.self])

        _ = try await browser.signIn(with: token)

        #expect(notes.lines == ["first sees no token", "second sees no token", "asked", "second has 200", "first has 200"])
    }

    @Test func `the objects of a session are released when the user signs out`() async throws {
        let browser = try browser(replacing: [NoNetwork.self])
        weak var session: Session?
        weak var github: GitHub?
        weak var client: Client?
        session = try await browser.signIn(with: token)
        github = await browser.session?.github
        client = await browser.session?.github.client
        #expect(session?.user == User(login: "ada", name: "Ada Lovelace"))
        #expect(github != nil)
        #expect(client != nil)

        await browser.signOut()

        #expect(session == nil)
        #expect(github == nil)
        #expect(client == nil)
        // Another user can sign in.
        _ = try await browser.signIn(with: token)
        #expect(await browser.session?.user.login == "ada")
    }

    @Test func `a user who signs in again gets a new session`() async throws {
        let browser = try browser(replacing: [NoNetwork.self])

        let first = try await browser.signIn(with: token), second = try await browser.signIn(with: token)

        #expect(first.github !== second.github)
        #expect(first.github.client !== second.github.client)
        #expect(await browser.session === second)
    }

    @Test func `a refused token starts no session, and the journal records the response`() async throws {
        let browser = try browser(replacing: [NoNetwork.self])

        await #expect(throws: BrowserError.tokenRefused) { try await browser.signIn(with: Token(text: "swordfish")) }

        #expect(await browser.session == nil)
        #expect(notes.lines == ["asked", "GET /user → 401"])
    }

    @Test func `a token is not printed`() {
        let account = Account(token: token, user: User(login: "ada", name: nil))
        var dumped = ""
        dump(account, to: &dumped)

        #expect(!"\(token) \(account) \(String(reflecting: account)) \(dumped)".contains(Stub.token))
    }
}

/// Malformed responses over a real connection.
@Suite struct TransportTests {
    @Test(
        arguments: [
            (Stub.answer(500, "{}"), BrowserError.refused(path: "/user", status: 500)),
            (Stub.answer(404, "{}"), .notFound(path: "/user")),
            (Stub.answer(200, "who?"), .unreadable(path: "/user")),
            (Stub.answer(200, "{}"), .unreadable(path: "/user")),
            // A wrong length, an incomplete head, another protocol, no bytes.
            (String(Stub.answer(200, #"{"login": "ada"}"#).dropLast()), .unreadable(path: "/user")),
            ("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n", .unreadable(path: "/user")),
            ("SSH-2.0\r\n\r\n", .unreadable(path: "/user")),
            ("", .unreadable(path: "/user")),
        ])
    func `a malformed response is reported`(answer: String, error: BrowserError) async throws {
        let stub = try Stub { _ in answer }
        let url = try #require(URL(string: stub.url))
        let browser = try BrowserApp.build(Invocation(server: url, log: Log { _ in }))

        await #expect(throws: error) {
            try await stub.serving { _ = try await browser.signIn(with: Token(text: Stub.token)) }
        }
        #expect(await browser.session == nil)
    }

    @Test func `a connection without a listener is refused`() async throws {
        let (socket, port) = try Socket.reserved()
        let url = try #require(URL(string: "http://127.0.0.1:\(port)"))

        await #expect(throws: BrowserError.unreachable(server: "127.0.0.1:\(port)", reason: "Connection refused")) {
            try await SocketTransport().send(Request(path: "/user"), to: url)
        }
        withExtendedLifetime(socket) {}
    }

    @Test(
        arguments: [
            ("https://127.0.0.1", BrowserError.unreachable(server: "https://127.0.0.1", reason: "this example speaks http only")),
            ("http://name.example", .unreachable(server: "name.example:80", reason: "name.example is not four numbers")),
            ("http://127.0.0.1:70000", .unreachable(server: "127.0.0.1:70000", reason: "70000 is not a port")),
        ])
    func `an unreachable address is reported`(address: String, error: BrowserError) async throws {
        let url = try #require(URL(string: address))

        await #expect(throws: error) { try await SocketTransport().send(Request(path: "/user"), to: url) }
    }
}

// SPDX-License-Identifier: Apache-2.0
