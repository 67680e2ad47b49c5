extension ValidationContext {
    /// A prepared step does not depend eagerly on a launched one.
    func preparedStepsThatNeedLaunch() -> [Diagnostic] {
        let prepared = graph.steps.filter { $0.kind == .prepare }.map(\.binding)
        if prepared.isEmpty { return [] }
        // Visited nodes that do not depend on a launched step.
        var visited: Set<Int> = []
        return prepared.compactMap { step in path(from: step, &visited).map { finding($0) } }
    }

    private func finding(_ path: [Int]) -> Diagnostic {
        let names = path.map { name(node: $0) }
        let (first, last) = (names[0], names[names.count - 1])
        let between = names.dropFirst().dropLast().joined(separator: " → ")
        return finding(
            .prepareNeedsLaunch, "\(first) is prepared before anything is launched, but depends on \(last), which is launched",
            at: path[0], path: names,
            notes: (path.count == 2 ? [] : [Diagnostic.Note("required through \(between)")])
                + [note("\(last) is launched", at: path[path.count - 1])],
            help: ["launch \(first) too, or request a Provider and use it after the launch"], types: [])
    }

    /// The path from a step to a launched step that it eagerly depends on.
    private func path(from start: Int, _ visited: inout Set<Int>) -> [Int]? {
        var path = [start]
        // For each node of the path, the dependencies that are still to be followed.
        var rest = [resolution.eagerEdges[start]]
        while let last = rest.indices.last {
            guard let target = rest[last].popFirst().map(Int.init) else {
                path.removeLast()
                rest.removeLast()
                continue
            }
            switch stepKinds[target] {
            case .launch:
                visited.subtract(path)
                return path + [target]
            // Another prepared step has its own diagnostic.
            case .prepare, .event: break
            case .children, nil:
                guard visited.insert(target).inserted else { continue }
                path.append(target)
                rest.append(resolution.eagerEdges[target])
            }
        }
        return nil
    }
}

// SPDX-License-Identifier: Apache-2.0
