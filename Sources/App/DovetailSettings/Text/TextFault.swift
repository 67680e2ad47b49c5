/// The errors in the text of a file: locations and fixed messages, never the text itself.
struct TextFault: Error {
    struct Finding: Sendable {
        let words: String
        let line: Int?
        let column: Int?
        /// The location of the first occurrence, for duplicates.
        var earlier: (line: Int, column: Int)?
    }

    let findings: [Finding]

    init(_ findings: [Finding]) { self.findings = findings }

    init(_ words: String, line: Int? = nil, column: Int? = nil, earlier: (line: Int, column: Int)? = nil) {
        findings = [Finding(words: words, line: line, column: column, earlier: earlier)]
    }
}

// SPDX-License-Identifier: Apache-2.0
