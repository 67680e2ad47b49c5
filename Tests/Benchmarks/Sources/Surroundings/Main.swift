import CBenchmarks
import DovetailChecking
import Foundation

/// The same modes as `Benchmarks` for the rows that need Foundation and Testing. In a program of its own: with these, the runtime looks up
/// conformances in more images, which takes a tenth of planning a launch. The files that both have in common are symbolic links.
@main
enum Main {
    static func main() throws {
        var arguments = CommandLine.arguments.dropFirst()
        let mode = arguments.popFirst() ?? ""
        // The same argument is the command of the program that checks graphs.
        if mode == "check" {
            atexit { benchmark_mark() }
            benchmark_mark()
            checkGraphs(App.Graph.self)
        }
        let rows = try Surroundings.rows().filter { arguments.isEmpty || arguments.contains($0.name) }
        switch mode {
        case "time": rows.forEach { $0.time() }
        case "allocations": rows.forEach { $0.countAllocations() }
        case "instructions": rows.forEach { $0.markInstructions() }
        default: print("usage: Surroundings time|allocations|instructions [row…], or check")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
