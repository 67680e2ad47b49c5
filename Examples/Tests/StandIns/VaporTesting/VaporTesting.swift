// Replaces VaporTesting, as version 4.122 declares it.
public import Vapor

public enum HTTPMethod: Sendable {
    case GET
}

public struct ByteBuffer: Sendable {
    public let string: String
}

public struct TestingHTTPResponse: Sendable {
    public var status: HTTPStatus
    public var body: ByteBuffer
}

public struct TestingApplicationTester: Sendable {
    let app: Application

    @discardableResult
    public func test(
        _ method: HTTPMethod, _ path: String, afterResponse: (TestingHTTPResponse) async throws -> Void
    ) async throws -> TestingApplicationTester {
        let answer = await app.answer(path)
        try await afterResponse(TestingHTTPResponse(status: answer.status, body: ByteBuffer(string: answer.text)))
        return self
    }
}

extension Application {
    public func testing() throws -> TestingApplicationTester { TestingApplicationTester(app: self) }
}

@discardableResult
public func withApp<T>(
    configure: ((Application) async throws -> Void)? = nil, _ test: (Application) async throws -> T
) async throws -> T {
    let app = try await Application.make(.testing)
    try await configure?(app)
    let result = try await test(app)
    try await app.asyncShutdown()
    return result
}

// SPDX-License-Identifier: Apache-2.0
