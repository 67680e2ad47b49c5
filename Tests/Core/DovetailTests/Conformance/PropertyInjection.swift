import Dovetail
import TestTools
import Testing

@Suite(.watched) struct PropertyInjection {
    final class Store: Sendable {}

    class Screen: @unchecked Sendable {
        var store: Store?
        var number = 0
        var log: [String] = []
        func inject(store: Store, number: Int) {
            self.store = store
            self.number += number
            log.append("Screen")
        }
    }

    final class Detail: Screen, @unchecked Sendable {
        var text = ""
        func injectDetail(text: String, screen: PropertyInjector<Screen>) {
            screen.injectProperties(into: self)
            self.text = text
            log.append("Detail")
        }
    }

    static let write: Writing = { binder in
        binder.bind(Store.self).sharedInScope().to(factory: Store.init)
        binder.bind(Int.self).to(value: 3)
        binder.bind(String.self).to(value: "text")
        binder.bindPropertyInjectionOf(Screen.self).to(injector: Screen.inject)
        binder.bindPropertyInjectionOf(Detail.self).to(injector: Detail.injectDetail)
    }

    @Test func `all properties of an object from outside the graph are set`() throws {
        let screen = Screen()
        try ask(PropertyInjector<Screen>.self, Self.write).injectProperties(into: screen)
        #expect(screen.store != nil && screen.number == 3)
        let other: Writing = { binder in
            binder.bind(Int.self).to(value: 4)
            binder.bindPropertyInjectionOf(Screen.self).to { (screen: Screen, number: Int) in screen.number = number }
        }
        try ask(PropertyInjector<Screen>.self, other).injectProperties(into: screen)
        #expect(screen.number == 4)
    }

    @Test func `a component's root may be an injector`() throws {
        enum Injecting: RootComponent {
            typealias Root = PropertyInjector<Screen>
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Store.self).to(factory: Store.init)
                binder.bind(Int.self).to(value: 5)
            }
            static func configureRoot(binder bind: ReceiptBinder<PropertyInjector<Screen>>) -> BindingReceipt<PropertyInjector<Screen>> {
                bind.propertyInjector { $0.to(injector: Screen.inject) }
            }
        }
        let screen = Screen()
        try Injecting.build().injectProperties(into: screen)
        #expect(screen.number == 5)
        #expect(Injecting.findings().isEmpty)
    }

    @Test func `a missing dependency of an injector is found at once`() {
        let line: UInt = #line
        let found = findings(PropertyInjector<Screen>.self) { binder in
            binder.bind(Int.self).to(value: 3)
            binder.bindPropertyInjectionOf(Screen.self).to(injector: Screen.inject)
        }
        #expect(found.brief(from: line) == ["missing-binding +3"])
        let none = findings(PropertyInjector<Screen>.self) { _ in }
        #expect(none.ids == ["missing-binding"])
        #expect(none[0].help.first?.hasPrefix("bindPropertyInjectionOf(PropertyInjection.Screen.self)") == true)
    }

    @Test func `the same object may be injected into again`() throws {
        let screen = Screen()
        let injector = try ask(PropertyInjector<Screen>.self, Self.write)
        injector.injectProperties(into: screen)
        injector.injectProperties(into: screen)
        #expect(screen.number == 6)
    }

    @Test func `the injector of a subclass requests that of its superclass, and each runs once`() throws {
        let detail = Detail()
        try ask(PropertyInjector<Detail>.self, Self.write).injectProperties(into: detail)
        #expect(detail.log == ["Screen", "Detail"])
        #expect(detail.number == 3 && detail.text == "text")
    }

    @Test func `an injector does not retain the object`() throws {
        let injector = try ask(PropertyInjector<Screen>.self, Self.write)
        var screen: Screen? = Screen()
        weak let kept = screen
        screen.map { injector.injectProperties(into: $0) }
        screen = nil
        #expect(kept == nil)
    }

    @Test func `a shared instance may retain an injector, and outlive its root`() throws {
        let census = Census()
        final class Root: Sendable {
            let injector: PropertyInjector<Screen>
            init(injector: PropertyInjector<Screen>) { self.injector = injector }
        }
        do {
            var root: Root? = try ask(Root.self) { binder in
                PropertyInjection.write(binder)
                binder.bind(Root.self).sharedInScope().to { (injector: PropertyInjector<Screen>) in
                    let root = Root(injector: injector)
                    census.count(root)
                    return root
                }
            }
            let injector = root?.injector
            let (one, other) = (Screen(), Screen())
            injector?.injectProperties(into: one)
            one.store.map { census.count($0) }
            root = nil
            injector?.injectProperties(into: other)
            #expect(one.store === other.store && one.store != nil)
        }
        #expect(census.alive == 0)
    }

    // An injector of another class does not compile: Tests/MustNotCompile.
}

// SPDX-License-Identifier: Apache-2.0
