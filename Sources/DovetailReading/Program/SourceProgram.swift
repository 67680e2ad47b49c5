package import DovetailGraph

/// A root component that the sources declare.
package struct RootComponent: Hashable, Sendable {
    /// The qualified name, such as `BakeryKit.Bakery`.
    package var name: String
    /// Where it is declared.
    package var place: Graph.Place
}

/// What the trees of a program declare.
package struct SourceProgram {
    package init(_ files: [TreeFile]) throws(UnreadableTrees) {}

    /// The root components, in the order of their names.
    package var roots: [RootComponent] { [] }

    /// Reads a component in one world.
    package func read(_ root: String, given answers: Answers = Answers()) -> SourceReading {
        SourceReading(graph: Graph(), blindSpots: [], questions: [])
    }

    /// Reads a component in all worlds.
    package func explore(_ root: String, given answers: Answers = Answers()) -> SourceFindings {
        SourceFindings(usual: read(root, given: answers), findings: [], blindSpots: [], questions: [], worldCount: 1)
    }
}
