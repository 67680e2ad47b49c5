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
        (systemFile("/proc/\(process)/task/\(thread)/children") ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
}

/// What a running process has used of the processor, in seconds.
func processorTime(ofProcess process: pid_t) -> Double {
    guard let line = systemFile("/proc/\(process)/stat"),
        let name = line.lastIndex(of: ")")
    else { return 0 }
    // Behind the name: the state, ten numbers, and the ticks spent in the process and for it in the kernel.
    let fields = line[name...].split(separator: " ").dropFirst()
    return fields.dropFirst(11).prefix(2).compactMap { Double($0) }.reduce(0, +) / Double(sysconf(Int32(_SC_CLK_TCK)))
}

/// The text of a file that the system makes while it is read and that has no size: Foundation does not free what it reads of one.
package func systemFile(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
        let count = fread(&part, 1, part.count, file)
        guard count > 0 else { break }
        bytes += part[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
}

// SPDX-License-Identifier: Apache-2.0
