import DovetailGraph
import DovetailInspection

extension GraphCommand {
    var whyCommand: Command {
        let subcommand = Subcommand(
            "why", "\(file) KEY", options: [.init("--all"), .init("--limit", "N")] + graphOptions,
            about: """
                Shows the shortest paths from the root to a key, or all paths, and what requires the key directly. At most 20 paths are \
                listed, unless --limit sets another number; the others are counted.
                """,
            example: "\(exampleFile)'Clock tagged UTC' --all")
        return Command(subcommand, run: why)
    }

    var impactCommand: Command {
        let subcommand = Subcommand(
            "impact", "\(file) KEY", options: graphOptions, about: "Shows which bindings depend on a key, directly or transitively.",
            example: "\(exampleFile)Store")
        return Command(subcommand, run: impact)
    }

    var statsCommand: Command {
        let subcommand = Subcommand(
            "stats", alias: "metrics", file, options: graphOptions,
            about: "Prints counts, and the bindings with the most dependencies and dependents. Another name is metrics.",
            example: String(exampleFile.dropLast()))
        return Command(subcommand, run: stats)
    }

    private func why(_ arguments: Arguments) throws(Failure) -> Result {
        let limit = try arguments.number("--limit")
        let (drawable, subjects) = try subjects(arguments)
        let selection: GraphPaths.Selection = arguments.has("--all") ? .all : .shortest
        let texts = subjects.map { subject in
            let key = drawable.graph.keys.indices.first { drawable.names.key($0) == subject.name }
            return GraphPaths(to: subject, defaultsOf: key, selection, in: drawable, limit: limit ?? 20).description
        }
        return Result(output: texts.joined(separator: "\n"))
    }

    private func impact(_ arguments: Arguments) throws(Failure) -> Result {
        let (drawable, subjects) = try subjects(arguments)
        return Result(output: subjects.map { GraphImpact(of: $0, in: drawable).description }.joined(separator: "\n"))
    }

    private func stats(_ arguments: Arguments) throws(Failure) -> Result {
        let graph = try graph(arguments.words(requiredFiles...1).first, arguments)
        environment.progress("counting")
        return Result(output: graph.metrics().description)
    }

    /// The graph and what the command is about: several subjects if a short name matches several types.
    private func subjects(_ arguments: Arguments) throws(Failure) -> (drawable: DrawableGraph, subjects: [GraphSubject]) {
        let words = try arguments.words((requiredFiles + 1)...2)
        let drawable = DrawableGraph(try graph(words.count == 2 ? words[0] : nil, arguments))
        return (drawable, try subjects(named: words[words.count - 1], in: drawable))
    }

    /// What a name refers to, at least one.
    func subjects(named name: String, in drawable: DrawableGraph) throws(Failure) -> [GraphSubject] {
        let subjects = drawable.subjects(named: name)
        if subjects.isEmpty { throw Failure("there is no '\(name)' in the graph\(suggestion(drawable.subjectNames(like: name)))") }
        return subjects
    }
}

// SPDX-License-Identifier: Apache-2.0
