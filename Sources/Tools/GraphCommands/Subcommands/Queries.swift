import DovetailGraph
import DovetailInspection

extension GraphCommand {
    func why(_ arguments: Arguments) throws(Failure) -> Result {
        let limit = try arguments.number("--limit")
        let (drawable, subjects) = try subjects(arguments)
        let selection: GraphPaths.Selection = arguments.has("--all") ? .all : .shortest
        let texts = subjects.map { subject in
            let key = drawable.graph.keys.indices.first { drawable.names.key($0) == subject.name }
            return GraphPaths(to: subject, defaultsOf: key, selection, in: drawable, limit: limit ?? 20).description
        }
        return Result(output: texts.joined(separator: "\n"))
    }

    func impact(_ arguments: Arguments) throws(Failure) -> Result {
        let (drawable, subjects) = try subjects(arguments)
        return Result(output: subjects.map { GraphImpact(of: $0, in: drawable).description }.joined(separator: "\n"))
    }

    func metrics(_ arguments: Arguments) throws(Failure) -> Result {
        let graph = try graph(arguments.words((ownGraph == nil ? 1 : 0)...1).first)
        environment.progress("counting")
        return Result(output: graph.metrics().description)
    }

    /// The graph and what the command is about: several subjects if a short name matches several types.
    private func subjects(_ arguments: Arguments) throws(Failure) -> (drawable: DrawableGraph, subjects: [GraphSubject]) {
        let words = try arguments.words((ownGraph == nil ? 2 : 1)...2)
        let drawable = DrawableGraph(try graph(words.count == 2 ? words[0] : nil))
        return (drawable, try subjects(named: words[words.count - 1], in: drawable))
    }

    /// What a name refers to, at least one.
    func subjects(named name: String, in drawable: DrawableGraph) throws(Failure) -> [GraphSubject] {
        let subjects = drawable.subjects(named: name)
        if subjects.isEmpty { throw Failure("there is no '\(name)' in the graph\(suggestion(drawable.subjectNames(like: name)))") }
        return subjects
    }
}
