/// A custom validation rule that receives the graph in the representation of Cleanse.
///
/// New code conforms to `GraphPlugin`, which also receives requests, locations and isolation.
public protocol CleanseBindingPlugin {
    /// Inspects the graph and reports its problems. Called once; `root` is the parent that installs the application's root component.
    func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter)
}

/// The errors of the plugins.
public final class CleanseErrorReporter {
    private(set) var errors: [any CleanseError] = []

    init() {}

    /// Reports an error, which prevents the graph from being built.
    public func append(error: any CleanseError) { errors.append(error) }

    /// Reports several errors.
    public func append(contentsOf errors: [any CleanseError]) { self.errors += errors }

    /// Throws the reported errors: a single one unchanged, several as one ``MultiError``.
    public func report() throws {
        if errors.count > 1 { throw MultiError(errors: errors) }
        if let error = errors.first { throw error }
    }
}

/// The plugins of a graph, in the order in which they run.
public final class CleanseServiceLoader {
    private(set) var services: [any CleanseBindingPlugin]

    /// Creates a loader of these plugins. More can be registered later.
    public init(_ services: [any CleanseBindingPlugin] = []) { self.services = services }

    /// Adds a plugin, which runs after the others.
    public func register(_ plugin: any CleanseBindingPlugin) { services.append(plugin) }

    /// Creates a new loader without plugins.
    public static var instance: CleanseServiceLoader { CleanseServiceLoader() }
}

// SPDX-License-Identifier: Apache-2.0
