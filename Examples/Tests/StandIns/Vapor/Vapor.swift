// Replaces Vapor: the declarations that the examples use, as Vapor 4.122 declares them, and only the behavior that the tests examine.
public import Logging

public struct Environment: Sendable {
    public static var testing: Environment { Environment() }
    public static func detect() throws -> Environment { Environment() }
}

public enum HTTPStatus: Sendable {
    case ok, notFound, internalServerError
}

public struct Abort: Error {
    public let status: HTTPStatus
    public init(_ status: HTTPStatus) { self.status = status }
}

public struct PathComponent: Sendable, ExpressibleByStringInterpolation {
    let text: String
    public init(stringLiteral value: String) { text = value }
}

public struct Parameters: Sendable {
    let values: [String: String]

    public func require(_ name: String) throws -> String {
        guard let value = values[name] else { throw Abort(.internalServerError) }
        return value
    }
}

public final class Request: Sendable {
    public let id: String
    public let logger: Logger
    public let parameters: Parameters

    init(id: String, logger: Logger, parameters: Parameters) {
        self.id = id
        self.logger = logger
        self.parameters = parameters
    }
}

public protocol AsyncResponseEncodable: Sendable {}
extension String: AsyncResponseEncodable {}

public final class Application: @unchecked Sendable {  // Routes are registered before requests arrive.
    typealias Handler = @Sendable (Request) async throws -> String
    private var routes: [(path: [PathComponent], handler: Handler)] = []
    private var count = 0
    public var logger = Logger(label: "codes.vapor.application")

    public static func make(_ environment: Environment) async throws -> Application { Application() }

    /// The real one serves requests until a signal arrives.
    public func execute() async throws {}
    public func asyncShutdown() async throws {}

    public func get<Response: AsyncResponseEncodable>(
        _ path: PathComponent..., use closure: @Sendable @escaping (Request) async throws -> Response
    ) {
        routes.append((path, { "\(try await closure($0))" }))
    }

    package func answer(_ path: String) async -> (status: HTTPStatus, text: String) {
        let words = path.split(separator: "/").map(String.init)
        count += 1
        for route in routes where route.path.count == words.count {
            let pairs = zip(route.path.map(\.text), words)
            guard pairs.allSatisfy({ $0.hasPrefix(":") || $0 == $1 }) else { continue }
            let values = pairs.filter { $0.0.hasPrefix(":") }.map { (String($0.dropFirst()), $1) }
            let request = Request(
                id: "\(count)", logger: logger, parameters: Parameters(values: Dictionary(uniqueKeysWithValues: values)))
            do {
                return (.ok, try await route.handler(request))
            } catch {
                return ((error as? Abort)?.status ?? .internalServerError, "")
            }
        }
        return (.notFound, "")
    }
}

// SPDX-License-Identifier: Apache-2.0
