extension ValidationContext {
    /// Every requested key is bound where the requester can see it.
    func missingBindings() -> [Diagnostic] {
        missingKeys.compactMap { missing in
            let form = graph.keys[missing.key].form
            if form == .componentFactory { return nil }
            let root = requestedRoot(missing)
            let whose = root.map { isTestedObject($0) ? ", which a test builds" : ", the root of \(name(componentOf: $0))" } ?? ""
            return finding(
                .missingBinding, of: missing,
                "nothing \(form.isCollection ? "contributes to" : "is bound for") \(name(key: missing.key))\(whose)\(ambiguity(of: missing))",
                guesses: guesses(missing), help: remedies(missing) + (root.map { isTestedObject($0) ? [] : [signature(ofRoot: $0)] } ?? []))
        }
    }

    /// The root of a component that only requests it, if it is the missing key.
    private func requestedRoot(_ missing: MissingKey) -> Int? {
        missing.requesters.first { requester in
            guard graph.isRequestedRoot(requester) else { return false }
            let key = graph.bindings[requester].key
            return key == missing.key || graph.keys[key].form == .tagged(of: missing.key)
        }
    }

    /// Why a function is not bound although factories of its product and its arguments are.
    private func ambiguity(of missing: MissingKey) -> String {
        guard let (product, seed) = graph.construction(by: missing.key) else { return "" }
        let count = resolution.factories(forFunction: missing.key, in: commonComponent(of: missing)).count
        if count < 2 { return "" }
        return ", because \(count) factories build \(name(key: product)) from \(arguments(named: seed))"
    }

    /// A method that is almost `configureRoot` compiles beside a `typealias Root`, but nothing calls it.
    private func signature(ofRoot root: Int) -> String {
        let type = code(key: graph.bindings[root].key)
        return
            "or declare static func configureRoot(binder bind: ReceiptBinder<\(type)>) -> BindingReceipt<\(type)> in \(name(componentOf: root)), with exactly this signature"
    }

    private func remedies(_ missing: MissingKey) -> [String] {
        let somewhere =
            graph.isTestOfModule
            ? "in the closure of buildForTest" : "in a module that \(name(component: commonComponent(of: missing))) includes"
        let key = missing.key
        if graph.keys[key].form.isFunction { return remedies(ofFunction: missing, somewhere) }
        if let declaration = specialDeclaration(of: key) { return ["\(declaration) \(somewhere)"] }
        if let syntax = collectionSyntax(key) {
            return ["\(syntax.contribution) \(somewhere)", "\(syntax.declaration) \(somewhere), if it may be empty"]
        }
        let argument = graph.keys[key].tag.map { "tagged: \(selfOf(name($0)))" } ?? typeExpression(key)
        return ["\(declaration(ofTagged: key) ?? declaration(of: key)) \(somewhere)"]
            + (missing.isAskedForOptionally ? ["declareOptional(\(argument)) \(somewhere), if it may be nil"] : [])
            + (graph.isModuleAlone ? ["requires(\(argument)), if another module binds it"] : [])
    }

    /// A factory of the function's result, or the function itself: what is likelier comes first.
    private func remedies(ofFunction missing: MissingKey, _ somewhere: String) -> [String] {
        let (factory, function) = (specialDeclaration(of: missing.key) ?? "", declaration(of: missing.key))
        let returnsValue = graph.construction(by: missing.key).map { isFromToolchain($0.product) } ?? false
        return
            (returnsValue
            ? ["\(function) \(somewhere)", "\(factory) \(somewhere), if a factory is meant"]
            : ["\(factory) \(somewhere)", "\(function) \(somewhere), if no factory is meant"])
            + (missing.isAskedForOptionally ? ["declareOptional(\(typeExpression(missing.key))) \(somewhere), if it may be nil"] : [])
    }

    /// The call that binds a key under a tag that is not bound with `bind`, such as a setting.
    private func declaration(ofTagged key: Int) -> String? {
        guard let tag = graph.keys[key].tag, let declared = tag.metatype as? any DeclaredTag.Type else { return nil }
        return declared.declaration(of: name(tag))
    }

    /// One diagnostic for one missing key, with its requesters, similar bindings, and help.
    func finding(_ id: DiagnosticID, of missing: MissingKey, _ message: String, guesses: [Hint] = [], help: [String]) -> Diagnostic {
        let near = nearMisses.look(
            for: missing.key, as: missing.functions, by: missing.requesters, isDeferred: missing.isDeferred,
            from: commonComponent(of: missing))
        let ownHelp = (guesses.contains(where: \.isConclusive) ? [] : help) + guesses.compactMap(\.help)
        let first = missing.requesters.first
        return Diagnostic(
            id, message, at: first.map { place($0) } ?? missing.requirements.first.map { graph.declarations[$0].place },
            path: first.map { path(to: $0, and: name(key: missing.key)) } ?? [],
            notes: notes(of: missing) + notes(guesses) + notes(near),
            help: near.compactMap(\.help) + (near.contains(where: \.isConclusive) ? [] : ownHelp), types: types(missing.key))
    }

    /// At most ten requesters and ten requirements, each followed by the number of the remaining ones. Repeated bindings of one line are
    /// shown once.
    private func notes(of missing: MissingKey) -> [Diagnostic.Note] {
        var seen: Set<Site> = []
        let shown = missing.requesters.filter { seen.insert(site($0)).inserted }.prefix(10)
        let rest = missing.requesters.count - shown.count
        var notes = shown.map { requesterNote($0) } + (rest == 0 ? [] : [Diagnostic.Note("and by \(others(rest))")])
        if let first = missing.requesters.first, !isReached(first), !graph.isModuleAlone {
            notes.append(Diagnostic.Note("\(mention(binding: first)) is not reachable from the root"))
        }
        return notes
            + self.notes(missing.requirements, more: { "and by \(others($0))" }) {
                let (place, module) = (graph.declarations[$0].place, graph.declarations[$0].module)
                return note("required by \(name(module: module))", at: place, in: module)
            }
    }
}

// SPDX-License-Identifier: Apache-2.0
