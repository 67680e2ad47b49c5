internal import CDovetail
internal import DovetailGraph

/// Where one comes into a graph from outside to have something made that belongs on an actor.
///
/// Asked once at the entry, not at every factory on the way; graphs without isolated factories have no doors.
struct Door: Sendable {
    let actor: any Actor
    /// What is asked for, and on the way to the isolated factory what that needs now, with places.
    let way: @Sendable () -> [String]

    /// Ends the program if the caller runs elsewhere: what follows would be a data race.
    func check() {
        let executor = unsafeBitCast(actor.unownedExecutor, to: (UInt, UInt).self)
        if dovetail_is_on_executor(executor.0, executor.1, actor === MainActor.shared) { return }
        RuntimeFault.wrongActor(actor, way())
    }
}

extension Env {
    /// What has to be seen to when something that was linked as `edge` is used here, from outside.
    @usableFromInline
    func way(of edge: Edge) -> Int32 { edge.way & (Edge.stackMask | Edge.guards) | pins }

    /// Runs `body` after whatever has to be seen to before somebody comes in from outside.
    ///
    /// - Parameters:
    ///   - way: ``Edge/stackMask``, ``Edge/guards`` and ``Edge/pins``, where they apply.
    ///   - node: What is asked for.
    @usableFromInline
    func entering<Result>(_ way: Int32, _ node: UInt, _ body: () -> Result) -> Result {
        if way & Edge.checksStack != 0 { checkStack(way, for: node, self) }
        if way & Edge.guards != 0 { plan.wiring.doors[node]?.check() }
        return way & Edge.pins != 0 ? pinned(body) : body()
    }
}
