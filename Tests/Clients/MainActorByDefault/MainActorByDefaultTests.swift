import Dovetail
import TestTools
import Testing

// The default of new app projects: all code here is on the main actor unless it is declared otherwise.

final class Theme {}

final class Controller {
    let theme: Theme
    let count: Int
    init(theme: Theme, count: Int) {
        self.theme = theme
        self.count = count
    }
}

nonisolated final class Parser: Sendable { init() {} }

enum ThemeModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Theme.self).sharedInScope().to(factory: Theme.init)
        binder.bind(Parser.self).to(factory: Parser.init)
    }
}

enum Screens: RootComponent {
    typealias Root = Controller
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: ThemeModule.self)
        let captured = Counter()
        binder.bind(Int.self).to { captured.next() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Controller>) -> BindingReceipt<Controller> {
        bind.to(factory: Controller.init)
    }
}

final class Counter {
    private var value = 0
    func next() -> Int {
        value += 1
        return value
    }
}

@Suite(.watched) struct MainActorByDefaultTests {
    @Test func `modules, closures and initializers need no annotation`() throws {
        let factory = try ComponentFactory.of(Screens.self)
        #expect(factory.build().count == 1)
        #expect(factory.build().count == 2)
    }

    @Test func `their isolation is known`() {
        let graph = Screens.graph()
        let isolations = Dictionary(
            graph.bindings.map { (graph.keys[$0.key].key.type.short, $0.isolation) }, uniquingKeysWith: { first, _ in first })
        #expect(isolations["Controller"] == .mainActor)
        #expect(isolations["Int"] == .mainActor)
        #expect(isolations["Parser"] == .nonisolated)
    }

    // MARK: Factories without a label

    nonisolated final class Reader: Sendable {
        let parser: Parser
        init(parser: Parser) { self.parser = parser }
    }

    enum Reading: RootComponent {
        typealias Root = Reader
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Parser.self).sharedInScope().to(Parser.init)
            binder.bindFactory(Parser.self).to(Parser.init)
            // In parentheses, a closure is nonisolated here as well; as a trailing closure, it is on the main actor.
            binder.bind(String.self).to({ (parser: Parser) in "parsed" })
            binder.bind(Theme.self).to { Theme() }
            binder.bind(Int.self).to { @MainActor (theme: Theme) in 7 }
            binder.bind(Controller.self).to(factory: Controller.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Reader>) -> BindingReceipt<Reader> { bind.to(Reader.init) }
    }

    @Test func `nonisolated code needs no label, and the rest is on the main actor`() throws {
        let factory = try ComponentFactory.of(Reading.self)
        let (one, other) = (factory.build(), factory.build())
        #expect(one !== other && one.parser !== other.parser)
        let graph = Reading.graph()
        let isolations = graph.bindings.filter { !$0.isBuiltIn }.map { "\(graph.keys[$0.key].key.type.short) \($0.isolation)" }
        #expect(
            isolations.sorted() == [
                "Controller MainActor", "Factory<EmptySeed<Parser>> nonisolated", "Int MainActor",
                "MainActorByDefaultTests.Reader nonisolated", "Parser nonisolated", "String nonisolated", "Theme MainActor",
            ])
    }
}

// SPDX-License-Identifier: Apache-2.0
