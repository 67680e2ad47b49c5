package import DovetailGraph

/// Reports bindings whose value only a launcher or a plugin can supply when the component is built without one.
package struct MissingExternalValue: OwnPlugin {
    package init() {}

    private static let alone: [any GraphPlugin] = [MissingExternalValue()]

    /// The plugins and this one.
    static func with(_ plugins: [any GraphPlugin]) -> [any GraphPlugin] { plugins.isEmpty ? alone : plugins + alone }

    package func visit(_ graph: Graph, report: inout PluginReport) {
        // One finding for each cause, by its help.
        var causes: [String] = []
        var complaints: [String: [Diagnostic.Note]] = [:]
        for position in graph.attachedBindings {
            guard let complaint = (graph.bindings[position].attachment as? any UnresolvedAttachment)?.complaint else { continue }
            if complaints[complaint.help] == nil { causes.append(complaint.help) }
            complaints[complaint.help, default: []].append(Diagnostic.Note(complaint.message, at: graph.bindings[position].place))
        }
        for cause in causes {
            guard let notes = complaints[cause], let first = notes.first else { continue }
            report.error(first.message, at: first.place, id: .missingExternalValue, notes: shown(Array(notes.dropFirst())), help: [cause])
        }
        reportExternalValues(of: graph, to: &report)
    }

    /// However many values a launcher provides, there is one cause: the call that builds the component.
    private func reportExternalValues(of graph: Graph, to report: inout PluginReport) {
        let external = graph.externalBindings
        guard let first = external.first else { return }
        let steps = graph.stepNames
        let names = external.map { steps[$0] ?? graph.keys[graph.bindings[$0].key].key.description }
        let root = graph.components[0].name.short
        let rest = names.count - 3
        let subject =
            names.count == 1
            ? "\(names[0]) is"
            : rest > 0
                ? "\(names.prefix(3).joined(separator: ", ")) and \(grouped(rest)) more are"
                : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]) are"
        let notes = zip(names, external).map { Diagnostic.Note("\($0) is declared", at: graph.bindings[$1].place) }
        report.error(
            "\(subject) provided by a launcher, but \(root) is built without one",
            at: graph.components[0].place ?? graph.bindings[first].place, id: .missingExternalValue, notes: shown(notes),
            help: [
                "launch \(root) with Launcher(\(root).self), or replace \(names.count == 1 ? "the binding with one that has a factory" : "the bindings with others that have a factory")"
            ])
    }

    /// At most ten notes, followed by the number of the others.
    private func shown(_ notes: [Diagnostic.Note]) -> [Diagnostic.Note] {
        let rest = notes.count - 10
        return notes.prefix(10) + (rest > 0 ? [Diagnostic.Note("and at \(grouped(rest)) more locations")] : [])
    }
}

extension [any GraphPlugin] {
    /// What these plugins supply to a graph: see ``supplying(_:)``.
    ///
    /// Most graphs have only the plugin of the library. It is recognized by its type, because a cast to a protocol takes longer than
    /// validation in a process that has just started.
    func supplied(to graph: Graph) -> [any GraphPlugin] {
        count == 1 && self[0] is MissingExternalValue ? self : supplying(graph)
    }
}

// SPDX-License-Identifier: Apache-2.0
