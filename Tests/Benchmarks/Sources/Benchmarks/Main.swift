import CBenchmarks
import DovetailChecking
import Foundation

/// What Scripts/tools/benchmark calls: each mode prints one line for each row, fields parted by tabs.
@main
enum Main {
    static let rounds = 401

    static func main() throws {
        var arguments = CommandLine.arguments.dropFirst()
        let mode = arguments.popFirst() ?? ""
        let rows = try Rows.all().filter { arguments.isEmpty || arguments.contains($0.name) }
        switch mode {
        case "time": rows.forEach(time)
        case "allocations": rows.forEach(countAllocations)
        case "instructions": rows.forEach(markInstructions)
        case "limits": Limits.rows().forEach(markInstructions)
        case "growth": try Growth.measure(sizes: arguments.compactMap { Int($0) })
        case "scale":
            guard let size = arguments.popFirst().flatMap({ Int($0) }) else { return print("usage: Benchmarks scale size [stage]") }
            if let stage = arguments.first.flatMap(Scale.Stage.init(rawValue:)) {
                try Scale.measureMemory(stage, size: size)
            } else {
                try Scale.measureTime(size: size)
            }
        // The same argument is the command of the program that checks graphs.
        case "check":
            atexit { benchmark_mark() }
            benchmark_mark()
            checkGraphs(App.Graph.self)
        case "launch": try Launching.measure(rounds: arguments.first.flatMap { Int($0) } ?? 31)
        default:
            print(
                "usage: Benchmarks time|allocations|instructions [row…], limits, growth size…, scale size [stage], check, or launch rounds")
        }
    }

    private static func time(_ row: Row) {
        let timing = Timing(row, rounds: rounds)
        print(row.name, timing.ratio, timing.median, timing.handNanoseconds, timing.dovetailNanoseconds, separator: "\t")
    }

    private static func countAllocations(_ row: Row) {
        let counts = row.works.map { perOperation($0.work, benchmark_allocations) }
        print(row.name, counts[0], counts[1], separator: "\t")
    }

    private static func markInstructions(_ row: Row) {
        for (kind, work) in row.works {
            mark(work)
            print(row.name, kind, separator: "\t")
        }
    }
}
