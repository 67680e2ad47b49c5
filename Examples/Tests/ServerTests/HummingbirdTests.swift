import Dovetail
import Hummingbird
import HummingbirdTesting
import Testing

@Suite struct HummingbirdTests {
    @Test func `a request is answered with replaced prices`() async throws {
        let bakery = try BakeryServer.build { replacing in
            replacing.bind(Prices.self).to(value: Prices(cents: ["rye": 1]))
        }
        let app = Application(router: router(bakery))

        try await app.test(.router) { client in
            try await client.execute(uri: "/prices/rye", method: .get) { response in
                #expect(String(buffer: response.body) == "1 cents")
            }
            try await client.execute(uri: "/prices/spelt", method: .get) { response in
                #expect(response.status == .notFound)
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
