/// Tuple and function types without the parts that are often forgotten: labels, `inout`, `...`, `@Sendable`, `@MainActor`, `throws`, `async`.
enum TypeShape {
    static func isShaped(_ type: String) -> Bool { type.utf8.contains(UInt8(ascii: "(")) }

    static func isFunction(_ type: String) -> Bool { isShaped(type) && type.contains(" -> ") }

    /// The `async` and `throws` effects of functions, in order.
    static func effects(of type: String) -> [Substring] {
        type.split(separator: " ").filter { $0 == "async" || $0 == "throws" || $0.hasPrefix("throws(") }
    }

    static func plain(_ type: String) -> String {
        var result = ""
        var rest = type[...]
        var mayBeLabel = false
        while let next = rest.first {
            if next == "@" {
                rest = rest.drop { $0 != " " }.dropFirst()
            } else if next == " ", let end = afterEffect(rest.dropFirst()) {
                rest = end
            } else if mayBeLabel, rest.hasPrefix("inout ") {
                rest = rest.dropFirst("inout ".count)
            } else if rest.hasPrefix("...") {
                rest = rest.dropFirst(3)
            } else if mayBeLabel, let end = afterLabel(rest) {
                rest = end
                mayBeLabel = false
            } else {
                mayBeLabel = next == "(" || next == "," || mayBeLabel && next == " "
                result.append(rest.removeFirst())
            }
        }
        return result
    }

    /// The text after `async`, `throws` or `throws(E)`.
    private static func afterEffect(_ text: Substring) -> Substring? {
        for word in ["async", "throws"] where text.hasPrefix(word) {
            let rest = text.dropFirst(word.count)
            if rest.first == " " { return rest }
            guard word == "throws", rest.first == "(", let end = rest.firstIndex(of: ")", inBrackets: 1) else { return nil }
            return rest[end...].dropFirst()
        }
        return nil
    }

    /// The text after the `: ` of a label.
    private static func afterLabel(_ text: Substring) -> Substring? {
        let rest = text.drop { !" .<()[],:".contains($0) }
        return rest.startIndex > text.startIndex && rest.hasPrefix(": ") ? rest.dropFirst(2) : nil
    }
}

// SPDX-License-Identifier: Apache-2.0
