/// Finds the structure of a type's name: what is inside brackets and backticks, and what is outside.
enum BracketScanner {
    /// The position after the bracket or quoted identifier that starts at `start`.
    static func end(of text: Substring, from start: Substring.Index) -> Substring.Index {
        var depth = 0
        var index = start
        var previous: Character = " "
        while index < text.endIndex {
            let character = text[index]
            index = text.index(after: index)
            switch character {
            case "`":
                while index < text.endIndex, text[index] != "`" { index = text.index(after: index) }
                if index < text.endIndex { index = text.index(after: index) }
                if depth == 0 { return index }
            case "<", "(", "[", "{": depth += 1
            // The second half of an arrow.
            case ">" where previous == "-": break
            case ">", ")", "]", "}":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            previous = character
        }
        return text.endIndex
    }

    /// The parts between the separators that are outside brackets, without leading spaces.
    static func split(_ text: Substring, at separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        var index = start
        while index < text.endIndex {
            switch text[index] {
            case "<", "(", "[", "{", "`": index = end(of: text, from: index)
            case separator:
                parts.append(text[start..<index])
                index = text.index(after: index)
                while index < text.endIndex, text[index] == " " { index = text.index(after: index) }
                start = index
            default: index = text.index(after: index)
            }
        }
        parts.append(text[start...])
        return parts
    }

    /// The position of the last bracket outside others that opens in what precedes an arrow: where the parameters begin.
    static func parameters(of head: Substring) -> Substring.Index? {
        var last: Substring.Index?
        var index = head.startIndex
        while index < head.endIndex {
            if head[index] == "(" { last = index }
            index = "<([{`".contains(head[index]) ? end(of: head, from: index) : head.index(after: index)
        }
        return last
    }

    /// The first arrow outside brackets, and the space after it.
    static func arrow(in text: Substring) -> Range<Substring.Index>? {
        var index = text.startIndex
        while index < text.endIndex {
            switch text[index] {
            case "<", "(", "[", "{", "`": index = end(of: text, from: index)
            default:
                if text[index...].hasPrefix("-> ") { return index..<text.index(index, offsetBy: 3) }
                index = text.index(after: index)
            }
        }
        return nil
    }
}

// SPDX-License-Identifier: Apache-2.0
