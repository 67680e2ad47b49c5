/// An object graph written down: every component, module, binding and request, as plain values.
///
/// Nothing in it can be run. Positions in the arrays serve as identity: `requests[7].key` is a position in `keys`.
/// All arrays are in declaration order, parents before children, so that equal programs give equal graphs.
public struct Graph: Sendable {
    /// Every key that is bound, asked for or declared, once each.
    public var keys: [KeyEntry] = []
    /// The root component first; every parent before its children.
    public var components: [Component] = []
    /// Every module as one component configures it; a component is its own first module.
    public var modules: [Module] = []
    /// Grouped by component, in declaration order.
    public var bindings: [Binding] = []
    /// Grouped by binding, in the order of the factory's parameters.
    public var requests: [Request] = []
    /// What modules say about keys without binding them: that collections may be empty, that optionals may be nil, that others
    /// bind them.
    public var declarations: [Declaration] = []
    /// Every `include`, also the repeated ones and those that close a circle.
    public var inclusions: [Inclusion] = []
    /// Every `install`, also the repeated ones and those that close a circle.
    public var installations: [Installation] = []
    /// Chains that were started and never finished.
    public var unfinished: [Unfinished] = []
    /// What `replacing:` was given.
    public var replacements: [Replacement] = []

    /// Whether this is a module that is looked at alone: what it says that others bind is taken for bound.
    public var isModuleAlone = false

    public init() {}

    public struct KeyEntry: Hashable, Sendable {
        public var key: Key
        public var form: Form

        public init(_ key: Key, form: Form = .plain) {
            self.key = key
            self.form = form
        }
    }

    /// A component at one place of the tree. The same type installed in two parents stands here twice.
    public struct Component: Sendable {
        public var name: TypeName
        public var parent: Int?
        /// `nil` for an unscoped component.
        public var scope: TypeName?
        /// The binding that makes the root.
        public var root: Int?
        /// The binding that stands for the seed.
        public var seed: Int?
        public var bindings: Range<Int> = 0..<0
        public var modules: Range<Int> = 0..<0
        /// Where it was installed, or asked to be built.
        public var place: Place?

        public init(_ name: TypeName, parent: Int? = nil, scope: TypeName? = nil, place: Place? = nil) {
            self.name = name
            self.parent = parent
            self.scope = scope
            self.place = place
        }
    }

    /// A module as one component configures it.
    public struct Module: Sendable {
        public var name: TypeName
        public var component: Int
        /// Who included it first; `nil` for the component itself.
        public var includedBy: Int?
        public var place: Place?

        public init(_ name: TypeName, component: Int, includedBy: Int? = nil, place: Place? = nil) {
            self.name = name
            self.component = component
            self.includedBy = includedBy
            self.place = place
        }
    }

    /// How a key is made.
    public struct Binding: Sendable {
        public enum Kind: Hashable, Sendable {
            case value, factory, provider
            /// The value a component is built with.
            case seed
            /// Put into each instance of the component from outside, by a module above the core.
            case given
            /// `bindFactory`: what it asks for is needed when the factory builds, not before.
            case assistedFactory
            /// `bindPropertyInjectionOf`: what it asks for is needed when it injects.
            case propertyInjector
            /// `install`: the position of the child in ``Graph/components``, or nil where a circle was cut.
            case componentFactory(child: Int?)
        }

        /// What a binding puts into a collection.
        public enum Contribution: Hashable, Sendable {
            case element, elements
            /// An entry of a dictionary. Entries of one collection with equal keys have equal numbers.
            case entry(Int)
        }

        /// The key it answers; for a contribution the key of the collection.
        public var key: Int
        public var kind: Kind
        public var contribution: Contribution?
        public var isShared: Bool
        /// The scope of the binder that shared it, to be compared with the component's.
        public var scope: TypeName?
        public var isolation: Isolation
        public var component: Int
        public var module: Int
        public var requests: Range<Int>
        public var place: Place
        /// Whether it took the place of another one, in ``Graph/replacements``.
        public var isReplacement = false
        /// Whether the library itself made it: a seed, a root's alias, a component factory.
        public var isBuiltIn = false
        /// Whether it is needed although nobody asks for it: a step that is run for what it does.
        public var isEntryPoint = false
        /// What a module above the core has hung onto it. The core does not look at it, and no export shows it.
        public var attachment: (any Sendable)?

        public init(
            key: Int, kind: Kind = .factory, contribution: Contribution? = nil, isShared: Bool = false, scope: TypeName? = nil,
            isolation: Isolation = .nonisolated, component: Int, module: Int, requests: Range<Int>, place: Place
        ) {
            self.key = key
            self.kind = kind
            self.contribution = contribution
            self.isShared = isShared
            self.scope = scope
            self.isolation = isolation
            self.component = component
            self.module = module
            self.requests = requests
            self.place = place
        }
    }

    /// A key as one factory asks for it.
    public struct Request: Hashable, Sendable {
        public var key: Int

        public init(key: Int) { self.key = key }
    }

    public struct Declaration: Sendable {
        public enum Kind: Hashable, Sendable {
            /// The collection may be empty.
            case collection
            /// The optional may be nil.
            case optional
            /// The module does not bind the key and cannot do without it: whoever includes it binds it.
            case requirement
        }

        public var kind: Kind
        /// The collection; of an optional the key that may be missing, not its `T?`.
        public var key: Int
        public var component: Int
        public var module: Int
        public var place: Place

        public init(_ kind: Kind, key: Int, component: Int, module: Int, place: Place) {
            self.kind = kind
            self.key = key
            self.component = component
            self.module = module
            self.place = place
        }
    }

    public struct Inclusion: Sendable {
        /// The including module, a position in ``Graph/modules``.
        public var module: Int
        /// The included one; `nil` where an ancestor component already has it.
        public var included: Int?
        public var name: TypeName
        public var place: Place

        public init(module: Int, included: Int?, name: TypeName, place: Place) {
            self.module = module
            self.included = included
            self.name = name
            self.place = place
        }
    }

    public struct Installation: Sendable {
        public var module: Int
        public var component: Int
        /// The installed one; `nil` where it is an ancestor of itself.
        public var child: Int?
        public var name: TypeName
        public var place: Place

        public init(module: Int, component: Int, child: Int?, name: TypeName, place: Place) {
            self.module = module
            self.component = component
            self.child = child
            self.name = name
            self.place = place
        }
    }

    public struct Unfinished: Sendable {
        public var key: Int
        public var component: Int
        public var module: Int
        public var place: Place
        /// Whether the binder was used after its `configure` had returned.
        public var isLate: Bool

        public init(key: Int, component: Int, module: Int, place: Place, isLate: Bool = false) {
            self.key = key
            self.component = component
            self.module = module
            self.place = place
            self.isLate = isLate
        }
    }

    public struct Replacement: Sendable {
        public var key: Int
        /// The module that was given to `replacing:`.
        public var module: TypeName
        public var place: Place
        /// The bindings that it stands for.
        public var replaced: [Int]
        /// Contributions of one replacing module to one collection replace it together.
        public var contributes: Bool

        public init(key: Int, module: TypeName, place: Place, replaced: [Int], contributes: Bool = false) {
            self.key = key
            self.module = module
            self.place = place
            self.replaced = replaced
            self.contributes = contributes
        }
    }
}
