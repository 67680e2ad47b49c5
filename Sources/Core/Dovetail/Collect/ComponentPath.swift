internal import DovetailGraph

/// A component that the path to a tested object names, with the seed to build it with.
package struct ComponentOnPath {
    let description: ErasedComponent
    /// Builds an instance of the component without its root; nil if the factory has no graph.
    let instance: (BuildSite) -> ComponentInstance?

    /// The caller is responsible for the seed's thread safety.
    package init<C: ComponentBase>(_: C.Type, seed: C.Seed) {
        description = ErasedComponent(C.self)
        instance = { ComponentFactory<C>($0).instance(seed) }
    }

    fileprivate var name: TypeName { TypeName(description.type) }
}

/// A component of a graph, and the name on the path that stands for it; nil if none does, because the component has no seed.
struct VisitedComponent {
    let number: Int
    let named: ComponentOnPath?
}

extension Blueprint {
    /// Returns the components from a child of the root to the last one of `path`.
    ///
    /// The path may omit components without a seed.
    func components(along path: [ComponentOnPath]) throws(GraphError) -> [VisitedComponent] {
        guard let last = path.last else { return [] }
        let fitting = components.indices.dropFirst().filter { description(of: components[$0]).type == last.description.type }
            .compactMap { visited(from: $0, path) }
        let complete = fitting.filter { $0.allSatisfy { $0.named != nil || description(of: components[$0.number]).seed == Void.self } }
        if complete.count == 1 { return complete[0] }
        throw GraphError([unclear(path, complete.isEmpty ? fitting : complete)], graph: name(of: 0))
    }

    /// Returns nil if the component and its ancestors do not contain the path.
    private func visited(from component: Int, _ path: [ComponentOnPath]) -> [VisitedComponent]? {
        var rest = path
        var visited: [VisitedComponent] = []
        var next: Int? = component
        while let number = next, number > 0 {
            let isNamed = description(of: components[number]).type == rest.last?.description.type
            visited.append(VisitedComponent(number: number, named: isNamed ? rest.removeLast() : nil))
            next = components[number].parent
        }
        return rest.isEmpty ? visited.reversed() : nil
    }

    /// The reason why a path names no component or more than one.
    private func unclear(_ path: [ComponentOnPath], _ fitting: [[VisitedComponent]]) -> Diagnostic {
        let written = "in: " + path.map { "\($0.name).self" }.joined(separator: ", ")
        let last = path[path.count - 1].name
        let parent = path.dropLast().last?.name.short ?? name(of: 0)
        let message =
            switch fitting.count {
            case 0: "\(last) is not installed in \(parent)"
            case 1: "\(written) omits a component with a seed"
            default: "\(written) fits \(fitting.count) components"
            }
        let help =
            fitting.isEmpty
            ? ["install(dependency: \(last).self) in a module that \(parent) includes"]
            : fitting.prefix(10).map { "write \(self.path(to: $0)), with a seed for each" }
        return Diagnostic(
            .componentNotInstalled, message, at: components[0].place,
            notes: fitting.prefix(10).compactMap { $0.last }.map { component in
                let installer = name(of: components[component.number].parent ?? 0)
                return Diagnostic.Note("\(last) is installed in \(installer)", at: components[component.number].place)
            }, help: help, types: [last.full])
    }

    private func path(to chain: [VisitedComponent]) -> String {
        "in: " + chain.map { "\(name(of: $0.number)).self" }.joined(separator: ", ")
    }

    private func name(of component: Int) -> String { TypeName(description(of: components[component]).type).short }
}

// SPDX-License-Identifier: Apache-2.0
