/// A description of an object graph: every component, module, binding and request, as plain values.
///
/// It contains no executable code. Positions in the arrays serve as identity: `requests[7].key` is a position in `keys`.
/// All arrays are in declaration order, parents before children, so that equal programs have equal graphs.
public struct Graph: Sendable {
    /// Every key that is bound, requested or declared, once each.
    public var keys: [KeyEntry] = []
    /// The root component first; every parent before its children.
    public var components: [Component] = []
    /// Every module in each component that configures it; a component is its own first module.
    public var modules: [Module] = []
    /// Grouped by component, in declaration order.
    // What runs for every binding of every graph reads its properties by position: a copy takes a hundred instructions.
    public var bindings: [Binding] = []
    /// Grouped by binding, in the order of the factory's parameters.
    public var requests: [Request] = []
    /// Declarations about keys that are not bindings: collections that may be empty, optionals that may be nil, and requirements.
    public var declarations: [Declaration] = []
    /// Every `include`, including repeated ones and those that close a cycle.
    public var inclusions: [Inclusion] = []
    /// Every `install`, including repeated ones and those that close a cycle.
    public var installations: [Installation] = []
    /// Bindings that were started and not completed.
    public var unfinished: [Unfinished] = []
    /// The replacements of the modules that were passed as `replacing:`.
    public var replacements: [Replacement] = []
    /// The bindings that a launcher handles, in the order of the bindings; empty if nothing is launched.
    public var steps: [Step] = []

    /// The rules of modules above the core that bound something here, one of each type. They are not exported.
    package private(set) var attachedRules: [any AttachedRule] = []

    /// Adds a rule unless the graph has one of its type.
    package mutating func attach(_ rule: some AttachedRule) {
        if !attachedRules.contains(where: { type(of: $0) == type(of: rule) }) { attachedRules.append(rule) }
    }

    /// The dictionary keys of the entries of dictionaries, as far as they are known.
    package var entryKeys: [Entry: EntryKey] = [:]

    /// The graph without its replacements, if they replace bindings that conflict with each other; nil otherwise. It is not exported.
    package var unreplaced: Graph? {
        get { storedUnreplaced?.content }
        set { storedUnreplaced = newValue.map { Indirect($0) } }
    }
    private var storedUnreplaced: Indirect<Graph>?

    /// The defaults that other bindings override, in declaration order. They are not among ``bindings``.
    public var overriddenDefaults: [OverriddenDefault] {
        get { storedDefaults?.content ?? [] }
        set { storedDefaults = newValue.isEmpty ? nil : Indirect(newValue) }
    }
    private var storedDefaults: Indirect<[OverriddenDefault]>?

    /// The tags for which the factories that use them have no parameter, in declaration order.
    public var unmatchedTags: [UnmatchedTag] {
        get { storedUnmatchedTags?.content ?? [] }
        set { storedUnmatchedTags = newValue.isEmpty ? nil : Indirect(newValue) }
    }
    private var storedUnmatchedTags: Indirect<[UnmatchedTag]>?

    /// The settings of a graph that was read from a document: see ``settings``.
    var storedSettings: Indirect<[Setting]>?

    /// The names of parameters whose default arguments a reference to an initializer ignores, by the positions of their requests. Only known
    /// for a graph that was read from sources, because a function does not contain its default arguments.
    package var ignoredDefaults: [Int: String] = [:]

    /// Whether this graph describes a single module validated in isolation; its `requires` declarations count as bound.
    public var isModuleAlone = false

    /// The binding that requests the object that a test builds, if the graph is collected for one.
    package var testedObject: Int?
    /// Whether that object belongs to a module by itself: what a test binds beside the object is a binding of the module.
    package var isTestOfModule = false

    /// Creates an empty graph, to be filled by a tool.
    public init() {}

    /// A key, and how it is derived when it is not bound.
    public struct KeyEntry: Hashable, Sendable {
        /// The type and its tag.
        public var key: Key
        /// How the key is derived from another key.
        public var form: RequestForm
        /// For a function with parameters: where and how it may be called.
        public var traits: FunctionTraits

        /// Creates an entry. By default only a binding resolves the key.
        public init(_ key: Key, form: RequestForm = .plain, traits: FunctionTraits = []) {
            self.key = key
            self.form = form
            self.traits = traits
        }
    }

    /// A component at one position of the tree. A type that is installed in two parents has two entries.
    public struct Component: Sendable {
        /// The type of the component.
        public var name: TypeName
        /// The parent component, a position in ``Graph/components``; `nil` for the root component.
        public var parent: Int?
        /// The scope, or `nil` for an unscoped component.
        public var scope: TypeName?
        /// The binding that creates the root.
        public var root: Int?
        /// The binding of the seed.
        public var seed: Int?
        /// Its bindings, positions in ``Graph/bindings``.
        public var bindings: Range<Int> = 0..<0
        /// Its modules, positions in ``Graph/modules``; the first is the component itself.
        public var modules: Range<Int> = 0..<0
        /// The location where it was installed, or of the call that builds it.
        public var place: SourceLocation?

        /// Creates a component without bindings.
        public init(_ name: TypeName, parent: Int? = nil, scope: TypeName? = nil, place: SourceLocation? = nil) {
            self.name = name
            self.parent = parent
            self.scope = scope
            self.place = place
        }
    }

    /// A module in one component that configures it.
    public struct Module: Sendable {
        /// The type of the module.
        public var name: TypeName
        /// The component, a position in ``Graph/components``.
        public var component: Int
        /// The module that included it first; `nil` for the component itself.
        public var includedBy: Int?
        /// The location where it was first included.
        public var place: SourceLocation?

        /// Creates a module of `component`.
        public init(_ name: TypeName, component: Int, includedBy: Int? = nil, place: SourceLocation? = nil) {
            self.name = name
            self.component = component
            self.includedBy = includedBy
            self.place = place
        }
    }

    /// A key that a factory requests.
    public struct Request: Hashable, Sendable {
        /// The requested key, a position in ``Graph/keys``.
        public var key: Int

        /// Creates a request for the key at a position in ``Graph/keys``.
        public init(key: Int) { self.key = key }
    }

    /// A declaration about a key that is not a binding.
    public struct Declaration: Sendable {
        /// The kind of the declaration.
        public enum Kind: Hashable, CaseIterable, Sendable {
            /// The collection may be empty.
            case collection
            /// The optional may be nil.
            case optional
            /// The module depends on the key without binding it; a module of the application must bind it.
            case requirement
        }

        /// The kind of the declaration.
        public var kind: Kind
        /// The collection; for an optional, the key that may be missing, not its `T?`.
        public var key: Int
        /// The component where it applies, a position in ``Graph/components``.
        public var component: Int
        /// The declaring module, a position in ``Graph/modules``.
        public var module: Int
        /// The location of the declaration.
        public var place: SourceLocation

        /// Creates a declaration about `key` in `component`.
        public init(_ kind: Kind, key: Int, component: Int, module: Int, place: SourceLocation) {
            self.kind = kind
            self.key = key
            self.component = component
            self.module = module
            self.place = place
        }
    }

    /// An `include` in a module.
    public struct Inclusion: Sendable {
        /// The including module, a position in ``Graph/modules``.
        public var module: Int
        /// The included module; `nil` if an ancestor component already includes it.
        public var included: Int?
        /// The type of the included module.
        public var name: TypeName
        /// The location of the `include`.
        public var place: SourceLocation

        /// Creates an `include` in `module`.
        public init(module: Int, included: Int?, name: TypeName, place: SourceLocation) {
            self.module = module
            self.included = included
            self.name = name
            self.place = place
        }
    }

    /// An `install` in a module.
    public struct Installation: Sendable {
        /// The installing module, a position in ``Graph/modules``.
        public var module: Int
        /// The installing component, a position in ``Graph/components``.
        public var component: Int
        /// The installed component; `nil` if it would be its own ancestor.
        public var child: Int?
        /// The type of the installed component.
        public var name: TypeName
        /// The location of the `install`.
        public var place: SourceLocation

        /// Creates an `install` in `module`.
        public init(module: Int, component: Int, child: Int?, name: TypeName, place: SourceLocation) {
            self.module = module
            self.component = component
            self.child = child
            self.name = name
            self.place = place
        }
    }

    /// A binding that was started but not completed with a `to` method.
    public struct Unfinished: Sendable {
        /// The key, a position in ``Graph/keys``.
        public var key: Int
        /// The component, a position in ``Graph/components``.
        public var component: Int
        /// The declaring module, a position in ``Graph/modules``.
        public var module: Int
        /// The location where it was started.
        public var place: SourceLocation
        /// The intended kind: ``Binding/Kind/assistedFactory``, ``Binding/Kind/propertyInjector`` or, for all others,
        /// ``Binding/Kind/factory``.
        public var kind: Binding.Kind
        /// Whether the binder was used after its `configure` had returned.
        public var isLate: Bool

        /// Creates an incomplete binding of `key` in `module`.
        public init(key: Int, kind: Binding.Kind = .factory, component: Int, module: Int, place: SourceLocation, isLate: Bool = false) {
            self.key = key
            self.kind = kind
            self.component = component
            self.module = module
            self.place = place
            self.isLate = isLate
        }
    }

    /// A binding that replaces others.
    public struct Replacement: Sendable {
        /// The bound key, a position in ``Graph/keys``.
        public var key: Int
        /// The module that was passed as `replacing:`.
        public var module: TypeName
        /// The location of the declaration.
        public var place: SourceLocation
        /// The bindings that it replaces.
        public var replaced: [Int]
        /// Whether it is a contribution. Contributions of one replacing module to a collection replace it together; an entry of a
        /// dictionary replaces one entry.
        public var contributes: Bool
        /// The number of an entry, as in ``Binding/Contribution/entry(_:)``; `nil` for other bindings.
        public var entry: Int?

        /// Creates a replacement for the bindings in `replaced`.
        public init(key: Int, module: TypeName, place: SourceLocation, replaced: [Int], contributes: Bool = false, entry: Int? = nil) {
            self.key = key
            self.module = module
            self.place = place
            self.replaced = replaced
            self.contributes = contributes
            self.entry = entry
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
