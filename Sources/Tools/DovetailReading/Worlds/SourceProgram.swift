import DovetailGraph

/// The declarations in the trees of a program, and the graphs of its components.
///
/// Nothing is run: `configure` is read from the typed syntax trees that the compiler writes.
package struct SourceProgram {
    let declarations = Declarations()
    /// The root components, in the order of their names.
    package let roots: [SourceRoot]
    /// The components that are not root components.
    package let children: [String]
    /// The root components that are not read, because they have type parameters.
    package let genericRoots: [String]

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
        roots = declarations.roots
        genericRoots = declarations.genericRoots
        children = declarations.children
    }

    /// The root component with a name, which may be a specialization of a generic one.
    package func root(_ name: String) -> SourceRoot {
        if let root = roots.first(where: { $0.name == name }) { return root }
        let type = SourceType(name)
        let nominal = declarations.nominals[type.nominal]
        return SourceRoot(
            name: name, place: nominal?.place ?? .unknown, type: type, bindsItsFactory: nominal?.importsCleanse ?? false)
    }

    /// Reads a component in one world.
    package func read(_ root: SourceRoot, given answers: Answers = Answers()) -> SourceReading { world(root, answers).reading }

    /// Reads the component with a name in one world.
    package func read(_ root: String, given answers: Answers = Answers()) -> SourceReading { read(self.root(root), given: answers) }

    /// Reads a component, and returns the functions that were read as well.
    func world(_ root: SourceRoot, _ answers: Answers) -> (reading: SourceReading, coverage: Coverage) {
        let interpreter = Interpreter(declarations, in: World(answers))
        if root.bindsItsFactory { interpreter.rootWithFactory = root.type }
        let reading = SourceReading(
            graph: Graph(of: root.type, at: root.place, interpreter), blindSpots: interpreter.blindSpots.sorted(),
            questions: interpreter.world.questions)
        return (reading, interpreter.coverage)
    }

    /// The declarations in functions that were read that no world has reached.
    func missed(_ coverage: Coverage) -> Set<BlindSpot> { coverage.missed(in: declarations) }

    /// Reads a component in all worlds.
    package func explore(_ root: SourceRoot, given answers: Answers = Answers()) -> SourceFindings {
        var exploration = Exploration(of: root, in: self, given: answers)
        return exploration.explore()
    }

    /// Reads the component with a name in all worlds.
    package func explore(_ root: String, given answers: Answers = Answers()) -> SourceFindings { explore(self.root(root), given: answers) }
}

// SPDX-License-Identifier: Apache-2.0
