internal import CDovetail
internal import DovetailGraph

/// Checks the actor where a caller outside the graph requests an actor-isolated instance.
///
/// The actor is checked once per entry and not by each factory; graphs without isolated factories have no checks.
struct IsolationCheck: Sendable {
    let actor: any Actor
    /// The requested binding, and its chain of eager dependencies down to the isolated factory, with locations.
    let path: @Sendable () -> [String]

    /// Traps if the caller runs on another executor, because what follows would be a data race.
    func check() {
        let executor = unsafeBitCast(actor.unownedExecutor, to: (UInt, UInt).self)
        if dovetail_is_on_executor(executor.0, executor.1, actor === MainActor.shared) { return }
        RuntimeFault.wrongActor(actor, path())
    }
}

extension EnvironmentPointer {
    /// The edge with which the target of `edge`, which is in this environment, is used from outside the graph.
    func entry(to edge: Edge) -> Edge {
        Edge(node: edge.node, slot: edge.slot, path: AccessPath(checks: edge.path.checks.union(holderCheck)))
    }

    /// Performs the checks that a call from outside the graph needs, then runs `body`.
    ///
    /// - Parameters:
    ///   - checks: The checks.
    ///   - node: The requested node.
    @usableFromInline
    func entering<Result>(_ checks: EntryChecks, _ node: UInt, _ body: () -> Result) -> Result {
        if checks.need(.stack) { checkStack(checks, for: node, layout) }
        if checks.need(.isolation) { layout.wiring.isolationChecks[node]?.check() }
        return checks.need(.holder) ? pinned(body) : body()
    }
}

// SPDX-License-Identifier: Apache-2.0
