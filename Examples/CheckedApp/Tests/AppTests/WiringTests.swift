import AppWiring
import DovetailTesting
import Testing

@Suite struct WiringTests {
    @Test func `the graph can be built`() { expectValidGraph(AppComponent.self) }
}

// SPDX-License-Identifier: Apache-2.0
