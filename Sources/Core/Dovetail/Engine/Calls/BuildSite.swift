/// The information needed to build instances of a component: its layout, and the instance of its parent.
///
/// It is the only stored property of a `ComponentFactory`, for every type of component.
@frozen @usableFromInline
struct BuildSite: @unchecked Sendable {  // Immutable; references memory that its owner retains.
    /// Retains the layout, and everything that the component needs from its parent.
    @usableFromInline let owner: AnyObject
    /// The unretained layout, or 0 if a function replaces the component.
    @usableFromInline let layoutWord: UInt
    @usableFromInline let parent: EnvironmentPointer?
    /// The checks before a component is built.
    @usableFromInline let checks: EntryChecks

    init(_ layout: ComponentLayout, in parent: EnvironmentPointer?) {
        owner = parent?.owner ?? layout.wiring
        layoutWord = Unmanaged.passUnretained(layout).word
        self.parent = parent
        checks = (parent?.holderCheck ?? []).union(layout.isolationCheck == nil ? [] : .isolation).union(layout.isInCycle ? .stack : [])
    }

    /// Replaces the component with a function.
    @usableFromInline
    init(_ node: InputNode) {
        owner = node
        layoutWord = 0
        parent = nil
        checks = []
    }

    /// Nil if a function replaces the component.
    var layout: ComponentLayout? { layoutWord == 0 ? nil : ComponentLayout.at(layoutWord) }

    /// The layout, which the owner retains.
    @inlinable @inline(__always)
    var unretainedLayout: Unmanaged<ComponentLayout> { .at(layoutWord) }

    /// Retains the component's parent until here, as ``DeferredTarget/keepOwner()`` does.
    @inlinable @inline(__always)
    func keepOwner() { _fixLifetime(owner) }

    @usableFromInline
    func entering<Result>(_ body: () -> Result) -> Result {
        if checks.need(.stack) { checkStack(checks, for: layout?.root.node ?? 0, layout) }
        if checks.need(.isolation) { layout?.isolationCheck?.check() }
        guard checks.need(.holder), let parent else { return body() }
        return parent.pinned(body)
    }
}

// SPDX-License-Identifier: Apache-2.0
