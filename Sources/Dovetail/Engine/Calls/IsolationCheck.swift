internal import CDovetail
internal import DovetailGraph

/// Checks the actor where a caller outside the graph requests an actor-isolated instance.
///
/// The actor is checked once per entry and not by each factory; graphs without isolated factories have no checks.
struct IsolationCheck: Sendable {
    let actor: any Actor
    /// The requested binding, and its chain of eager dependencies down to the isolated factory, with locations.
    let way: @Sendable () -> [String]

    /// Traps if the caller runs on another executor, because what follows would be a data race.
    func check() {
        let executor = unsafeBitCast(actor.unownedExecutor, to: (UInt, UInt).self)
        if dovetail_is_on_executor(executor.0, executor.1, actor === MainActor.shared) { return }
        RuntimeFault.wrongActor(actor, way())
    }
}

extension EnvironmentPointer {
    /// The checks that apply when the target of `edge` is used here from outside the graph.
    @usableFromInline
    func way(of edge: Edge) -> Int32 { edge.way & (Edge.stackMask | Edge.guards) | pins }

    /// Performs the checks that a call from outside the graph needs, then runs `body`.
    ///
    /// - Parameters:
    ///   - way: The combination of ``Edge/stackMask``, ``Edge/guards`` and ``Edge/pins`` that applies.
    ///   - node: The requested node.
    @usableFromInline
    func entering<Result>(_ way: Int32, _ node: UInt, _ body: () -> Result) -> Result {
        if way & Edge.checksStack != 0 { checkStack(way, for: node, self) }
        if way & Edge.guards != 0 { plan.wiring.doors[node]?.check() }
        return way & Edge.pins != 0 ? pinned(body) : body()
    }
}
