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

    /// An empty graph, to be filled by hand.
    public init() {}

    /// A key, and how it is answered where nobody binds it.
    public struct KeyEntry: Hashable, Sendable {
        /// The type and its tag.
        public var key: Key
        /// How it is answered from another key.
        public var form: Form

        /// A key that only a binding answers, unless `form` says otherwise.
        public init(_ key: Key, form: Form = .plain) {
            self.key = key
            self.form = form
        }
    }

    /// A component at one place of the tree. The same type installed in two parents stands here twice.
    public struct Component: Sendable {
        /// The type of the component.
        public var name: TypeName
        /// Who installed it, a position in ``Graph/components``; `nil` for the root component.
        public var parent: Int?
        /// `nil` for an unscoped component.
        public var scope: TypeName?
        /// The binding that makes the root.
        public var root: Int?
        /// The binding that stands for the seed.
        public var seed: Int?
        /// Its bindings, positions in ``Graph/bindings``.
        public var bindings: Range<Int> = 0..<0
        /// Its modules, positions in ``Graph/modules``; the first is the component itself.
        public var modules: Range<Int> = 0..<0
        /// Where it was installed, or asked to be built.
        public var place: Place?

        /// A component that is still empty.
        public init(_ name: TypeName, parent: Int? = nil, scope: TypeName? = nil, place: Place? = nil) {
            self.name = name
            self.parent = parent
            self.scope = scope
            self.place = place
        }
    }

    /// A module as one component configures it.
    public struct Module: Sendable {
        /// The type of the module.
        public var name: TypeName
        /// Who it is configured for, a position in ``Graph/components``.
        public var component: Int
        /// Who included it first; `nil` for the component itself.
        public var includedBy: Int?
        /// Where it was included first.
        public var place: Place?

        /// A module of `component`.
        public init(_ name: TypeName, component: Int, includedBy: Int? = nil, place: Place? = nil) {
            self.name = name
            self.component = component
            self.includedBy = includedBy
            self.place = place
        }
    }

    /// How a key is made.
    public struct Binding: Sendable {
        /// What stands behind a binding.
        public enum Kind: Hashable, Sendable {
            /// `to(value:)`: evaluated once for each instance of the component, when it is first needed.
            case value
            /// `to(factory:)`: called for each instance.
            case factory
            /// `to(provider:)`: another provider is asked for each instance.
            case provider
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
            /// One element.
            case element
            /// An array of elements, in its order.
            case elements
            /// An entry of a dictionary. Entries of one collection with equal keys have equal numbers.
            case entry(Int)
        }

        /// The key it answers; for a contribution the key of the collection.
        public var key: Int
        /// What stands behind it.
        public var kind: Kind
        /// What it puts into the collection; `nil` where it is no contribution.
        public var contribution: Contribution?
        // What is small stands together: a graph has a binding for each of a thousand things, and room has its price.
        /// Whether there is one instance for each instance of the component.
        public var isShared: Bool
        /// Whether it took the place of another one, in ``Graph/replacements``.
        public var isReplacement = false
        /// Whether the library itself made it: a seed, a root's alias, a component factory.
        public var isBuiltIn = false
        /// Whether it is needed although nobody asks for it: a step that is run for what it does.
        public var isEntryPoint = false
        /// The scope of the binder that shared it, to be compared with the component's.
        public var scope: TypeName?
        /// The actor that the factory has to run on.
        public var isolation: Isolation
        /// Where it belongs, a position in ``Graph/components``.
        public var component: Int
        /// Who says it, a position in ``Graph/modules``.
        public var module: Int
        /// What it asks for, positions in ``Graph/requests``.
        public var requests: Range<Int>
        /// Where it is written.
        public var place: Place
        /// What few bindings have, in a box for it.
        @usableFromInline var attached: Attachment?

        /// What a module above the core has hung onto it. The core does not look at it, and no export shows it.
        @inlinable public var attachment: (any Sendable)? {
            get { attached?.content }
            set { attached = newValue.map { Attachment($0) } }
        }

        @usableFromInline
        final class Attachment: Sendable {
            @usableFromInline let content: any Sendable
            @usableFromInline init(_ content: any Sendable) { self.content = content }
        }

        /// A binding as a module writes it; what the library adds is set afterwards.
        // Inlined, it spares a graph some seventy instructions for each binding.
        @inlinable
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
        /// What is asked for, a position in ``Graph/keys``.
        public var key: Int

        /// Asks for the key at this position in ``Graph/keys``.
        public init(key: Int) { self.key = key }
    }

    /// What a module says about a key without binding it.
    public struct Declaration: Sendable {
        /// What is said.
        public enum Kind: Hashable, Sendable {
            /// The collection may be empty.
            case collection
            /// The optional may be nil.
            case optional
            /// The module does not bind the key and cannot do without it: whoever includes it binds it.
            case requirement
        }

        /// What is said.
        public var kind: Kind
        /// The collection; of an optional the key that may be missing, not its `T?`.
        public var key: Int
        /// Where it holds, a position in ``Graph/components``.
        public var component: Int
        /// Who says it, a position in ``Graph/modules``.
        public var module: Int
        /// Where it is written.
        public var place: Place

        /// Says something about `key` in `component`.
        public init(_ kind: Kind, key: Int, component: Int, module: Int, place: Place) {
            self.kind = kind
            self.key = key
            self.component = component
            self.module = module
            self.place = place
        }
    }

    /// One `include` in a module.
    public struct Inclusion: Sendable {
        /// The including module, a position in ``Graph/modules``.
        public var module: Int
        /// The included one; `nil` where an ancestor component already has it.
        public var included: Int?
        /// The type of the included module.
        public var name: TypeName
        /// Where it is written.
        public var place: Place

        /// One `include`, in `module`.
        public init(module: Int, included: Int?, name: TypeName, place: Place) {
            self.module = module
            self.included = included
            self.name = name
            self.place = place
        }
    }

    /// One `install` in a module.
    public struct Installation: Sendable {
        /// Who installs it, a position in ``Graph/modules``.
        public var module: Int
        /// Where it is installed, a position in ``Graph/components``.
        public var component: Int
        /// The installed one; `nil` where it is an ancestor of itself.
        public var child: Int?
        /// The type of the installed component.
        public var name: TypeName
        /// Where it is written.
        public var place: Place

        /// One `install`, in `module`.
        public init(module: Int, component: Int, child: Int?, name: TypeName, place: Place) {
            self.module = module
            self.component = component
            self.child = child
            self.name = name
            self.place = place
        }
    }

    /// A binding that was begun, and does not say how the thing is made.
    public struct Unfinished: Sendable {
        /// What should be bound, a position in ``Graph/keys``.
        public var key: Int
        /// Where, a position in ``Graph/components``.
        public var component: Int
        /// Who began it, a position in ``Graph/modules``.
        public var module: Int
        /// Where it is written.
        public var place: Place
        /// What it was to become: ``Binding/Kind/assistedFactory``, ``Binding/Kind/propertyInjector`` or, for anything else,
        /// ``Binding/Kind/factory``.
        public var kind: Binding.Kind
        /// Whether the binder was used after its `configure` had returned.
        public var isLate: Bool

        /// A binding of `key` that was begun in `module`.
        public init(
            key: Int, kind: Binding.Kind = .factory, component: Int, module: Int, place: Place, isLate: Bool = false
        ) {
            self.key = key
            self.kind = kind
            self.component = component
            self.module = module
            self.place = place
            self.isLate = isLate
        }
    }

    /// A binding that takes the place of others.
    public struct Replacement: Sendable {
        /// What it binds, a position in ``Graph/keys``.
        public var key: Int
        /// The module that was given to `replacing:`.
        public var module: TypeName
        /// Where it is written.
        public var place: Place
        /// The bindings that it stands for.
        public var replaced: [Int]
        /// Contributions of one replacing module to one collection replace it together; an entry of a dictionary replaces one entry.
        public var contributes: Bool
        /// The number of an entry, as in ``Binding/Contribution/entry(_:)``; `nil` where it is none.
        public var entry: Int?

        /// A replacement that stands for the bindings in `replaced`.
        public init(key: Int, module: TypeName, place: Place, replaced: [Int], contributes: Bool = false, entry: Int? = nil) {
            self.key = key
            self.module = module
            self.place = place
            self.replaced = replaced
            self.contributes = contributes
            self.entry = entry
        }
    }
}
