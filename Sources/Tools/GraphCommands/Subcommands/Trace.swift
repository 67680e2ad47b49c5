import DovetailGraph
import DovetailInspection

extension GraphCommand {
    private enum TraceFormat: String, CaseIterable {
        case table, timeline, perfetto
    }

    var traceCommand: Command {
        let subcommand = Subcommand(
            "trace", "TRACE", options: [.init("--format", of: TraceFormat.self), .init("--limit", "N")],
            about: "Shows which objects were created in a run, and how long that took.", example: "run.json --format timeline")
        return Command(subcommand) { arguments throws(Failure) in try trace(arguments) }
    }

    private func trace(_ arguments: Arguments) throws(Failure) -> Result {
        let format = try arguments.choice("--format", default: TraceFormat.table)
        let limit = try arguments.number("--limit")
        let trace = try trace(arguments.words(1...1)[0])
        environment.progress("counting \(counted(trace.calls.count, "call"))")
        switch format {
        case .table: return Result(output: limit.map { trace.table(limit: $0) } ?? trace.table())
        case .timeline: return Result(output: limit.map { trace.timeline(limit: $0) } ?? trace.timeline())
        case .perfetto: return Result(output: trace.perfetto())
        }
    }

    /// Reads the trace in a file.
    func trace(_ file: String) throws(Failure) -> ResolutionTrace {
        environment.progress("reading \(file)")
        let bytes = try environment.read(file)
        do throws(Graph.DocumentError) {
            return try ResolutionTrace(json: bytes)
        } catch {
            throw Failure("\(file):\(error)")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
