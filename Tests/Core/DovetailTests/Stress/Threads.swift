import CDovetail
import Foundation
import TestTools

/// Runs `body` on as many threads at once, all resumed at the same moment, and waits for the last one.
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

/// How many rounds of something short are played: what `STRESS_ROUNDS` says, and a few where it says nothing.
var roundCount: UInt { ProcessInfo.processInfo.environment["STRESS_ROUNDS"].flatMap { UInt($0) } ?? 4_000 }

/// Ends the process if it hangs: a minute after it should have ended.
func watch() { endLater(after: (secondsToRepeat ?? 0) + Double(roundCount) / 2_000 + 60) }

/// Waits until `word` is `number`, without going to sleep: what another thread does then happens at the same moment.
func spin(until number: UInt, _ word: UnsafeMutablePointer<UInt>) {
    var turns = 0
    while dovetail_load_acquire(word) != number {
        turns += 1
        // Where there are fewer processors than threads, the other one needs this one's.
        if turns.isMultiple(of: 10_000) { sched_yield() }
    }
}

/// Plays rounds on two threads: `begin` runs on one of them, then `together` on both at the same moment, then `afterwards` on the first.
func onTwoThreads(
    _ rounds: UInt, _ begin: () -> Void, together: @escaping @Sendable (Int) -> Void, afterwards: () -> Void
) {
    nonisolated(unsafe) let words = UnsafeMutablePointer<UInt>.allocate(capacity: 2)
    words.initialize(repeating: 0, count: 2)
    let (started, ended) = (words, words + 1)
    nonisolated(unsafe) let (other, otherEnded) = (started, ended)
    let done = DispatchSemaphore(value: 0)
    Thread {
        for round in 1...rounds {
            spin(until: round, other)
            together(1)
            dovetail_store_release(otherEnded, round)
        }
        done.signal()
    }.start()
    for round in 1...rounds {
        begin()
        dovetail_store_release(started, round)
        // Begins a little later each time, because the other thread needs a moment to notice.
        for _ in 0..<round % 100 { _ = dovetail_load_acquire(ended) }
        together(0)
        spin(until: round, ended)
        afterwards()
    }
    done.wait()
    words.deallocate()
}

/// Counts from any thread.
final class Tally: Sendable {
    private let value = Shared(0)

    func add() { value.change { $0 += 1 } }
    func remove() { value.change { $0 -= 1 } }
    var count: Int { value.value }
}

/// Ends the process with a message where something is not as it must be.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if condition { return }
    FileHandle.standardError.write(Data((message() + "\n").utf8))
    exit(1)
}

/// What the process of an exit test examines, in a file, because its output is discarded and it may crash.
enum Subject {
    private static func file(of test: pid_t) -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-stress-\(test)")
    }

    /// Called in the process that the test started.
    static func write(_ text: String) { try? Data(text.utf8).write(to: file(of: getppid())) }

    /// Returns what the process of this test has written last.
    static func take() -> String {
        let file = file(of: getpid())
        defer { try? FileManager.default.removeItem(at: file) }
        return (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

var secondsToRepeat: Double? { ProcessInfo.processInfo.environment["STRESS_SECONDS"].flatMap(Double.init) }

// SPDX-License-Identifier: Apache-2.0
