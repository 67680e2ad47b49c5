internal import DovetailGraph
internal import GraphCommands

/// The options of `read`, as parsed from the command line.
struct ReadOptions {
    /// Where the trees come from.
    enum Origin: Equatable {
        /// A build folder of SwiftPM.
        case build(String)
        /// The settings that `xcodebuild` prints.
        case xcode(String)
        /// A folder with trees, and a build folder with the compiler that has written them.
        case trees(String, build: String?)
    }

    var findings: FindingOptions
    var origin: Origin
    /// The components to read; all if there is none.
    var roots: [String]
    /// The modules to read, with those that they depend on; all if there is none.
    var modules: [String]
    var answers: Answers
    var isComplete: Bool
    var cache: String?
    /// The folder into which the graphs are written.
    var graphs: String?

    private typealias Failure = GraphCommand.Failure

    init(_ arguments: Arguments) throws(GraphCommand.Failure) {
        if let word = arguments.words.first { throw Failure("unexpected argument \(word); see --help") }
        isComplete = arguments.has("--complete")
        findings = try FindingOptions(arguments, ids: DiagnosticID.incomplete, knowsAllIDs: true)
        if isComplete { for id in DiagnosticID.incomplete { findings.levels[id] = .error } }
        origin = try Self.origin(arguments)
        roots = arguments.values(of: "--root")
        modules = arguments.values(of: "--module")
        cache = arguments["--cache"]
        graphs = arguments["--write-graphs"]
        answers = Answers()
        for text in arguments.values(of: "--given") {
            guard let sign = text.lastIndex(of: "="), sign > text.startIndex else {
                throw Failure("--given is CONDITION=ANSWER, such as Flags.isStaging=false, not \(text)")
            }
            let parts = [text[..<sign], text[text.index(after: sign)...]].map { $0.filter { !$0.isWhitespace } }
            guard !parts[1].isEmpty else { throw Failure("--given is CONDITION=ANSWER, such as Flags.isStaging=false, not \(text)") }
            answers.byText[String(text[..<sign])] = parts[1]
        }
    }

    private static func origin(_ arguments: Arguments) throws(GraphCommand.Failure) -> Origin {
        let (build, xcode, trees) = (arguments["--build"], arguments["--xcode"], arguments["--trees"])
        if xcode != nil, build != nil || trees != nil {
            throw Failure("--build, --xcode and --trees name the origin of the trees: pass only one of them, or --trees with --build")
        }
        if let trees { return .trees(trees, build: build) }
        return xcode.map { .xcode($0) } ?? .build(build ?? ".build")
    }

    static let known: [Arguments.Option] =
        FindingOptions.known + [
            .init("--build", "DIR"), .init("--xcode", "FILE"), .init("--trees", "DIR"), .init("--root", "NAME"), .init("--module", "NAME"),
            .init("--given", "CONDITION=ANSWER"), .init("--complete"), .init("--cache", "DIR"), .init("--write-graphs", "DIR"),
        ]
}

extension DiagnosticID {
    /// The id of code that could not be followed.
    static let notFollowed: DiagnosticID = "not-followed"
    /// The id of trees whose compiler was not compared with the canary.
    static let unverifiedTrees: DiagnosticID = "unverified-trees"
    /// With one of these, a graph is valid only as far as it can be read.
    static let incomplete: [DiagnosticID] = [.notFollowed, .unverifiedTrees]
}
