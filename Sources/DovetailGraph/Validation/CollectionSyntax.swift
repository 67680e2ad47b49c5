/// The code with which a collection is bound, for messages.
struct CollectionSyntax {
    /// `bind(Plugin.self).intoCollection()`
    let contribution: String
    /// `declareCollection(of: Plugin.self)`
    let declaration: String

    init(_ collection: Int, _ element: Int, _ context: ValidationContext) {
        let key = context.graph.keys[collection].key
        let type = context.name(key.type)
        let element = context.typeExpression(element)
        let tagging = context.tagging(collection)
        let declaration: String
        if type.hasPrefix("Set<") {
            contribution = "bind(\(element)).intoSet()\(tagging)"
            declaration = "declareSet(of: \(element))"
        } else if let key = Self.dictionaryKey(of: type) {
            contribution = "bind(\(element)).intoDictionary(…)\(tagging)"
            declaration = "declareDictionary(of: \(element), keyedBy: \(context.selfOf(key)))"
        } else {
            contribution = "bind(\(element)).intoCollection()\(tagging)"
            declaration = "declareCollection(of: \(element))"
        }
        self.declaration = key.tag.map { "declareCollection(tagged: \(context.selfOf(context.name($0))))" } ?? declaration
    }

    /// Returns `K` for `[K: V]`.
    private static func dictionaryKey(of type: String) -> String? {
        guard type.hasPrefix("[") else { return nil }
        var depth = 0
        for index in type.indices {
            switch type[index] {
            case "[", "(", "<": depth += 1
            case "]", ")": depth -= 1
            case ">" where type[type.index(before: index)] != "-": depth -= 1
            case ":" where depth == 1: return String(type[type.index(after: type.startIndex)..<index])
            default: break
            }
        }
        return nil
    }
}
