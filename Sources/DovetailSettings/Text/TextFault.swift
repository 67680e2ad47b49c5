/// What is wrong with the text of a file: places and fixed words, never anything that stands in it.
struct TextFault: Error {
    struct Finding: Sendable {
        let words: String
        let line: Int?
        let column: Int?
        /// Where the other one is, when there are two.
        var earlier: (line: Int, column: Int)?
    }

    let findings: [Finding]

    init(_ findings: [Finding]) { self.findings = findings }

    init(_ words: String, line: Int? = nil, column: Int? = nil, earlier: (line: Int, column: Int)? = nil) {
        findings = [Finding(words: words, line: line, column: column, earlier: earlier)]
    }
}
