import DovetailGraph

/// What people call a binding whose kind in the model says how the library supplies its value.
struct BindingTerm {
    /// `launched`, `step`, `setting`.
    let kind: String
    /// `step "Preload"`, `setting http.port`; nil if the binding has the name of its key.
    var name: String?
    var setting: Graph.Setting?

    /// The terms of the bindings that have one, by their positions.
    static func terms(of graph: Graph, _ names: GraphNames) -> [Int: BindingTerm] {
        var terms: [Int: BindingTerm] = [:]
        for (binding, name) in graph.stepNames { terms[binding] = BindingTerm(kind: "step", name: name.escaped()) }
        for step in graph.steps where step.name == nil { terms[step.binding] = BindingTerm(kind: word(for: step.kind)) }
        for setting in graph.settings {
            terms[setting.binding] = BindingTerm(kind: "setting", name: "setting \(setting.key.escaped())", setting: setting)
        }
        // Documents of older versions do not name the settings.
        let modules = Set(graph.modules.indices.filter { graph.modules[$0].isOfLibrary })
        for (position, binding) in graph.bindings.enumerated() where modules.contains(binding.module) && terms[position] == nil {
            let name = graph.keys[binding.key].key.tag.map { "setting \(names($0))" }
            terms[position] = BindingTerm(kind: "setting", name: name)
        }
        return terms
    }

    private static func word(for kind: Graph.Step.Kind) -> String {
        switch kind {
        case .prepare: "prepared"
        case .launch: "launched"
        case .event: "step"
        case .children: "child launcher"
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
