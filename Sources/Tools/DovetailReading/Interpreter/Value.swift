import DovetailGraph

/// The known part of the value of an expression.
indirect enum Value {
    /// Known only when the program runs.
    case unknown
    /// Known only when the program runs, but the same wherever it is used.
    case open(OpenValue)
    case null
    case text(String)
    case number(Int)
    case truth(Bool)
    /// A case of an enumeration without associated values.
    case enumCase(usr: String, name: String)
    /// A case of an enumeration with its associated values.
    case payload(name: String, [Value])
    case metatype(SourceType)
    /// An array or a tuple.
    case list([Value])
    case dictionary([DictionaryEntry])
    /// The elements of a set, or the keys or values of a dictionary.
    case unordered([Value])
    /// A structure with the stored properties that are known.
    case structure(SourceType, [String: Value])
    case place(Graph.SourceLocation)
    case keyPath(KeyPathValue)
    case binder(SourceRecorder)
    /// A builder of any kind, with the position of its recipe.
    case builder(SourceRecorder, Int)
    case function(FunctionValue)

    /// Whether something can be declared through it.
    ///
    /// A function that receives such a value must be read; otherwise declarations may be missing from the graph.
    var canDeclare: Bool {
        var visited: Set<ObjectIdentifier> = []
        return canDeclare(&visited)
    }

    /// - Parameter visited: The functions that are being asked: local functions can have captured each other.
    fileprivate func canDeclare(_ visited: inout Set<ObjectIdentifier>) -> Bool {
        switch self {
        case .binder, .builder: true
        case .function(let function): function.canDeclare(&visited)
        case .list(let values), .unordered(let values), .payload(_, let values): values.contains { $0.canDeclare(&visited) }
        case .dictionary(let entries): entries.contains { $0.value.canDeclare(&visited) }
        case .structure(_, let properties): properties.values.contains { $0.canDeclare(&visited) }
        case .unknown, .open, .null, .text, .number, .truth, .enumCase, .metatype, .place, .keyPath: false
        }
    }

    /// Whether only the running program knows it.
    var isOpen: Bool {
        switch self {
        case .unknown, .open: true
        default: false
        }
    }
}

extension Value {
    /// The value in another optional. That of a value that is nil is not nil.
    var injected: Value { if case .null = self { .unknown } else { self } }

    /// The parts through which something can be declared. All other parts of a variable can change, and the changes are not followed.
    var declaringParts: Value {
        guard canDeclare else { return .unknown }
        switch self {
        case .list(let values): return .list(values.map(\.declaringParts))
        case .payload(let name, let values): return .payload(name: name, values.map(\.declaringParts))
        case .unordered(let values): return .unordered(values.map(\.declaringParts))
        case .dictionary(let entries):
            return .dictionary(
                entries.map { DictionaryEntry(constant: $0.constant, key: $0.key.declaringParts, value: $0.value.declaringParts) })
        case .structure(let type, let properties): return .structure(type, properties.mapValues(\.declaringParts))
        default: return self
        }
    }
}

/// A key path of properties.
final class KeyPathValue {
    let components: [SyntaxNode]
    let file: SourceFile
    /// The generic arguments where it is written.
    let generics: [String: SourceType]

    init(_ node: SyntaxNode, in frame: Frame) {
        components = node.nodes("components")
        file = frame.file
        generics = frame.generics
    }
}

/// An argument of a call.
struct Argument {
    let label: String?
    let value: Value
    let node: SyntaxNode

    /// Whether the caller did not pass it.
    var isDefault: Bool { node.kind == "default_argument_expr" }
}

extension [Argument] {
    subscript(label: String) -> Argument? { first { $0.label == label } }
}

/// A function that can be called.
final class FunctionValue {
    enum Body {
        case closure(SyntaxNode, Environment)
        case declared(usr: String, name: String, generics: [String: SourceType], this: Value)
    }

    let body: Body
    let isolation: Graph.Isolation
    /// The generic arguments of a local function.
    let generics: [String: SourceType]

    init(_ body: Body, isolation: Graph.Isolation = .nonisolated, generics: [String: SourceType] = [:]) {
        self.body = body
        self.isolation = isolation
        self.generics = generics
    }

    /// Whether it has captured something that declares.
    var canDeclare: Bool { Value.function(self).canDeclare }

    /// Whether it is known to have. What it has captured can be assigned later, so that the opposite is asked again.
    private var isDeclaring = false

    fileprivate func canDeclare(_ visited: inout Set<ObjectIdentifier>) -> Bool {
        if isDeclaring { return true }
        guard visited.insert(ObjectIdentifier(self)).inserted else { return false }
        switch body {
        case .closure(let node, let environment):
            isDeclaring = node.nodes("captures").contains { capture in
                guard let name = capture.referencedName else { return false }
                return environment.value(of: name).canDeclare(&visited)
            }
        case .declared(_, _, _, let this): isDeclaring = this.canDeclare(&visited)
        }
        return isDeclaring
    }
}

/// The local variables that code can refer to.
final class Environment {
    let frame: Frame
    private let outer: Environment?
    private var values: [String: Value] = [:]
    private var inoutNames: Set<String> = []
    /// The variables whose changes are all followed.
    private var followedNames: Set<String> = []

    init(_ frame: Frame, outer: Environment? = nil) {
        self.frame = frame
        self.outer = outer
    }

    /// The environment of a nested block.
    func nested() -> Environment { Environment(frame, outer: self) }

    func find(_ name: String) -> Value? { values[name] ?? outer?.find(name) }

    /// The value of a variable, or of `self`.
    func value(of name: String) -> Value { find(name) ?? (name == "self" ? frame.this : .unknown) }

    func define(_ name: String, _ value: Value, isInout: Bool = false) {
        values[name] = value
        followedNames.remove(name)
        if isInout { inoutNames.insert(name) }
    }

    func follow(_ names: [String]) { followedNames.formUnion(names) }

    /// Whether a name is that of a variable whose changes are all followed.
    func isFollowed(_ name: String) -> Bool {
        values[name] == nil ? outer?.isFollowed(name) ?? false : followedNames.contains(name)
    }

    /// Whether a name is that of an `inout` parameter, which is a variable of the caller.
    func isInout(_ name: String) -> Bool { values[name] == nil ? outer?.isInout(name) ?? false : inoutNames.contains(name) }

    /// Releases all values, when nothing is read anymore.
    func empty() {
        values = [:]
        frame.empty()
        outer?.empty()
    }

    func assign(_ name: String, _ value: Value) {
        if values[name] != nil || outer == nil { values[name] = value } else { outer?.assign(name, value) }
    }
}

/// A call of a function.
final class Frame {
    let file: SourceFile
    let generics: [String: SourceType]
    /// `self`. An initializer sets it.
    var this: Value
    let depth: Int
    /// Identifies the chain of calls, because a question about a parameter is another one in each call.
    var callSite: Int
    /// Identifies the chain of properties whose getters are read: each use is another one.
    let use: Int
    /// The existential whose value the current expression uses.
    var opened: OpenedExistential?
    /// The values that the tree refers to by an identity: of existentials, of elements of tuples, and of closures.
    private var opaqueValues: [String: Value] = [:]

    init(_ file: SourceFile, generics: [String: SourceType] = [:], this: Value = .unknown, depth: Int = 0, callSite: Int = 0, use: Int = 0)
    {
        self.file = file
        self.generics = generics
        self.this = this
        self.depth = depth
        self.callSite = callSite
        self.use = use
    }

    /// Whether the changes of `self` are followed: in an initializer, and in a call after which they are ``ChangedOperands``.
    var followsSelf = false
    /// What the function changes of its caller.
    var changes: ChangedOperands?

    func value(ofOpaque node: SyntaxNode) -> Value { opaqueValues[node.text("identity") ?? ""] ?? .unknown }

    func define(opaque node: SyntaxNode, _ value: Value) { opaqueValues[node.text("identity") ?? ""] = value }

    fileprivate func empty() {
        this = .unknown
        opaqueValues = [:]
        changes = nil
    }

    /// The call site of a call in this frame.
    func callSite(of node: SyntaxNode) -> Int { callSite &* 1_000_003 &+ (node.start ?? 0) &+ 31 &* (node.end ?? 0) &+ 1 }

    /// The use of a property in this frame.
    func use(at node: SyntaxNode) -> Int { use &* 1_000_003 &+ callSite &* 31 &+ (node.start ?? 0) &+ 7 &* (node.end ?? 0) &+ 1 }

    /// Reads one iteration of a loop: a question about its element is another one in each.
    func iteration<Result>(_ number: Int, _ body: () -> Result) -> Result {
        let before = callSite
        callSite = before &* 1_000_003 &- number
        defer { callSite = before }
        return body()
    }
}

// SPDX-License-Identifier: Apache-2.0
