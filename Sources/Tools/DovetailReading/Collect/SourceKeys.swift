import DovetailGraph

/// Numbers the distinct keys of a graph.
struct SourceKeys {
    let declarations: Declarations
    private var names: [Name] = []
    private var numbers: [Name: Int] = [:]

    private struct Name: Hashable {
        let type: SourceType
        let tag: SourceType?
    }

    init(_ declarations: Declarations) { self.declarations = declarations }

    mutating func key(_ type: SourceType, tag: SourceType? = nil) -> Int {
        let name = Name(type: type, tag: tag)
        if let known = numbers[name] { return known }
        numbers[name] = names.count
        names.append(name)
        return names.count - 1
    }

    /// The key of the dependency that has a tag.
    mutating func key(tagged tag: SourceType) -> Int { key(declarations.member("Element", of: tag) ?? .unknown, tag: tag) }

    /// All keys, including those that the others are derived from.
    mutating func entries() -> [Graph.KeyEntry] {
        var entries: [Graph.KeyEntry] = []
        while entries.count < names.count {
            let name = names[entries.count]
            let isExistential = declarations.nominals[name.type.nominal]?.isProtocol ?? false
            let key = Graph.Key(TypeName(name.type.full, isExistential: isExistential), tag: name.tag.map { TypeName($0.full) })
            if name.tag == nil, let entry = RequestForms.function(name.type, named: key, &self) {
                entries.append(entry)
            } else {
                let form = RequestForms.form(of: name.type, tag: name.tag, &self)
                entries.append(Graph.KeyEntry(key, form: form, traits: name.tag == nil ? LibraryNames.traits(ofFactory: name.type) : []))
            }
        }
        return entries
    }
}

// SPDX-License-Identifier: Apache-2.0
