internal import GraphCommands

/// The options of `check`, as parsed from the command line.
struct CheckOptions: Equatable {
    var findings: FindingOptions
    var stamp: String?
    var wantsHelp = false

    /// - Parameter knowsAllIDs: Whether an id outside the library's catalog is an error.
    init(_ arguments: [String], knowsAllIDs: Bool) throws(GraphCommand.Failure) {
        let arguments = try Arguments(arguments, options: Self.known)
        if let word = arguments.words.first { throw GraphCommand.Failure("unknown command \(word); see --help") }
        findings = try FindingOptions(arguments, knowsAllIDs: knowsAllIDs)
        stamp = arguments["--stamp"]
        wantsHelp = arguments.has("--help") || arguments.has("-h")
    }

    static let known: [Arguments.Option] = [.init("--help"), .init("-h")] + FindingOptions.known + [.init("--stamp", "FILE")]
}
