// Replaces Hummingbird: the declarations that the examples use, as Hummingbird 2.26 declares them, and only the behavior that the tests
// examine.
public import Logging

public struct HTTPRequest: Sendable {
    public struct Method: Sendable, Hashable {
        let name: String
        public static let get = Method(name: "GET")
    }
}

public struct HTTPResponse: Sendable {
    public struct Status: Sendable, Hashable {
        public let code: Int
        public static let ok = Status(code: 200)
        public static let badRequest = Status(code: 400)
        public static let notFound = Status(code: 404)
        public static let internalServerError = Status(code: 500)
    }
}

public struct ByteBuffer: Sendable, Hashable {
    package let text: String
    package init(_ text: String) { self.text = text }
}

extension String {
    public init(buffer: ByteBuffer) { self = buffer.text }
}

public struct HTTPError: Error {
    public let status: HTTPResponse.Status
    public init(_ status: HTTPResponse.Status) { self.status = status }
}

public struct Request: Sendable {}

public struct Response: Sendable {
    package let status: HTTPResponse.Status
    package let body: ByteBuffer
}

public protocol ResponseGenerator: SendableMetatype {
    func response(from request: Request, context: some RequestContext) throws -> Response
}

extension String: ResponseGenerator {
    public func response(from request: Request, context: some RequestContext) throws -> Response {
        Response(status: .ok, body: ByteBuffer(self))
    }
}

public struct Parameters: Sendable {
    let values: [String: String]

    public func require(_ s: String) throws -> String {
        guard let value = values[s] else { throw HTTPError(.badRequest) }
        return value
    }
}

public struct CoreRequestContextStorage: Sendable {
    let parameters: Parameters
    let logger: Logger
}

public protocol RequestContext: Sendable {
    init(coreContext: CoreRequestContextStorage)
    var coreContext: CoreRequestContextStorage { get set }
}

extension RequestContext {
    public var logger: Logger { coreContext.logger }
    public var parameters: Parameters { coreContext.parameters }
    public var id: String { logger[metadataKey: "hb.request.id"]!.description }
}

public struct BasicRequestContext: RequestContext {
    public var coreContext: CoreRequestContextStorage
    public init(coreContext: CoreRequestContextStorage) { self.coreContext = coreContext }
}

public struct RouterPath: Sendable, ExpressibleByStringInterpolation {
    let elements: [String]

    public init(stringLiteral value: String) { elements = value.split(separator: "/").map(String.init) }

    func match(_ uri: String) -> [String: String]? {
        let words = uri.split(separator: "/").map(String.init)
        guard words.count == elements.count else { return nil }
        var values: [String: String] = [:]
        for (element, word) in zip(elements, words) {
            if element.hasPrefix(":") { values[String(element.dropFirst())] = word } else if element != word { return nil }
        }
        return values
    }
}

public protocol HTTPResponder<Context>: Sendable {
    associatedtype Context: RequestContext
    func respond(to uri: String, _ method: HTTPRequest.Method, _ logger: Logger) async throws -> Response
}

public final class Router<Context: RequestContext> {
    fileprivate typealias Handler = @Sendable (Request, Context) async throws -> Response
    private var routes: [(path: RouterPath, method: HTTPRequest.Method, handler: Handler)] = []

    public init(context: Context.Type = BasicRequestContext.self) {}

    @discardableResult public func get(
        _ path: RouterPath = "", use handler: @Sendable @escaping (Request, Context) async throws -> some ResponseGenerator
    ) -> Self {
        routes.append((path, .get, { try await handler($0, $1).response(from: $0, context: $1) }))
        return self
    }

    public func buildResponder() -> RouterResponder<Context> { RouterResponder(routes: routes) }
}

public struct RouterResponder<Context: RequestContext>: HTTPResponder {
    fileprivate let routes: [(path: RouterPath, method: HTTPRequest.Method, handler: Router<Context>.Handler)]

    public func respond(to uri: String, _ method: HTTPRequest.Method, _ logger: Logger) async throws -> Response {
        for route in routes where route.method == method {
            guard let values = route.path.match(uri) else { continue }
            let context = Context(coreContext: CoreRequestContextStorage(parameters: Parameters(values: values), logger: logger))
            return try await route.handler(Request(), context)
        }
        throw HTTPError(.notFound)
    }
}

public struct BindAddress: Sendable {
    public static func hostname(_ host: String = "127.0.0.1", port: Int = 8080) -> BindAddress { BindAddress() }
}

public struct ApplicationConfiguration: Sendable {
    public init(address: BindAddress = .hostname(), serverName: String? = nil) {}
}

public struct Application<Responder: HTTPResponder>: Sendable {
    public let responder: Responder
    public var logger: Logger

    public init<Context>(
        router: Router<Context>, configuration: ApplicationConfiguration = ApplicationConfiguration(), logger: Logger? = nil
    ) where Responder == RouterResponder<Context> {
        responder = router.buildResponder()
        self.logger = logger ?? Logger(label: "Hummingbird")
    }

    /// The real one listens until a signal arrives.
    public func runService() async throws {}

    package func answer(_ uri: String, _ method: HTTPRequest.Method, id: Int) async -> Response {
        var logger = logger
        logger[metadataKey: "hb.request.id"] = "\(id)"
        do {
            return try await responder.respond(to: uri, method, logger)
        } catch {
            return Response(status: (error as? HTTPError)?.status ?? .internalServerError, body: ByteBuffer(""))
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
