extension ValidationContext {
    /// Several bindings do not depend on one value whose type does not say what it means, unless a tag does.
    ///
    /// A reference to an initializer requests the parameters that have a default argument, too. So a `String` that is bound for one type also
    /// replaces the default arguments of others. A factory does not contain its default arguments, which is why the rule looks at the types.
    func untaggedValues() -> [Diagnostic] {
        // By the binding of the value.
        var requesters = Groups()
        for binding in graph.bindings.indices where !graph.isRequestedRoot(binding) {
            for request in graph.bindings[binding].requests where resolution.answers[request].outcome == .found {
                let target = Int(resolution.answers[request].target)
                if mayBeUntaggedValue(target), requesters[target].last != binding { requesters.add(binding, to: target) }
            }
        }
        return requesters.numbers.sorted().compactMap { target in
            // A name costs more than the rest, so only those of types that several bindings request are computed.
            guard Set(requesters[target].map { graph.bindings[$0].key }).count > 1 else { return nil }
            return graph.keys[graph.bindings[target].key].type.isPlainValue ? finding(target, requesters[target]) : nil
        }
    }

    private func mayBeUntaggedValue(_ node: Int) -> Bool {
        guard node < graph.bindings.count, graph.bindings[node].contribution == nil, !graph.bindings[node].isBuiltIn,
            graph.bindings[node].kind != .seed
        else { return false }
        let entry = graph.keys[graph.bindings[node].key]
        return entry.tag == nil && entry.form == .plain && (entry.type.metatype == nil || entry.type.isStruct)
    }

    private func finding(_ binding: Int, _ requesters: [Int]) -> Diagnostic {
        let key = graph.bindings[binding].key
        return finding(
            .untaggedValue, "\(name(key: key)) is bound without a tag, and \(grouped(requesters.count)) bindings depend on it", at: binding,
            notes: [note("bound", at: binding)] + notes(requesters, more: { "and by \(others($0))" }) { requesterNote($0) },
            help: [
                "bind it with tagged(with:), and depend on the tag where this value is meant",
                "write to { … } where the parameter has a default argument, which a reference to an initializer ignores",
            ])
    }
}

extension TypeName {
    /// Whether values of this type mean anything: numbers, text, dates.
    fileprivate var isPlainValue: Bool {
        guard let dot = full.firstIndex(of: ".") else { return false }
        let (module, name) = (full[..<dot], full[dot...].dropFirst())
        return switch module {
        case "Swift":
            [
                "Bool", "Character", "Double", "Duration", "Float", "Float16", "Float80", "Int", "Int128", "Int16", "Int32", "Int64",
                "Int8",
                "StaticString", "String", "Substring", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8",
            ].contains(name)
        case "Foundation", "FoundationEssentials": ["Data", "Date", "Decimal", "URL", "UUID"].contains(name)
        default: false
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
