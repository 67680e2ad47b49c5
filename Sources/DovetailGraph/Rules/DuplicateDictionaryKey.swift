/// The entries of a dictionary have different keys, those of a child and of its ancestors taken together.
struct DuplicateDictionaryKey: Rule {
    static let id = DiagnosticID.duplicateDictionaryKey

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        let (graph, answers) = (inspection.graph, inspection.answers)
        // The first entry of each key, for each gathering; then everybody who comes after it.
        var firsts: [Int: [Int: Int]] = [:]
        var rivals: [Int: [Int]] = [:]
        for (position, gathering) in answers.gatherings.enumerated() {
            for contribution in gathering.contributions {
                guard case .entry(let number) = graph.bindings[contribution].contribution else { continue }
                var level: Int? = position
                var first: Int?
                while let current = level {
                    if let earlier = firsts[current]?[number] { first = earlier }
                    level = answers.gatherings[current].outer
                }
                if let first { rivals[first, default: [first]].append(contribution) }
                if firsts[position]?[number] == nil { firsts[position, default: [:]][number] = contribution }
            }
        }
        return rivals.sorted { $0.key < $1.key }.map { first, entries in
            let key = graph.bindings[first].key
            let name = inspection.name(key: key)
            return Diagnostic(
                id, "\(grouped(entries.count)) entries of \(name) have the same key", at: inspection.place(entries[1]),
                path: inspection.path(ofReached: first),
                notes: inspection.places("entered", entries),
                help: ["give each intoDictionary(…) a key of its own"], types: inspection.types(key)
            )
        }
    }
}
