/// What is bound and could have been meant, when something is missing.
///
/// Indexed once for a graph, so that thousands of missing keys do not each look at everything. Comparisons of types and
/// of spellings, which no index helps with, end when their budget is used up.
final class NearMisses {
    struct Answer {
        var notes: [Diagnostic.Note] = []
        /// What each note is about.
        var bindings: [Int] = []
        var help: [String] = []
        /// Whether to bind the key once more would be wrong.
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

    private unowned let inspection: Inspection
    private var budget = 50_000
    /// Every key that somebody binds or contributes to, and the first who does.
    private var bound: [Int] = []
    private var firstBinding: [Int: Int] = [:]
    private var keysOfType: [String: [Int]] = [:]
    /// Optionals, closures and collections of a key, and the factories that build it.
    private var formsOfKey: [Int: [Int]] = [:]
    private var keysOfShape: [String: [Int]] = [:]
    /// By the length of the type's short name.
    private lazy var spellings: [Int: [(key: Int, name: [UInt8])]] = {
        var spellings: [Int: [(key: Int, name: [UInt8])]] = [:]
        for key in bound {
            let name = Array(inspection.graph.keys[key].key.type.short.utf8)
            spellings[name.count, default: []].append((key, name))
        }
        return spellings
    }()

    init(_ inspection: Inspection) {
        self.inspection = inspection
        let graph = inspection.graph
        for binding in graph.bindings.indices where !ReservedKey.isBroken(by: binding, graph) {
            let key = graph.bindings[binding].key
            if firstBinding[key] != nil { continue }
            firstBinding[key] = binding
            bound.append(key)
            let type = graph.keys[key].key.type.full
            keysOfType[type, default: []].append(key)
            if TypeShape.isShaped(type) { keysOfShape[TypeShape.plain(type), default: []].append(key) }
            switch graph.keys[key].form {
            case .optional(let inner), .closure(let inner), .collection(let inner), .factory(let inner, _):
                formsOfKey[inner, default: []].append(key)
            default: break
            }
        }
    }

    /// - Parameter component: Where the key is asked for; nil where it is meant for any component, as a replacement is.
    func look(for key: Int, from component: Int? = nil) -> Answer {
        var answer = Answer()
        if inspection.graph.keys[key].key.type.isTooGeneral { return answer }
        var seen: Set<Int> = [key]
        let steps: [(Int, Int?) -> [Hint]] = [
            elsewhere, factories, otherTags, otherForms, otherShapes, kin, bases, similar,
        ]
        for step in steps where answer.notes.count < Self.limit {
            for hint in step(key, component) where answer.notes.count < Self.limit {
                guard hint.key == key || seen.insert(hint.key).inserted else { continue }
                answer.notes.append(inspection.note(hint.message, at: hint.binding))
                answer.bindings.append(hint.binding)
                answer.settles = answer.settles || hint.settles
                if let help = hint.help, !answer.help.contains(help) { answer.help.append(help) }
            }
        }
        return answer
    }

    // MARK: The key itself, where it cannot be seen

    private func elsewhere(_ key: Int, _ component: Int?) -> [Hint] {
        guard let component else { return [] }
        let graph = inspection.graph
        var bindings = inspection.answers.bindings(of: key)
        if case .collection = graph.keys[key].form {
            bindings += inspection.answers.gatherings.filter { $0.key == key }.compactMap(\.contributions.first)
        }
        var isListed: Set<Graph.Place> = []
        return bindings.filter { isListed.insert(inspection.place($0)).inserted }.prefix(Self.limit).map { binding in
            let owner = graph.bindings[binding].component
            if isInside(owner, component) { return captive(key, binding, component, owner) }
            let names = (inspection.name(component: owner), inspection.name(component: component))
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

    /// The module of a binding in another component, where `component` could include it.
    private func modular(_ binding: Int, for component: Int) -> String? {
        let graph = inspection.graph
        let module = graph.bindings[binding].module
        guard graph.modules[module].includedBy != nil else { return nil }
        let scope = graph.bindings[binding].scope
        return scope == nil || scope == graph.components[component].scope ? inspection.name(module: module) : nil
    }

    /// A parent that asks for what only its child has: it would outlive what it holds.
    private func captive(_ key: Int, _ binding: Int, _ asker: Int, _ owner: Int) -> Hint {
        let graph = inspection.graph
        let names = (child: inspection.name(component: owner), parent: inspection.name(component: asker))
        let family = "\(names.child), \(graph.components[owner].parent == asker ? "a child of" : "inside of") \(names.parent)"
        let inside = "ask for \(inspection.spelling(key: key)) in \(names.child)"
        if graph.bindings[binding].kind == .seed {
            return Hint(key: key, binding: binding, message: "known only as the seed of \(family),", help: inside, settles: true)
        }
        let isInstallation = graph.bindings[binding].isInstallation
        let component = inspection.name(key: key).genericArgument
        let what = isInstallation ? "install(dependency: \(component).self)" : inspection.declaration(ofBinding: binding)
        let move = "move \(what) from \(names.child) to \(names.parent)"
        let include = modular(binding, for: asker).map { "include(module: \($0).self) in \(names.parent)" }
        return Hint(
            key: key, binding: binding, message: "\(isInstallation ? "installed" : "bound") only in \(family),",
            help: "\(include ?? move), or \(inside)", settles: true
        )
    }

    private func isInside(_ component: Int, _ ancestor: Int) -> Bool {
        var level: Int? = component
        while let current = level, current > ancestor { level = inspection.graph.components[current].parent }
        return level == ancestor
    }

    // MARK: Other keys, where they can be seen

    private func visible(_ key: Int, _ component: Int?) -> Int? {
        guard let component else { return firstBinding[key] }
        if let binding = inspection.answers.binding(of: key, in: component) { return binding }
        guard case .gathering(let gathering) = inspection.answers.find(key, in: component) else { return nil }
        return inspection.answers.gatherings[gathering].contributions.first ?? firstBinding[key]
    }

    private func hints(_ keys: [Int], _ component: Int?, _ message: (Int, String) -> (String, String?)?) -> [Hint] {
        keys.compactMap { key in
            guard let binding = visible(key, component), let (message, help) = message(key, inspection.name(key: key)) else { return nil }
            return Hint(key: key, binding: binding, message: message, help: help)
        }
    }

    private func factories(_ key: Int, _ component: Int?) -> [Hint] {
        hints(formsOfKey[key] ?? [], component) { form, name in
            guard case .factory = inspection.graph.keys[form].form else { return nil }
            return ("\(name) builds it, bound", component == nil ? nil : "ask for \(name)")
        }
    }

    private func otherTags(_ key: Int, _ component: Int?) -> [Hint] {
        let asked = inspection.graph.keys[key].key
        let tags = (keysOfType[asked.type.full] ?? []).filter { $0 != key }
        let wanted = asked.tag.map { Array($0.short.utf8) } ?? []
        let ordered =
            wanted.isEmpty || tags.count < 2
            ? tags
            : tags.prefix(100).map { tag in
                (EditDistance.between(wanted, inspection.graph.keys[tag].key.tag.map { Array($0.short.utf8) } ?? []), tag)
            }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1)
        return hints(ordered, component) { other, name in
            let tag = inspection.graph.keys[other].key.tag
            if tag?.full == asked.tag?.full { return ("another type named \(name) is bound", nil) }
            return tag == nil ? ("\(name) is bound without a tag", nil) : ("\(name) is bound", nil)
        }
    }

    private func otherForms(_ key: Int, _ component: Int?) -> [Hint] {
        let graph = inspection.graph
        let outer = hints(formsOfKey[key] ?? [], component) { form, name in
            switch graph.keys[form].form {
            case .collection: ("\(name) is bound", nil)
            case .optional, .closure: ("\(name) is bound", nil)
            default: nil
            }
        }
        guard case .collection(let element) = graph.keys[key].form else { return outer }
        let siblings = (formsOfKey[element] ?? []).filter { $0 != key }
        return outer + hints([element], component) { _, name in ("no collection, but \(name) itself is bound", nil) }
            + hints(siblings, component) { sibling, name in
                guard case .collection = graph.keys[sibling].form else { return nil }
                return ("no \(inspection.name(key: key)), but \(name) is \(isContributedTo(sibling) ? "contributed to" : "bound")", nil)
            }
    }

    private func isContributedTo(_ key: Int) -> Bool {
        firstBinding[key].map { inspection.graph.bindings[$0].contribution != nil } ?? false
    }

    private func otherShapes(_ key: Int, _ component: Int?) -> [Hint] {
        let asked = inspection.graph.keys[key].key
        guard TypeShape.isShaped(asked.type.full) else { return [] }
        let keys = (keysOfShape[TypeShape.plain(asked.type.full)] ?? []).filter { inspection.graph.keys[$0].key.tag == asked.tag }
        return hints(keys, component) { _, name in ("with other labels or attributes, \(name) is bound", nil) }
    }

    private func kin(_ key: Int, _ component: Int?) -> [Hint] {
        let wanted = inspection.graph.keys[key].key.type
        let keys = relatives(of: key) { $0.isKind(of: wanted) }
        let name = inspection.name(key: key)
        let verb = wanted.isExistential ? "conforms to" : "inherits from"
        return hints(keys, component) { _, kin in ("\(kin), which \(verb) \(name), is bound", nil) }
    }

    private func bases(_ key: Int, _ component: Int?) -> [Hint] {
        let wanted = inspection.graph.keys[key].key.type
        let keys = relatives(of: key) { !$0.isTooGeneral && wanted.isKind(of: $0) }
        let name = inspection.name(key: key)
        return hints(keys, component) { base, baseName in
            let verb = inspection.graph.keys[base].key.type.isExistential ? "conforms" : "inherits"
            let preposition = verb == "conforms" ? "to" : "from"
            return ("\(name) \(verb) \(preposition) \(baseName), which is bound", nil)
        }
    }

    private func relatives(of key: Int, where isRelated: (TypeName) -> Bool) -> [Int] {
        let graph = inspection.graph
        let asked = graph.keys[key].key
        guard asked.type.metatype != nil else { return [] }
        var keys: [Int] = []
        for candidate in bound where graph.keys[candidate].form == .plain && graph.keys[candidate].key.tag == asked.tag {
            budget -= 1
            if budget < 0 || keys.count == Self.limit { break }
            if isRelated(graph.keys[candidate].key.type) { keys.append(candidate) }
        }
        return keys
    }

    private func similar(_ key: Int, _ component: Int?) -> [Hint] {
        let graph = inspection.graph
        let wanted = Array(graph.keys[key].key.type.short.utf8)
        let tolerance = wanted.count < 4 ? 0 : wanted.count < 8 ? 1 : 2
        if tolerance == 0 { return [] }
        var keys: [(distance: Int, key: Int)] = []
        for length in wanted.count - tolerance...wanted.count + tolerance {
            for candidate in spellings[length] ?? [] where graph.keys[candidate.key].key.tag == graph.keys[key].key.tag {
                budget -= 1
                if budget < 0 { break }
                let distance = EditDistance.between(wanted, candidate.name)
                if distance <= tolerance { keys.append((distance, candidate.key)) }
            }
        }
        keys.sort { ($0.distance, $0.key) < ($1.distance, $1.key) }
        return hints(keys.map(\.key), component) { _, name in ("did you mean \(name)? It is bound", nil) }
    }
}

/// How many letters must be added, left out, exchanged or swapped with their neighbour.
enum EditDistance {
    static func between(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var beforeLast = [Int](repeating: 0, count: other.count + 1)
        var last = Array(0...other.count)
        for row in one.indices {
            var current = [row + 1] + [Int](repeating: 0, count: other.count)
            for column in other.indices {
                let isSame = one[row] == other[column]
                current[column + 1] = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    current[column + 1] = min(current[column + 1], beforeLast[column - 1] + 1)
                }
            }
            (beforeLast, last) = (last, current)
        }
        return last[other.count]
    }
}

/// Tuples and functions without what people forget: labels, `@Sendable`, `@MainActor`.
enum TypeShape {
    static func isShaped(_ type: String) -> Bool { type.utf8.contains(UInt8(ascii: "(")) }

    static func plain(_ type: String) -> String {
        let text = Array(type.utf8)
        var result: [UInt8] = []
        var position = 0
        var mayBeLabel = false
        while position < text.count {
            let byte = text[position]
            if byte == UInt8(ascii: "@") {
                position = text[position...].firstIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? text.count
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

    /// Behind the `: ` of a label.
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
