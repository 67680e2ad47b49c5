import Dovetail
import DovetailGraph

/// The plans of a component and of every child that it can launch.
struct LaunchPlan: Sendable {
    let components: [ComponentPlan]

    init(_ graph: Graph) {
        let dependencies = Dependencies(Resolution(graph))
        components = graph.components.indices.map { ComponentPlan($0, dependencies) }
    }
}

extension LaunchPlan: CustomStringConvertible {
    /// A readable table of the steps in order, with their dependencies and locations.
    var description: String {
        components.filter { $0.component == 0 || !$0.steps.isEmpty }.map { component in
            let heading = component.component == 0 ? "" : "\n\(component.name), each time it is launched\n"
            return heading + component.table
        }.joined()
    }
}

extension ComponentPlan {
    fileprivate var table: String {
        if steps.isEmpty { return "\(name) has nothing to launch\n" }
        let rows = steps.enumerated().map { position, step in
            [
                "\(position + 1)", step.when, name(of: position), step.after.map { name(of: $0) }.joined(separator: ", "),
                "\(step.place.file):\(step.place.line)",
            ]
        }
        return columns([["#", "when", "step", "after", "declared"]] + rows)
    }
}

extension ComponentPlan.Step {
    fileprivate var when: String {
        let events = step.events.map(\.description).joined(separator: ", ")
        return switch step.phase {
        case .prepare: "prepare"
        case .launch: events.isEmpty ? "launch" : "launch, on \(events)"
        case .event: "on \(events)"
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
