/// Tuple and function types without the parts that are often forgotten: labels, `@Sendable`, `@MainActor`, `throws`, `async`.
enum TypeShape {
    static func isShaped(_ type: String) -> Bool { type.utf8.contains(UInt8(ascii: "(")) }

    static func isFunction(_ type: String) -> Bool { isShaped(type) && type.contains(" -> ") }

    /// The `async` and `throws` effects of functions, in order.
    static func effects(of type: String) -> [Substring] {
        type.split(separator: " ").filter { $0 == "async" || $0 == "throws" || $0.hasPrefix("throws(") }
    }

    static func plain(_ type: String) -> String {
        let text = Array(type.utf8)
        var result: [UInt8] = []
        var position = 0
        var mayBeLabel = false
        while position < text.count {
            let byte = text[position]
            if byte == UInt8(ascii: "@") {
                position = text[position...].firstIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? text.count
            } else if byte == UInt8(ascii: " "), let end = endOfEffect(text, from: position + 1) {
                position = end
            } else if mayBeLabel, let end = endOfLabel(text, from: position) {
                position = end
                mayBeLabel = false
            } else {
                mayBeLabel = byte == UInt8(ascii: "(") || mayBeLabel && byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",")
                result.append(byte)
                position += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The position after `async`, `throws` or `throws(E)`.
    private static func endOfEffect(_ text: [UInt8], from start: Int) -> Int? {
        for word in ["async", "throws"] where text[start...].starts(with: word.utf8) {
            let end = start + word.utf8.count
            if text[end...].first == UInt8(ascii: " ") { return end }
            guard word == "throws", text[end...].first == UInt8(ascii: "(") else { return nil }
            var depth = 0
            for position in end..<text.count {
                depth += text[position] == UInt8(ascii: "(") ? 1 : text[position] == UInt8(ascii: ")") ? -1 : 0
                if depth == 0 { return position + 1 }
            }
        }
        return nil
    }

    /// The position after the `: ` of a label.
    private static func endOfLabel(_ text: [UInt8], from start: Int) -> Int? {
        guard let end = text[start...].firstIndex(where: { " .<()[],:".utf8.contains($0) }), end > start else { return nil }
        return text[end...].starts(with: ": ".utf8) ? end + 2 : nil
    }
}
