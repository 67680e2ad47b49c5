import DovetailGraph
import DovetailInspection
import TestTools

/// A small shop: two components, a collection, deferred requests, a fault, and an unused binding.
func shop() -> Graph {
    let builder = GraphBuilder()
    builder.component("Shop.App", scope: "Shop.Singleton")
    let feed = builder.key("Shop.Feed")
    let clock = builder.key("Shop.Clock", tag: "Shop.UTC")
    let store = builder.key("Shop.Store")
    let lazyStore = builder.key("Dovetail.Lazy<Shop.Store>", form: .lazy(of: store))
    let screen = builder.key("Shop.Screen")
    let screens = builder.key("Swift.Array<Shop.Screen>", form: .collection(of: screen))
    let factory = builder.key("Dovetail.ComponentFactory<Shop.Checkout>", form: .componentFactory)
    let mailer = builder.key("Shop.Mailer")
    builder.bind(feed, [screens, factory, lazyStore], isRoot: true)
    builder.bind(factory, kind: .componentFactory(child: 1))
    builder.module("Shop.StoreModule", includedBy: 0)
    builder.bind(store, [clock, mailer], shared: true, isolation: .actor(TypeName("Shop.Database")), file: "Shop/Store.swift")
    builder.bind(clock, kind: .value, file: "Shop/Store.swift")
    builder.bind(builder.key("Shop.Unused"), [clock], file: "Shop/Store.swift")
    builder.module("Shop.ScreenModule", includedBy: 0)
    builder.bind(screens, [clock], contribution: .element, isolation: .mainActor, file: "Shop/Screens.swift")
    builder.bind(screens, contribution: .elements, file: "Shop/Screens.swift")
    builder.component("Shop.Checkout", parent: 0)
    builder.bind(builder.key("Shop.CheckoutRoot"), [builder.key("Shop.Cart"), store, screens], isRoot: true)
    builder.bind(builder.key("Shop.Cart"), kind: .seed)
    builder.bind(screens, contribution: .element)
    return builder.graph
}

/// A graph of any size: modules, child components, deferred requests, collections, cycles and missing keys.
func randomGraph(bindings count: Int, seed: UInt64, name: (Int) -> String = { "App.Type\($0)" }) -> Graph {
    var dice = SeededGenerator(seed: seed)
    let builder = GraphBuilder()
    let plain = (0..<count).map { builder.key(name($0)) }
    let lazy = (0..<(count + 9) / 10).map { builder.key("Dovetail.Lazy<\(name($0))>", form: .lazy(of: plain[$0])) }
    let collection = (0..<(count + 39) / 40).map { builder.key("Swift.Array<\(name($0))>", form: .collection(of: plain[$0])) }
    let perModule = 25
    for position in 0..<count {
        if position % (perModule * 8) == 0 {
            let parent = position == 0 ? nil : Int.random(in: 0..<builder.parts.components.count, using: &dice)
            let name = "App.Component\(position / (perModule * 8))"
            builder.component(name, parent: parent, scope: position == 0 ? "App.Singleton" : nil)
        } else if position % perModule == 0 {
            let own = builder.parts.components[builder.parts.components.count - 1].modules.lowerBound
            builder.module("App.Module\(position / perModule)", includedBy: own)
        }
        var requests: [Int] = []
        for _ in 0..<Int.random(in: 0...4, using: &dice) {
            let ahead = Int.random(in: 0..<count, using: &dice)
            switch Int.random(in: 0..<12, using: &dice) {
            case 0: requests.append(lazy[ahead % lazy.count])
            case 1: requests.append(collection[ahead % collection.count])
            default: if ahead > position || ahead % 9 == 0 { requests.append(plain[ahead]) }
            }
        }
        if position % 12 == 5 {
            builder.bind(collection[position % collection.count], requests, contribution: .element)
        } else {
            builder.bind(
                plain[position], requests, shared: position % 3 == 0, isolation: position % 7 == 0 ? .mainActor : .nonisolated,
                file: "App/Module\(position / perModule).swift", isRoot: position % (perModule * 8) == 0)
        }
    }
    return builder.graph
}

/// A chain of `length` bindings, each of which needs the next one.
func chain(_ length: Int) -> Graph {
    let builder = GraphBuilder()
    builder.component("App.Chain")
    let keys = (0...length).map { builder.key("App.Link\($0)") }
    for position in 0..<length { builder.bind(keys[position], [keys[position + 1]], isRoot: position == 0) }
    builder.bind(keys[length])
    return builder.graph
}

// SPDX-License-Identifier: Apache-2.0
