import DovetailGraph

/// Reads the declarations of `configure` and `configureRoot` without running them.
///
/// It follows what can declare something: binders, builders, and functions that have captured one. A condition that is not known is a
/// question to the world; code that cannot be followed is a blind spot. Three rules keep a declaration from being lost:
///
/// 1. A binder that is passed to something that cannot be read is a blind spot.
/// 2. So is a call of a method of Dovetail on something that is not known to be a binder or a builder.
/// 3. So is such a call in a function that was read, or a use of a binder in a statement that was read, that no world has reached: see
///    ``Coverage``.
final class Interpreter {
    let declarations: Declarations
    let world: World
    var coverage = Coverage()
    private(set) var blindSpots: Set<BlindSpot> = []
    private var recorders: [SourceType: SourceRecorder] = [:]
    /// The local variables of the enclosing blocks that closures and local functions change.
    var unfollowedNames: Set<String> = []
    /// Whether an error was thrown that nothing has caught yet: until then, no code runs. Nor does it in a trial that is over.
    var isThrowing = false { didSet { if isTrialOver { isThrowing = true } } }
    /// Whether it matters whether code that is not followed throws: something catches it, and can declare.
    var isCatching = false
    /// The values of expressions that were read before the expressions around them, which read them again.
    var readBefore: [ObjectIdentifier: Value] = [:]
    /// The optional chains that are being read, and whether a value in them may be nil without a question about it.
    var chains: [(node: SyntaxNode, mayEnd: Bool)] = []
    /// How many of them a value ends that is nil: until then, no code runs, as if an error was thrown.
    var chainsThatEnd: Int?
    /// Whether code is read only for its value: see ``tried(_:_:)``.
    var isTrying = false { didSet { coverage.isPaused = isTrying } }
    var isTrialOver = false
    /// How many more calls the trial follows.
    var callsLeftToTry = 0
    /// Whether there were more than ``mostCalls``.
    private var isExhausted = false

    /// The root component, if its own factory is bound inside it.
    var rootWithFactory: SourceType?

    /// The maximum depth of calls.
    static let deepest = 60
    /// The maximum number of calls in one world. A function that calls itself twice would take forever at any depth.
    static let mostCalls = 20_000

    init(_ declarations: Declarations, in world: World) {
        self.declarations = declarations
        self.world = world
    }

    /// The variables that functions have captured. A variable can hold a function that has captured it, so nothing else would free
    /// them.
    private var captured: [Environment] = []

    deinit {
        for environment in captured { environment.empty() }
    }

    /// A closure, or a local function, with its surroundings.
    func closure(_ node: SyntaxNode, _ environment: Environment) -> FunctionValue.Body {
        captured.append(environment)
        return .closure(node, environment)
    }

    func addBlindSpot(_ reason: String, at place: Graph.SourceLocation) {
        if isTrying { endTrial() } else { blindSpots.insert(BlindSpot(reason, at: place)) }
    }

    func addBlindSpot(_ reason: String, at node: SyntaxNode, in environment: Environment) {
        addBlindSpot(reason, at: environment.frame.file.place(of: node.start ?? 0))
    }

    // MARK: Modules and components

    /// The declarations of a module. Each module is configured once.
    func recorder(of module: IncludedModule, includedAt place: Graph.SourceLocation) -> SourceRecorder {
        recorder(module.type) { recorder in
            if let configure = module.configure {
                call(configure, of: module.type, with: .binder(recorder))
            } else {
                run("configure", of: module.type, with: .binder(recorder), at: place)
            }
        }
    }

    /// The declarations of a component, including its root.
    func recorder(ofComponent component: SourceType, at place: Graph.SourceLocation) -> SourceRecorder {
        recorder(component) { recorder in
            run("configure", of: component, with: .binder(recorder), at: place)
            if component == rootWithFactory { recorder.bindRootFactory(at: place) }
            let type = declarations.member("Root", of: component)
            // Of a component whose module was not read, not even the type of its root is known, unless an extension makes it a component.
            guard isDeclared(component) || type != nil else { return }
            let root = recorder.startRoot(type ?? .unknown, at: place)
            if let type, declarations.usesDefaultRoot(component, type) {
                recorder.finish(root, .factory, requesting: [type]) { $0.isRequestedRoot = true }
                for almost in declarations.functions(named: "configureRoot", of: component) {
                    let name = "\(almost.name)(\(almost.labels.map { "\($0.isEmpty ? "_" : $0):" }.joined()))"
                    addBlindSpot(
                        "nothing calls \(name) of \(component.full), because it is not the configureRoot of a component with this root",
                        at: almost.file.place(of: almost.node.start ?? 0))
                }
            } else {
                run("configureRoot", of: component, with: .builder(recorder, root), at: place)
            }
        }
    }

    /// The declarations of a component that are written where it is installed.
    func recorder(of component: InPlaceComponent, _ type: SourceType, at place: Graph.SourceLocation) -> SourceRecorder {
        let recorder = SourceRecorder(type, scope: component.scope)
        call(component.configure, of: type, with: .binder(recorder))
        let root = recorder.startRoot(component.root, at: place)
        recorder.finish(root, .factory, requesting: [component.root]) { $0.isRequestedRoot = true }
        recorder.close()
        return recorder
    }

    private func call(_ configure: FunctionValue, of type: SourceType, with binder: Value) {
        let frame = Frame(SourceFile(module: "", path: "", text: []), callSite: Self.callSite(of: type))
        _ = call(configure, [binder], at: SyntaxNode(kind: ""), Environment(frame))
    }

    private func recorder(_ type: SourceType, _ configure: (SourceRecorder) -> Void) -> SourceRecorder {
        if let known = recorders[type] { return known }
        let scope = declarations.member("Scope", of: type).flatMap { $0.text == LibraryNames.unscoped ? nil : $0 }
        let recorder = SourceRecorder(type, scope: scope)
        recorders[type] = recorder
        coverage.modules.insert(type.nominal)
        configure(recorder)
        recorder.close()
        return recorder
    }

    private func run(_ name: String, of type: SourceType, with declarer: Value, at place: Graph.SourceLocation) {
        let witnesses = declarations.witnesses(of: name, ["binder"], in: type)
        guard let witness = witnesses.first else {
            return addBlindSpot(reason(forUnknown: name, of: type), at: place)
        }
        if witnesses.count > 1 {
            return addBlindSpot("\(type.full) has more than one \(name), and the one that is used is not known", at: place)
        }
        _ = call(
            witness.function, [declarer],
            Frame(witness.function.file, generics: witness.generics, this: .metatype(type), callSite: Self.callSite(of: type)))
    }

    /// Types can share the code that configures them.
    private static func callSite(of type: SourceType) -> Int { type.text.utf8.reduce(0) { $0 &* 31 &+ Int($1) } }

    private func isDeclared(_ type: SourceType) -> Bool { declarations.nominals[type.nominal]?.type != nil }

    private func reason(forUnknown name: String, of type: SourceType) -> String {
        if isDeclared(type) { return "\(name) of \(type.full) is not among the sources" }
        let module = type.full.prefix { $0 != "." }
        return "what \(type.full) binds is not known, because the sources of the module \(module) were not read"
    }

    // MARK: Calls

    /// Calls a declared function, and returns what is known of its result.
    func call(_ function: Declarations.Function, _ arguments: [Value], _ frame: Frame) -> Value {
        guard let body = function.body else { return .unknown }
        let environment = Environment(frame)
        let followed = follow(function.node, body, environment)
        define(function.node, arguments, environment, following: followed)
        if function.node.kind == "func_decl", function.node["implicit_self_decl"]?.isChangeable == true, !frame.followsSelf {
            frame.this = frame.this.declaringParts
        }
        let result = run(body, environment)
        setChanges(of: function.node, this: body.functionsChangeSelf ? frame.this.declaringParts : frame.this, environment)
        if case .null = result { return .null }
        guard function.node.kind == "constructor_decl" else { return result }
        if case .metatype = frame.this { return .unknown }
        return frame.this
    }

    /// Calls a function that is a value.
    func call(
        _ function: FunctionValue, _ arguments: [Value], at node: SyntaxNode, _ environment: Environment, changes: ChangedOperands? = nil
    ) -> Value {
        switch function.body {
        case .closure(let closure, let captured):
            let outer = captured.frame
            let frame = Frame(
                outer.file, generics: outer.generics.merging(function.generics) { _, new in new }, this: outer.this,
                depth: environment.frame.depth + 1, callSite: environment.frame.callSite(of: node), use: environment.frame.use)
            frame.changes = changes
            let inner = Environment(frame, outer: captured)
            let followed = (closure["single_expr_body"] ?? closure["body"]).map { follow(closure, $0, inner) } ?? []
            define(closure, arguments, inner, following: followed)
            defer { setChanges(of: closure, inner) }
            if let expression = closure["single_expr_body"] { return value(of: expression, inner) }
            return closure["body"].map { run($0, inner) } ?? .unknown
        case .declared(let usr, let name, let generics, let this):
            let arguments = arguments.map { Argument(label: nil, value: $0, node: node) }
            return call(
                Callee(usr: usr, name: name, generics: generics, this: this, changes: changes), arguments, at: node, environment)
        }
    }

    /// Keeps for the caller what a function has left in its parameters.
    private func setChanges(of function: SyntaxNode, this: @autoclosure () -> Value = .unknown, _ environment: Environment) {
        guard let changes = environment.frame.changes, function.parameters.count == changes.arguments.count else { return }
        changes.after = (this(), function.parameters.map { environment.value(of: $0.declaredName ?? "_") })
    }

    /// The names of the parameters whose changes are followed: those that are set for the caller after the call.
    private func follow(_ function: SyntaxNode, _ body: SyntaxNode, _ environment: Environment) -> Set<String> {
        guard let changes = environment.frame.changes else { return [] }
        let changed = zip(function.parameters, changes.arguments).compactMap { $1 == nil ? nil : $0.declaredName }
        return changed.isEmpty ? [] : Set(changed).subtracting(body.namesThatFunctionsChange)
    }

    /// Defines the parameters of a function.
    private func define(_ function: SyntaxNode, _ arguments: [Value], _ environment: Environment, following followed: Set<String> = []) {
        var parameters = function.parameters[...]
        var arguments = arguments[...]
        func define(_ parameter: SyntaxNode, _ value: Value) {
            if parameter.texts("attrs").contains(where: { isPropertyWrapper(type($0, environment)) }) {
                if value.canDeclare { addBlindSpot("a property wrapper has a binder", at: parameter, in: environment) }
                return environment.define(parameter.declaredName ?? "_", .unknown)
            }
            let name = parameter.declaredName ?? "_", isFollowed = followed.contains(name)
            environment.define(
                name, parameter.isChangeable && !isFollowed ? value.declaringParts : value, isInout: parameter.flag("inout") && !isFollowed)
            if isFollowed { environment.follow([name]) }
        }
        if parameters.count != arguments.count {
            // A parameter pack receives several arguments, or none.
            guard let pack = parameters.firstIndex(where: \.isPack), !parameters[(pack + 1)...].contains(where: \.isPack),
                arguments.count >= parameters.count - 1
            else {
                for parameter in parameters { define(parameter, .unknown) }
                if arguments.contains(where: \.canDeclare) {
                    addBlindSpot("the parameter that receives a binder is not known", at: function, in: environment)
                }
                return
            }
            let (before, after) = (pack, parameters.count - pack - 1)
            define(parameters[pack], .list(Array(arguments[before..<arguments.count - after])))
            for (parameter, argument) in zip(parameters.prefix(before), arguments) { define(parameter, argument) }
            parameters = parameters.suffix(after)
            arguments = arguments.suffix(after)
        }
        for (parameter, argument) in zip(parameters, arguments) { define(parameter, argument) }
    }

    /// Whether the type in an attribute of a parameter is a property wrapper rather than a result builder.
    private func isPropertyWrapper(_ type: SourceType) -> Bool {
        guard let nominal = declarations.nominals[type.nominal], nominal.type != nil else { return true }
        return nominal.properties["wrappedValue"] != nil
    }

    /// Whether another call is followed. It is counted.
    func enters(_ body: SyntaxNode, _ environment: Environment) -> Bool {
        if isTrying {
            callsLeftToTry -= 1
            if callsLeftToTry <= 0 { endTrial() }
            return !isTrialOver
        }
        if coverage.calls < Self.mostCalls {
            coverage.enter(body, of: environment.frame.file)
            return true
        }
        if !isExhausted { addBlindSpot("more than \(Self.mostCalls) calls are not followed", at: body, in: environment) }
        isExhausted = true
        return false
    }

    private func run(_ body: SyntaxNode, _ environment: Environment) -> Value {
        guard environment.frame.depth <= Self.deepest else {
            addBlindSpot("the calls are nested more than \(Self.deepest) levels deep", at: body, in: environment)
            return .unknown
        }
        guard enters(body, environment) else { return .unknown }
        switch perform(body, environment) {
        case .returned(let value): return value
        case .broken(_?), .continued(_?):
            addBlindSpot("the statement that a labeled jump leaves is not known", at: body, in: environment)
            return .unknown
        case .next, .broken, .continued, .fellThrough, .thrown: return .unknown
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
