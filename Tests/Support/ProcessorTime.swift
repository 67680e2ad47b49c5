import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// What `work` has used of the processor on this thread, in seconds: other work on the machine does not count.
package func processorTime(_ work: () throws -> Void) rethrows -> Double {
    let start = processorTime(of: CLOCK_THREAD_CPUTIME_ID)
    try work()
    return processorTime(of: CLOCK_THREAD_CPUTIME_ID) - start
}

/// What this process and those that it started have used of the processor, in seconds.
func processorTimeOfAll() -> Double {
    var ended = rusage()
    getrusage(-1, &ended)  // RUSAGE_CHILDREN, which has another type on each system.
    let times = [ended.ru_utime, ended.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
    let running = startedProcesses().map(processorTime(ofProcess:))
    return (times + running).reduce(processorTime(of: CLOCK_PROCESS_CPUTIME_ID), +)
}

private func processorTime(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

// SPDX-License-Identifier: Apache-2.0
