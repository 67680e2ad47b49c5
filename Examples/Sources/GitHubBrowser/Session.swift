import Dovetail

/// A secret, which its descriptions do not reveal.
struct Token: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
    let text: String
    var description: String { "a token" }
    var customMirror: Mirror { Mirror(self, children: []) }
}

/// The signed-in user with the token.
struct Account: Sendable {
    let token: Token
    let user: User
}

/// Shared instances of this scope live as long as their session.
struct PerSession: Scope {}

/// One instance for each time a user signs in.
enum SessionComponent: Component {
    typealias Seed = Account
    typealias Root = Session

    static func configure(binder: Binder<PerSession>) {
        // After the interceptors of the parent, and so next to the transport.
        binder.bind((any Interceptor).self).intoCollection().to { (account: Account) in Signature(token: account.token) }
        binder.bind(Client.self).sharedInScope().to(factory: Client.init)
        binder.bind(GitHub.self).sharedInScope().to(factory: GitHub.init)
        binder.bindFactory(OrganizationScreen.self).with(ShowOrganization.self).to(factory: OrganizationScreen.init)
        binder.bind(Session.self).to(factory: Session.init)
    }
}

final class Session: Sendable {
    let user: User
    let github: GitHub
    let screens: Factory<ShowOrganization>

    init(account: Account, github: GitHub, screens: Factory<ShowOrganization>) {
        user = account.user
        self.github = github
        self.screens = screens
    }
}

/// The organization is an argument, because the caller chooses it.
enum ShowOrganization: AssistedFactory {
    typealias Seed = String
    typealias Element = OrganizationScreen
}

/// The repositories and the members of an organization, as lines.
struct OrganizationScreen {
    let name: String
    private let github: GitHub

    init(name: Assisted<String>, github: GitHub) {
        self.name = name.get()
        self.github = github
    }

    func lines() async throws -> [String] {
        let repositories = try await github.repositories(of: name)
        let members = try await github.members(of: name)
        let stars = String(repositories.map(\.stars).max() ?? 0).count
        return ["\(name): \(counted(repositories, "repository", "repositories")), \(counted(members, "member", "members"))"]
            + repositories.sorted { ($1.stars, $0.name) < ($0.stars, $1.name) }.map { repository in
                let count = String(repository.stars)
                let padding = String(repeating: " ", count: stars - count.count)
                return "  \(padding)\(count) ★ \(repository.name)" + (repository.description.map { ": \($0)" } ?? "")
            }
            + members.map { "  @\($0.login)" }
    }

    private func counted(_ things: [some Any], _ one: String, _ several: String) -> String {
        "\(things.count) \(things.count == 1 ? one : several)"
    }
}

// SPDX-License-Identifier: Apache-2.0
