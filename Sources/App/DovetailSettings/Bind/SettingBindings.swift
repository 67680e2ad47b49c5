import Dovetail
import DovetailGraph

/// The bindings of settings in a graph, each setting once.
struct SettingBindings {
    let graph: Graph
    private(set) var slots: [any AnySettingSlot] = []
    private(set) var declarations: [SettingDeclaration] = []
    /// The settings whose bindings are replaced. Their values are not read, but their names are known.
    private(set) var replaced: [SettingDeclaration] = []
    /// The first binding of each setting.
    private var bindings: [SettingName: Int] = [:]
    /// The first binding of each type, and the name of the type.
    private var types: [ObjectIdentifier: (binding: Int, name: String)] = [:]

    init(_ graph: Graph) {
        self.graph = graph
        var seen: Set<ObjectIdentifier> = []
        for (position, binding) in graph.bindings.enumerated() {
            guard let slot = binding.attachment as? any AnySettingSlot else {
                if binding.isReplacement, let setting = graph.keys[binding.key].key.tag?.metatype as? any Setting.Type {
                    replaced.append(SettingDeclaration(erasing: setting))
                }
                continue
            }
            slots.append(slot)
            let declaration = slot.declaration
            guard seen.insert(ObjectIdentifier(declaration.type)).inserted else { continue }
            declarations.append(declaration)
            types[ObjectIdentifier(declaration.type)] = (position, String(describing: declaration.type))
            if bindings[declaration.name] == nil { bindings[declaration.name] = position }
        }
    }

    func report(_ problems: [SettingProblem], to report: inout PluginReport) {
        // Only errors list the requesters.
        let answers = problems.allSatisfy(\.isWarning) ? [] : Resolution(graph).answers
        for problem in problems { self.report(problem, answers, to: &report) }
    }

    private func report(_ problem: SettingProblem, _ answers: ContiguousArray<Resolution.Answer>, to report: inout PluginReport) {
        let conflicting = problem.conflicting.compactMap { types[$0] }
        let binding = conflicting.last?.binding ?? problem.key.flatMap { bindings[$0] }
        let declared = binding.map { graph.bindings[$0].place }
        let written = problem.origin?.graphPlace
        var notes = problem.notes.map { Diagnostic.Note($0) }
        // The location in the file comes first; in that case the declaration is worth a note.
        if written != nil, let declared { notes.append(Diagnostic.Note("the setting is declared", at: declared)) }
        notes += conflicting.map { Diagnostic.Note("declared by \($0.name)", at: graph.bindings[$0.binding].place) }
        if let binding, !problem.isWarning {
            // One type may require settings that contradict each other.
            let settings = conflicting.isEmpty ? [binding] : conflicting.map(\.binding)
            for need in settings.flatMap({ needs(of: $0, answers) }) where !notes.contains(need) { notes.append(need) }
        }
        let id = DiagnosticID(rawValue: problem.kind.rawValue)
        if problem.isWarning {
            report.warning(problem.message, at: written ?? declared, id: id, notes: notes, help: problem.help)
        } else {
            report.error(problem.message, at: written ?? declared, id: id, notes: notes, help: problem.help)
        }
    }

    /// The requesters of a setting, in any form.
    private func needs(of setting: Int, _ answers: ContiguousArray<Resolution.Answer>) -> [Diagnostic.Note] {
        let key = graph.bindings[setting].key
        let needs = graph.bindings.indices.filter { binding in
            graph.bindings[binding].requests.contains { request in
                answers[request].outcome == .found && Int(answers[request].target) < graph.bindings.count
                    && graph.bindings[Int(answers[request].target)].key == key
            }
        }
        let steps = graph.stepNames
        let shown = needs.prefix(10).map { need in
            let name = steps[need] ?? graph.keys[graph.bindings[need].key].key.type.short
            return Diagnostic.Note("required by \(name)", at: graph.bindings[need].place)
        }
        return needs.count > 10 ? shown + [Diagnostic.Note("required by \(needs.count - 10) more")] : shown
    }
}

extension SettingOrigin {
    fileprivate var graphPlace: Graph.SourceLocation? {
        guard let file, let line else { return nil }
        return Graph.SourceLocation(file: SettingText.escaped(file), path: file, line: line, column: column ?? 1)
    }
}

// SPDX-License-Identifier: Apache-2.0
