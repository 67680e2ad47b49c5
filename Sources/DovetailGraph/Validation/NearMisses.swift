/// Suggestions for a missing key: bindings whose type, tag, form or spelling is close to it.
///
/// The bindings are indexed once for each graph, so that a lookup does not search all of them. Comparisons of types and spellings, for
/// which no index exists, have a budget that all missing keys share equally. The indexes are sorted by name, so that suggestions do not
/// depend on the order in which modules are included.
final class NearMisses {
    struct Answer {
        var notes: [Diagnostic.Note] = []
        /// The binding that each note refers to.
        var bindings: [Int] = []
        var help: [String] = []
        /// Whether binding the key again would be wrong.
        var settles = false
    }

    private struct Hint {
        var key: Int
        var binding: Int
        var message: String
        var help: String?
        var settles = false
    }

    private static let limit = 3
    /// The number of equally close candidates to inspect. Most of them are visible.
    private static let window = 32

    private unowned let context: ValidationContext
    /// The number of candidates to compare with each missing key, by type and by spelling.
    private let relations: Int
    private let comparisons: Int
    /// The first binding of, or contribution to, each key.
    private var firstBinding: [Int: Int] = [:]
    private var keysOfType: [String: [Spelling]] = [:]
    /// The optionals, closures and collections of a key, and the factories that build it.
    private var formsOfKey: [Int: [Int]] = [:]
    private var keysOfShape: [Tagged<String>: [Int]] = [:]
    private var plainKeys: [String?: [Int]] = [:]
    /// Keyed by the length of the type's short name.
    private var spellings: [Tagged<Int>: [Spelling]] = [:]
    private lazy var multibindingsOfKey = Dictionary(grouping: context.resolution.multibindings.indices) { [context] in
        context.resolution.multibindings[$0].key
    }

    private struct Tagged<Value: Hashable>: Hashable {
        var value: Value
        var tag: String?
    }

    /// A key with the short name of its type or tag.
    fileprivate struct Spelling {
        var key: Int
        var rank: Int
        var name: String
        var letters: LetterSet

        init(_ key: Int, _ rank: Int, _ name: String) {
            self.key = key
            self.rank = rank
            self.name = name
            letters = LetterSet(name.utf8)
        }
    }

    init(_ context: ValidationContext) {
        self.context = context
        let graph = context.graph
        let seekers = max(1, context.missingKeys.count + graph.replacements.count { $0.replaced.isEmpty })
        relations = max(16, 50_000 / seekers)
        comparisons = max(32, 100_000 / seekers)
        for binding in graph.bindings.indices where !ReservedKey.isBroken(by: binding, graph) {
            let key = graph.bindings[binding].key
            if firstBinding[key] == nil { firstBinding[key] = binding }
        }
        for (rank, bound) in Self.sorted(firstBinding.keys, graph).enumerated() {
            keysOfType[bound.type, default: []].append(Spelling(bound.key, rank, bound.tagName))
            spellings[Tagged(value: bound.name.utf8.count, tag: bound.tag), default: []].append(
                Spelling(bound.key, rank, bound.name))
            if TypeShape.isShaped(bound.type) {
                keysOfShape[Tagged(value: TypeShape.plain(bound.type), tag: bound.tag), default: []].append(bound.key)
            }
            switch graph.keys[bound.key].form {
            case .plain: plainKeys[bound.tag, default: []].append(bound.key)
            case .optional(let inner), .closure(let inner), .collection(let inner), .factory(let inner, _):
                formsOfKey[inner, default: []].append(bound.key)
            default: break
            }
        }
    }

    /// A bound key with its names, each computed once.
    private struct Bound {
        var key: Int
        var type: String
        var name: String
        var tag: String?
        var tagName: String

        init(_ position: Int, _ graph: Graph) {
            key = position
            let entry = graph.keys[position].key
            type = entry.type.full
            name = TypeSpelling.shortened(type)
            tag = entry.tag?.full
            tagName = tag.map { TypeSpelling.shortened($0) } ?? ""
        }

        static func isBefore(_ one: Bound, _ other: Bound) -> Bool {
            if one.name != other.name { return one.name < other.name }
            if one.type != other.type { return one.type < other.type }
            if one.tagName != other.tagName { return one.tagName < other.tagName }
            if one.tag != other.tag { return (one.tag ?? "") < (other.tag ?? "") }
            return one.key < other.key
        }
    }

    private static func sorted(_ keys: some Sequence<Int>, _ graph: Graph) -> [Bound] {
        keys.map { Bound($0, graph) }.sorted(by: Bound.isBefore)
    }

    /// - Parameters:
    ///   - functions: The function types through which it is requested.
    ///   - component: The component that requests the key, or nil for any component, as in the case of a replacement.
    func look(for key: Int, as functions: [Int] = [], from component: Int? = nil) -> Answer {
        var answer = Answer()
        if context.graph.keys[key].key.type.isTooGeneral { return answer }
        var seen: Set<Int> = [key]
        let steps: [(Int, Int?) -> [Hint]] = [
            elsewhere, factories, otherTags, otherForms,
            { key, component in ([key] + functions.filter { $0 != key }).flatMap { self.otherShapes($0, component) } },
            kin, bases, similar,
        ]
        for step in steps where answer.notes.count < Self.limit {
            for hint in step(key, component) where answer.notes.count < Self.limit {
                guard hint.key == key || seen.insert(hint.key).inserted else { continue }
                answer.notes.append(context.note(hint.message, at: hint.binding))
                answer.bindings.append(hint.binding)
                answer.settles = answer.settles || hint.settles
                if let help = hint.help, !answer.help.contains(help) { answer.help.append(help) }
            }
        }
        return answer
    }

    // MARK: Bindings of the key that are not visible

    private func elsewhere(_ key: Int, _ component: Int?) -> [Hint] {
        guard let component else { return [] }
        let graph = context.graph
        var bindings = context.resolution.bindings(of: key)
        if case .collection = graph.keys[key].form {
            bindings += (multibindingsOfKey[key] ?? []).compactMap { context.resolution.multibindings[$0].contributions.first }
        }
        return nearest(of: bindings).map { binding in
            let owner = graph.bindings[binding].component
            if isInside(owner, component) { return captive(key, binding, component, owner) }
            let names = (context.name(component: owner), context.name(component: component))
            guard let module = modular(binding, for: component) else {
                let verb = graph.bindings[binding].isInstallation ? "installed" : "bound"
                return Hint(key: key, binding: binding, message: "\(verb) in \(names.0), which \(names.1) cannot see,")
            }
            let verb = graph.bindings[binding].isInstallation ? "installs" : "binds"
            let what = graph.bindings[binding].contribution == nil ? "\(verb) it" : "contributes to it"
            return Hint(
                key: key, binding: binding, message: "\(module), which \(names.1) does not include, \(what)",
                help: "include(module: \(module).self) in \(names.1)")
        }
    }

    /// One binding for each of the first locations, sorted by file and line.
    private func nearest(of bindings: [Int]) -> [Int] {
        if bindings.count < 2 { return bindings }
        var first: [Graph.Place: Int] = [:]
        for binding in bindings {
            let place = context.place(binding)
            if first[place] == nil { first[place] = binding }
        }
        return first.sorted { $0.key < $1.key }.prefix(Self.limit).map(\.value)
    }

    /// The module of a binding in another component, if `component` could include it.
    private func modular(_ binding: Int, for component: Int) -> String? {
        let graph = context.graph
        let module = graph.bindings[binding].module
        guard graph.modules[module].includedBy != nil else { return nil }
        let scope = graph.bindings[binding].scope
        return scope == nil || scope == graph.components[component].scope ? context.name(module: module) : nil
    }

    /// A parent that requests a key that only its child binds. It would outlive the instance.
    private func captive(_ key: Int, _ binding: Int, _ asker: Int, _ owner: Int) -> Hint {
        let graph = context.graph
        let names = (child: context.name(component: owner), parent: context.name(component: asker))
        let family = "\(names.child), \(graph.components[owner].parent == asker ? "a child of" : "inside") \(names.parent)"
        let inside = "request \(context.spelling(key: key)) in \(names.child)"
        if graph.bindings[binding].kind == .seed {
            return Hint(key: key, binding: binding, message: "available only as the seed of \(family),", help: inside, settles: true)
        }
        let isInstallation = graph.bindings[binding].isInstallation
        let component = context.name(key: key).genericArgument
        let what = isInstallation ? "install(dependency: \(component).self)" : context.declaration(ofBinding: binding)
        let move = "move \(what) from \(names.child) to \(names.parent)"
        let include = modular(binding, for: asker).map { "include(module: \($0).self) in \(names.parent)" }
        return Hint(
            key: key, binding: binding, message: "\(isInstallation ? "installed" : "bound") only in \(family),",
            help: "\(include ?? move), or \(inside)", settles: true
        )
    }

    private func isInside(_ component: Int, _ ancestor: Int) -> Bool {
        var level: Int? = component
        while let current = level, current > ancestor { level = context.graph.components[current].parent }
        return level == ancestor
    }

    // MARK: Visible bindings of other keys

    private func visible(_ key: Int, _ component: Int?) -> Int? {
        guard let component else { return firstBinding[key] }
        if let binding = context.resolution.binding(of: key, in: component) { return binding }
        guard case .multibinding(let multibinding) = context.resolution.find(key, in: component) else { return nil }
        return context.resolution.multibindings[multibinding].contributions.first ?? firstBinding[key]
    }

    /// Hints for the visible keys among `keys`: a few more than are shown, because some may be duplicates.
    private func hints(_ keys: some Sequence<Int>, _ component: Int?, _ message: (Int, String) -> (String, String?)?) -> [Hint] {
        var hints: [Hint] = []
        for key in keys.prefix(Self.window) where hints.count < 2 * Self.limit {
            guard let binding = visible(key, component), let (message, help) = message(key, context.name(key: key)) else { continue }
            hints.append(Hint(key: key, binding: binding, message: message, help: help))
        }
        return hints
    }

    private func factories(_ key: Int, _ component: Int?) -> [Hint] {
        let forms = (formsOfKey[key] ?? []).lazy.filter { form in
            if case .factory = self.context.graph.keys[form].form { true } else { false }
        }
        return hints(forms, component) { _, name in ("\(name) builds it, bound", component == nil ? nil : "request \(name)") }
    }

    private func otherTags(_ key: Int, _ component: Int?) -> [Hint] {
        let asked = context.graph.keys[key].key
        let wanted = asked.tag?.short ?? ""
        let tags = (keysOfType[asked.type.full] ?? []).around(wanted, count: Self.window).filter { $0.key != key }
        var ordered = tags.map(\.key)
        if !wanted.isEmpty, tags.count > 1 {
            let letters = Array(wanted.utf8)
            ordered = tags.map { (EditDistance.between(letters, Array($0.name.utf8)), $0.rank, $0.key) }.sorted(by: <).map(\.2)
        }
        return hints(ordered, component) { other, name in
            let tag = context.graph.keys[other].key.tag
            if tag?.full == asked.tag?.full { return ("another type named \(name) is bound", nil) }
            return tag == nil ? ("\(name) is bound without a tag", nil) : ("\(name) is bound", nil)
        }
    }

    private func otherForms(_ key: Int, _ component: Int?) -> [Hint] {
        let graph = context.graph
        let outer = hints(formsOfKey[key] ?? [], component) { form, name in
            switch graph.keys[form].form {
            case .collection: ("\(name) is bound", nil)
            case .optional, .closure: ("\(name) is bound", nil)
            default: nil
            }
        }
        guard case .collection(let element) = graph.keys[key].form else { return outer }
        let siblings = (formsOfKey[element] ?? []).lazy.filter { $0 != key }
        return outer + hints([element], component) { _, name in ("no collection, but \(name) itself is bound", nil) }
            + hints(siblings, component) { sibling, name in
                guard case .collection = graph.keys[sibling].form else { return nil }
                return ("no \(context.name(key: key)), but \(name) is \(isContributedTo(sibling) ? "contributed to" : "bound")", nil)
            }
    }

    private func isContributedTo(_ key: Int) -> Bool {
        firstBinding[key].map { context.graph.bindings[$0].contribution != nil } ?? false
    }

    private func otherShapes(_ key: Int, _ component: Int?) -> [Hint] {
        let asked = context.graph.keys[key].key
        guard TypeShape.isShaped(asked.type.full) else { return [] }
        let shape = Tagged(value: TypeShape.plain(asked.type.full), tag: asked.tag?.full)
        let effects = TypeShape.effects(of: asked.type.full)
        return hints(keysOfShape[shape] ?? [], component) { other, name in
            let isSame = TypeShape.effects(of: context.graph.keys[other].key.type.full) == effects
            return ("with other \(isSame ? "labels or attributes" : "effects"), \(name) is bound", nil)
        }
    }

    private func kin(_ key: Int, _ component: Int?) -> [Hint] {
        let wanted = context.graph.keys[key].key.type
        let keys = relatives(of: key, component) { $0.isKind(of: wanted) }
        let name = context.name(key: key)
        let verb = wanted.isExistential ? "conforms to" : "inherits from"
        return hints(keys, component) { _, kin in ("\(kin), which \(verb) \(name), is bound", nil) }
    }

    private func bases(_ key: Int, _ component: Int?) -> [Hint] {
        let wanted = context.graph.keys[key].key.type
        let keys = relatives(of: key, component) { !$0.isTooGeneral && wanted.isKind(of: $0) }
        let name = context.name(key: key)
        return hints(keys, component) { base, baseName in
            let verb = context.graph.keys[base].key.type.isExistential ? "conforms" : "inherits"
            let preposition = verb == "conforms" ? "to" : "from"
            return ("\(name) \(verb) \(preposition) \(baseName), which is bound", nil)
        }
    }

    private func relatives(of key: Int, _ component: Int?, where isRelated: (TypeName) -> Bool) -> [Int] {
        let graph = context.graph
        let asked = graph.keys[key].key
        guard asked.type.metatype != nil else { return [] }
        var keys: [Int] = []
        for candidate in (plainKeys[asked.tag?.full] ?? []).prefix(relations) where candidate != key {
            guard isRelated(graph.keys[candidate].key.type), visible(candidate, component) != nil else { continue }
            keys.append(candidate)
            if keys.count == 2 * Self.limit { break }
        }
        return keys
    }

    private func similar(_ key: Int, _ component: Int?) -> [Hint] {
        let asked = context.graph.keys[key].key
        let name = asked.type.short
        let wanted = Array(name.utf8)
        let tolerance = wanted.count < 4 ? 0 : wanted.count < 8 ? 1 : 2
        if tolerance == 0 { return [] }
        let letters = LetterSet(name.utf8)
        let tag = asked.tag?.full
        var keys: [(distance: Int, rank: Int, key: Int)] = []
        for length in wanted.count - tolerance...wanted.count + tolerance {
            guard let candidates = spellings[Tagged(value: length, tag: tag)] else { continue }
            for candidate in candidates.around(name, count: comparisons / (2 * tolerance + 1)) where candidate.key != key {
                guard letters.mayBeNear(candidate.letters, tolerance) else { continue }
                let distance = EditDistance.between(wanted, Array(candidate.name.utf8), atMost: tolerance)
                if distance <= tolerance { keys.append((distance, candidate.rank, candidate.key)) }
            }
        }
        keys.sort { ($0.distance, $0.rank) < ($1.distance, $1.rank) }
        return hints(keys.map(\.key), component) { _, name in ("did you mean \(name)? It is bound", nil) }
    }
}

extension [NearMisses.Spelling] {
    /// At most `count` of the sorted names, around the position at which `name` would be inserted.
    fileprivate func around(_ name: String, count wanted: Int) -> ArraySlice<NearMisses.Spelling> {
        if count <= wanted { return self[...] }
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].name < name { low = middle + 1 } else { high = middle }
        }
        let start = Swift.min(Swift.max(0, low - wanted / 2), count - wanted)
        return self[start..<start + wanted]
    }
}

/// The set of letters in a name, with which most distant names are ruled out without comparing the order of letters.
private struct LetterSet {
    private var bits: UInt64 = 0

    init(_ name: String.UTF8View) { for letter in name { bits |= 1 << UInt64(letter & 63) } }

    /// Replacing one letter by another changes two bits.
    func mayBeNear(_ other: LetterSet, _ distance: Int) -> Bool { (bits ^ other.bits).nonzeroBitCount <= 2 * distance }
}

/// Tuple and function types without the parts that are often forgotten: labels, `@Sendable`, `@MainActor`, `throws`, `async`.
enum TypeShape {
    static func isShaped(_ type: String) -> Bool { type.utf8.contains(UInt8(ascii: "(")) }

    static func isFunction(_ type: String) -> Bool { isShaped(type) && type.contains(" -> ") }

    /// The `async` and `throws` effects of functions, in order.
    static func effects(of type: String) -> [Substring] {
        type.split(separator: " ").filter { $0 == "async" || $0 == "throws" || $0.hasPrefix("throws(") }
    }

    static func plain(_ type: String) -> String {
        let text = Array(type.utf8)
        var result: [UInt8] = []
        var position = 0
        var mayBeLabel = false
        while position < text.count {
            let byte = text[position]
            if byte == UInt8(ascii: "@") {
                position = text[position...].firstIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? text.count
            } else if byte == UInt8(ascii: " "), let end = endOfEffect(text, from: position + 1) {
                position = end
            } else if mayBeLabel, let end = endOfLabel(text, from: position) {
                position = end
                mayBeLabel = false
            } else {
                mayBeLabel = byte == UInt8(ascii: "(") || mayBeLabel && byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",")
                result.append(byte)
                position += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The position after `async`, `throws` or `throws(E)`.
    private static func endOfEffect(_ text: [UInt8], from start: Int) -> Int? {
        for word in ["async", "throws"] where text[start...].starts(with: word.utf8) {
            let end = start + word.utf8.count
            guard end < text.count else { return nil }
            if text[end] == UInt8(ascii: " ") { return end }
            guard word == "throws", text[end] == UInt8(ascii: "(") else { return nil }
            var depth = 0
            for position in end..<text.count {
                depth += text[position] == UInt8(ascii: "(") ? 1 : text[position] == UInt8(ascii: ")") ? -1 : 0
                if depth == 0 { return position + 1 }
            }
        }
        return nil
    }

    /// The position after the `: ` of a label.
    private static func endOfLabel(_ text: [UInt8], from start: Int) -> Int? {
        var position = start
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: ":"):
                guard position > start, position + 1 < text.count, text[position + 1] == UInt8(ascii: " ") else { return nil }
                return position + 2
            case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
                UInt8(ascii: "]"), UInt8(ascii: ","):
                return nil
            default: position += 1
            }
        }
        return nil
    }
}
