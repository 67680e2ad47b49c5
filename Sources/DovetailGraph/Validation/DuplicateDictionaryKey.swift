/// The entries of a dictionary have distinct keys, across a child and its ancestors.
struct DuplicateDictionaryKey: Rule {
    static let id = DiagnosticID.duplicateDictionaryKey

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        let graph = inspection.graph
        let rivals = findRivals(inspection)
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

    private struct Entry: Hashable {
        let key: Int
        let number: Int
    }

    /// The first entry for each key, seen from the root, with all later entries for it.
    private static func findRivals(_ inspection: Inspection) -> [Int: [Int]] {
        let answers = inspection.answers
        let gatherings = answers.gatherings.indices.sorted { one, other in
            let components = (answers.gatherings[one].component, answers.gatherings[other].component)
            return (answers.tree.first[components.0], one) < (answers.tree.first[components.1], other)
        }
        var firsts = PathTable<Entry, Int>(answers.tree)
        var rivals: [Int: [Int]] = [:]
        for gathering in gatherings.map({ answers.gatherings[$0] }) {
            firsts.go(to: gathering.component)
            for contribution in gathering.contributions {
                guard case .entry(let number) = inspection.graph.bindings[contribution].contribution else { continue }
                let entry = Entry(key: gathering.key, number: number)
                if let first = firsts[entry] {
                    rivals[first, default: [first]].append(contribution)
                } else {
                    firsts.set(entry, contribution)
                }
            }
        }
        return rivals
    }
}
