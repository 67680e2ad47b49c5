import DovetailGraph

/// The declarations of the sources: functions, variables and types.
final class Declarations {
    /// A function, method or initializer.
    final class Function {
        let node: SyntaxNode
        let file: SourceFile
        let name: String
        /// The labels of its parameters.
        let labels: [String]
        /// The name of its type.
        let owner: String?

        init(_ node: SyntaxNode, of owner: String?, in file: SourceFile) {
            self.node = node
            self.file = file
            self.owner = owner
            name = node.declaredName ?? (node.kind == "constructor_decl" ? "init" : "")
            labels = node["name"]?.texts("args") ?? []
        }

        var body: SyntaxNode? { node["body"] }
    }

    /// A variable or constant.
    struct Variable {
        let file: SourceFile
        /// Its explicit getter, if it is computed.
        var getter: SyntaxNode?
        /// The initial value of a constant.
        var initialValue: SyntaxNode?
        /// The mangled name of its type.
        var type: String?
        /// Whether a value can be assigned after initialization.
        let isMutable: Bool
        /// Whether it has the value that was assigned to it. That of a property wrapper may have another one.
        var isStored = true
        var isLazy = false
        /// Whether code runs when a value is assigned to it.
        var isObserved = false
        /// The cases that an `allCases` returns which the compiler wrote.
        var cases: [SyntaxNode] = []

        var isComputed: Bool { getter != nil || !cases.isEmpty }
    }

    /// All declarations and extensions of one type together.
    final class Nominal {
        /// The type with its own generic parameters. Nil if only extensions are known.
        var type: SourceType?
        var place: Graph.SourceLocation?
        /// The place of the first extension that adds a conformance.
        var conformancePlace: Graph.SourceLocation?
        var isGeneric = false
        var isProtocol = false
        var isStructure = false
        var isEnumeration = false
        /// Whether it has a `deinit`, as a class or a structure that is not copyable can.
        var hasDeinitializer = false
        /// Whether its file imports the names of Cleanse.
        var importsCleanse = false
        /// Its type aliases, including those that the compiler inferred for associated types.
        var aliases: [String: SourceType] = [:]
        var functions: [Function] = []
        /// The initial values of its stored variables, by their names.
        var defaults: [String: (value: SyntaxNode, file: SourceFile)] = [:]
        /// The USRs of the cases of an enumeration, by their names.
        var cases: [String: String] = [:]
        /// The literals of their raw values, by their names.
        var rawValues: [String: SyntaxNode] = [:]
        /// The USRs of its properties, by their names.
        var properties: [String: String] = [:]
        var staticProperties: [String: String] = [:]
        /// The names of the properties and type aliases that are declared several times, in extensions with different constraints.
        var ambiguousMembers: Set<String> = []
        /// The USRs of the protocols that it conforms to, in order.
        var protocols: [String] = []

        /// Whether it is a structure or an enumeration.
        var hasNoSubtypes: Bool { isStructure || isEnumeration }

        func addProperty(_ name: String, _ usr: String, isStatic: Bool) {
            let before = isStatic ? staticProperties[name] : properties[name]
            if let before, before != usr { ambiguousMembers.insert(name) }
            if isStatic { staticProperties[name] = usr } else { properties[name] = usr }
        }

        func addAlias(_ name: String, _ type: SourceType) {
            if let before = aliases[name], before != type { ambiguousMembers.insert(name) }
            aliases[name] = type
        }
    }

    let demangler = Demangler()
    /// By USR.
    var functions: [String: Function] = [:]
    /// By USR.
    var variables: [String: Variable] = [:]
    /// By name.
    var nominals: [String: Nominal] = [:]
    /// What runs when a declaration is used, by USR: a body, accessors, an initial value.
    var code: [String: [SyntaxNode]] = [:]
    /// What runs when a value of a type is created, by the name of the type: the initial values of its properties.
    var initialValues: [String: [SyntaxNode]] = [:]
    /// The USRs of all functions and properties with a name, and the names of properties by USR.
    var functionsByName: [String: [String]] = [:]
    var propertiesByName: [String: [String]] = [:]
    var propertyNames: [String: String] = [:]
    /// What runs although no code that was read uses it: deinitializers, and what other modules call.
    var codeOfOthers: [SyntaxNode] = []
    /// See ``Changes``.
    private(set) lazy var changes = findChanges()
    /// By USR: whether it uses what changes.
    var dependsOnChanges: [String: Bool] = [:]
    private var declarers: [String: LibraryNames.Declarer?] = [:]
    /// The USRs of methods and properties that a subclass overrides.
    var overridden: Set<String> = []
    /// The code that was read for its value, and needed too many calls.
    var endlessTrials: Set<ObjectIdentifier> = []

    func nominal(_ name: String) -> Nominal {
        if let known = nominals[name] { return known }
        let new = Nominal()
        nominals[name] = new
        return new
    }

    /// The root components that are not generic, in the order of their names.
    var roots: [SourceRoot] {
        nominals
            .filter { $0.value.protocols.contains(LibraryNames.rootComponent) && !$0.value.isGeneric && !$0.value.isProtocol }
            .compactMap { name, nominal in
                // A type of another module may only be known by the extension that makes it a root component.
                let type = nominal.type ?? SourceType(name)
                guard let place = nominal.place ?? nominal.conformancePlace else { return nil }
                return SourceRoot(name: type.full, place: place, type: type, bindsItsFactory: nominal.importsCleanse)
            }
            .sorted { ($0.name, $0.place) < ($1.name, $1.place) }
    }

    /// The components that are not root components, and are built by what installs them.
    var children: [String] {
        nominals.filter { $0.value.protocols.contains(LibraryNames.component) && !$0.value.isProtocol }
            .filter { !$0.value.protocols.contains(LibraryNames.rootComponent) }.map(\.key).sorted()
    }

    /// The root components that are not read, because they have type parameters.
    var genericRoots: [String] {
        nominals.values.filter { $0.isGeneric && $0.protocols.contains(LibraryNames.rootComponent) }.compactMap(\.type?.nominal).sorted()
    }

    /// The type through which a method of Dovetail itself declares something. Methods that other modules add are not among them.
    func declarer(ofMethod usr: String) -> LibraryNames.Declarer? {
        if let known = declarers[usr] { return known }
        var declarer = LibraryNames.Declarer(declaring: usr)
        if declarer != nil {
            let name = demangler.demangled("$s" + usr.dropFirst(2))
            let isOther = name.contains("(extension in ") && !name.contains("(extension in Dovetail)")
            if isOther || functions[usr] != nil { declarer = nil }
        }
        declarers[usr] = .some(declarer)
        return declarer
    }

    /// Whether a mangled name is that of a type of Dovetail through which something is declared.
    func isDeclarer(_ type: String) -> Bool {
        let name = demangler.type(type).text
        return name.hasPrefix("Dovetail.Binder<") || name.hasPrefix("Dovetail.ReceiptBinder<")
    }

    /// The name of a protocol, which may be one of another module.
    func nameOfProtocol(_ usr: String) -> String { demangler.demangled("$s" + usr.dropFirst(2)) }

    /// Whether a declaration is one of the module `Swift`.
    func isOfTheStandardLibrary(_ usr: String) -> Bool {
        let name = qualifiedName(of: usr)
        return name.hasPrefix("Swift.") || name.hasPrefix("(extension in Swift):")
    }

    /// The type or protocol of the standard library that a function is a member of, such as `Sequence`. It is empty for a global function, and
    /// nil for one of another module.
    func standardOwner(of usr: String) -> Substring? {
        let name = qualifiedName(of: usr)
        // Functions of texts are in a module of their own.
        for prefix in ["Swift.", "(extension in Swift):Swift.", "(extension in _StringProcessing):Swift."] where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count)
            return rest.first?.isUppercase == true ? rest.prefix { $0.isLetter || $0.isNumber } : ""
        }
        return nil
    }

    /// Whether a declaration is a case of an enumeration, with associated values or without: like those of a function whose last parameter is a
    /// metatype, its mangled name ends with a metatype, but with that of its result: `App.Mode.on(App.Mode.Type) -> App.Mode`.
    func isCase(_ usr: String) -> Bool {
        guard usr.hasSuffix("mF") || usr.hasSuffix("mlF"), functions[usr] == nil else { return false }
        if usr.hasPrefix("s:Sq4") || usr.contains("L_") { return true }
        let name = qualifiedName(of: usr), type = typeOfCase(usr)
        return name.hasPrefix(type.nominal + ".") && name.contains("(\(type).Type) -> ")
    }

    /// The type of a case, which is its result.
    func typeOfCase(_ usr: String) -> SourceType {
        let name = qualifiedName(of: usr)
        return name.ranges(of: " -> ").last.map { SourceType(String(name[$0.upperBound...])) } ?? .unknown
    }

    /// The demangled name of a declaration, which begins with what it is a member of.
    func qualifiedName(of usr: String) -> Substring {
        let name = demangler.demangled("$s" + usr.dropFirst(2))[...]
        return name.hasPrefix("static ") ? name.dropFirst(7) : name
    }

    func place(of type: SourceType) -> Graph.SourceLocation? { nominals[type.nominal]?.place }
}

// SPDX-License-Identifier: Apache-2.0
