import DovetailGraph
import TestTools

/// A graph described by strings instead of types: `"Provider<Clock>"` is requested like `Provider<Clock>`.
///
/// A tag follows a hash, as in `"Clock#Utc"`. Locations are counted: each module is a file, and each declaration of
/// the sketch is a line of that file.
func sketch(
    _ name: String, scope: String? = nil, root: [String] = [], requesting: String? = nil, _ draw: (Sketch) -> Void = { _ in }
) -> Graph {
    let book = Sketch.Book()
    let sketch = Sketch(book, name: name, component: book.builder.component(name, scope: scope))
    sketch.makeRoot(root, requesting)
    draw(sketch)
    return book.builder.graph
}

/// A module that is being described.
final class Sketch {
    /// The state that all modules of a graph share.
    final class Book {
        let builder = GraphBuilder()
        var lines: [String: Int] = [:]
        /// The modules of each component, by name.
        var modules: [Int: [Graph.Key: Int]] = [:]

        func place(in file: String) -> Graph.SourceLocation {
            lines[file, default: 1] += 1
            return Graph.SourceLocation(
                file: "App/\(file).swift", path: "Sources/App/\(file).swift", line: lines[file, default: 1], column: 9)
        }

        /// The key with this spelling, with every key that it is derived from.
        func key(_ text: String) -> Int {
            let parts = text.split(separator: "#", maxSplits: 1).map(String.init)
            return key(parts[0], tag: parts.count > 1 ? parts[1] : nil)
        }

        func key(_ type: String, tag: String?) -> Int {
            builder.position(of: Graph.Key(type, tag: tag)) ?? builder.key(type, tag: tag, form: form(of: type, tag: tag))
        }

        private func form(of type: String, tag: String?) -> Graph.RequestForm {
            func argument(of name: String) -> String? {
                type.hasPrefix(name + "<") && type.hasSuffix(">") ? String(type.dropFirst(name.count + 1).dropLast()) : nil
            }
            if type.hasSuffix("?") { return .optional(of: key(String(type.dropLast()), tag: tag)) }
            if type.hasPrefix("() -> ") { return .closure(of: key(String(type.dropFirst(6)), tag: tag)) }
            if let inner = argument(of: "Tagged") { return .tagged(of: key("Tagged \(inner)", tag: inner)) }
            if let inner = argument(of: "Provider") { return .provider(of: key(inner, tag: tag)) }
            if let inner = argument(of: "Lazy") { return .lazy(of: key(inner, tag: tag)) }
            if let inner = argument(of: "WeakProvider") { return .weak(of: key(inner, tag: tag)) }
            if let inner = argument(of: "MainActorProvider") { return .mainActorProvider(of: key(inner, tag: tag)) }
            if let inner = argument(of: "Assisted") { return .assisted(of: key(inner, tag: tag)) }
            if let inner = argument(of: "PropertyInjector") { return .propertyInjector(of: key(inner, tag: tag)) }
            if argument(of: "ComponentFactory") != nil { return .componentFactory }
            // `Factory<Chat from User>`
            if let inner = argument(of: "Factory") {
                let parts = inner.split(separator: " ").map(String.init)
                return .factory(of: key(parts[0], tag: nil), seed: key(parts[parts.count - 1], tag: nil))
            }
            if let inner = argument(of: "Set") { return .collection(of: key(inner, tag: nil)) }
            if type.hasPrefix("["), type.hasSuffix("]") {
                let element = String(type.dropFirst().dropLast().split(separator: ":").last.map(String.init)?.trimmed ?? "")
                if element.hasPrefix("Provider<") {
                    let plain = String(element.dropFirst(9).dropLast())
                    return .providers(ofCollection: key(type.replacing(element, with: plain), tag: tag))
                }
                return .collection(of: key(element, tag: nil))
            }
            return .plain
        }
    }

    let book: Book
    let name: String
    let component: Int
    let module: Int

    private init(_ book: Book, name: String, component: Int, module: Int) {
        self.book = book
        self.name = name
        self.component = component
        self.module = module
        book.modules[component, default: [:]][Graph.Key(name)] = module
    }

    /// The first module of a component, which was added with it.
    fileprivate convenience init(_ book: Book, name: String, component: Int) {
        self.init(book, name: name, component: component, module: book.builder.parts.modules.count - 1)
    }

    /// A root with a factory of its own, or one that the component only requests.
    fileprivate func makeRoot(_ needs: [String], _ requested: String?) {
        guard let requested else { return add("\(name) root", needs, .factory, isRoot: true) }
        add(requested, [requested], .factory, isRoot: true, isBuiltIn: true)
    }

    @discardableResult
    func bind(
        _ key: String, needs: [String] = [], shared scope: String? = nil, kind: Graph.Binding.Kind = .factory,
        replaces: Bool = false, on isolation: Graph.Isolation = .nonisolated
    ) -> Self {
        add(key, needs, kind, scope: scope, replaces: replaces, on: isolation)
        return self
    }

    func contribute(_ collection: String, needs: [String] = [], as contribution: Graph.Binding.Contribution = .element) {
        add(collection, needs, .factory, contribution: contribution)
    }

    /// A default that no other binding overrides.
    func bindDefault(_ key: String, needs: [String] = [], contributing contribution: Graph.Binding.Contribution? = nil) {
        add(key, needs, .factory, contribution: contribution, isDefault: true)
    }

    func bindFactory(_ factory: String, needs: [String] = []) { add(factory, needs, .assistedFactory) }
    func bindInjector(_ injector: String, needs: [String] = []) { add(injector, needs, .propertyInjector) }

    func declareCollection(_ collection: String) { declare(.collection, collection) }
    func declareOptional(_ key: String) { declare(.optional, key) }
    func declareRequired(_ key: String) { declare(.requirement, key) }

    func begin(_ key: String, isLate: Bool = false) {
        book.builder.parts.unfinished.append(
            Graph.Unfinished(key: book.key(key), component: component, module: module, place: book.place(in: name), isLate: isLate)
        )
    }

    func replacement(_ key: String, by module: String, of replaced: [Int], contributes: Bool = false, entry: Int? = nil) {
        let place = book.place(in: module)
        book.builder.parts.replacements.append(
            Graph.Replacement(
                key: book.key(key), module: TypeName(module), place: place, replaced: replaced, contributes: contributes, entry: entry)
        )
    }

    /// Includes a module, drawn the first time that this component hears of it.
    func include(_ other: String, _ draw: (Sketch) -> Void = { _ in }) {
        let place = book.place(in: name)
        if let known = book.modules[component]?[Graph.Key(other)] {
            book.builder.parts.inclusions.append(Graph.Inclusion(module: module, included: known, name: TypeName(other), place: place))
            return
        }
        let included = book.builder.module(other, in: component, includedBy: module, place: place)
        let sketch = Sketch(book, name: other, component: component, module: included)
        book.builder.parts.inclusions.append(Graph.Inclusion(module: module, included: sketch.module, name: TypeName(other), place: place))
        draw(sketch)
    }

    func install(
        _ child: String, scope: String? = nil, seed: String? = nil, root: [String] = [], requesting: String? = nil,
        _ draw: (Sketch) -> Void = { _ in }
    ) {
        let place = book.place(in: name)
        let isCircle = sequence(first: component, next: { self.book.builder.parts.components[$0].parent })
            .contains { book.builder.parts.components[$0].name.full == child }
        let position = isCircle ? nil : book.builder.component(child, parent: component, scope: scope, place: place, modulePlace: place)
        add("ComponentFactory<\(child)>", [], .componentFactory(child: position), isBuiltIn: true, place: place)
        book.builder.parts.installations.append(
            Graph.Installation(module: module, component: component, child: position, name: TypeName(child), place: place)
        )
        guard let position else { return }
        let sketch = Sketch(book, name: child, component: position)
        if let seed { sketch.add(seed, [], .seed, isSeed: true, isBuiltIn: true) }
        sketch.makeRoot(root, requesting)
        draw(sketch)
    }

    private func declare(_ kind: Graph.Declaration.Kind, _ key: String) {
        book.builder.parts.declarations.append(
            Graph.Declaration(kind, key: book.key(key), component: component, module: module, place: book.place(in: name))
        )
    }

    private func add(
        _ key: String, _ needs: [String], _ kind: Graph.Binding.Kind, contribution: Graph.Binding.Contribution? = nil, scope: String? = nil,
        isRoot: Bool = false, isSeed: Bool = false, isBuiltIn: Bool = false, replaces: Bool = false,
        isDefault: Bool = false, on isolation: Graph.Isolation = .nonisolated, place: Graph.SourceLocation? = nil
    ) {
        var binding = Graph.Binding(
            key: book.key(key), kind: kind, contribution: contribution, isShared: scope != nil, scope: scope.map { TypeName($0) },
            isolation: isolation, component: component, module: module, requests: 0..<0, place: place ?? book.place(in: name)
        )
        binding.isBuiltIn = isBuiltIn
        binding.isReplacement = replaces
        binding.isDefault = isDefault
        book.builder.add(binding, needs.map { book.key($0) }, isRoot: isRoot, isSeed: isSeed)
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

// SPDX-License-Identifier: Apache-2.0
