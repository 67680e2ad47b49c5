import DovetailGraph

extension Interpreter {
    /// Records a call of a builder's method. Returns nil for a method that is not known.
    func declare(_ call: DeclaringCall, on recorder: SourceRecorder, _ index: Int) -> Value? {
        let callee = call.callee
        setPlace(call, on: recorder, index)
        switch callee.name {
        case "tagged": recorder.write(index) { $0.tag = callee.generic("A1") }
        case "using":
            let tag = callee.generic("A1")
            guard let element = declarations.member("Element", of: tag) else {
                addBlindSpot("the type of the values of \(tag) cannot be read", at: call.node, in: call.environment)
                break
            }
            recorder.write(index) { $0.usedTags.append(SourceRecipe.UsedTag(tag: tag, element: element)) }
        case "sharedInScope": recorder.write(index) { $0.isShared = true }
        case "intoCollection", "elementsIntoCollection", "intoSet", "intoDictionary": contribute(call, to: recorder, index)
        case "attached", "placed": break
        case "with": recorder.write(index) { $0.key = Self.factory(callee.generic("A1")) }
        case "from":
            let arguments = (0..<call.arguments.count).map { callee.generic(Declarations.parameterName(1, $0)) }
            recorder.write(index) { $0.key = Self.factory(Self.from(arguments, to: $0.type)) }
        case "configured", "propertyInjector":
            guard case .function(let body)? = call.arguments.last?.value else {
                addBlindSpot("the function that \(callee.name) calls cannot be read", at: call.node, in: call.environment)
                return .unknown
            }
            return self.call(body, [callee.this], at: call.node, call.environment)
        case "finished":
            recorder.finish(index, .value)
            return .unknown
        case "external":
            finishExternal(call, on: recorder, index)
            return .unknown
        case "to":
            finish(call, on: recorder, index)
            return .unknown
        default: return nil
        }
        return callee.this
    }

    /// Sets the location of a binding that had none when it was started.
    private func setPlace(_ call: DeclaringCall, on recorder: SourceRecorder, _ index: Int) {
        guard call.declarer == .receiptBinder, !recorder.recipes[index].hasPlace else { return }
        guard ["to", "placed", "propertyInjector"].contains(call.callee.name), call.arguments["lookup"] == nil else { return }
        let place = place(call.arguments, at: call.node, call.environment)
        recorder.write(index) {
            $0.hasPlace = true
            $0.place = place
        }
    }

    // MARK: Contributions

    private func contribute(_ call: DeclaringCall, to recorder: SourceRecorder, _ index: Int) {
        let element = call.callee.generic("A")
        switch call.callee.name {
        case "intoSet": contribute(.element, to: .set(of: element), recorder, index)
        case "intoDictionary":
            let key = call.arguments.first.map { entryKey($0, call) } ?? SourceRecipe.EntryKey(identity: "")
            contribute(.entry(key), to: .dictionary(of: element, keyedBy: call.callee.generic("A1")), recorder, index)
        default:
            // The deprecated overload of `intoCollection` returns a builder of arrays.
            let result = type(call.node.type, call.environment).arguments(of: "Dovetail.BindingBuilder")?.first
            contribute(result == element ? .element : .elements, to: .array(of: element), recorder, index)
        }
    }

    private func contribute(_ contribution: SourceRecipe.Contribution, to collection: SourceType, _ recorder: SourceRecorder, _ index: Int)
    {
        recorder.write(index) {
            $0.key = collection
            $0.contribution = contribution
        }
    }

    // MARK: Completion

    /// A value that a module above the core supplies.
    private func finishExternal(_ call: DeclaringCall, on recorder: SourceRecorder, _ index: Int) {
        var requests: [SourceType] = []
        if let requested = call.arguments["requesting"], !requested.isDefault {
            if case .list(let values) = requested.value {
                requests = values.compactMap { if case .metatype(let type) = $0 { type } else { nil } }
            } else {
                addBlindSpot("the dependencies of this binding cannot be read", at: call.node, in: call.environment)
            }
        }
        let isOnActor = call.arguments["on"].map { !$0.isDefault } ?? false
        let isEntryPoint = if case .truth(true)? = call.arguments["isEntryPoint"]?.value { true } else { false }
        let step = call.arguments.first.flatMap { self.step($0.value, call) }
        recorder.finish(index, .external, requesting: requests) {
            $0.isShared = true
            $0.isEntryPoint = isEntryPoint
            $0.step = step
            if isOnActor { $0.isolation = .mainActor }
        }
    }

    /// The part that a binding has in a launch: what the attachments of DovetailLaunch add to a graph.
    private func step(_ attachment: Value, _ call: DeclaringCall) -> SourceRecipe.Step? {
        guard case .structure(let type, let properties) = attachment else { return nil }
        if type.text == "DovetailLaunch.LaunchedChildren" { return SourceRecipe.Step(kind: .children, name: nil) }
        guard type.text == "DovetailLaunch.LaunchStep", case .enumCase(_, let phase)? = properties["phase"] else { return nil }
        let kinds: [String: Graph.Step.Kind] = ["prepare": .prepare, "launch": .launch, "event": .event]
        guard let kind = kinds[phase] else { return nil }
        switch properties["name"] {
        case .text(let name)?: return SourceRecipe.Step(kind: kind, name: name)
        case nil, .null?: return SourceRecipe.Step(kind: kind, name: nil)
        default:
            addBlindSpot("the name of a step is only known when the program runs", at: call.node, in: call.environment)
            return SourceRecipe.Step(kind: kind, name: "…")
        }
    }

    /// `to(value:)`, `to(provider:)`, `to(factory:)`, `to(injector:)`.
    private func finish(_ call: DeclaringCall, on recorder: SourceRecorder, _ index: Int) {
        let recipe = recorder.recipes[index]
        let last = call.arguments.last { !$0.isDefault }
        switch (call.declarer, last?.label) {
        case (.bindingBuilder, "value"), (.receiptBinder, "value"): return recorder.finish(index, .value)
        case (.bindingBuilder, "provider"), (.receiptBinder, "provider"): return recorder.finish(index, .provider)
        case (.receiptBinder, "lookup"):
            return recorder.finish(index, .factory, requesting: [SourceType("Dovetail.Provider<\(recipe.type)>")]) { $0.looksUp = true }
        default: break
        }
        var (requests, hasPack) = requests(call.callee)
        let receipt = type(call.node.type, call.environment).arguments(of: "Dovetail.BindingReceipt")?.first
        let effects = receipt.map(LibraryNames.traits(ofFactory:)) ?? []
        // A function with a parameter pack has no isolation, unless it is asynchronous.
        let isIsolatable = !hasPack || effects.contains(.asynchronous)
        let isolation = isIsolatable ? last.map { self.isolation(of: $0, call.environment) } ?? .nonisolated : .nonisolated
        switch call.declarer {
        case .factoryBuilder:
            recorder.finish(index, .assistedFactory, requesting: requests) {
                $0.ignoredDefaults = ignoredDefaults(of: last)
                // The arguments of the builder, or, for an overload of its protocol, of `Self`.
                $0.key = Self.factory(
                    call.callee.generic("A").arguments(of: "Dovetail.FactoryBuilder")?.last ?? call.callee.generic("B"), effects)
                $0.isolation = isolation
            }
        case .argumentFactoryBuilder, .argumentFactoryBuilder2, .argumentFactoryBuilder3, .argumentFactoryBuilder4:
            // `from` has set the key, without the effects.
            recorder.finish(index, .assistedFactory, requesting: requests) {
                if let named = $0.key.arguments(of: "Dovetail.Factory")?.first { $0.key = Self.factory(named, effects) }
                $0.ignoredDefaults = ignoredDefaults(of: last, after: call.declarer.argumentCount)
                $0.isolation = isolation
            }
        case .injectorBuilder:
            // The last generic parameter is the result of the method, which is discarded.
            if !hasPack, !requests.isEmpty { requests.removeLast() }
            recorder.finish(index, .propertyInjector, requesting: requests) {
                let first = call.callee.generic("A")
                $0.key = Self.propertyInjector(of: first.arguments(of: "Dovetail.InjectorBuilder")?.first ?? first)
                $0.isolation = isolation
            }
        case .binder, .bindingBuilder, .receiptBinder:
            recorder.finish(index, .factory, requesting: requests) {
                $0.ignoredDefaults = ignoredDefaults(of: last)
                $0.isolation = isolation
            }
        }
    }

    /// The requests of the factory's parameters: the generic arguments of the method, in order.
    private func requests(_ callee: Callee) -> (requests: [SourceType], hasPack: Bool) {
        var requests: [SourceType] = []
        var hasPack = false
        var position = 0
        while let request = callee.generics[Declarations.parameterName(1, position)] {
            position += 1
            guard let pack = request.pack else {
                requests.append(request)
                continue
            }
            requests += pack
            hasPack = true
        }
        return (requests, hasPack)
    }

    /// The names of the parameters with a default argument, by their positions, if the factory is a reference to an initializer or a function.
    ///
    /// - Parameter count: The number of the first parameters that no request resolves.
    private func ignoredDefaults(of factory: Argument?, after count: Int = 0) -> [Int: String] {
        guard let function = factory?.node.unconvertedFunction, let reference = function.referenceInAutoclosure,
            let usr = reference.referencedUSR, let declared = declarations.functions[usr]
        else { return [:] }
        let parameters = declared.node.parameters
        var names: [Int: String] = [:]
        for (position, parameter) in parameters.enumerated() where position >= count && parameter.has("default_arg") {
            names[position - count] = parameter.declaredName ?? "_"
        }
        return names
    }

    /// The isolation of a factory, which the running library asks the function for.
    private func isolation(of factory: Argument, _ environment: Environment) -> Graph.Isolation {
        let node = factory.node.unconvertedFunction
        if node.kind == "closure_expr" { return isolation(of: node, environment) }
        if case .function(let function) = factory.value {
            return function.isolation == .nonisolated ? declaredIsolation(of: node, environment) : function.isolation
        }
        if type(node.type, environment).text.contains("@isolated(any)") {
            addBlindSpot(
                "the actor of this factory is only known when the program runs; it was read as nonisolated", at: node, in: environment)
        }
        return isolation(of: node, environment)
    }

    /// The isolation of a function that is passed by its name alone: the type of such a reference does not contain its actor.
    private func declaredIsolation(of node: SyntaxNode, _ environment: Environment) -> Graph.Isolation {
        guard node.kind == "declref_expr", let usr = node.referencedUSR, let function = declarations.functions[usr] else {
            return .nonisolated
        }
        if function.node.flag("nonisolated") { return .nonisolated }
        let attributes = function.node.texts("attrs")
        if attributes.contains(where: { type($0, environment).text == "Swift.MainActor" }) { return .mainActor }
        if attributes.isEmpty, let isOnMainActor = function.file.isOnMainActor { return isOnMainActor ? .mainActor : .nonisolated }
        addBlindSpot("the actor of this function is unknown; it was read as nonisolated", at: node, in: environment)
        return .nonisolated
    }
}

// SPDX-License-Identifier: Apache-2.0
