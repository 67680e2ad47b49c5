internal import DovetailGraph

/// The component that a `bindChild` declares. Its name in diagnostics and drawings is that of its root.
public enum InPlaceChild<Seed, Root, Scope: AnyScope>: Component {
    /// Declares nothing: the bindings are those of the closure.
    public static func configure(binder: Binder<Scope>) {}

    /// Requests the root.
    public static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.requested() }
}

extension Binder {
    /// Declares a component where it is installed: one seed, one root, and the bindings that are shared once for each seed.
    ///
    /// ```swift
    /// binder.bindChild(Handler.self, from: Request.self, scope: PerRequest.self) { child in
    ///     child.bind(Transaction.self).sharedInScope().to(factory: Transaction.init)
    ///     child.bind(Handler.self).to(factory: Handler.init)
    /// }
    ///
    /// struct Server { let handlers: @Sendable (Request) -> Handler }
    /// ```
    ///
    /// The root is requested in the child, so the closure or an ancestor binds it. It is built through a function from the seed, or through
    /// `Factory<From<Request, Handler>>`. A replacement of that factory replaces the child.
    ///
    /// Another `bindChild` declares another child, even of the same types. Declare a ``Component`` for a child that several components install.
    public func bindChild<Root, Seed: Sendable, ChildScope: Dovetail.Scope>(
        _ root: Root.Type, from seed: Seed.Type, scope: ChildScope.Type, file: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        configure: @escaping (_ child: Binder<ChildScope>) -> Void
    ) {
        bind(InPlaceChild<Seed, Root, ChildScope>.self, configure, file, filePath, line, column)
    }

    /// Declares a component without a scope where it is installed.
    public func bindChild<Root, Seed: Sendable>(
        _ root: Root.Type, from seed: Seed.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, configure: @escaping (_ child: Binder<Unscoped>) -> Void
    ) {
        bind(InPlaceChild<Seed, Root, Unscoped>.self, configure, file, filePath, line, column)
    }

    private func bind<Seed: Sendable, Root, ChildScope>(
        _ child: InPlaceChild<Seed, Root, ChildScope>.Type, _ configure: @escaping (Binder<ChildScope>) -> Void, _ file: StaticString,
        _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) {
        typealias Child = InPlaceChild<Seed, Root, ChildScope>
        recorder.install(
            ErasedComponent(Child.self, configuredBy: configure),
            at: Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column))
        let factory = bindFactory(Root.self, file: file, filePath: filePath, line: line, column: column).from(Seed.self)
        // It captures only types; that of a scope need not be Sendable.
        nonisolated(unsafe) let build = { (env: EnvironmentPointer, edges: Edges, seed: UnsafeRawPointer) in
            edges.get(0, env, seed, ComponentFactory<Child>.self).build(seed.assumingMemoryBound(to: Seed.self).pointee)
        }
        factory.draft.finish(pack: { $0.request(ComponentFactory<Child>.self) }, .assisted(From<Seed, Root>.self)) {
            env, edges, seed, out in
            deliver(build(env, edges, seed), out)
        }
    }
}

extension ErasedComponent {
    fileprivate init<C: ComponentBase>(_: C.Type, configuredBy configure: @escaping (Binder<C.Scope>) -> Void) {
        let described = ErasedComponent(C.self)
        self.init(
            type: described.type, scope: described.scope, seed: described.seed, root: described.root, factory: described.factory,
            configure: { configure(Binder<C.Scope>($0)) }, configureRoot: described.configureRoot, isInPlace: true)
    }
}

// SPDX-License-Identifier: Apache-2.0
