/// A seed is only requested in the factory that is built from it.
struct AssistedOutsideFactory: Rule {
    static let id = DiagnosticID.assistedOutsideFactory

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        let graph = inspection.graph
        var findings: [Diagnostic] = []
        for binding in graph.bindings.indices {
            var reported: Set<Int> = []
            for request in graph.bindings[binding].requests where inspection.answers.answers[request].outcome == .seeded {
                let key = Int(inspection.answers.answers[request].target)
                guard case .assisted(let asked) = graph.keys[key].form else { continue }
                let seed = graph.seed(ofFactory: binding)
                let form = graph.requests[request].key
                if seed != asked {
                    if reported.insert(key).inserted { findings.append(finding(binding, key, asked, seed, inspection)) }
                } else if form != key, reported.insert(form).inserted {
                    findings.append(wrapped(form, binding, key, inspection))
                }
            }
        }
        return findings
    }

    /// The seed always exists when the factory runs, so requesting it as deferred or optional is an error.
    private static func wrapped(_ form: Int, _ binding: Int, _ key: Int, _ inspection: Inspection) -> Diagnostic {
        let names = (binding: inspection.name(binding: binding), asked: inspection.name(key: form), seed: inspection.name(key: key))
        return Diagnostic(
            id, "\(names.binding) asks for \(names.asked), but a seed is asked for as \(names.seed)", at: inspection.place(binding),
            path: inspection.path(to: binding, and: names.asked),
            notes: [inspection.note("asked for by \(names.binding), bound", at: binding)],
            help: ["ask for \(inspection.code(key: key)) in \(names.binding)"],
            types: inspection.types(inspection.graph.bindings[binding].key, form)
        )
    }

    private static func finding(_ binding: Int, _ key: Int, _ asked: Int, _ seed: Int?, _ inspection: Inspection) -> Diagnostic {
        let names = (binding: inspection.mention(binding: binding), asked: inspection.name(key: key))
        let message: String
        let help: String
        if let seed {
            message = "\(names.binding) asks for \(names.asked), but its seed is \(inspection.name(key: seed))"
            help = "ask for Assisted<\(inspection.code(key: seed))> in \(names.binding)"
        } else {
            message = "\(names.binding) asks for \(names.asked), but no factory builds it from a seed"
            let product = inspection.typeExpression(inspection.graph.bindings[binding].key)
            help = "bindFactory(\(product)).with(…), where \(inspection.code(key: asked)) is the Seed"
        }
        return Diagnostic(
            id, message, at: inspection.place(binding), path: inspection.path(to: binding, and: names.asked),
            notes: [inspection.note("asked for by \(names.binding), bound", at: binding)], help: [help],
            types: inspection.types(inspection.graph.bindings[binding].key, asked)
        )
    }
}

extension Graph {
    /// The key of the seed that an assisted factory is called with; nil for all other bindings.
    package func seed(ofFactory binding: Int) -> Int? {
        guard bindings[binding].kind == .assistedFactory, case .factory(_, let seed) = keys[bindings[binding].key].form else { return nil }
        return seed
    }

    /// Whether a request for `key` resolves to `seed`, the seed of the requesting factory.
    package func isSeed(_ key: Int, _ seed: Int?) -> Bool {
        guard let seed, case .assisted(let asked) = keys[key].form else { return false }
        return asked == seed
    }
}
