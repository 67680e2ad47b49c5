/// A mistake that the graph recognizes, or a binding that is close to a missing one.
struct Hint {
    /// The note at `binding`.
    var message = ""
    var binding: Int?
    var help: String?
    /// Whether binding the missing key would be wrong.
    var isConclusive = false
}

/// Suggestions for a missing key: bindings whose type, tag, form or spelling is close to it.
///
/// The bindings are indexed once for each graph, so that a lookup does not search all of them. Comparisons of types and spellings, for
/// which no index exists, have a budget that all missing keys share equally. The indexes are sorted by name, so that suggestions do not
/// depend on the order in which modules are included.
final class NearMisses {
    private static let limit = 3
    /// The number of equally close candidates to inspect. Most of them are visible.
    private static let window = 32

    private unowned let context: ValidationContext
    private var graph: Graph { context.graph }
    private var resolution: Resolution { context.resolution }
    /// The number of candidates to compare with each missing key, by type and by spelling.
    private let relations: Int
    private let comparisons: Int
    /// The first binding of, or contribution to, each key.
    private var firstBinding: [Int: Int] = [:]
    /// The bound keys, sorted by name.
    private var bound: [BoundKey]
    /// The positions in `bound` of the keys that have something in common.
    private var positions: [Trait: [Int]] = [:]
    /// The first binding of each tagged key of a module, by the module and the type, in declaration order.
    private lazy var taggedBindings: [ModuleType: [Int]] = {
        var seen: Set<Int> = []
        return Dictionary(
            grouping: graph.bindings.indices.filter { binding in
                let key = graph.bindings[binding].key
                return graph.keys[key].tag != nil && !graph.bindsReservedKey(binding) && seen.insert(key).inserted
            }
        ) { ModuleType(module: graph.bindings[$0].module, type: TypeIdentity(graph.keys[graph.bindings[$0].key].type)) }
    }()
    /// The optional type of each type that one is derived from.
    private lazy var optionals: [Int: Int] = {
        var optionals: [Int: Int] = [:]
        for (key, entry) in graph.keys.enumerated() {
            if case .optional(let inner) = entry.form { optionals[inner] = key }
        }
        return optionals
    }()
    /// The components with a parent that have a root of the key, each with the binding that installs it.
    private lazy var childrenWithRoot: [Int: [(component: Int, installation: Int)]] = {
        let installations = graph.bindings.indices.filter { graph.bindings[$0].isInstallation }
        let bindings = Dictionary(grouping: installations) { graph.keys[graph.bindings[$0].key].type.full.genericArgument }
        var children: [Int: [(component: Int, installation: Int)]] = [:]
        for (number, component) in graph.components.enumerated() {
            guard let root = component.root, let installed = bindings[component.name.full] else { continue }
            children[graph.bindings[root].key, default: []] +=
                installed.filter { graph.bindings[$0].component == component.parent }.map { (number, $0) }
        }
        return children
    }()
    private lazy var multibindingsOfKey = Groups(resolution.multibindings.indices) { resolution.multibindings[$0].key }

    private struct ModuleType: Hashable {
        let module: Int
        let type: TypeIdentity
    }

    private enum Trait: Hashable {
        case type(String)
        case shape(String, tag: String?)
        /// A plain key, neither an optional nor a collection.
        case plain(tag: String?)
        /// The optionals, closures and collections of a key, and the factories that build it.
        case form(of: Int)
        /// The length of the type's short name.
        case length(Int, tag: String?)
    }

    init(_ context: ValidationContext) {
        self.context = context
        let graph = context.graph
        let missingCount = max(1, context.missingKeys.count + graph.replacements.count { $0.replaced.isEmpty })
        relations = max(16, 50_000 / missingCount)
        comparisons = max(32, 100_000 / missingCount)
        for binding in graph.bindings.indices.reversed() where !graph.bindsReservedKey(binding) && !graph.isRequestedRoot(binding) {
            firstBinding[graph.bindings[binding].key] = binding
        }
        bound = firstBinding.keys.map { BoundKey($0, graph.keys[$0].key) }.sorted(by: BoundKey.isBefore)
        for (position, key) in bound.enumerated() {
            var traits: [Trait] = [.type(key.type), .length(key.name.utf8.count, tag: key.tag)]
            if TypeShape.isShaped(key.type) { traits.append(.shape(TypeShape.plain(key.type), tag: key.tag)) }
            switch graph.keys[key.key].form {
            case .plain, .function: traits.append(.plain(tag: key.tag))
            case .optional(let inner), .closure(let inner), .collection(let inner): traits.append(.form(of: inner))
            case .factory(let product, let seed):
                traits.append(.form(of: product))
                guard graph.isFromArguments(key.key) else { break }
                // The shape of the function that calls it.
                let seed = graph.keys[seed].type.full
                let arguments = seed.hasPrefix("(") && !TypeShape.isFunction(seed) ? seed : "(\(seed))"
                traits.append(.shape(TypeShape.plain("\(arguments) -> \(graph.keys[product].type.full)"), tag: nil))
            default: break
            }
            for trait in traits { positions[trait, default: []].append(position) }
        }
    }

    // MARK: Bindings of the key that are not visible

    private func elsewhere(_ key: Int, by requesters: [Int], _ component: Int) -> [Hint] {
        var bindings = resolution.bindings(of: key)
        if graph.keys[key].form.isCollection {
            bindings += multibindingsOfKey[key].compactMap { resolution.multibindings[$0].contributions.first }
        }
        return nearest(bindings).map { binding in
            if resolution.tree.contains(graph.bindings[binding].component, in: component) {
                return captive(key, binding, by: requesters, component)
            }
            let (owner, asker) = (context.name(componentOf: binding), context.name(component: component))
            let isInstallation = graph.bindings[binding].isInstallation
            guard let module = modular(binding, for: component) else {
                return Hint(message: "\(isInstallation ? "installed" : "bound") in \(owner), which \(asker) cannot see,", binding: binding)
            }
            let binds = graph.bindings[binding].contribution != nil ? "contributes to" : isInstallation ? "installs" : "binds"
            return Hint(
                message: "\(module), which \(asker) does not include, \(binds) it", binding: binding,
                help: "include(module: \(module).self) in \(asker)")
        }
    }

    /// One binding for each of the first locations, sorted by file and line.
    private func nearest(_ bindings: [Int]) -> ArraySlice<Int> {
        var first: [Site: Int] = [:]
        for binding in bindings.reversed() { first[context.site(binding)] = binding }
        return first.values.sorted { context.place($0) < context.place($1) }.prefix(Self.limit)
    }

    /// The module of a binding in another component, if `component` could include it.
    private func modular(_ binding: Int, for component: Int) -> String? {
        let module = graph.declaringModule(graph.bindings[binding].module)
        guard graph.modules[module].includedBy != nil else { return nil }
        let scope = graph.bindings[binding].scope
        return scope == nil || scope == graph.components[component].scope ? context.name(module: module) : nil
    }

    /// A parent that requests a key that only its child binds. It would outlive the instance.
    private func captive(_ key: Int, _ binding: Int, by requesters: [Int], _ asker: Int) -> Hint {
        let (child, parent) = (context.name(componentOf: binding), context.name(component: asker))
        let isChild = graph.components[graph.bindings[binding].component].parent == asker
        let family = "\(child), \(isChild ? "a child of" : "inside") \(parent)"
        let isTested = requesters.contains { context.isTestedObject($0) }
        let seed = graph.components[graph.bindings[binding].component].seed == nil ? "" : ", seed: …"
        let inside =
            isTested ? "pass in: \(context.selfOf(child))\(seed) to buildForTest" : "request \(context.spelling(key: key)) in \(child)"
        if graph.bindings[binding].kind == .seed {
            return Hint(message: "available only as the seed of \(family),", binding: binding, help: inside, isConclusive: true)
        }
        let isInstallation = graph.bindings[binding].isInstallation
        if isTested { return Hint(message: "bound only in \(family),", binding: binding, help: inside, isConclusive: true) }
        let what = context.specialDeclaration(of: key) ?? context.declaration(ofBinding: binding)
        let include = modular(binding, for: asker).map { "include(module: \($0).self) in \(parent)" }
        return Hint(
            message: "\(isInstallation ? "installed" : "bound") only in \(family),", binding: binding,
            help: "\(include ?? "move \(what) from \(child) to \(parent)"), or \(inside)", isConclusive: true)
    }

    /// Components that are installed where `component` sees them, and whose root is the missing key, or what the missing function returns.
    private func children(withRoot key: Int, by requesters: [Int], for component: Int) -> [Hint] {
        let product = graph.construction(by: key)?.product ?? key
        if context.isFromToolchain(product) { return [] }
        let visible = (childrenWithRoot[product] ?? []).filter { child, installation in
            let parent = graph.bindings[installation].component
            return resolution.tree.contains(component, in: parent) && !resolution.tree.contains(component, in: child)
        }
        return visible.prefix(Self.limit).map { _, binding in
            let factory = context.code(key: graph.bindings[binding].key)
            return Hint(
                message: "\(factory.genericArgument), whose root is \(context.name(key: product)), is installed", binding: binding,
                help: context.asking([factory], for: requesters))
        }
    }

    // MARK: Visible bindings of other keys

    private func visible(_ key: Int, _ component: Int?) -> Int? {
        guard let component else { return firstBinding[key] }
        if let binding = resolution.binding(of: key, in: component) { return binding }
        guard case .multibinding(let multibinding) = resolution.find(key, in: component) else { return nil }
        return resolution.multibindings[multibinding].contributions.first ?? firstBinding[key]
    }

    private func keys(_ trait: Trait, atMost limit: Int = NearMisses.window) -> [Int] {
        (positions[trait] ?? []).prefix(limit).map { bound[$0].key }
    }

    private func otherTags(of key: Int) -> [Int] {
        let wanted = graph.keys[key].tag?.short ?? ""
        let near = around(wanted, .type(graph.keys[key].type.full), count: Self.window, \.tagName).filter { bound[$0].key != key }
        return (wanted.isEmpty ? near : nearest(near, to: wanted, \.tagName)).map { bound[$0].key }
    }

    /// The keys with a tag that the modules of the requesters bind for the type of a key without one: those that are declared next to a
    /// requester first.
    private func ownTags(of key: Int, _ requesters: [Int]) -> [Int] {
        if graph.keys[key].tag != nil { return [] }
        let type = TypeIdentity(graph.keys[key].type)
        var distances: [Int: Int] = [:]
        for requester in requesters.prefix(Self.window) {
            let (module, place) = (graph.bindings[requester].module, context.place(requester))
            let all = taggedBindings[ModuleType(module: module, type: type)] ?? []
            // Bindings are in declaration order, so the nearest lines are around that of the requester.
            let next = all.partitioningIndex { $0 >= requester }
            for binding in all[max(0, next - Self.window)..<min(all.count, next + Self.window)] {
                let other = context.place(binding)
                let distance = other.file == place.file ? abs(other.line - place.line) : .max
                distances[binding] = min(distance, distances[binding] ?? .max)
            }
        }
        return distances.keys.sorted().sorted(byRank: { distances[$0] ?? .max }).map { graph.bindings[$0].key }
    }

    private func otherShapes(of key: Int) -> [Int] {
        let type = graph.keys[key].type.full
        return TypeShape.isShaped(type) ? keys(.shape(TypeShape.plain(type), tag: graph.keys[key].tag?.full)) : []
    }

    private func similar(to key: Int) -> [Int] {
        let name = graph.keys[key].type.short
        let count = name.utf8.count
        let tolerance = count < 4 ? 0 : count < 8 ? 1 : 2
        if tolerance == 0 { return [] }
        let near = (count - tolerance...count + tolerance).flatMap { length in
            around(name, .length(length, tag: graph.keys[key].tag?.full), count: comparisons / (2 * tolerance + 1), \.name)
        }
        let letters = BoundKey.letters(of: name)
        // Replacing one letter by another changes two bits.
        let candidates = near.filter { bound[$0].key != key && (bound[$0].letters ^ letters).nonzeroBitCount <= 2 * tolerance }
        return nearest(candidates, to: name, atMost: tolerance, \.name).map { bound[$0].key }
    }

    /// The candidates with at most `limit` edits, those with fewest edits first.
    private func nearest(
        _ candidates: [Int], to name: String, atMost limit: Int = .max, _ spelling: (BoundKey) -> String
    ) -> [Int] {
        let letters = Array(name.utf8)
        let candidates = candidates.sorted()
        let edits = candidates.map { EditDistance.between(letters, Array(spelling(bound[$0]).utf8), atMost: limit) }
        let order = candidates.indices.sorted(byRank: { edits[$0] })
        return order.filter { edits[$0] <= limit }.map { candidates[$0] }
    }

    /// At most `wanted` of the keys with a trait, around the position at which `name` would be inserted.
    private func around(_ name: String, _ trait: Trait, count wanted: Int, _ spelling: (BoundKey) -> String) -> ArraySlice<Int> {
        let all = positions[trait] ?? []
        if all.count <= wanted { return all[...] }
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if spelling(bound[all[middle]]) < name { low = middle + 1 } else { high = middle }
        }
        let start = min(max(0, low - wanted / 2), all.count - wanted)
        return all[start..<start + wanted]
    }
}

extension NearMisses {
    /// - Parameters:
    ///   - functions: The function types through which it is requested.
    ///   - requesters: The bindings that request it.
    ///   - isDeferred: Whether one of them requests it through a provider.
    ///   - component: The component that requests the key, or nil for any component, as in the case of a replacement.
    func look(
        for key: Int, as functions: [Int] = [], by requesters: [Int] = [], isDeferred: @autoclosure () -> Bool = false,
        from component: Int? = nil
    ) -> [Hint] {
        let asked = graph.keys[key]
        if asked.type.isTooGeneral { return [] }
        var hints = component.map { elsewhere(key, by: requesters, $0) + children(withRoot: key, by: requesters, for: $0) } ?? []
        var seen: Set<Int> = []
        func name(_ key: Int) -> String { context.name(key: key) }
        // Not inlined into each of its calls.
        @inline(never)
        func search(
            _ keys: @autoclosure () -> [Int], atMost limit: Int = NearMisses.window, isOffered: Bool = true,
            help: (Int) -> String? = { _ in nil },
            isConclusive: (Int) -> Bool = { _ in false }, _ message: (Int) -> String?
        ) {
            if hints.count == Self.limit { return }
            for other in keys().prefix(limit) where hints.count < Self.limit && !seen.contains(other) {
                guard let binding = visible(other, component), let message = message(other) else { continue }
                if other != key { seen.insert(other) }
                let isFactory = isOffered && graph.keys[other].form.isFactory && component != nil
                let request =
                    isFactory ? context.asking(context.requests(ofFactory: other, whoseProductIs: key), for: requesters) : help(other)
                hints.append(Hint(message: message, binding: binding, help: request, isConclusive: isConclusive(other)))
            }
        }
        search(keys(.form(of: key), atMost: .max).filter { graph.keys[$0].form.isFactory }) { "\(name($0)) builds it, bound" }
        if let (product, seed) = graph.construction(by: key) {
            // Those of the same seed first, which are requested under the other name: one for a factory, several for a function.
            let factories = keys(.form(of: product), atMost: .max).filter { graph.keys[$0].form.isFactory && $0 != key }
            search(factories.filter { graph.construction(by: $0)?.seed == seed }, isConclusive: { _ in true }) { other in
                "\(name(other)) builds \(name(product)) from \(context.arguments(named: seed)), bound"
            }
            let wanted = context.arguments(seed).sorted()
            search(
                factories.filter { graph.construction(by: $0)?.seed != seed }, isOffered: false,
                help: { context.asking(context.requests(ofFactory: $0, like: key), for: requesters) },
                isConclusive: { other in
                    asked.form.isFunction && graph.construction(by: other).map { context.arguments($0.seed).sorted() } == wanted
                }
            ) { other in
                guard let seed = graph.construction(by: other)?.seed else { return nil }
                if graph.keys[seed].type.full == "()" {
                    return asked.form.isFunction ? "\(name(product)) is built without an argument, bound" : nil
                }
                return "\(name(product)) is built from \(context.arguments(named: seed)), bound"
            }
            let related = if case .optional(let inner) = graph.keys[product].form { inner } else { optionals[product] }
            search(
                related.map { keys(.form(of: $0), atMost: .max).filter { graph.keys[$0].form.isFactory } } ?? [], isOffered: false,
                help: { context.asking(context.requests(ofFactory: $0, like: key), for: requesters) }
            ) { other in
                guard let (product, seed) = graph.construction(by: other), graph.keys[seed].type.full != "()" else { return nil }
                return "\(name(product)) is built from \(context.arguments(named: seed)), bound"
            }
            let isWithoutArgument = graph.keys[seed].type.full == "()"
            search([product], help: { isWithoutArgument ? "request () -> \(context.code(key: $0)), which has no effects" : nil }) {
                "\(name($0)) is bound\(isWithoutArgument ? "" : " without an argument")"
            }
        }
        search(
            ownTags(of: key, requesters),
            help: { other in
                let requester = context.mention(binding: requesters[0])
                let request = context.asking(
                    isDeferred() ? context.provider(of: other) : context.spelling(key: other), in: requesters[0])
                guard let tag = graph.keys[other].tag, !isDeferred(), !graph.isRoot(requesters[0]), !isUnmatched(tag, requesters[0])
                else { return request }
                return "using(\(context.selfOf(context.name(tag)))) in the binding of \(requester), or \(request)"
            }
        ) { "\(name($0)) is bound" }
        search(otherTags(of: key)) { other in
            let tag = graph.keys[other].tag
            if tag?.full == asked.tag?.full { return "another type named \(name(other)) is bound" }
            return "\(name(other)) is bound\(tag == nil ? " without a tag" : "")"
        }
        search(keys(.form(of: key))) { graph.keys[$0].form.isFactory ? nil : "\(name($0)) is bound" }
        if case .collection(let element) = asked.form {
            search([element]) { "no collection, but \(name($0)) itself is bound" }
            search(keys(.form(of: element), atMost: Self.window + 1).filter { $0 != key }) { other in
                guard graph.keys[other].form.isCollection else { return nil }
                let isContributedTo = firstBinding[other].map { graph.bindings[$0].contribution != nil } ?? false
                return "no \(name(key)), but \(name(other)) is \(isContributedTo ? "contributed to" : "bound")"
            }
        }
        func isUnmatched(_ tag: TypeName, _ binding: Int) -> Bool {
            graph.unmatchedTags.contains { $0.binding == binding && $0.tag == tag }
        }
        for shape in [key] + functions.filter({ $0 != key }) {
            search(otherShapes(of: shape)) { other in
                if case .factory(let product, let seed) = graph.keys[other].form {
                    return "\(name(other)) builds \(name(product)) from \(context.arguments(named: seed)), bound"
                }
                let isSame = TypeShape.effects(of: graph.keys[other].type.full) == TypeShape.effects(of: graph.keys[shape].type.full)
                return "with other \(isSame ? "labels or attributes" : "effects"), \(name(other)) is bound"
            }
        }
        // Only types of this program have relatives.
        let plain = asked.type.metatype == nil ? [] : keys(.plain(tag: asked.tag?.full), atMost: relations).filter { $0 != key }
        // Binding the requested type to the bound one is all that is missing.
        func alias(_ relative: Int) -> String? {
            guard let component, asked.form == .plain, asked.tag == nil else { return nil }
            let code = "\(context.declaration(of: key)).to { (instance: \(context.code(key: relative))) in instance }"
            return "\(code) in a module that \(context.name(component: component)) includes"
        }
        search(plain, atMost: relations, help: alias) { relative in
            let verb = asked.type.isExistential ? "conforms to" : "inherits from"
            return graph.keys[relative].type.isKind(of: asked.type) ? "\(name(relative)), which \(verb) \(name(key)), is bound" : nil
        }
        search(plain, atMost: relations) { base in
            let type = graph.keys[base].type
            guard !type.isTooGeneral, asked.type.isKind(of: type) else { return nil }
            return "\(name(key)) \(type.isExistential ? "conforms to" : "inherits from") \(name(base)), which is bound"
        }
        search(similar(to: key)) { "did you mean \(name($0))? It is bound" }
        for index in hints.indices where hints[..<index].contains(where: { $0.help == hints[index].help }) { hints[index].help = nil }
        return hints
    }
}

extension [Int] {
    /// The first position of an element that satisfies a condition, which all elements after it satisfy, too.
    fileprivate func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// A bound key with its names, each computed once.
private struct BoundKey {
    let key: Int
    let type: String
    let name: String
    let tag: String?
    let tagName: String
    let letters: UInt64

    init(_ position: Int, _ key: Graph.Key) {
        self.key = position
        type = key.type.full
        name = TypeSpelling.shortened(type)
        tag = key.tag?.full
        tagName = tag.map { TypeSpelling.shortened($0) } ?? ""
        letters = Self.letters(of: name)
    }

    /// The set of letters, with which most distant names are ruled out without comparing the order of letters.
    static func letters(of name: String) -> UInt64 { name.utf8.reduce(0) { $0 | 1 << UInt64($1 & 63) } }

    static func isBefore(_ one: BoundKey, _ other: BoundKey) -> Bool {
        (one.name, one.type, one.tagName, one.tag ?? "", one.key) < (other.name, other.type, other.tagName, other.tag ?? "", other.key)
    }
}

// SPDX-License-Identifier: Apache-2.0
