import Vapor

/// The routes of the bakery, for Vapor.
func routes(_ app: Application, _ bakery: Bakery) {
    app.get("prices", ":bread") { request async throws -> String in
        let bread = try request.parameters.require("bread")
        guard let price = await bakery.price(of: bread, Call(id: request.id, logger: request.logger)) else { throw Abort(.notFound) }
        return price
    }
}

func serveWithVapor() async throws {
    // Validates the graph before the server listens.
    let bakery = try BakeryServer.build()
    let app = try await Application.make(.detect())
    routes(app, bakery)
    try await app.execute()
    try await app.asyncShutdown()
}

// SPDX-License-Identifier: Apache-2.0
