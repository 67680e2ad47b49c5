import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// The processes that this one has started and those that they have started, as far as the system tells: Linux does.
func startedProcesses() -> [pid_t] {
    var found = startedProcesses(by: "self")
    var next = 0
    while next < found.count {
        found += startedProcesses(by: "\(found[next])")
        next += 1
    }
    return found
}

private func startedProcesses(by process: String) -> [pid_t] {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return threads.flatMap { thread in
        let numbers = try? String(contentsOfFile: "/proc/\(process)/task/\(thread)/children", encoding: .utf8)
        return (numbers ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
}

/// What a running process has used of the processor, in seconds.
func processorTime(ofProcess process: pid_t) -> Double {
    guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let name = line.lastIndex(of: ")")
    else { return 0 }
    // Behind the name: the state, ten numbers, and the ticks spent in the process and for it in the kernel.
    let fields = line[name...].split(separator: " ").dropFirst()
    return fields.dropFirst(11).prefix(2).compactMap { Double($0) }.reduce(0, +) / Double(sysconf(Int32(_SC_CLK_TCK)))
}
