/// The entries of a dictionary have distinct keys, across a child and its ancestors.
struct DuplicateDictionaryKey: Rule {
    static let id = DiagnosticID.duplicateDictionaryKey

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        let rivals = findRivals(context)
        return rivals.sorted { $0.key < $1.key }.map { first, entries in
            let key = graph.bindings[first].key
            let name = context.name(key: key)
            return Diagnostic(
                id, "\(grouped(entries.count)) entries of \(name) have the same key\(text(first, graph))", at: context.place(entries[1]),
                path: context.path(ofReached: first),
                notes: context.places("added", entries),
                help: ["give each intoDictionary(…) a unique key"], types: context.types(key)
            )
        }
    }

    private static func text(_ binding: Int, _ graph: Graph) -> String {
        guard case .entry(let number) = graph.bindings[binding].contribution,
            let text = graph.entryKey(number, of: graph.bindings[binding].key)
        else { return "" }
        return ", \(text)"
    }

    private struct Entry: Hashable {
        let key: Int
        let number: Int
    }

    /// The first entry for each key, seen from the root, with all later entries for it.
    private static func findRivals(_ context: ValidationContext) -> [Int: [Int]] {
        let multibindings = context.resolution.multibindings
        if multibindings.isEmpty { return [:] }
        // Their components' positions in the tree, so that the closure does not copy the whole resolution.
        let places = multibindings.map { context.resolution.tree.first[$0.component] }
        var firsts = PathTable<Entry, Int>(context.resolution.tree)
        var rivals: [Int: [Int]] = [:]
        for multibinding in multibindings.indices.sorted(by: { (places[$0], $0) < (places[$1], $1) }).map({ multibindings[$0] }) {
            firsts.go(to: multibinding.component)
            for contribution in multibinding.contributions {
                guard case .entry(let number) = context.graph.bindings[contribution].contribution else { continue }
                let entry = Entry(key: multibinding.key, number: number)
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
