/// The names of one graph, each as short as it can be without meaning two things.
///
/// `App.Clock` is written `Clock` unless the graph knows another `Clock`. Nothing is cut off, and what could break a
/// line or hide in it is escaped.
struct NameBook {
    /// The short paths that stand for more than one type.
    private var ambiguous: Set<String> = []

    init(_ graph: Graph) {
        var meanings: [String: String] = [:]
        var ambiguous: Set<String> = []
        func listen(to type: TypeName) {
            _ = TypeSpelling.shortened(type.full) { qualified, short in
                if meanings.updateValue(qualified, forKey: short).map({ $0 != qualified }) == true { ambiguous.insert(short) }
                return false
            }
        }
        for entry in graph.keys {
            listen(to: entry.key.type)
            if let tag = entry.key.tag { listen(to: tag) }
        }
        for component in graph.components {
            listen(to: component.name)
            if let scope = component.scope { listen(to: scope) }
        }
        for module in graph.modules { listen(to: module.name) }
        for inclusion in graph.inclusions { listen(to: inclusion.name) }
        for installation in graph.installations { listen(to: installation.name) }
        for replacement in graph.replacements { listen(to: replacement.module) }
        for binding in graph.bindings { if let scope = binding.scope { listen(to: scope) } }
        self.ambiguous = ambiguous
    }

    func name(_ type: TypeName) -> String {
        TypeSpelling.shortened(type.full) { _, short in ambiguous.contains(short) }.escaped(quotes: true)
    }

    func name(_ key: Graph.Key) -> String {
        if let tag = key.tag { "\(name(key.type)) tagged \(name(tag))" } else { name(key.type) }
    }
}

extension String {
    /// The text on one line, in valid UTF-8, with nothing in it that a terminal would act upon.
    func escaped(quotes: Bool = false) -> String {
        if isPlain(quotes) || unicodeScalars.allSatisfy({ !$0.mustBeEscaped && !(quotes && $0 == "\"") }) { return self }
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": result.append(contentsOf: "\\n".unicodeScalars)
            case "\r": result.append(contentsOf: "\\r".unicodeScalars)
            case "\t": result.append(contentsOf: "\\t".unicodeScalars)
            case "\"" where quotes: result.append(contentsOf: "\\\"".unicodeScalars)
            case _ where scalar.mustBeEscaped:
                result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}

extension String {
    /// Whether it is all ASCII, and nothing of it has to be escaped: quickly seen, and true of most.
    private func isPlain(_ quotes: Bool) -> Bool {
        var copy = self
        return copy.withUTF8 { text in
            for byte in text where byte < 0x20 || byte >= 0x7F || quotes && byte == UInt8(ascii: "\"") { return false }
            return true
        }
    }
}

extension Unicode.Scalar {
    /// Controls, line breaks, and marks that turn the direction of a text or take no room in it.
    fileprivate var mustBeEscaped: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: true
        default: false
        }
    }
}
