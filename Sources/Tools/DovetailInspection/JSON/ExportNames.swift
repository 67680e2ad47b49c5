package import DovetailGraph

// The names of the model's cases in exports, which are the same in every format, for writing and for reading.

extension Graph.RequestForm {
    package var name: String {
        switch self {
        case .plain: "plain"
        case .tagged: "tagged"
        case .provider: "provider"
        case .lazy: "lazy"
        case .weak: "weak"
        case .closure: "closure"
        case .mainActorProvider: "mainActorProvider"
        case .optional: "optional"
        case .collection: "collection"
        case .providers: "providers"
        case .factory: "factory"
        case .function: "function"
        case .componentFactory: "componentFactory"
        case .propertyInjector: "propertyInjector"
        case .assisted: "assisted"
        }
    }

    /// The key that this one wraps.
    package var base: Int? {
        switch self {
        case .plain, .componentFactory: nil
        case .tagged(let key), .provider(let key), .lazy(let key), .weak(let key), .closure(let key), .mainActorProvider(let key),
            .optional(let key), .collection(let key), .providers(ofCollection: let key), .factory(let key, seed: _),
            .function(let key, seed: _), .propertyInjector(let key), .assisted(let key):
            key
        }
    }

    /// The key of the seed that something is built from.
    package var seed: Int? {
        switch self {
        case .factory(_, let seed), .function(_, let seed): seed
        default: nil
        }
    }

    init?(name: String, base: Int?, seed: Int?) {
        if name == "factory" || name == "function" {
            guard let base, let seed else { return nil }
            self = name == "factory" ? .factory(of: base, seed: seed) : .function(of: base, seed: seed)
            return
        }
        switch (name, base) {
        case ("plain", nil): self = .plain
        case ("componentFactory", nil): self = .componentFactory
        case ("tagged", let key?): self = .tagged(of: key)
        case ("provider", let key?): self = .provider(of: key)
        case ("lazy", let key?): self = .lazy(of: key)
        case ("weak", let key?): self = .weak(of: key)
        case ("closure", let key?): self = .closure(of: key)
        case ("mainActorProvider", let key?): self = .mainActorProvider(of: key)
        case ("optional", let key?): self = .optional(of: key)
        case ("collection", let key?): self = .collection(of: key)
        case ("providers", let key?): self = .providers(ofCollection: key)
        case ("propertyInjector", let key?): self = .propertyInjector(of: key)
        case ("assisted", let key?): self = .assisted(of: key)
        default: return nil
        }
    }
}

extension Graph.FunctionTraits {
    /// The names of the elements of a set, in a fixed order.
    package var names: [String] { Self.named.filter { contains($0.trait) }.map(\.name) }

    init?(name: String) {
        guard let named = Self.named.first(where: { $0.name == name }) else { return nil }
        self = named.trait
    }

    private static let named: [(name: String, trait: Self)] = [
        ("mainActor", .mainActor), ("throws", .throwing), ("async", .asynchronous),
    ]
}

/// Cases whose names are written once.
protocol ExportNamed: CaseIterable {
    var name: String { get }
}

extension ExportNamed {
    init?(name: String) {
        guard let named = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = named
    }

    /// All names, in quotes, for an error.
    static var expected: String {
        let names = allCases.map { "\"\($0.name)\"" }
        return names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
    }
}

extension Graph.Declaration.Kind: ExportNamed {
    package var name: String {
        switch self {
        case .collection: "collection"
        case .optional: "optional"
        case .requirement: "requirement"
        }
    }
}

extension Graph.Step.Kind: ExportNamed {
    package var name: String {
        switch self {
        case .prepare: "prepare"
        case .launch: "launch"
        case .event: "event"
        case .children: "children"
        }
    }
}

extension Graph.Binding.Kind {
    package var name: String {
        switch self {
        case .value: "value"
        case .factory: "factory"
        case .provider: "provider"
        case .seed: "seed"
        case .external: "external"
        case .assistedFactory: "assistedFactory"
        case .propertyInjector: "propertyInjector"
        case .componentFactory: "componentFactory"
        }
    }

    init?(name: String, child: Int?) {
        switch name {
        case "value": self = .value
        case "factory": self = .factory
        case "provider": self = .provider
        case "seed": self = .seed
        case "external": self = .external
        case "assistedFactory": self = .assistedFactory
        case "propertyInjector": self = .propertyInjector
        case "componentFactory": self = .componentFactory(child: child)
        default: return nil
        }
    }

    /// The same in words, for people.
    package var words: String {
        switch self {
        case .assistedFactory: "assisted factory"
        case .propertyInjector: "property injector"
        case .componentFactory: "component factory"
        default: name
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
