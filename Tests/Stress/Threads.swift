import Foundation
import TestTools

/// Runs `body` on as many threads at once, all let go at the same moment, and waits for the last one.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let ready = DispatchSemaphore(value: 0)
    let start = DispatchSemaphore(value: 0)
    let done = DispatchSemaphore(value: 0)
    for number in 0..<count {
        let thread = Thread {
            ready.signal()
            start.wait()
            body(number)
            done.signal()
        }
        thread.start()
    }
    for _ in 0..<count { ready.wait() }
    for _ in 0..<count { start.signal() }
    for _ in 0..<count { done.wait() }
}

/// Repeats `body` for as long as `STRESS_SECONDS` says, and for a third of a second where it says nothing.
func repeatedly(_ body: () throws -> Void) rethrows {
    let end = ContinuousClock.now + .seconds(secondsToRepeat ?? 0.3)
    repeat { try body() } while ContinuousClock.now < end
}

/// Ends the process if it hangs: a minute after it should have ended.
func watch() { endLater(after: (secondsToRepeat ?? 0) + 60) }

/// Counts from any thread.
final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    func add() { lock.withLock { value += 1 } }
    var count: Int { lock.withLock { value } }
}

/// Ends the process with a message where something is not as it must be.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if condition { return }
    FileHandle.standardError.write(Data((message() + "\n").utf8))
    exit(1)
}

var secondsToRepeat: Double? { ProcessInfo.processInfo.environment["STRESS_SECONDS"].flatMap(Double.init) }
