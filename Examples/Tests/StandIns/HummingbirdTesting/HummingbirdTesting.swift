// Replaces HummingbirdTesting, as version 2.26 declares it: it calls the router.
public import Hummingbird

public struct TestingSetup: Sendable {
    public static var router: TestingSetup { TestingSetup() }
}

public struct TestResponse: Sendable {
    public let status: HTTPResponse.Status
    public let body: ByteBuffer
}

public protocol TestClientProtocol: Sendable {
    func executeRequest(uri: String, method: HTTPRequest.Method) async throws -> TestResponse
}

extension TestClientProtocol {
    @discardableResult public func execute<Return>(
        uri: String, method: HTTPRequest.Method, testCallback: @escaping (TestResponse) async throws -> Return = { $0 }
    ) async throws -> Return {
        try await testCallback(executeRequest(uri: uri, method: method))
    }
}

private actor RouterClient<Responder: HTTPResponder>: TestClientProtocol {
    let app: Application<Responder>
    private var count = 0

    init(app: Application<Responder>) { self.app = app }

    func executeRequest(uri: String, method: HTTPRequest.Method) async throws -> TestResponse {
        count += 1
        let response = await app.answer(uri, method, id: count)
        return TestResponse(status: response.status, body: response.body)
    }
}

extension Application {
    public func test<Value>(
        _ testingSetup: TestingSetup, _ test: @Sendable (any TestClientProtocol) async throws -> Value
    ) async throws -> Value {
        try await test(RouterClient(app: self))
    }
}

// SPDX-License-Identifier: Apache-2.0
