extension Graph.EntryKey {
    /// `"ocean"`, `7`, `spelling`; nil for a key without a text that is the same in every run.
    package var text: String? {
        switch self {
        case .text(let text): return text
        case .key(let key):
            let base = key.base
            if let text = base as? String { return "\"\(Self.shortened(text).escaped(quotes: true))\"" }
            if base is ObjectIdentifier || type(of: base) is AnyClass && !(base is any CustomStringConvertible) { return nil }
            return Self.shortened(String(describing: base)).escaped()
        }
    }

    private static func shortened(_ text: String) -> String { text.count > 60 ? "\(text.prefix(59))…" : text }
}

extension Graph {
    /// The text of the key of a dictionary entry, if it is known.
    package func entryKey(_ number: Int, of collection: Int) -> String? { entryKeys[Entry(of: collection, number: number)]?.text }

    /// `element of [Plugin]`, `entry "ocean" of [String: Theme]`: a contribution to a collection named `collection`; nil for any other
    /// binding.
    package func contributionName(of binding: Int, to collection: String) -> String? {
        switch bindings[binding].contribution {
        case nil: nil
        case .element: "element of \(collection)"
        case .elements: "elements of \(collection)"
        case .entry(let number):
            "entry \(entryKey(number, of: bindings[binding].key).map { "\($0) " } ?? "")of \(collection)"
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
