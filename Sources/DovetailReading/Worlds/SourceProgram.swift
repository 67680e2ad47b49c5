package import DovetailGraph

/// A root component that the sources declare.
package struct RootComponent: Hashable, Sendable {
    /// The qualified name, such as `BakeryKit.Bakery`.
    package var name: String
    /// Where it is declared.
    package var place: Graph.Place
    let type: SourceType
}

/// What the trees of a program declare, and the graphs of its components.
///
/// Nothing is run: `configure` is read from the typed syntax trees that the compiler writes.
package struct SourceProgram {
    private let declarations = Declarations()
    /// The root components, in the order of their names.
    package let roots: [RootComponent]

    /// - Parameter files: The trees of all modules whose `configure` takes part, including those of Dovetail that are above the core, in any
    ///   order.
    package init(_ files: [TreeFile]) throws(UnreadableTrees) {
        var reasons: [String] = []
        for file in files {
            do throws(UnreadableTrees) {
                try TreeChecks.read(file, into: declarations)
            } catch {
                for reason in error.reasons where !reasons.contains(reason) { reasons.append(reason) }
            }
        }
        if !reasons.isEmpty { throw UnreadableTrees(reasons) }
        roots = declarations.roots.map { RootComponent(name: $0.type.full, place: $0.place, type: $0.type) }
    }

    /// Reads a component in one world.
    package func read(_ root: String, given answers: Answers = Answers()) -> SourceReading { world(root, answers).reading }

    /// Reads a component, and returns the functions that were read as well.
    func world(_ root: String, _ answers: Answers) -> (reading: SourceReading, coverage: Coverage) {
        let component = roots.first { $0.name == root }
        let type = component?.type ?? SourceType(root)
        let interpreter = Interpreter(declarations, in: World(answers))
        let blueprint = Blueprint(of: type, at: component?.place ?? .unknown, interpreter)
        let reading = SourceReading(
            graph: Graph(blueprint, declarations), blindSpots: interpreter.blindSpots.sorted(), questions: interpreter.world.questions)
        return (reading, interpreter.coverage)
    }

    /// The declarations in functions that were read that no world has reached.
    func missed(_ coverage: Coverage) -> Set<BlindSpot> { coverage.missed(in: declarations) }

    /// Reads a component in all worlds.
    package func explore(_ root: String, given answers: Answers = Answers()) -> SourceFindings {
        var exploration = Exploration(of: root, in: self, given: answers)
        return exploration.explore()
    }
}
