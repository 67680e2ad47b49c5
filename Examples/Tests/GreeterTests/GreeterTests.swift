import Dovetail
import Testing

@testable import Greeter

@Test func `the host welcomes the world`() throws {
    #expect(try App.build().welcome("world") == "Hello, world!")
}

/// The same component without the phrasebook.
enum Forgetful: RootComponent {
    typealias Root = Host

    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Host.self).to(factory: Host.init)
    }
}

@Test func `a component without the phrases is not built`() throws {
    let error = try #require(throws: GraphError.self) { try Forgetful.build() }

    #expect(error.diagnostics.map(\.id) == [.missingBinding])
    #expect(error.diagnostics.map(\.message) == ["nothing is bound for Phrasebook"])
}

// SPDX-License-Identifier: Apache-2.0
