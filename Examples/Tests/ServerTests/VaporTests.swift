import Dovetail
import Testing
import Vapor
import VaporTesting

@Suite struct VaporTests {
    @Test func `a request is answered with replaced prices`() async throws {
        let bakery = try BakeryServer.build { replacing in
            replacing.bind(Prices.self).to(value: Prices(cents: ["rye": 1]))
        }

        try await withApp(configure: { routes($0, bakery) }) { app in
            try await app.testing().test(
                .GET, "prices/rye",
                afterResponse: { response async in
                    #expect(response.body.string == "1 cents")
                })
            try await app.testing().test(
                .GET, "prices/spelt",
                afterResponse: { response async in
                    #expect(response.status == .notFound)
                })
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
