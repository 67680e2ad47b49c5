import DovetailGraph

extension GraphCommand {
    func check(_ arguments: Arguments) throws(Failure) -> Result {
        let graph = try graph(arguments.words((surroundings.graph == nil ? 1 : 0)...1).first)
        surroundings.progress("checking \(counted(graph.bindings.count, "binding"))")
        let findings = findings(in: graph)
        let hasErrors = findings.contains { $0.severity == .error }
        if findings.isEmpty { return Result(output: "no findings in \(counted(graph.bindings.count, "binding"))\n") }
        return Result(output: findings.map(line).joined(), status: hasErrors ? 1 : 0)
    }

    private func line(_ finding: Diagnostic) -> String {
        let place = finding.place.map { "\($0): " } ?? ""
        var text = visible("\(place)\(finding.severity.rawValue): \(finding.message) [\(finding.id)]") + "\n"
        for note in finding.notes {
            text += visible("  note: \(note.message)\(note.place.map { " at \($0)" } ?? "")") + "\n"
        }
        for help in finding.help { text += visible("  help: \(help)") + "\n" }
        return text
    }

    /// What is wrong with a graph, for `check` and for the marks in drawings.
    ///
    /// The one place where commands meet the rules.
    func findings(in graph: Graph) -> [Diagnostic] {
        let picture = Picture(graph)
        return picture.missing.enumerated().map { index, key in
            let point = picture.answers.pointCount + index
            let requesters = picture.neededBy[point].map { Int($0) }
            return Diagnostic(
                .missingBinding, "nothing is bound for \(picture.names.key(key))", at: requesters.first.flatMap(picture.place),
                notes: requesters.prefix(10).map { .init("needed by \(picture.name($0))", at: picture.place($0)) },
                types: [graph.keys[key].key.type.full])
        }
    }
}
