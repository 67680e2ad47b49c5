import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// What `work` has used of the processor on this thread, in seconds: other work on the machine does not count.
package func processorTime(_ work: () throws -> Void) rethrows -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try work()
    return now() - start
}
