extension ValidationContext {
    /// Each type is one type in the whole process.
    ///
    /// If two images of a process, such as an application and a framework, each contain a copy of a module, each of its types exists
    /// twice, with the same name. A request of the one does not find a binding of the other, and a graph of one copy of the library does not
    /// know the providers of the other.
    func duplicateImages() -> [Diagnostic] {
        var groups: [DuplicateType.Images: [DuplicateType]] = [:]
        var order: [DuplicateType.Images] = []
        for type in duplicateTypes {
            if groups[type.images] == nil { order.append(type.images) }
            groups[type.images, default: []].append(type)
        }
        return order.compactMap { images in groups[images].map { finding(images, $0) } }
    }

    private func finding(_ images: DuplicateType.Images, _ types: [DuplicateType]) -> Diagnostic {
        let first = types[0]
        let name = name(key: first.key)
        let message =
            first.bound == nil
            ? "\(name) is a type of another copy of \(images.module) than the one that validates the graph"
            : "\(name) is not bound, but the type of the same name in another copy of \(images.module) is"
        let uses = types.flatMap { type in type.uses.map { (type.key == first.key ? "" : "\(self.name(key: type.key)) is ", $0) } }
        let notes = uses.prefix(10).map { subject, use in
            use.module.map { note(subject + use.message, at: use.place, in: $0) } ?? Diagnostic.Note(subject + use.message, at: use.place)
        }
        let rest = uses.count - notes.count
        let known = first.bound == nil ? "the graph is validated by the copy in" : "the other \(name) is in"
        return Diagnostic(
            .duplicateImage, message, at: first.uses.first?.place, path: first.requester.map { path(to: $0, and: name) } ?? [],
            notes: notes + (rest == 0 ? [] : [Diagnostic.Note(moreLocations(rest))])
                + (first.bound.map { [note("the other \(name) is bound", at: $0)] } ?? [])
                + (images.requested.map { [Diagnostic.Note("this \(name) is in \($0)")] } ?? [])
                + (images.known.map { [Diagnostic.Note("\(known) \($0)")] } ?? []),
            help: [remedy(images.module)], types: self.types(first.key))
    }

    private func remedy(_ module: String) -> String {
        module == DuplicateType.library
            ? "link Dovetail into the process once: let all targets that use it depend on its product DovetailDynamic instead"
            : "link \(module) into the process once: make it a dynamic library, which all targets that use it depend on"
    }
}

/// A key that is not bound because its type exists twice in the process.
struct DuplicateType {
    static let library = "Dovetail"

    /// What all types of a module have in common that exists twice.
    struct Images: Hashable {
        let module: String
        /// The image of the type that is requested or replaced, and that of the one that is bound or known; nil if it is unknown.
        let requested, known: String?
    }

    /// A request, a requirement or a replacement.
    struct Use {
        let message: String
        let place: Graph.SourceLocation
        let module: Int?
    }

    let key: Int
    /// A binding of the key with the other type; nil for a type of the library.
    let bound: Int?
    let images: Images
    let requester: Int?
    let uses: [Use]
}

extension ValidationContext {
    /// The keys without a binding whose types exist twice, in the order of the first requests.
    func findDuplicateTypes() -> [DuplicateType] {
        let unmatched = graph.replacements.filter(\.replaced.isEmpty)
        if unmatched.isEmpty && unansweredKeys.isEmpty { return [] }
        let bound = BoundNames(self)
        let requested = unansweredKeys.compactMap { missing in
            duplicate(
                missing.key, of: bound, requester: missing.requesters.first,
                uses: missing.requesters.map { requester in
                    DuplicateType.Use(
                        message: "required by \(mention(binding: requester)), bound", place: place(requester),
                        module: graph.bindings[requester].module)
                }
                    + missing.requirements.map { requirement in
                        let (place, module) = (graph.declarations[requirement].place, graph.declarations[requirement].module)
                        return DuplicateType.Use(message: "required by \(name(module: module))", place: place, module: module)
                    })
        }
        return requested
            + unmatched.compactMap { replacement in
                let use = DuplicateType.Use(message: "replaced by \(name(replacement.module))", place: replacement.place, module: nil)
                return duplicate(replacement.key, of: bound, requester: nil, uses: [use])
            }
    }

    private func duplicate(_ key: Int, of bound: BoundNames, requester: Int?, uses: [DuplicateType.Use]) -> DuplicateType? {
        let entry = graph.keys[key]
        if entry.form == .plain, entry.tag == nil, entry.type.isRequestWrapper {
            let images = DuplicateType.Images(module: DuplicateType.library, requested: entry.type.image, known: bound.library)
            return DuplicateType(key: key, bound: nil, images: images, requester: requester, uses: uses)
        }
        guard let (binding, images) = bound.duplicate(of: key) else { return nil }
        return DuplicateType(key: key, bound: binding, images: images, requester: requester, uses: uses)
    }
}

/// The bound keys by their names.
private struct BoundNames {
    let context: ValidationContext
    /// The image of the library that validates the graph.
    let library: String?
    private var keys: [Graph.Key.Names: [Int]] = [:]

    init(_ context: ValidationContext) {
        self.context = context
        let graph = context.graph
        // A known type of the library is in the same image as the code that recognizes it.
        library = graph.keys.first { $0.form != .plain && $0.type.isRequestWrapper }.flatMap(\.type.image) ?? TypeName(Graph.self).image
        var seen: Set<Int> = []
        for binding in graph.bindings.indices where seen.insert(graph.bindings[binding].key).inserted {
            keys[graph.keys[graph.bindings[binding].key].key.names, default: []].append(binding)
        }
    }

    /// A binding of a key with the same names whose types are in another image.
    func duplicate(of key: Int) -> (binding: Int, images: DuplicateType.Images)? {
        let graph = context.graph
        for binding in keys[graph.keys[key].key.names] ?? [] where graph.bindings[binding].key != key {
            for (one, other) in zip(types(of: key), types(of: graph.bindings[binding].key)) {
                guard let requested = one.image, let known = other.image, requested != known else { continue }
                return (binding, DuplicateType.Images(module: one.module, requested: requested, known: known))
            }
        }
        return nil
    }

    /// The types that a key consists of, as far as their images can be known: its type and its tag, or those of its elements or its product.
    private func types(of key: Int) -> [TypeName] {
        let entry = context.graph.keys[key]
        let inner: [Int]
        switch entry.form {
        case .collection(let element): inner = [element]
        case .factory(let product, let seed), .function(let product, let seed): inner = [product, seed]
        case .propertyInjector(let object): inner = [object]
        default: inner = []
        }
        return [entry.type] + (entry.tag.map { [$0] } ?? []) + inner.flatMap { types(of: $0) }
    }
}

extension Graph.Key {
    fileprivate struct Names: Hashable {
        let type: String
        let tag: String?
    }

    fileprivate var names: Names { Names(type: type.full, tag: tag?.full) }
}

extension TypeName {
    /// Whether this is the name of a type that the library creates, such as `Provider<Clock>`: of this copy of the library or another.
    fileprivate var isRequestWrapper: Bool {
        let name = full
        guard name.hasPrefix("Dovetail."), let end = name.firstIndex(of: "<") else { return false }
        return Self.requestWrappers.contains(name[..<end].dropFirst("Dovetail.".count))
    }

    private static let requestWrappers: Set<Substring> = [
        "Provider", "Tagged", "TaggedProvider", "MainActorProvider", "Lazy", "WeakProvider", "Assisted", "Factory", "ThrowingFactory",
        "AsyncFactory", "AsyncThrowingFactory", "ComponentFactory", "PropertyInjector",
    ]

    /// The name of the module of the type.
    fileprivate var module: String { full.split(separator: ".").first.map { String($0.split(separator: " ").last ?? $0) } ?? full }
}

// SPDX-License-Identifier: Apache-2.0
