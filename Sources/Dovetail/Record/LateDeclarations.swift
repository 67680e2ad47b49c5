internal import DovetailGraph

/// The declarations that were made after their `configure` had returned. They have no effect and are reported.
final class LateDeclarations: @unchecked Sendable {  // Its list is protected by its monitor.
    private let monitor = Monitor()
    private var reports: [Report] = []

    struct Report {
        let type: Any.Type
        let module: TypeName
        let place: Graph.SourceLocation
    }

    func report(_ type: Any.Type, on recorder: DeclarationRecorder, at place: Graph.SourceLocation) {
        monitor.locked { reports.append(Report(type: type, module: recorder.name, place: place)) }
    }

    var all: [Report] { monitor.locked { reports } }
}
