extension ValidationContext {
    /// The entries of a dictionary have distinct keys, across a child and its ancestors.
    func duplicateDictionaryKeys() -> [Diagnostic] {
        if resolution.multibindings.isEmpty { return [] }
        // By the first entry for a key, seen from the root.
        var rivals = Groups()
        var firsts = PathTable<Graph.Entry, Int>(resolution.tree)
        let multibindings = resolution.multibindings
        for position in multibindings.indices.sorted(byRank: { Int(resolution.tree.first(multibindings[$0].component)) }) {
            let multibinding = multibindings[position]
            firsts.go(to: multibinding.component)
            for contribution in multibinding.contributions {
                guard case .entry(let number) = graph.bindings[contribution].contribution else { continue }
                let entry = Graph.Entry(of: multibinding.key, number: number)
                if let first = firsts[entry] { rivals.add(contribution, to: first) } else { firsts.set(entry, contribution) }
            }
        }
        return rivals.numbers.sorted().map { finding([$0] + rivals[$0]) }
    }

    private func finding(_ entries: [Int]) -> Diagnostic {
        let key = graph.bindings[entries[0]].key
        var text: String?
        if case .entry(let number) = graph.bindings[entries[0]].contribution { text = graph.entryKey(number, of: key) }
        let what = "\(grouped(entries.count)) entries of \(name(key: key))"
        return finding(
            .duplicateDictionaryKey, "\(what) have the same key\(text.map { ", \($0)" } ?? "")", at: entries[1],
            path: path(ofReached: entries[0]), notes: notes("added", entries), help: ["give each intoDictionary(…) a unique key"])
    }
}

// SPDX-License-Identifier: Apache-2.0
