/// A rule of your own, which sees the graph as Cleanse showed it.
///
/// New code conforms to `GraphPlugin`, which sees requests, places and isolation, too.
public protocol CleanseBindingPlugin {
    /// Looks at the graph below `root`, which installs the application, once, and reports what is wrong with it.
    func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter)
}

/// What the plugins have to say.
public final class CleanseErrorReporter {
    private(set) var errors: [any CleanseError] = []

    init() {}

    /// Reports a fault: the graph is not built.
    public func append(error: any CleanseError) { errors.append(error) }

    /// Reports several faults.
    public func append(contentsOf errors: [any CleanseError]) { self.errors += errors }

    /// Throws what was reported: one error as it is, several together.
    public func report() throws {
        if errors.count > 1 { throw MultiError(errors: errors) }
        if let error = errors.first { throw error }
    }
}

/// The plugins of a graph, in the order in which they run.
public final class CleanseServiceLoader {
    private(set) var services: [any CleanseBindingPlugin]

    /// A loader of these plugins, to which more can be added.
    public init(_ services: [any CleanseBindingPlugin] = []) { self.services = services }

    /// Adds a plugin, to run after the others.
    public func register(_ plugin: any CleanseBindingPlugin) { services.append(plugin) }

    /// A new loader without plugins.
    public static var instance: CleanseServiceLoader { CleanseServiceLoader() }
}
