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
            let answer = String(text[text.index(after: sign)...])
            guard !answer.allSatisfy(\.isWhitespace) else {
                throw Failure("--given is CONDITION=ANSWER, such as Flags.isStaging=false, not \(text)")
            }
            answers.byText[String(text[..<sign])] = answer
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
        [
            .init("--build", "DIR", about: "A build folder of SwiftPM's native build system. The default is .build."),
            .init("--xcode", "FILE", about: "The output of `xcodebuild -showBuildSettingsForIndex -json`."),
            .init(
                "--trees", "DIR",
                about: """
                    Trees that the compiler has written: Module.File.swift.json. They are verified with those of
                    the module Canary in the same folder or beside it, or with --build, whose compiler has
                    written them. Otherwise the status is 3.
                    """),
            .init("--module", "NAME", about: "Read only this module and its dependencies. May be repeated."),
            .init("--root", "NAME", about: "Read only this root component. May be repeated."),
            .init(
                "--given", "CONDITION=ANSWER",
                about: "The answer to an open condition, such as Flags.isStaging=false. May be repeated."),
            .init("--complete", about: "Code that cannot be followed is an error."),
            .init(
                "--write-graphs", "DIR",
                about: """
                    Write each graph to DIR/Module.Root.json, for the other commands. Further roots of
                    the same name are numbered: DIR/Module.Root-2.json.
                    """),
            .init("--cache", "DIR", about: "The folder for trees. The default is a folder in that of the build."),
        ] + FindingOptions.known
}

extension DiagnosticID {
    /// The id of code that could not be followed.
    static let notFollowed: DiagnosticID = "not-followed"
    /// The id of trees whose compiler was not compared with the canary.
    static let unverifiedTrees: DiagnosticID = "unverified-trees"
    /// With one of these, a graph is valid only as far as it can be read.
    static let incomplete: [DiagnosticID] = [.notFollowed, .unverifiedTrees]
}

// SPDX-License-Identifier: Apache-2.0
