import DovetailGraph
import DovetailInspection

extension GraphCommand {
    var treeCommand: Command {
        let subcommand = Subcommand(
            "tree", file, options: [.init("--depth", "N"), .init("--from", "KEY")] + graphOptions,
            about:
                "Prints the graph as a tree. What was printed before is only named (↑), and so is what follows later (↓) or is too deep (…).",
            example: "\(exampleFile)--depth 3")
        return Command(subcommand, run: tree)
    }

    private func tree(_ arguments: Arguments) throws(Failure) -> Result {
        let depth = try arguments.number("--depth")
        let graph = try graph(arguments.words(requiredFiles...1).first, arguments)
        let findings = findings(in: graph)
        guard let name = arguments["--from"] else { return Result(output: graph.text(findings, depth: depth)) }
        let drawable = DrawableGraph(graph)
        let trees = try subjects(named: name, in: drawable).map { drawable.text(findings, depth: depth, from: $0.nodes) }
        return Result(output: trees.joined(separator: "\n"))
    }
}

// SPDX-License-Identifier: Apache-2.0
