/// No binding is replaced twice.
struct DuplicateReplacement: Rule {
    static let id = DiagnosticID.duplicateReplacement

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let replacements = context.graph.replacements
        if replacements.count < 2 { return [] }
        var order: [Int] = []
        var rivals: [Int: [Graph.Replacement]] = [:]
        for replacement in replacements {
            if rivals[replacement.key] == nil { order.append(replacement.key) }
            rivals[replacement.key, default: []].append(replacement)
        }
        return order.flatMap { key -> [Diagnostic] in
            let rivals = rivals[key] ?? []
            // Each entry replaces one entry.
            if rivals.allSatisfy({ $0.entry != nil }) { return findings(ofEntries: rivals, context) }
            if rivals.count < 2 { return [] }
            // The contributions of one module replace a collection together.
            if rivals.allSatisfy({ $0.contributes && $0.entry == nil && $0.module == rivals[0].module }) { return [] }
            return [finding(context.name(key: key), rivals, context)]
        }
    }

    private static func findings(ofEntries entries: [Graph.Replacement], _ context: ValidationContext) -> [Diagnostic] {
        var order: [Int] = []
        var rivals: [Int: [Graph.Replacement]] = [:]
        for replacement in entries {
            guard let entry = replacement.entry else { continue }
            if rivals[entry] == nil { order.append(entry) }
            rivals[entry, default: []].append(replacement)
        }
        return order.compactMap { entry in
            guard let rivals = rivals[entry], rivals.count > 1 else { return nil }
            return finding(context.mention(entry: entry, of: rivals[0].key), rivals, context)
        }
    }

    private static func finding(_ what: String, _ rivals: [Graph.Replacement], _ context: ValidationContext) -> Diagnostic {
        let times = rivals.count == 2 ? "twice" : "\(grouped(rivals.count)) times"
        return Diagnostic(
            id, "\(what) is replaced \(times)", at: rivals[1].place,
            notes: context.notes(rivals, more: { "and at \(grouped($0)) more locations" }) { rival in
                Diagnostic.Note("replaced", at: rival.place, installers: [context.name(rival.module)])
            },
            help: ["keep one of the replacements"], types: context.types(rivals[0].key)
        )
    }
}
