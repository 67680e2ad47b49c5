import AWSLambdaRuntime

struct PriceRequest: Decodable {
    let bread: String
}

func serveWithLambda() async throws {
    // Built once for each instance of the function, at its cold start.
    let bakery = try BakeryServer.build()
    let runtime = LambdaRuntime { (event: PriceRequest, context: LambdaContext) in
        await bakery.price(of: event.bread, Call(id: context.requestID, logger: context.logger))
    }
    try await runtime.run()
}

// SPDX-License-Identifier: Apache-2.0
