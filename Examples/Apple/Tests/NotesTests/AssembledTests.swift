import DovetailSwiftUI
import SwiftUI
import Testing

@MainActor @Suite struct AssembledTests {
    struct Flour: Sendable {
        var name = "rye"
    }

    @MainActor final class Dough {
        let flour: Flour
        init(flour: Flour) { self.flour = flour }
    }

    enum Bakery: RootComponent {
        typealias Root = Dough

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Flour.self).to { Flour() }
            binder.bind(Dough.self).to(factory: Dough.init)
        }
    }

    enum Ordered: RootComponent {
        typealias Seed = Int
        typealias Root = Order

        struct Order {
            let number: Int
            let flour: Flour
        }

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Flour.self).to { Flour() }
            binder.bind(Order.self).to(factory: Order.init)
        }
    }

    enum Spelt: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Flour.self).to { Flour(name: "spelt") }
        }
    }

    enum Unfinished: RootComponent {
        typealias Root = Dough

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Dough.self).to(factory: Dough.init)
        }
    }

    @Test(arguments: StateForm.allCases)
    func `a component is built once, with its replacements, for five evaluations of a body`(form: StateForm) {
        var replaced = 0
        var roots: [Dough] = []
        let host = Host(form) {
            Assembled(Bakery.self) { replacing in
                replaced += 1
                replacing.bind(Flour.self).to(value: Flour(name: "oat"))
            } content: { dough in
                let _ = roots.append(dough)
                Text(dough.flour.name)
            }
        }
        host.update(times: 4)

        #expect(host.texts == ["oat"])
        #expect(replaced == 1)
        #expect(roots.count == 5)
        #expect(roots.allSatisfy { $0 === roots[0] })
    }

    @Test func `a module replaces bindings, and the closure takes precedence`() {
        #expect(Host(.macro) { Assembled(Bakery.self) { Text($0.flour.name) } }.texts == ["rye"])
        #expect(Host(.macro) { Assembled(Bakery.self, replacing: [Spelt.self]) { Text($0.flour.name) } }.texts == ["spelt"])
        let both = Host(.macro) {
            Assembled(Bakery.self, replacing: [Spelt.self]) {
                $0.bind(Flour.self).to(value: Flour(name: "oat"))
            } content: {
                Text($0.flour.name)
            }
        }
        #expect(both.texts == ["oat"])
    }

    @Test(arguments: StateForm.allCases)
    func `a seed is evaluated once`(form: StateForm) {
        var evaluated = 0
        func next() -> Int {
            evaluated += 1
            return evaluated
        }
        let host = Host(form) {
            Assembled(Ordered.self, seed: next()) { order in Text("\(order.number) \(order.flour.name)") }
            Assembled(Ordered.self, seed: 7, replacing: [Spelt.self]) { _ in
            } content: { order in
                Text("\(order.number) \(order.flour.name)")
            }
        }
        host.update(times: 4)

        #expect(evaluated == 1)
        #expect(host.texts == ["1 rye", "7 spelt"])
    }

    @Test(arguments: StateForm.allCases)
    func `the diagnostics of an invalid graph are displayed, and its content is not`(form: StateForm) throws {
        let host = Host(form) {
            Assembled(Unfinished.self) { _ in
                Issue.record("the content of an invalid graph is displayed")
                return EmptyView()
            }
        }
        host.update(times: 4)

        let error = #expect(throws: GraphError.self) { try Unfinished.build() }
        #expect(host.texts == ["\(try #require(error))"])
        #expect(host.texts[0].contains("error: nothing is bound for AssembledTests.Flour [missing-binding]\n"))
    }

    @Test(arguments: StateForm.allCases)
    func `windows display the same root, or the same error`(form: StateForm) {
        let built = Result { try Bakery.build() }, failed = Result { try Unfinished.build() }
        var roots: [Dough] = []
        for _ in 0..<2 {
            let host = Host(form) {
                Assembled(built) { dough in
                    let _ = roots.append(dough)
                    Text(dough.flour.name)
                }
            }
            #expect(host.texts == ["rye"])
        }
        #expect(roots.count == 2)
        #expect(roots[0] === roots[1])
        #expect(Host(form) { Assembled(failed) { _ in EmptyView() } }.texts[0].contains("[missing-binding]"))
    }

    @Test(arguments: StateForm.allCases)
    func `a root is released with its view`(form: StateForm) {
        weak var root: Dough?
        let host = Host(form) {
            Assembled(Bakery.self) { dough in
                let _ = root = dough
                Text(dough.flour.name)
            }
        }
        #expect(root != nil)
        host.close()
        #expect(root == nil)
    }
}

// SPDX-License-Identifier: Apache-2.0
