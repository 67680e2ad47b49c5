import Dovetail
import TestTools
import Testing

@Suite(.watched) struct Hostile {
    struct Größe {}
    struct 尺寸 {}
    struct 🍕 {}

    @Test func `names in any script give a report in valid text, one line for each line`() {
        func check<T>(_: T.Type, _ name: String) {
            let found = findings(T.self) { _ in }
            #expect(found.ids == ["missing-binding"])
            let text = GraphError(found, graph: "Asker").description
            #expect(text.contains(name))
            #expect(text.split(separator: "\n").count == 5)
        }
        check(Größe.self, "Hostile.Größe")
        check(尺寸.self, "Hostile.尺寸")
        check(🍕.self, "Hostile.🍕")
        // Names cannot contain control characters, marks that change the text direction or zero widths; in plugin reports they are escaped.
        struct Turn: GraphPlugin {
            func visit(_ graph: Graph, report: inout PluginReport) { report.error("a\u{202E}b\nc\u{200B}d\u{1B}[31m") }
        }
        let error = #expect(throws: GraphError.self) { try factory(Int.self, plugins: [Turn()]) { $0.bind(Int.self).to(value: 1) } }
        #expect(error?.description.hasPrefix("error: a\\u{202E}b\\nc\\u{200B}d\\u{1B}[31m [plugin Hostile.Turn]\n") == true)
    }

    enum Mine {
        struct Provider<T> { let value: T }
        struct Binder {}
        struct Scope {}
        struct Factory<T> { let make: T }
        struct Assisted<T> { let value: T }
        struct Lazy<T> { let value: T }
        struct Graph {}
        struct Module {}
    }

    @Test func `types with the names of the library's types are ordinary types`() throws {
        struct All {
            let provider: Mine.Provider<Int>, binder: Mine.Binder, scope: Mine.Scope, factory: Mine.Factory<Int>
            let assisted: Mine.Assisted<Int>, lazy: Mine.Lazy<Int>, graph: Mine.Graph, module: Mine.Module, real: Provider<Int>
        }
        let write: Writing = { binder in
            binder.bind(Int.self).to(value: 3)
            binder.bind(Mine.Provider<Int>.self).to(factory: Mine.Provider.init)
            binder.bind(Mine.Binder.self).to(factory: Mine.Binder.init)
            binder.bind(Mine.Scope.self).to(factory: Mine.Scope.init)
            binder.bind(Mine.Factory<Int>.self).to(factory: Mine.Factory.init)
            binder.bind(Mine.Assisted<Int>.self).to(factory: Mine.Assisted.init)
            binder.bind(Mine.Lazy<Int>.self).to(factory: Mine.Lazy.init)
            binder.bind(Mine.Graph.self).to(factory: Mine.Graph.init)
            binder.bind(Mine.Module.self).to(factory: Mine.Module.init)
            binder.bind(All.self).to(factory: All.init)
        }
        #expect(findings(All.self, write).ids == ["untagged-value"])
        #expect(try ask(All.self, write).lazy.value == 3)
    }

    struct Touchy: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Sendable {
        var description: String { fatalError("description was called") }
        var debugDescription: String { fatalError("debugDescription was called") }
        var customMirror: Mirror { fatalError("customMirror was called") }
    }

    @Test func `a value is never described by the library`() throws {
        let write: Writing = { binder in
            binder.bind(Touchy.self).to(value: Touchy())
            binder.bind(Int.self).to { (touchy: Touchy, text: String) in 1 }
            binder.bind(Touchy.self).tagged(with: Special.self).sharedInScope().to(factory: Touchy.init)
        }
        let found = findings(Int.self, write)
        #expect(found.ids == ["missing-binding"])
        #expect(!GraphError(found, graph: "Asker").description.isEmpty)
        let component = try factory(Provider<Touchy>.self) { $0.bind(Touchy.self).sharedInScope().to(factory: Touchy.init) }
        _ = component.build().value.get()
    }

    enum Special: Tag { typealias Element = Touchy }

    enum Again: Asking {
        typealias What = Int
        static let depth = Counter()
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Int.self).to { () -> Int in
                guard depth.next() < 3 else { return 1 }
                do { return try Again.build().value + 1 } catch { return -100 }
            }
        }
    }

    @Test func `a factory may build the same root again`() throws {
        #expect(try Again.build().value == 4)
    }

    @Test func `mirrors and dumps do not show bound values`() throws {
        let secret = "canary 4711"
        final class Holder: Sendable {
            let texts: Provider<String>
            let lazy: Lazy<String>
            let closures: Factory<EmptySeed<Int>>
            let weakly: WeakProvider<String>
            init(texts: Provider<String>, lazy: Lazy<String>, closures: Factory<EmptySeed<Int>>, weakly: WeakProvider<String>) {
                self.texts = texts
                self.lazy = lazy
                self.closures = closures
                self.weakly = weakly
            }
        }
        let write: Writing = { binder in
            binder.bind(String.self).to(value: secret)
            binder.bind(Holder.self).sharedInScope().to(factory: Holder.init)
            binder.bindFactory(Int.self).to { (text: String) in text.count }
        }
        let component = try factory(Holder.self, write)
        let holder = component.build().value
        #expect(holder.texts.get() == secret && holder.lazy.get() == secret)
        var text = ""
        dump(component, to: &text)
        dump(holder, to: &text)
        dump(findings(Holder.self, write), to: &text)
        dump(Asker<Holder>.graph(), to: &text)
        #expect(!text.contains("canary"))
    }

    enum Make: AssistedFactory {
        typealias Seed = String
        typealias Element = Double
    }

    struct Weight: Sendable { let grams: Int }

    enum Misplaced: CaseIterable, Sendable, Codable {
        case otherSeed, noFactory, provider, optional, injector

        func write(_ binder: Binder<Singleton>) {
            switch self {
            case .otherSeed: binder.bindFactory(Double.self).with(Make.self).to { (weight: Assisted<Weight>) in Double(weight.get().grams) }
            case .noFactory: binder.bind(Double.self).to { (weight: Assisted<Weight>) in Double(weight.get().grams) }
            case .provider: binder.bind(Double.self).to { (weight: Provider<Assisted<Weight>>) in Double(weight.get().get().grams) }
            case .optional: binder.bind(Double.self).to { (weight: Assisted<Weight>?) in Double(weight?.get().grams ?? 0) }
            case .injector:
                binder.bindPropertyInjectionOf(Plain.self).to { (_: Plain, weight: Assisted<Weight>) in _ = weight.get().grams }
            }
        }

        func use() throws {
            switch self {
            case .otherSeed: _ = try ask(Factory<Make>.self, validate: false, write).build("a text of more than fifteen bytes")
            case .noFactory, .provider, .optional: _ = try ask(Double.self, validate: false, write)
            case .injector: try ask(PropertyInjector<Plain>.self, validate: false, write).injectProperties(into: Plain())
            }
        }

        var requester: String {
            switch self {
            case .otherSeed: "Factory<Hostile.Make>"
            case .noFactory, .provider, .optional: "Double"
            case .injector: "PropertyInjector<Hostile.Plain>"
            }
        }
    }

    final class Plain: Sendable {}

    @Test(arguments: Misplaced.allCases)
    func `a seed of another type ends the program with a message where the graph was not checked`(misplaced: Misplaced) async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [misplaced] in
            try misplaced.use()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains("nothing is bound for Assisted<Hostile.Weight>, required by \(misplaced.requester) (Conformance/Hostile.swift:")
        )
        #expect(text.contains(", and the graph was not validated"))
    }

    @Test func `the right seed is delivered if another factory requests a wrong one`() throws {
        enum Weigh: AssistedFactory {
            typealias Seed = Weight
            typealias Element = Int
        }
        let weigh = try ask(Factory<Weigh>.self, validate: false) { binder in
            Misplaced.otherSeed.write(binder)
            binder.bindFactory(Int.self).with(Weigh.self).to { (weight: Assisted<Weight>) in weight.get().grams }
        }
        #expect(weigh.build(Weight(grams: 12)) == 12)
    }

    @Test func `a graph that was not validated returns the same as one that was`() throws {
        for validate in [true, false] {
            let made = Counter()
            let all = try ask([String].self, validate: validate) { binder in
                binder.bind(Int.self).sharedInScope().to { made.next() }
                binder.bind(String.self).intoCollection().to { (number: Int) in "a\(number)" }
                binder.bind(String.self).intoCollection().to { (numbers: Provider<Int>) in "b\(numbers.get())" }
            }
            #expect(all == ["a0", "b0"])
            #expect(made.value == 1)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
