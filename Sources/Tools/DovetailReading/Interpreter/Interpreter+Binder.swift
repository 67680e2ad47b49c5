import DovetailGraph

extension Interpreter {
    /// Records what a method of Dovetail declares. Returns nil for a method that is not known.
    func declare(
        _ callee: Callee, of declarer: LibraryNames.Declarer, _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment
    ) -> Value? {
        let call = DeclaringCall(callee: callee, declarer: declarer, arguments: arguments, node: node, environment: environment)
        let recorder: SourceRecorder
        switch callee.this {
        case .binder(let target), .builder(let target, _): recorder = target
        default:
            if arguments.contains(where: { $0.value.canDeclare }) { return nil }
            addBlindSpot("\(callee.name) is called on something that is not known to be a binder of this graph", at: node, in: environment)
            return .unknown
        }
        if recorder.isClosed {
            addBlindSpot("a binder is used after its configure has returned", at: node, in: environment)
            return .unknown
        }
        if case .builder(_, let index) = callee.this { return declare(call, on: recorder, index) }
        if callee.hasUnknownTypes(in: environment.frame) {
            addBlindSpot("\(callee.name) is called with a type that is only known when the program runs", at: node, in: environment)
        }
        return declare(call, on: recorder)
    }

    private func declare(_ call: DeclaringCall, on recorder: SourceRecorder) -> Value? {
        let place = place(call.arguments, at: call.node, call.environment)
        let callee = call.callee
        let (first, second) = (callee.generic("A1"), callee.generic("B1"))
        let isTagged = call.arguments.first?.label == "tagged"
        func add(_ kind: Graph.Declaration.Kind, _ type: SourceType) {
            let element = isTagged ? declarations.member("Element", of: first) ?? .unknown : type
            recorder.add(.declare(kind, element, tag: isTagged ? first : nil, place))
        }
        switch callee.name {
        case "bind": return .builder(recorder, recorder.start(first, at: place))
        case "bindDefault":
            let index = recorder.start(first, at: place)
            recorder.write(index) { $0.isDefault = true }
            return .builder(recorder, index)
        case "bindFactory": return .builder(recorder, recorder.start(first, .assistedFactory, at: place))
        case "bindPropertyInjectionOf":
            let index = recorder.start(first, .propertyInjector, at: place)
            recorder.write(index) { $0.key = Self.propertyInjector(of: first) }
            return .builder(recorder, index)
        case "install": recorder.add(.install(InstalledComponent(type: first), place))
        case "bindChild": bindChild(call, on: recorder, at: place)
        case "include": recorder.add(include(call, at: place))
        case "declareCollection": add(.collection, .array(of: first))
        case "declareSet": add(.collection, .set(of: first))
        case "declareDictionary": add(.collection, .dictionary(of: second, keyedBy: first))
        case "declareOptional": add(.optional, first)
        case "requires": add(.requirement, first)
        default: return nil
        }
        return .unknown
    }

    private func bindChild(_ call: DeclaringCall, on recorder: SourceRecorder, at place: Graph.SourceLocation) {
        guard case .function(let configure)? = call.arguments["configure"]?.value else {
            return addBlindSpot("the bindings of this child cannot be read", at: call.node, in: call.environment)
        }
        let (root, seed, scope) = (call.callee.generic("A1"), call.callee.generic("B1"), call.callee.generics["C1"])
        let type = SourceType("Dovetail.InPlaceChild<\(seed), \(root), \(scope ?? SourceType(LibraryNames.unscoped))>")
        let child = InPlaceComponent(root: root, seed: seed, scope: scope, configure: configure)
        recorder.add(.install(InstalledComponent(type: type, inPlace: child), place))
        let factory = recorder.start(root, at: place)
        recorder.finish(factory, .assistedFactory, requesting: [SourceType("Dovetail.ComponentFactory<\(type)>")]) {
            $0.key = Self.factory(Self.from([seed], to: root))
        }
    }

    private func include(_ call: DeclaringCall, at place: Graph.SourceLocation) -> SourceRecorder.Entry {
        let type = call.callee.generic("A1")
        guard case .function(let configure)? = call.arguments["configure"]?.value else {
            return .include(IncludedModule(type: type), place)
        }
        let module = IncludedModule(type: type, configure: configure)
        if case .place(let given)? = call.arguments["at"]?.value { return .include(module, given) }
        return .include(module, place)
    }

    // The types that requests of what is bound have.
    static func propertyInjector(of type: SourceType) -> SourceType { SourceType("Dovetail.PropertyInjector<\(type)>") }
    static func factory(_ factory: SourceType, _ effects: Graph.FunctionTraits = []) -> SourceType {
        let generic = LibraryNames.factories.first { $0.value == effects }?.key ?? "Dovetail.Factory"
        return SourceType("\(generic)<\(factory)>")
    }
    static func from(_ arguments: [SourceType], to product: SourceType) -> SourceType {
        SourceType("Dovetail.From<\(SourceType.tuple(of: arguments)), \(product)>")
    }
    static func emptySeed(of type: SourceType) -> SourceType { SourceType("Dovetail.EmptySeed<\(type)>") }
}

/// A call of a method of Dovetail that declares something.
struct DeclaringCall {
    let callee: Callee
    let declarer: LibraryNames.Declarer
    let arguments: [Argument]
    let node: SyntaxNode
    let environment: Environment
}

// SPDX-License-Identifier: Apache-2.0
