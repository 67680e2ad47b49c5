/// What the server knows.
final class GitHub: Sendable {
    let client: Client

    init(client: Client) { self.client = client }

    func repositories(of organisation: String) async throws -> [Repository] {
        try await get("/orgs/\(organisation)/repos", of: organisation)
    }

    func members(of organisation: String) async throws -> [Member] {
        try await get("/orgs/\(organisation)/members", of: organisation)
    }

    private func get<Answer: Decodable>(_ path: String, of organisation: String) async throws -> Answer {
        do { return try await client.get(path) } catch BrowserError.notFound {
            throw BrowserError.noOrganisation(organisation)
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

/// What a user is told.
enum BrowserError: Error, Equatable, CustomStringConvertible {
    case tokenRefused
    case notFound(path: String)
    case noOrganisation(String)
    case refused(path: String, status: Int)
    case unreadable(path: String)
    case unreachable(server: String, reason: String)

    var description: String {
        switch self {
        case .tokenRefused: "the server does not accept this token"
        case .notFound(let path): "the server knows nothing of \(path)"
        case .noOrganisation(let name): "there is no organisation \(name)"
        case .refused(let path, let status): "the server answers \(path) with \(status)"
        case .unreadable(let path): "what the server answers \(path) with cannot be read"
        case .unreachable(let server, let reason): "no answer from \(server): \(reason)"
        }
    }
}
