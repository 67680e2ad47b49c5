import DovetailGraph
import DovetailInspection

extension GraphCommand {
    private enum DifferenceFormat: String, CaseIterable {
        case text, markdown, json, html
    }

    var diffCommand: Command {
        let (new, exampleNew) = ownGraphs == nil ? ("NEW", " new.json") : ("[NEW]", "")
        let subcommand = Subcommand(
            "diff", "OLD \(new)",
            options: [.init("--format", of: DifferenceFormat.self), .init("--editor", "EDITOR"), .init("--output", "FILE")] + graphOptions,
            about: """
                Compares two graphs. Status 0: equal; 1: different. The page of --format html lists and marks what was added, removed \
                and changed.
                """,
            example: "old.json\(exampleNew) --format html --output difference.html")
        return Command(subcommand, run: diff)
    }

    private func diff(_ arguments: Arguments) throws(Failure) -> Result {
        let format = try arguments.choice("--format", default: DifferenceFormat.text)
        if arguments.has("--editor"), format != .html { throw Failure("only --format html links to an editor") }
        let editor = try editor(arguments)
        let files = try arguments.words((requiredFiles + 1)...2)
        let old = try graph(files[0], arguments)
        let new = try graph(files.count > 1 ? files[1] : nil, arguments)
        environment.progress("comparing")
        let difference = GraphDiff(old, new)
        let text =
            switch format {
            case .text: difference.text()
            case .markdown: difference.markdown()
            case .json: difference.json()
            case .html: new.html(findings(in: new), comparedTo: old, editor: editor)
            }
        let status = difference.isEmpty ? ExitCode.success : ExitCode.findings
        guard let file = arguments["--output"] else { return Result(output: text, status: status) }
        try environment.write(text, file)
        return Result(status: status)
    }
}

// SPDX-License-Identifier: Apache-2.0
