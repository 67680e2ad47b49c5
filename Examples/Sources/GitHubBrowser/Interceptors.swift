import Dovetail

/// The interceptors of all clients. The session adds its own.
enum Interceptors: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any Interceptor).self).intoCollection().to { StatusCheck() }
        binder.bind((any Interceptor).self).intoCollection().to { (invocation: Invocation) in Journal(log: invocation.log) }
        binder.bind((any Interceptor).self).intoCollection().to { Introduction() }
    }
}

/// Turns an unsuccessful response into an error.
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

/// Logs requests and responses. It precedes the signature of a session, so that it never sees a token.
struct Journal: Interceptor {
    let log: Log

    func intercept(_ request: Request, next: (Request) async throws -> Response) async throws -> Response {
        let response = try await next(request)
        log("GET \(request.path) → \(response.status)")
        return response
    }
}

/// Adds the headers that identify the client and the formats that it accepts.
struct Introduction: Interceptor {
    func intercept(_ request: Request, next: (Request) async throws -> Response) async throws -> Response {
        var request = request
        request.headers["Accept"] = "application/vnd.github+json"
        request.headers["User-Agent"] = "dovetail-browser"
        return try await next(request)
    }
}

/// Adds the header that authenticates the user.
struct Signature: Interceptor {
    let token: Token

    func intercept(_ request: Request, next: (Request) async throws -> Response) async throws -> Response {
        var request = request
        request.headers["Authorization"] = "Bearer \(token.text)"
        return try await next(request)
    }
}

// SPDX-License-Identifier: Apache-2.0
