import DovetailGraph
import DovetailInspection

extension GraphCommand {
    func tree(_ arguments: Arguments) throws(Failure) -> Result {
        let depth = try arguments.number("--depth")
        let graph = try graph(arguments.words((ownGraph == nil ? 1 : 0)...1).first)
        let findings = findings(in: graph)
        guard let name = arguments["--from"] else { return Result(output: graph.text(findings, depth: depth)) }
        let drawable = DrawableGraph(graph)
        let trees = try subjects(named: name, in: drawable).map { drawable.text(findings, depth: depth, from: $0.nodes) }
        return Result(output: trees.joined(separator: "\n"))
    }
}
