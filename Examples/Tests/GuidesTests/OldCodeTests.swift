import Dovetail
import DovetailTesting
import Foundation
import Testing

@testable import Guides

/// A service that is shared in the program.
private final class Journal: Sendable {
    let name: String
    init(name: String) { self.name = name }
}

private struct Draft {
    let id = UUID()
}

@MainActor private final class Window {
    let title = "Notes"
}

private enum Program: RootComponent {
    typealias Root = Services

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Journal.self).sharedInScope().to { Journal(name: "the journal") }
        binder.bind(Draft.self).to { Draft() }
        binder.bind(Window.self).sharedInScope().to(factory: Window.init)
        binder.expose(Journal.self)
        binder.expose(Draft.self)
        binder.exposeOnMainActor(Window.self)
        binder.bind(Services.self).to(factory: Services.init)
    }

    /// Built once, at the first lookup. A test of the graph finds its errors.
    @TaskLocal static var services: Services = {
        do { return try build() } catch { fatalError("\(error)") }
    }()
}

/// The property wrapper of the old library, with a new implementation.
@propertyWrapper private struct Injected<Service> {
    let wrappedValue: Service

    init() { wrappedValue = Program.services.get() }
}

private final class OldScreen {
    @Injected var journal: Journal
    @Injected var draft: Draft
}

@MainActor private final class OldWindowScreen {
    @Injected var window: Window
}

@Suite struct OldCodeTests {
    @Test func `the program can be built`() { expectValidGraph(Program.self) }

    @Test func `property wrappers read the services of the graph`() {
        let one = OldScreen(), other = OldScreen()

        #expect(one.journal.name == "the journal")
        #expect(one.journal === other.journal)
        #expect(one.draft.id != other.draft.id)
    }

    @MainActor @Test func `a service on the main actor is read there`() {
        #expect(OldWindowScreen().window === OldWindowScreen().window)
    }

    @Test func `a test replaces services for its own task`() throws {
        let services = try Program.build { replacing in
            replacing.bind(Journal.self).to(value: Journal(name: "for the test"))
        }

        let screen = Program.$services.withValue(services) { OldScreen() }

        #expect(screen.journal.name == "for the test")
    }

    @Test func `a service that is exposed and not bound is an error at the line that exposes it`() throws {
        enum Faulty: RootComponent {
            static func configure(binder: Binder<Singleton>) {
                binder.expose(Journal.self)
            }

            static func configureRoot(binder bind: ReceiptBinder<Services>) -> BindingReceipt<Services> {
                bind.to(factory: Services.init)
            }
        }
        let line = #line - 7

        let error = try #require(throws: GraphError.self) { try Faulty.build() }

        #expect(error.diagnostics.map(\.id) == [.missingBinding])
        #expect(error.diagnostics.first?.place?.line == line)
    }
}

// SPDX-License-Identifier: Apache-2.0
