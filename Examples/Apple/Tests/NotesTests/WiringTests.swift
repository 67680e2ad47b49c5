import DovetailTesting
import Testing

@testable import AppWiring

@Suite struct WiringTests {
    @Test func `the graph is valid`() {
        expectValidGraph(AppComponent.self)
    }

    @Test func `a replaced binding`() throws {
        let replacement = Service()

        _ = try AppComponent.buildForTest { replacing in
            replacing.bind(Service.self).to(value: replacement)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
