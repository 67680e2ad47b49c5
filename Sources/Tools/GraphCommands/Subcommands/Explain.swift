import DovetailGraph
import DovetailInspection

extension GraphCommand {
    var explainCommand: Command {
        let subcommand = Subcommand(
            "explain", "[ID]", about: "Explains a kind of finding, such as missing-binding; lists all kinds without an ID.",
            example: "missing-binding", words: DiagnosticID.catalogue.map(\.rawValue))
        return Command(subcommand, run: explain)
    }

    private func explain(_ arguments: Arguments) throws(Failure) -> Result {
        guard let id = try arguments.words(0...1).first else { return Result(output: index) }
        let plugin = Finding(.plugin, .error, summary: "", text: "A plugin of the graph reported it.")
        guard let finding = (findings + [plugin]).first(where: { $0.id.rawValue == id }) else {
            let near = similar(to: id, in: (findings.map(\.id) + [.plugin]).map(\.rawValue))
            throw Failure("unknown finding '\(id)'\(near.isEmpty ? "; explain lists all" : suggestion(near))")
        }
        return Result(output: "\(id) (\(finding.severity.rawValue))\n\n\(finding.text)\n")
    }

    /// The findings of the graph, followed by those of single commands.
    private var findings: [Finding] {
        DiagnosticID.catalogue.map { id in
            let explanation = explanations[id.rawValue]
            return Finding(id, id.severity, summary: explanation?.summary ?? "", text: explanation?.text ?? "")
        } + ownCommands.flatMap(\.findings)
    }

    /// One line for each kind of finding.
    private var index: String {
        let width = findings.map(\.id.rawValue.count).max() ?? 0
        return findings.map { finding in
            let padding = String(repeating: " ", count: width - finding.id.rawValue.count + 2)
            let severity = finding.severity == .error ? "error  " : "warning"
            return "\(finding.id)\(padding)\(severity)  \(finding.summary)\n"
        }.joined()
    }
}

// SPDX-License-Identifier: Apache-2.0
