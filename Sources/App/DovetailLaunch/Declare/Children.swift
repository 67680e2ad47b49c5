public import Dovetail
import DovetailGraph

extension Binder {
    /// Makes a ``ChildLauncher`` of `component` available here, and validates the component together with this one.
    ///
    /// ```swift
    /// binder.install(child: LoggedIn.self)
    /// binder.bind(Login.self).to { (sessions: ChildLauncher<LoggedIn>) in Login(sessions) }
    /// ```
    public func install<C: Component>(
        child component: C.Type, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        install(dependency: C.self, file: file, filePath: filePath, line: line, column: column)
        let child = LaunchedChildren { preparation, parent in
            var preparation = preparation
            let factory = preparation.next(ComponentFactory<C>.self)
            preparation.give(ChildLauncher<C>(parent: parent, factory: factory))
        }
        bind(ChildLauncher<C>.self, file: file, filePath: filePath, line: line, column: column)
            .external(child, requesting: [ComponentFactory<C>.self])
    }
}

/// Attached to the binding of a ``ChildLauncher``.
struct LaunchedChildren: GraphAttachment, @unchecked Sendable {  // Its function only captures the type of the component.
    let give: (ComponentInstance.Preparation, any ChildHost) -> Void

    func add(_ binding: Int, to graph: inout Graph) { graph.steps.append(Graph.Step(.children, binding: binding)) }
}

/// Creates runners for the children of a component.
protocol ChildHost: Sendable {
    func child(_ instance: ComponentInstance) throws(LaunchMisuse) -> any ChildRunner
}

/// Launches and stops one child.
protocol ChildRunner: Sendable {
    var report: LaunchReport { get }
    func launch(_ root: @escaping @Sendable (ComponentInstance) -> Void) async throws
    func run() async throws
    func stop() async throws
}

/// Launches a part of the application with a shorter lifetime, such as a session or a connection.
///
/// ```swift
/// let session = try await sessions.launch(user)
/// session.root.greet()
/// try await session.stop()
/// ```
///
/// It may be launched many times, also concurrently. A launched child is retained until it is stopped, even if nothing else references
/// it, and it is stopped before its parent.
public struct ChildLauncher<C: Component>: Sendable {
    private enum Source: Sendable {
        case graph(any ChildHost, ComponentFactory<C>)
        case fake(@Sendable (Transferred<C.Seed>) async throws -> Transferred<C.Root>)
    }

    private let source: Source

    init(parent: any ChildHost, factory: ComponentFactory<C>) { source = .graph(parent, factory) }

    /// Creates a fake for tests, which provides a root and has nothing to stop.
    public init(launch: @escaping @Sendable (C.Seed) async throws -> C.Root) {
        source = .fake(Self.transferred(launch))
    }

    private static func transferred<Seed, Root>(
        _ launch: @escaping @Sendable (Seed) async throws -> Root
    ) -> @Sendable (Transferred<Seed>) async throws -> Transferred<Root> {
        { Transferred(value: try await launch($0.value)) }
    }

    /// Launches a new instance of the child.
    ///
    /// Throws the errors of ``Launcher/launch()``, and a ``LaunchMisuse`` while the parent is stopping or after it has stopped.
    public func launch(_ seed: sending C.Seed) async throws -> LaunchedChild<C> {
        let seed = Transferred(value: seed)
        switch source {
        case .fake(let launch): return LaunchedChild(root: try await launch(seed).value, runner: nil)
        case .graph(let parent, let factory):
            // A factory that was replaced by a function has no steps.
            guard let instance = factory.instance(seed.value) else {
                return LaunchedChild(root: factory.root(seed.value), runner: nil)
            }
            let runner = try parent.child(instance)
            let root = RootStorage<C.Root>()
            try await runner.launch { root.fill($0) }
            return LaunchedChild(root: root.root, runner: runner)
        }
    }
}

extension ChildLauncher where C.Seed == Void {
    /// Launches a new instance of the child.
    public func launch() async throws -> LaunchedChild<C> { try await launch(()) }
}

/// A child that has been launched.
public struct LaunchedChild<C: Component> {
    /// The root of the child.
    public let root: C.Root
    /// Nil for a fake.
    let runner: (any ChildRunner)?

    /// A report of the child's activity so far.
    public var report: LaunchReport { runner?.report ?? LaunchReport(component: "\(C.self)", spans: []) }

    /// Stops the child, as ``Launcher/stop()`` does.
    public func stop() async throws { try await runner?.stop() }

    /// Waits until the child ends or is stopped, and stops it. Throws the error of a failed service of the child.
    ///
    /// If a service of a child ends or fails, it ends that child and not the parent.
    public func run() async throws { try await runner?.run() }
}

extension LaunchedChild: Sendable where C.Root: Sendable {}

// SPDX-License-Identifier: Apache-2.0
