/// Where instances of a component are built: its plan, and the instance of its parent.
///
/// All there is to a `ComponentFactory`, whatever its component.
@frozen @usableFromInline
struct BuildSite: @unchecked Sendable {  // Immutable; points at what its owner keeps.
    /// Keeps the plan, and what the component needs of its parent.
    @usableFromInline let owner: AnyObject
    /// An unretained plan, or 0 for a function in place of a component.
    @usableFromInline let planWord: UInt
    /// The parent's environment, or 0.
    @usableFromInline let parent: UInt
    /// What has to be seen to before a component is built: as in an ``Edge``.
    @usableFromInline let way: Int32

    init(_ plan: Plan, in parent: Env?) {
        owner = parent?.owner ?? plan.wiring
        planWord = UInt(bitPattern: Unmanaged.passUnretained(plan).toOpaque())
        self.parent = UInt(bitPattern: parent?.words)
        way = (parent?.pins ?? 0) | (plan.door == nil ? 0 : Edge.guards) | (plan.isKnotted ? Edge.checksStack : 0)
    }

    /// A function in place of a component.
    @usableFromInline
    init(_ node: InputNode) {
        owner = node
        planWord = 0
        parent = 0
        way = 0
    }

    /// Nil for a function.
    var plan: Plan? { planWord == 0 ? nil : Plan.at(planWord) }

    /// The owner keeps the plan.
    @inlinable @inline(__always)
    var unretainedPlan: Unmanaged<Plan> { .fromOpaque(UnsafeRawPointer(bitPattern: planWord).unsafelyUnwrapped) }

    @usableFromInline
    func entering<Result>(_ body: () -> Result) -> Result {
        if way & Edge.checksStack != 0 { checkStack(way, for: plan?.root.node ?? 0, plan) }
        if way & Edge.guards != 0 { plan?.door?.check() }
        guard way & Edge.pins != 0, let parent = UnsafeMutablePointer<UInt>(bitPattern: parent) else { return body() }
        return Env(parent).pinned(body)
    }
}
