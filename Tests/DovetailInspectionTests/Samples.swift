import DovetailGraph
import DovetailInspection

/// Writes graphs with text for types, as short as tests like them.
struct Writer {
    private(set) var graph = Graph()
    private var keyPositions: [Graph.Key: Int] = [:]
    private var line = 0

    mutating func key(_ type: String, tag: String? = nil, form: Graph.Form = .plain) -> Int {
        let key = Graph.Key(type, tag: tag)
        if let position = keyPositions[key] { return position }
        keyPositions[key] = graph.keys.count
        graph.keys.append(Graph.KeyEntry(key, form: form))
        return graph.keys.count - 1
    }

    /// Adds a component with its own first module.
    @discardableResult
    mutating func component(_ name: String, parent: Int? = nil, scope: String? = nil) -> Int {
        graph.components.append(Graph.Component(TypeName(name), parent: parent, scope: scope.map { TypeName($0) }))
        graph.components[graph.components.count - 1].bindings = graph.bindings.count..<graph.bindings.count
        graph.components[graph.components.count - 1].modules = graph.modules.count..<graph.modules.count
        module(name)
        return graph.components.count - 1
    }

    @discardableResult
    mutating func module(_ name: String, includedBy: Int? = nil) -> Int {
        let component = graph.components.count - 1
        graph.modules.append(Graph.Module(TypeName(name), component: component, includedBy: includedBy))
        graph.components[component].modules = graph.components[component].modules.lowerBound..<graph.modules.count
        return graph.modules.count - 1
    }

    /// Binds in the last component and the last module.
    @discardableResult
    mutating func bind(
        _ key: Int, _ requests: [Int] = [], kind: Graph.Binding.Kind = .factory, contribution: Graph.Binding.Contribution? = nil,
        shared: Bool = false, isolation: Graph.Isolation = .nonisolated, file: String = "App/App.swift", isRoot: Bool = false
    ) -> Int {
        let component = graph.components.count - 1
        let start = graph.requests.count
        graph.requests += requests.map { Graph.Request(key: $0) }
        line += 1
        graph.bindings.append(
            Graph.Binding(
                key: key, kind: kind, contribution: contribution, isShared: shared,
                scope: shared ? graph.components[component].scope : nil, isolation: isolation, component: component,
                module: graph.modules.count - 1, requests: start..<graph.requests.count,
                place: Graph.Place(file: file, path: "/somewhere/\(file)", line: line, column: 9)))
        graph.components[component].bindings = graph.components[component].bindings.lowerBound..<graph.bindings.count
        if isRoot { graph.components[component].root = graph.bindings.count - 1 }
        return graph.bindings.count - 1
    }
}

/// A small shop: two components, a collection, deferred requests, a fault, and something that nobody needs.
func shop() -> Graph {
    var writer = Writer()
    writer.component("Shop.App", scope: "Shop.Singleton")
    let feed = writer.key("Shop.Feed")
    let clock = writer.key("Shop.Clock", tag: "Shop.UTC")
    let store = writer.key("Shop.Store")
    let lazyStore = writer.key("Dovetail.Lazy<Shop.Store>", form: .lazy(of: store))
    let screen = writer.key("Shop.Screen")
    let screens = writer.key("Swift.Array<Shop.Screen>", form: .collection(of: screen))
    let factory = writer.key("Dovetail.ComponentFactory<Shop.Checkout>", form: .componentFactory)
    let mailer = writer.key("Shop.Mailer")
    writer.bind(feed, [screens, factory, lazyStore], isRoot: true)
    writer.bind(factory, kind: .componentFactory(child: 1))
    writer.module("Shop.StoreModule", includedBy: 0)
    writer.bind(store, [clock, mailer], shared: true, isolation: .actor(TypeName("Shop.Database")), file: "Shop/Store.swift")
    writer.bind(clock, kind: .value, file: "Shop/Store.swift")
    writer.bind(writer.key("Shop.Unused"), [clock], file: "Shop/Store.swift")
    writer.module("Shop.ScreenModule", includedBy: 0)
    writer.bind(screens, [clock], contribution: .element, isolation: .mainActor, file: "Shop/Screens.swift")
    writer.bind(screens, contribution: .elements, file: "Shop/Screens.swift")
    writer.component("Shop.Checkout", parent: 0)
    writer.bind(writer.key("Shop.CheckoutRoot"), [writer.key("Shop.Cart"), store, screens], isRoot: true)
    writer.bind(writer.key("Shop.Cart"), kind: .seed)
    writer.bind(screens, contribution: .element)
    return writer.graph
}

/// Numbers that are the same in every run.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

/// A graph of any size: modules, child components, deferred requests, collections, circles and missing keys.
func randomGraph(bindings count: Int, seed: UInt64, name: (Int) -> String = { "App.Type\($0)" }) -> Graph {
    var dice = Dice(seed: seed)
    var writer = Writer()
    let plain = (0..<count).map { writer.key(name($0)) }
    let lazy = (0..<(count + 9) / 10).map { writer.key("Dovetail.Lazy<\(name($0))>", form: .lazy(of: plain[$0])) }
    let collection = (0..<(count + 39) / 40).map { writer.key("Swift.Array<\(name($0))>", form: .collection(of: plain[$0])) }
    let perModule = 25
    for position in 0..<count {
        if position % (perModule * 8) == 0 {
            let parent = position == 0 ? nil : Int.random(in: 0..<writer.graph.components.count, using: &dice)
            let name = "App.Component\(position / (perModule * 8))"
            writer.component(name, parent: parent, scope: position == 0 ? "App.Singleton" : nil)
        } else if position % perModule == 0 {
            let own = writer.graph.components[writer.graph.components.count - 1].modules.lowerBound
            writer.module("App.Module\(position / perModule)", includedBy: own)
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
            writer.bind(collection[position % collection.count], requests, contribution: .element)
        } else {
            writer.bind(
                plain[position], requests, shared: position % 3 == 0, isolation: position % 7 == 0 ? .mainActor : .nonisolated,
                file: "App/Module\(position / perModule).swift", isRoot: position % (perModule * 8) == 0)
        }
    }
    return writer.graph
}

/// A thing that needs a thing that needs a thing: as long as `length`.
func chain(_ length: Int) -> Graph {
    var writer = Writer()
    writer.component("App.Chain")
    let keys = (0...length).map { writer.key("App.Link\($0)") }
    for position in 0..<length { writer.bind(keys[position], [keys[position + 1]], isRoot: position == 0) }
    writer.bind(keys[length])
    return writer.graph
}
