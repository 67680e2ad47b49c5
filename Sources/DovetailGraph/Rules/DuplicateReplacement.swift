/// Nothing is replaced twice.
struct DuplicateReplacement: Rule {
    static let id = DiagnosticID.duplicateReplacement

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        let replacements = inspection.graph.replacements
        if replacements.count < 2 { return [] }
        var order: [Int] = []
        var rivals: [Int: [Graph.Replacement]] = [:]
        for replacement in replacements {
            if rivals[replacement.key] == nil { order.append(replacement.key) }
            rivals[replacement.key, default: []].append(replacement)
        }
        return order.compactMap { key in
            guard let rivals = rivals[key], rivals.count > 1 else { return nil }
            // The contributions of one module replace a collection together.
            if rivals.allSatisfy({ $0.contributes && $0.module == rivals[0].module }) { return nil }
            let times = rivals.count == 2 ? "twice" : "\(grouped(rivals.count)) times"
            return Diagnostic(
                id, "\(inspection.name(key: key)) is replaced \(times)", at: rivals[1].place,
                notes: inspection.notes(rivals, more: { "and at \(grouped($0)) more places" }) { rival in
                    Diagnostic.Note("replaced", at: rival.place, installers: [inspection.name(rival.module)])
                },
                help: ["keep one of the replacements"], types: inspection.types(key)
            )
        }
    }
}
