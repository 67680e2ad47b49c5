#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Dovetail

/// The arguments of the tool: the seed of the application component.
struct Invocation: Sendable {
    let server: URL
    let log: Log
}

/// Receives messages that are not part of the result.
struct Log: Sendable {
    let write: @Sendable (String) -> Void
    func callAsFunction(_ line: String) { write(line) }
}

/// The client for users who have not signed in.
enum SignedOut: Tag {
    typealias Element = Client
}

enum Network: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: Interceptors.self)
        binder.bind(URL.self).tagged(with: BaseURL.self).to { (invocation: Invocation) in invocation.server }
        binder.bind((any Transport).self).to { SocketTransport() }
        binder.bind(Client.self).tagged(with: SignedOut.self).to(factory: Client.init)
    }
}

enum BrowserApp: RootComponent {
    typealias Seed = Invocation
    typealias Root = Browser

    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: Network.self)
        binder.install(dependency: SessionComponent.self)
        binder.bind(Browser.self).to(factory: Browser.init)
    }
}

/// Manages the session, which exists while a user is signed in.
actor Browser {
    private let client: Tagged<SignedOut>
    private let sessions: ComponentFactory<SessionComponent>
    private(set) var session: Session?

    init(client: Tagged<SignedOut>, sessions: ComponentFactory<SessionComponent>) {
        self.client = client
        self.sessions = sessions
    }

    /// Looks up the user of the token, and starts a session.
    func signIn(with token: Token) async throws -> Session {
        let user: User = try await client.get().adding(Signature(token: token)).get("/user")
        let session = sessions.build(Account(token: token, user: user))
        self.session = session
        return session
    }

    /// Releases the session, and with it all objects of its component.
    func signOut() { session = nil }
}

// SPDX-License-Identifier: Apache-2.0
