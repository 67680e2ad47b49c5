/// Displays a view for a test: evaluates bodies, retains state for as long as a view has its identity, and runs tasks.
///
/// The identity of a view is its type and its position in the views around it, and the values of `id(_:)`.
@MainActor public final class Host {
    /// What a modifier adds to a view.
    enum Modifier {
        case none
        case id(AnyHashable)
        case object(ObjectIdentifier, AnyObject?)
        case destination((Any) -> (any View)?)
        case disappear(() -> Void)
        case task(id: AnyHashable, @MainActor @Sendable () async -> Void)
    }

    /// What a host retains for a view.
    private final class Node {
        var storages: [String: AnyObject] = [:]
        var task: (id: AnyHashable, task: Task<Void, Never>)?
        var disappear: (() -> Void)?
    }

    private let form: StateForm
    private let root: () -> any View
    private var nodes: [String: Node] = [:]
    private var seen: Set<String> = []
    private var isUpdating = false
    private var needsUpdate = false
    private var isShown = true
    private var waiting: [AsyncStream<Void>.Continuation] = []

    /// The texts that are displayed, in order.
    public private(set) var texts: [String] = []
    /// How often all bodies have been evaluated.
    public private(set) var updates = 0
    /// The value of the navigation link that the user has opened.
    public var opened: (any Hashable)? { didSet { update() } }
    public var scenePhase: ScenePhase { didSet { update() } }

    /// Displays a view.
    public init(_ form: StateForm, scenePhase: ScenePhase = .active, @ViewBuilder root: @escaping () -> some View) {
        self.form = form
        self.scenePhase = scenePhase
        self.root = root
        update()
    }

    /// Displays a window of an application.
    public init(_ form: StateForm, windowOf application: some App) {
        self.form = form
        scenePhase = .active
        root = { (application.body as? any StandInScene)?.window ?? EmptyView() }
        update()
    }

    /// Evaluates all bodies, as often as the given number says.
    public func update(times: Int) { for _ in 0..<times { update() } }

    /// Removes all views: their tasks are cancelled, and their state is released.
    public func close() {
        isShown = false
        update()
    }

    /// Returns as soon as the displayed views fulfill the condition, or when the task is cancelled.
    public func until(_ condition: (Host) -> Bool) async {
        let (updates, waiting) = AsyncStream.makeStream(of: Void.self)
        self.waiting.append(waiting)
        guard !condition(self) else { return }
        for await _ in updates where condition(self) { return }
    }

    private func update() {
        needsUpdate = true
        guard !isUpdating else { return }
        isUpdating = true
        while needsUpdate {
            needsUpdate = false
            updates += 1
            texts = []
            seen = []
            if isShown {
                var environment = EnvironmentValues()
                environment.scenePhase = scenePhase
                StateForm.$current.withValue(form) { Place(host: self, path: "", environment: environment).display(root()) }
            }
            for (path, node) in nodes where !seen.contains(path) {
                nodes[path] = nil
                node.task?.task.cancel()
                node.disappear?()
            }
        }
        isUpdating = false
        for waiting in waiting { waiting.yield() }
    }

    private func node(_ path: String) -> Node {
        seen.insert(path)
        if let node = nodes[path] { return node }
        let node = Node()
        nodes[path] = node
        return node
    }

    /// A position in the displayed views.
    @MainActor public struct Place {
        fileprivate let host: Host
        fileprivate var path: String
        fileprivate var environment: EnvironmentValues
        /// The modifiers of the groups around, which each view that they display has.
        private var distributed: [Modifier] = []

        fileprivate init(host: Host, path: String, environment: EnvironmentValues) {
            self.host = host
            self.path = path
            self.environment = environment
        }

        func distributing(_ modifier: Modifier) -> Place {
            var place = self
            place.distributed.append(modifier)
            return place
        }

        func child(_ name: String) -> Place {
            var place = self
            place.path += "/" + name
            return place
        }

        func show(_ text: String) { host.texts.append(text) }

        func display<V: View>(_ view: V) {
            if let view = view as? any StandInView, view.isTransparent { return view.display(in: self) }
            var place = self
            place.distributed = []
            for modifier in distributed.reversed() { place = place.modified(by: modifier) }
            if let view = view as? any StandInView { return view.display(in: place) }
            place = place.child("\(V.self)")
            let node = host.node(place.path)
            for property in Mirror(reflecting: view).children {
                guard let name = property.label, let connected = property.value as? any ConnectedProperty else { continue }
                node.storages[name] = connected.connect(node.storages[name], environment) { [weak host] in host?.update() }
            }
            place.display(view.body)
        }

        func modified(by modifier: Modifier) -> Place {
            var place = self
            switch modifier {
            case .none: break
            case .id(let id): place = child("id \(id)")
            case .object(let type, let object): place.environment.objects[type] = object
            case .destination(let destination):
                if let value = host.opened, let view = destination(value) { child("destination").display(view) }
            case .disappear(let action):
                place = child("disappear")
                host.node(place.path).disappear = action
            case .task(let id, let action):
                place = child("task")
                let node = host.node(place.path)
                if node.task?.id == id { break }
                node.task?.task.cancel()
                node.task = (id, Task { await action() })
            }
            return place
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
