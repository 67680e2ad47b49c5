/// The information needed to build instances of a component: its plan, and the instance of its parent.
///
/// It is the only stored property of a `ComponentFactory`, for every type of component.
@frozen @usableFromInline
struct BuildSite: @unchecked Sendable {  // Immutable; references memory that its owner retains.
    /// Retains the plan, and everything that the component needs from its parent.
    @usableFromInline let owner: AnyObject
    /// The unretained plan, or 0 if a function replaces the component.
    @usableFromInline let planWord: UInt
    @usableFromInline let parent: EnvironmentPointer?
    /// The checks before a component is built.
    @usableFromInline let checks: EntryChecks

    init(_ plan: ComponentLayout, in parent: EnvironmentPointer?) {
        owner = parent?.owner ?? plan.wiring
        planWord = Unmanaged.passUnretained(plan).word
        self.parent = parent
        checks = (parent?.holderCheck ?? []).union(plan.isolationCheck == nil ? [] : .isolation).union(plan.isKnotted ? .stack : [])
    }

    /// Replaces the component with a function.
    @usableFromInline
    init(_ node: InputNode) {
        owner = node
        planWord = 0
        parent = nil
        checks = []
    }

    /// Nil if a function replaces the component.
    var plan: ComponentLayout? { planWord == 0 ? nil : ComponentLayout.at(planWord) }

    /// The plan, which the owner retains.
    @inlinable @inline(__always)
    var unretainedPlan: Unmanaged<ComponentLayout> { .at(planWord) }

    @usableFromInline
    func entering<Result>(_ body: () -> Result) -> Result {
        if checks.need(.stack) { checkStack(checks, for: plan?.root.node ?? 0, plan) }
        if checks.need(.isolation) { plan?.isolationCheck?.check() }
        guard checks.need(.holder), let parent else { return body() }
        return parent.pinned(body)
    }
}
