/// Every requested key is bound where the requester can see it.
struct MissingBinding: Rule {
    static let id = DiagnosticID.missingBinding

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        return context.missingKeys.compactMap { missing in
            if graph.keys[missing.key].form == .componentFactory { return nil }
            let guess = guess(missing, context)
            return context.finding(
                id, of: missing, message(missing, context), guess, help: guess.settles ? [] : help(missing, context))
        }
    }

    private static func message(_ missing: MissingKey, _ context: ValidationContext) -> String {
        let name = context.name(key: missing.key)
        if case .collection = context.graph.keys[missing.key].form { return "nothing contributes to \(name)" }
        return "nothing is bound for \(name)"
    }

    private static func help(_ missing: MissingKey, _ context: ValidationContext) -> [String] {
        let component = context.name(component: context.commonComponent(of: missing))
        let somewhere = "in a module that \(component) includes"
        let key = context.graph.keys[missing.key]
        switch key.form {
        case .collection(let element):
            return [
                "\(CollectionSyntax(missing.key, element, context).contribution) \(somewhere)",
                "\(CollectionSyntax(missing.key, element, context).declaration) \(somewhere), if it may be empty",
            ]
        case .factory(let product, _):
            let factory = context.name(key.key.type).genericArgument
            let with = factory.hasPrefix("EmptySeed<") ? "" : ".with(\(context.selfOf(factory)))"
            return ["bindFactory(\(context.typeExpression(product)))\(with) \(somewhere)"]
        case .propertyInjector(let target):
            return ["bindPropertyInjectionOf(\(context.typeExpression(target))) \(somewhere)"]
        default:
            var help = ["\(declaration(ofTagged: missing.key, context) ?? context.declaration(of: missing.key)) \(somewhere)"]
            let argument = argument(missing.key, context)
            if missing.isAskedForOptionally { help.append("declareOptional(\(argument)) \(somewhere), if it may be nil") }
            if context.graph.isModuleAlone { help.append("requires(\(argument)), if another module binds it") }
            return help
        }
    }
}

extension MissingBinding {
    /// The arguments with which a module declares a key without binding it: `Clock.self`, `tagged: Utc.self`.
    private static func argument(_ key: Int, _ context: ValidationContext) -> String {
        context.graph.keys[key].key.tag.map { "tagged: \(context.selfOf(context.name($0)))" } ?? context.typeExpression(key)
    }
}

extension ValidationContext {
    /// One diagnostic for one missing key, with its requesters, similar bindings, and help.
    func finding(
        _ id: DiagnosticID, of missing: MissingKey, _ message: String, _ guess: MissingBinding.Guess = .init(), help: [String]
    ) -> Diagnostic {
        var notes = requesters(of: missing)
        let first = missing.requesters.first
        if let first, !isReached(first), !graph.isModuleAlone {
            notes.append(Diagnostic.Note("\(mention(binding: first)) is not reachable from the root"))
        }
        notes += self.notes(missing.requirements, more: { "and by \(others($0))" }) { requirement in
            let declaration = graph.declarations[requirement]
            return Diagnostic.Note(
                "required by \(name(module: declaration.module))", at: declaration.place, installers: installers(module: declaration.module)
            )
        }
        let near = nearMisses.look(for: missing.key, as: missing.functions, from: commonComponent(of: missing))
        return Diagnostic(
            id, message, at: first.map { place($0) } ?? missing.requirements.first.map { graph.declarations[$0].place },
            path: first.map { path(to: $0, and: name(key: missing.key)) } ?? [], notes: notes + guess.notes + near.notes,
            help: near.settles ? near.help : near.help + (guess.settles ? guess.help : help + guess.help), types: types(missing.key)
        )
    }

    /// At most ten requesters, followed by the number of the remaining ones. Repeated bindings of one line are shown once.
    private func requesters(of missing: MissingKey) -> [Diagnostic.Note] {
        var seen: Set<BindingSite> = []
        var notes: [Diagnostic.Note] = []
        for requester in missing.requesters where notes.count < 10 && seen.insert(site(requester)).inserted {
            notes.append(note("required by \(mention(binding: requester)), bound", at: requester))
        }
        let rest = missing.requesters.count - notes.count
        return rest == 0 ? notes : notes + [Diagnostic.Note("and by \(others(rest))")]
    }

    func types(_ keys: Int...) -> [String] {
        keys.flatMap { [graph.keys[$0].key.type.full] + (graph.keys[$0].key.tag.map { [$0.full] } ?? []) }
    }
}

extension String {
    /// `Session` for `ComponentFactory<Session>`; the name itself if it has no argument.
    var genericArgument: String {
        guard let open = firstIndex(of: "<"), last == ">" else { return self }
        return String(self[index(after: open)..<index(before: endIndex)])
    }
}
