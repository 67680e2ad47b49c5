internal import GraphCommands

/// The options of `check`, as parsed from the command line.
struct CheckOptions: Equatable {
    var findings: FindingOptions
    var stamp: String?

    /// - Parameter knowsAllIDs: Whether an id outside the library's catalog is an error.
    init(_ arguments: Arguments, knowsAllIDs: Bool) throws(GraphCommand.Failure) {
        if let word = arguments.words.first { throw GraphCommand.Failure("unknown command \(word); see --help") }
        findings = try FindingOptions(arguments, knowsAllIDs: knowsAllIDs)
        stamp = arguments["--stamp"]
    }

    static let known =
        FindingOptions.known + [.init("--stamp", "FILE", about: "Write FILE if the graphs can be built: for build plugins.")]
}

// SPDX-License-Identifier: Apache-2.0
