extension ValidationContext {
    /// No binding is replaced twice.
    func duplicateReplacements() -> [Diagnostic] {
        let replacements = graph.replacements
        if replacements.count < 2 { return [] }
        return Groups(replacements.indices) { replacements[$0].key }.all.flatMap { rivals -> [Diagnostic] in
            let key = replacements[rivals[0]].key
            let entries = rivals.compactMap { replacements[$0].entry }
            // Each entry replaces one entry.
            if entries.count == rivals.count {
                return Groups(rivals) { replacements[$0].entry ?? 0 }.all.filter { $0.count > 1 }.map { rivals in
                    finding(mention(entry: replacements[rivals[0]].entry ?? 0, of: key), rivals)
                }
            }
            // The contributions of one module replace a collection together.
            let module = replacements[rivals[0]].module
            let areTogether = entries.isEmpty && rivals.allSatisfy { replacements[$0].contributes && replacements[$0].module == module }
            return rivals.count < 2 || areTogether ? [] : [finding(name(key: key), rivals)]
        }
    }

    private func finding(_ what: String, _ rivals: [Int]) -> Diagnostic {
        Diagnostic(
            .duplicateReplacement, "\(what) is replaced \(times(rivals.count))", at: graph.replacements[rivals[1]].place,
            notes: notes(rivals, more: moreLocations) { rival in
                let replacement = graph.replacements[rival]
                return Diagnostic.Note("replaced", at: replacement.place, installers: [name(replacement.module)])
            },
            help: ["keep one of the replacements"], types: types(graph.replacements[rivals[0]].key))
    }
}

// SPDX-License-Identifier: Apache-2.0
