import DovetailGraph
import DovetailInspection

extension GraphCommand {
    func why(_ arguments: Arguments) throws(Failure) -> Result {
        let limit = try arguments.number("--limit")
        let (graph, keys) = try subject(arguments)
        let selection: GraphPaths.Selection = arguments.has("--all") ? .all : .shortest
        return Result(output: keys.map { graph.why($0, selection, limit: limit ?? 20).description }.joined(separator: "\n"))
    }

    func impact(_ arguments: Arguments) throws(Failure) -> Result {
        let (graph, keys) = try subject(arguments)
        return Result(output: keys.map { graph.impact($0).description }.joined(separator: "\n"))
    }

    func metrics(_ arguments: Arguments) throws(Failure) -> Result {
        let graph = try graph(arguments.words((ownGraph == nil ? 1 : 0)...1).first)
        environment.progress("counting")
        return Result(output: graph.metrics().description)
    }

    /// The graph and the keys that the command is about: several if a short name matches several types.
    private func subject(_ arguments: Arguments) throws(Failure) -> (graph: Graph, keys: [Int]) {
        let words = try arguments.words((ownGraph == nil ? 2 : 1)...2)
        let graph = try graph(words.count == 2 ? words[0] : nil)
        return (graph, try keys(named: words[words.count - 1], in: graph))
    }

    /// The keys that a name matches, at least one.
    func keys(named name: String, in graph: Graph) throws(Failure) -> [Int] {
        let keys = graph.keys(named: name)
        if keys.isEmpty { throw Failure("there is no key '\(name)' in the graph\(suggestion(graph.keys(like: name)))") }
        return keys
    }
}
