import Cleanse
import Foundation
import TestTools
import XCTest

// As it stood in a program that used Cleanse 4: nothing is annotated, and nothing may warn but the deprecated spellings.

struct BaseURL: Tag {
    typealias Element = URL
}

struct Attempts: Tag {
    typealias Element = Int
}

struct Middlewares: Tag {
    typealias Element = [Middleware]
}

protocol Middleware {
    var name: String { get }
}

struct Logging: Middleware { let name = "logging" }
struct Retrying: Middleware {
    let name = "retrying"
    let attempts: TaggedProvider<Attempts>
}

class Connection {
    let url: URL
    var isOpen = false
    init(url: TaggedProvider<BaseURL>) { self.url = url.get() }

    struct Module: Cleanse.Module {
        static func configure(binder: Binder<Singleton>) {
            binder
                .bind(Connection.self)
                .sharedInScope()
                .to(factory: Connection.init)
        }
    }
}

class Client {
    let connection: Connection
    let middlewares: [Middleware]
    let tagged: TaggedProvider<Middlewares>
    let makeAnother: () -> Client
    let later: Provider<Client>

    init(
        connection: Connection, middlewares: [Middleware], tagged: TaggedProvider<Middlewares>, makeAnother: @escaping () -> Client,
        later: Provider<Client>
    ) {
        self.connection = connection
        self.middlewares = middlewares
        self.tagged = tagged
        self.makeAnother = makeAnother
        self.later = later
    }

    struct Module: Cleanse.Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind().to(factory: Client.init)

            binder.bind(Middleware.self).intoCollection().to { Logging() }
            binder.bind(Middleware.self).intoCollection().to { (attempts: TaggedProvider<Attempts>) in
                Retrying(attempts: attempts)
            }
            binder.bind(Middleware.self).intoCollection().to { [Logging(), Logging()] as [Middleware] }

            binder.bind(Middleware.self).intoCollection().tagged(with: Middlewares.self).to(value: Logging())
            binder.bind(Middleware.self).intoCollection().tagged(with: Middlewares.self).to(value: [Logging()])
        }
    }
}

struct AddressModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        var attempts = 0
        binder.bind(URL.self).tagged(with: BaseURL.self).to(value: URL(string: "https://example.org")!)
        binder.bind().tagged(with: Attempts.self).to { () -> Int in
            attempts += 1
            return attempts
        }
    }
}

struct ClientComponent: Cleanse.RootComponent {
    typealias Root = Client
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Connection.Module.self)
        binder.include(module: Client.Module.self)
        binder.include(module: AddressModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Client>) -> BindingReceipt<Client> {
        return bind.to { $0 as Client }
    }
}

// The root has a type of its own, because its key is bound by a module.
struct Shell {
    let client: Client
}

struct ShellComponent: Cleanse.RootComponent {
    typealias Root = Shell

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Connection.Module.self)
        binder.include(module: Client.Module.self)
        binder.include(module: AddressModule.self)
        binder.include(module: AddressModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shell>) -> BindingReceipt<Shell> {
        return bind.to(factory: Shell.init)
    }
}

final class BindingTests: WatchedTestCase {
    func testBindingsTagsCollectionsAndDeferredForms() throws {
        let factory = try ComponentFactory.of(ShellComponent.self)
        let client = factory.build(()).client

        XCTAssertEqual(client.connection.url.host, "example.org")
        XCTAssertEqual(client.middlewares.map(\.name), ["logging", "retrying", "logging", "logging"])
        XCTAssertEqual(client.tagged.get().count, 2)
        XCTAssertTrue(client.makeAnother().connection === client.connection)
        XCTAssertFalse(client.later.get() === client)
        XCTAssertFalse(factory.build(()).client.connection === client.connection)
    }

    func testARootThatAModuleBindsTooIsSaidTo() {
        XCTAssertThrowsError(try ComponentFactory.of(ClientComponent.self)) { error in
            XCTAssertTrue((error as! CleanseError).description.contains("which is its root"))
        }
    }

    func testProvidersOutsideOfAGraph() {
        class Plain { var count = 0 }
        let plain = Plain()
        let provider = Provider(value: plain)
        let mapped = provider.map { $0.count + 1 }
        let transformed = provider.map(transform: { (plain: Plain) -> Int in plain.count + 2 })
        plain.count = 40
        XCTAssertEqual([mapped.get(), transformed.get()], [41, 42])
        XCTAssertEqual(Provider(other: mapped).get(), 41)
        XCTAssertTrue(Provider(getter: { plain }).get() === plain)
        XCTAssertNil(WeakProvider<Plain>(getter: { nil }).get())
        XCTAssertEqual(TaggedProvider<Attempts>(getter: { 5 }).map { $0 + 1 }.get(), 6)
    }
}

// SPDX-License-Identifier: Apache-2.0
