import DovetailGraph

/// The declarations of Dovetail that reading depends on, as the compiler identifies them.
enum LibraryNames {
    static let rootComponent = "s:8Dovetail13RootComponentP"
    static let component = "s:8Dovetail9ComponentP"
    static let unscoped = "Dovetail.Unscoped"

    /// The effects of the factories of each name.
    static let factories: [String: Graph.FunctionTraits] = [
        "Dovetail.Factory": [], "Dovetail.ThrowingFactory": .throwing, "Dovetail.AsyncFactory": .asynchronous,
        "Dovetail.AsyncThrowingFactory": [.asynchronous, .throwing],
    ]

    /// The effects if this is the type of a factory.
    static func traits(ofFactory type: SourceType) -> Graph.FunctionTraits { factories[type.nominal] ?? [] }

    /// The types through which `configure` declares bindings.
    enum Declarer: String, CaseIterable {
        case binder = "s:8Dovetail6BinderV"
        case bindingBuilder = "s:8Dovetail14BindingBuilderV"
        case receiptBinder = "s:8Dovetail13ReceiptBinderV"
        case factoryBuilder = "s:8Dovetail14FactoryBuilderV"
        case argumentFactoryBuilder = "s:8Dovetail22ArgumentFactoryBuilderV"
        case argumentFactoryBuilder2 = "s:8Dovetail23ArgumentFactoryBuilder2V"
        case argumentFactoryBuilder3 = "s:8Dovetail23ArgumentFactoryBuilder3V"
        case argumentFactoryBuilder4 = "s:8Dovetail23ArgumentFactoryBuilder4V"
        case injectorBuilder = "s:8Dovetail15InjectorBuilderV"

        /// The protocol whose extension has the overloads that code completion does not list.
        private var overloads: String? {
            switch self {
            case .binder: nil
            case .bindingBuilder: "s:8Dovetail23BindingBuilderOverloadsP"
            case .receiptBinder: "s:8Dovetail22ReceiptBinderOverloadsP"
            case .factoryBuilder: "s:8Dovetail23FactoryBuilderOverloadsP"
            case .argumentFactoryBuilder: "s:8Dovetail31ArgumentFactoryBuilderOverloadsP"
            case .argumentFactoryBuilder2: "s:8Dovetail32ArgumentFactoryBuilder2OverloadsP"
            case .argumentFactoryBuilder3: "s:8Dovetail32ArgumentFactoryBuilder3OverloadsP"
            case .argumentFactoryBuilder4: "s:8Dovetail32ArgumentFactoryBuilder4OverloadsP"
            case .injectorBuilder: "s:8Dovetail24InjectorBuilderOverloadsP"
            }
        }

        /// The number of parameters of a factory that are the caller's arguments, before those that are resolved.
        var argumentCount: Int {
            switch self {
            case .argumentFactoryBuilder: 1
            case .argumentFactoryBuilder2: 2
            case .argumentFactoryBuilder3: 3
            case .argumentFactoryBuilder4: 4
            case .binder, .bindingBuilder, .receiptBinder, .factoryBuilder, .injectorBuilder: 0
            }
        }

        /// The type that declares the method with this USR, itself or through the protocol of its overloads.
        init?(declaring usr: String) {
            guard usr.hasPrefix("s:8Dovetail"),
                let declarer = Self.allCases.first(where: { declarer in
                    usr.hasPrefix(declarer.rawValue) || declarer.overloads.map { usr.hasPrefix($0) } ?? false
                })
            else { return nil }
            self = declarer
        }
    }

    /// Whether this is a declaration of the module `Dovetail`, also one in an extension of a type of another module.
    static func isOwn(_ usr: String) -> Bool { usr.hasPrefix("s:8Dovetail") }

    /// Whether this is an initializer of `Graph.SourceLocation`.
    static func isPlaceInitializer(_ usr: String, _ name: String) -> Bool {
        name == "init" && (usr.contains("13DovetailGraph5GraphV14SourceLocationV") || usr.contains("13DovetailGraph0B0V14SourceLocationV"))
    }
}

// SPDX-License-Identifier: Apache-2.0
