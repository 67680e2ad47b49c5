import Dovetail

/// What everybody who asks has in common. The session adds its own.
enum Interceptors: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any Interceptor).self).intoCollection().to { StatusCheck() }
        binder.bind((any Interceptor).self).intoCollection().to { (invocation: Invocation) in Journal(log: invocation.log) }
        binder.bind((any Interceptor).self).intoCollection().to { Introduction() }
    }
}

/// Turns an answer that is not what was asked for into an error.
struct StatusCheck: Interceptor {
    func intercept(_ request: Request, next: (Request) async throws -> Response) async throws -> Response {
        let response = try await next(request)
        switch response.status {
        case 200: return response
        case 401: throw BrowserError.tokenRefused
        case 404: throw BrowserError.notFound(path: request.path)
        default: throw BrowserError.refused(path: request.path, status: response.status)
        }
    }
}

/// Writes down what was asked and what came back. It stands before the signature of a session, so that it sees no token.
struct Journal: Interceptor {
    let log: Log

    func intercept(_ request: Request, next: (Request) async throws -> Response) async throws -> Response {
        let response = try await next(request)
        log("GET \(request.path) → \(response.status)")
        return response
    }
}

/// Says who asks, and what it understands.
struct Introduction: Interceptor {
    func intercept(_ request: Request, next: (Request) async throws -> Response) async throws -> Response {
        var request = request
        request.headers["Accept"] = "application/vnd.github+json"
        request.headers["User-Agent"] = "dovetail-browser"
        return try await next(request)
    }
}

/// Says for whom.
struct Signature: Interceptor {
    let token: Token

    func intercept(_ request: Request, next: (Request) async throws -> Response) async throws -> Response {
        var request = request
        request.headers["Authorization"] = "Bearer \(token.text)"
        return try await next(request)
    }
}
