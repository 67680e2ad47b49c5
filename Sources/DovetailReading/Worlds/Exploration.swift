import DovetailGraph

/// Reads a component in several worlds, and merges their findings.
struct Exploration {
    private let program: SourceProgram
    private let root: String
    private let given: Answers

    init(of root: String, in program: SourceProgram, given: Answers) {
        self.program = program
        self.root = root
        self.given = given
    }

    mutating func findings() -> SourceFindings {
        let usual = program.read(root, given: given)
        return SourceFindings(usual: usual, findings: [], blindSpots: usual.blindSpots, questions: usual.questions, worldCount: 1)
    }
}
