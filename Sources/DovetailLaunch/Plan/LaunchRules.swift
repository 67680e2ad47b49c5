public import Dovetail
import DovetailGraph

extension DiagnosticID {
    /// A prepared binding depends on a launched binding.
    public static let prepareNeedsLaunch: DiagnosticID = "prepare-needs-launch"
    /// Two steps of one component have the same name.
    public static let duplicateStep: DiagnosticID = "duplicate-step"
    /// A component that must be launched is built directly.
    public static let builtInsteadOfLaunched: DiagnosticID = "built-instead-of-launched"
}

/// The rules for launching a graph, in addition to those for building it.
struct LaunchRules: OwnPlugin {
    func visit(_ graph: Graph, report: inout PluginReport) {
        let dependencies = Dependencies(Resolution(graph))
        prepareNeedsLaunch(dependencies, &report)
        duplicateStep(dependencies, &report)
        builtInsteadOfLaunched(dependencies, &report)
        onAnotherActor(dependencies, &report)
    }

    /// A prepared binding does not depend on a launched one.
    private func prepareNeedsLaunch(_ dependencies: Dependencies, _ report: inout PluginReport) {
        let graph = dependencies.graph
        // Visited points that do not depend on a launched binding.
        var innocent: Set<Int> = []
        for (binding, entry) in graph.bindings.enumerated() where dependencies.step(binding)?.phase == .prepare {
            guard let path = path(from: binding, &innocent, dependencies), let target = path.last else { continue }
            let (name, needed) = (dependencies.name(binding), dependencies.name(target))
            let through = path.dropFirst().dropLast().map { dependencies.name($0) }
            report.error(
                "\(name) is prepared before anything is launched, but depends on \(needed), which is launched", at: entry.place,
                id: .prepareNeedsLaunch, path: path.map { dependencies.name($0) },
                notes: (through.isEmpty ? [] : [Diagnostic.Note("required through \(through.joined(separator: " → "))")])
                    + [Diagnostic.Note("\(needed) is launched", at: graph.bindings[target].place)],
                help: ["launch \(name) too, or request a Provider and use it after the launch"])
        }
    }

    /// The path from a step to a launched step that it eagerly depends on.
    private func path(from start: Int, _ innocent: inout Set<Int>, _ dependencies: Dependencies) -> [Int]? {
        var path = [(point: start, needs: dependencies.neededNow(start), next: 0)]
        var seen: Set<Int> = [start]
        while let (point, needs, next) = path.last {
            guard next < needs.count else {
                innocent.insert(point)
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let target = needs[next]
            if let step = dependencies.step(target) {
                // Another prepared step has its own diagnostic.
                if step.phase == .launch { return path.map(\.point) + [target] }
            } else if !innocent.contains(target), seen.insert(target).inserted {
                path.append((target, dependencies.neededNow(target), 0))
            }
        }
        return nil
    }

    /// The name of a step is unique within its component.
    private func duplicateStep(_ dependencies: Dependencies, _ report: inout PluginReport) {
        struct Name: Hashable {
            let component: Int
            let name: String
        }
        var first: [Name: Int] = [:]
        for (binding, entry) in dependencies.graph.bindings.enumerated() {
            guard let name = dependencies.step(binding)?.name else { continue }
            let key = Name(component: entry.component, name: name)
            guard let earlier = first[key] else {
                first[key] = binding
                continue
            }
            report.error(
                "two steps are named \"\(name)\"", at: entry.place, id: .duplicateStep,
                notes: [Diagnostic.Note("first declared", at: dependencies.graph.bindings[earlier].place)],
                help: ["give one of them another name"])
        }
    }

    /// A component with launched bindings is requested as a ChildLauncher.
    private func builtInsteadOfLaunched(_ dependencies: Dependencies, _ report: inout PluginReport) {
        let graph = dependencies.graph
        for binding in graph.bindings where !(binding.attachment is LaunchedChildren) {
            for request in binding.requests {
                let answer = dependencies.answers.answers[request]
                guard answer.outcome == .found, Int(answer.target) < graph.bindings.count,
                    case .componentFactory(let child?) = graph.bindings[Int(answer.target)].kind,
                    let given = graph.components[child].bindings.first(where: { graph.bindings[$0].kind == .given })
                else { continue }
                let name = graph.components[child].name.short
                report.error(
                    "\(name) is built here, but \(dependencies.name(given)) in it must be provided by a launcher",
                    at: binding.place, id: .builtInsteadOfLaunched,
                    notes: [Diagnostic.Note("\(dependencies.name(given)) is declared", at: graph.bindings[given].place)],
                    help: ["use install(child: \(name).self), and request ChildLauncher<\(name)>"])
            }
        }
    }

    /// The eager dependencies of a step or a root are isolated to the main actor or nonisolated.
    private func onAnotherActor(_ dependencies: Dependencies, _ report: inout PluginReport) {
        let graph = dependencies.graph
        let steps = graph.bindings.indices.filter { dependencies.step($0) != nil }
        let isLaunched = Set(steps.map { graph.bindings[$0].component })
        let roots = isLaunched.sorted().compactMap { graph.components[$0].root }
        for binding in steps + roots {
            guard case .actor(let actor) = dependencies.isolations.isolation(ofRunning: binding) else { continue }
            let path = dependencies.isolations.path(from: binding).map { dependencies.name($0) }
            report.error(
                "\(dependencies.name(binding)) requires an instance isolated to \(actor), where a launcher cannot create it",
                at: graph.bindings[binding].place,
                id: .isolationMismatch, path: path,
                help: ["launch \(path.last ?? "it"), and create it there: launch { await … }"])
        }
    }
}
