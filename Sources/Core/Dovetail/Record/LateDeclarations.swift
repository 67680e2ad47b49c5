internal import DovetailGraph

/// The declarations on binders whose `configure` had already returned. They have no effect and are reported: in the diagnostics of the graph
/// if another `configure` uses the binder, and otherwise, in a debug build, by ending the program.
final class LateDeclarations: @unchecked Sendable {  // Its list is protected by its monitor.
    private let monitor = Monitor()
    private var reports: [Report] = []
    private var isCollected = false

    struct Report {
        let type: Any.Type
        let module: TypeName
        let place: Graph.SourceLocation
    }

    func report(_ type: Any.Type, on recorder: DeclarationRecorder, at place: Graph.SourceLocation) {
        let report = Report(type: type, module: recorder.name, place: place)
        let isCollected = monitor.locked {
            reports.append(report)
            return self.isCollected
        }
        // The graph has been validated without it, so no diagnostic would be shown.
        if isCollected { RuntimeFault.lateDeclaration(TypeName(type).short, of: recorder.name.short, at: place) }
    }

    /// Called when every `configure` has returned.
    func collectingEnds() { monitor.locked { isCollected = true } }

    var all: [Report] { monitor.locked { reports } }
}

// SPDX-License-Identifier: Apache-2.0
