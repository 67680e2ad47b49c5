/// The API of the server.
final class GitHub: Sendable {
    let client: Client

    init(client: Client) { self.client = client }

    func repositories(of organization: String) async throws -> [Repository] {
        try await get("/orgs/\(organization)/repos", of: organization)
    }

    func members(of organization: String) async throws -> [Member] {
        try await get("/orgs/\(organization)/members", of: organization)
    }

    private func get<Answer: Decodable>(_ path: String, of organization: String) async throws -> Answer {
        do { return try await client.get(path) } catch BrowserError.notFound {
            throw BrowserError.noOrganization(organization)
        }
    }
}

struct User: Decodable, Equatable, Sendable {
    let login: String
    let name: String?
}

struct Member: Decodable, Equatable, Sendable {
    let login: String
}

struct Repository: Decodable, Equatable, Sendable {
    let name: String
    let stars: Int
    let description: String?

    private enum CodingKeys: String, CodingKey {
        case name, description
        case stars = "stargazers_count"
    }
}

/// Errors with a message for the user.
enum BrowserError: Error, Equatable, CustomStringConvertible {
    case tokenRefused
    case notFound(path: String)
    case noOrganization(String)
    case refused(path: String, status: Int)
    case unreadable(path: String)
    case unreachable(server: String, reason: String)

    var description: String {
        switch self {
        case .tokenRefused: "the server does not accept this token"
        case .notFound(let path): "the server knows nothing of \(path)"
        case .noOrganization(let name): "there is no organization \(name)"
        case .refused(let path, let status): "the server answers \(path) with \(status)"
        case .unreadable(let path): "what the server answers \(path) with cannot be read"
        case .unreachable(let server, let reason): "no answer from \(server): \(reason)"
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
