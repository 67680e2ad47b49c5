/// Splits a command line as a shell does: words, quotation marks and backslashes.
func shellWords(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var characters = line[...]
    while let character = characters.popFirst() {
        switch (character, quote) {
        case ("'", "'"), ("\"", "\""): quote = nil
        case ("'", nil), ("\"", nil):
            quote = character
            word = word ?? ""
        case ("\\", nil), ("\\", "\""):
            if let next = characters.popFirst() { word = (word ?? "") + String(next) }
        case (" ", nil):
            if let complete = word { words.append(complete) }
            word = nil
        default: word = (word ?? "") + String(character)
        }
    }
    if let complete = word { words.append(complete) }
    return words
}

// SPDX-License-Identifier: Apache-2.0
