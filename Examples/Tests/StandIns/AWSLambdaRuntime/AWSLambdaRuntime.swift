// Replaces the runtime for AWS Lambda: the declarations that the examples use, as version 2.4 declares them.
public import Logging

public struct LambdaContext: Sendable {
    public let requestID: String
    public let logger: Logger

    package init(requestID: String, logger: Logger) {
        self.requestID = requestID
        self.logger = logger
    }
}

public final class LambdaRuntime<Event: Decodable & Sendable, Output: Encodable & Sendable>: Sendable {
    private let body: @Sendable (Event, LambdaContext) async throws -> Output

    public init(body: @Sendable @escaping (Event, LambdaContext) async throws -> Output) { self.body = body }

    /// The real one asks the service for events.
    public func run() async throws {}

    package func handle(_ event: Event, _ context: LambdaContext) async throws -> Output { try await body(event, context) }
}

// SPDX-License-Identifier: Apache-2.0
