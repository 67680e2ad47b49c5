import CBenchmarks

/// What Scripts/tools/benchmark calls: each mode prints one line for each row, fields parted by tabs.
@main
enum Main {
    static func main() throws {
        var arguments = CommandLine.arguments.dropFirst()
        let mode = arguments.popFirst() ?? ""
        let rows = try Rows.all().filter { arguments.isEmpty || arguments.contains($0.name) }
        switch mode {
        case "time": rows.forEach { $0.time() }
        case "allocations": rows.forEach { $0.countAllocations() }
        case "instructions": rows.forEach { $0.markInstructions() }
        case "limits": Limits.rows().forEach { $0.markInstructions() }
        case "growth": try Growth.measure(sizes: arguments.compactMap { Int($0) })
        case "scale":
            guard let size = arguments.popFirst().flatMap({ Int($0) }) else { return print("usage: Benchmarks scale size [stage]") }
            if let stage = arguments.first.flatMap(Scale.Stage.init(rawValue:)) {
                try Scale.measureMemory(stage, size: size)
            } else {
                try Scale.measureTime(size: size)
            }
        case "launch": try Launching.measure(rounds: arguments.first.flatMap { Int($0) } ?? 31)
        default: print("usage: Benchmarks time|allocations|instructions [row…], limits, growth size…, scale size [stage], or launch rounds")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
