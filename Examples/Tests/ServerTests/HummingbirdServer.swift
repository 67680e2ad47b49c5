import Hummingbird

/// The routes of the bakery, for Hummingbird.
func router(_ bakery: Bakery) -> Router<BasicRequestContext> {
    let router = Router()
    router.get("prices/:bread") { _, context in
        let bread = try context.parameters.require("bread")
        guard let price = await bakery.price(of: bread, Call(id: context.id, logger: context.logger)) else { throw HTTPError(.notFound) }
        return price
    }
    return router
}

func serveWithHummingbird() async throws {
    // Validates the graph before the server listens.
    let bakery = try BakeryServer.build()
    let app = Application(router: router(bakery), configuration: .init(address: .hostname("127.0.0.1", port: 8080)))
    try await app.runService()
}

// SPDX-License-Identifier: Apache-2.0
