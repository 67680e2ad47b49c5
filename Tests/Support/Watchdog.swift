import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Ends the process with status 99 if it does not end in time: a deadlock must not look like a slow machine.
///
/// For processes that exit tests start; what runs in the process of all tests is ``Watched``. Of a second in which the process does something,
/// as much is counted as it used of the processor.
package func endLater(after seconds: Double = 120) {
    recordGraphs()
    let thread = Thread {
        var waited = 0.0
        var before = processorTimeOfAll()
        while waited < seconds {
            pause(1)
            let now = processorTimeOfAll()
            // As in `Watchdog`: two threads that spin on a busy machine get a part of each second.
            waited += now - before < 0.01 ? 1 : min(now - before, 1)
            before = now
        }
        endProcess("the watchdog ended this process")
    }
    thread.start()
}

/// Ends the process with the names of the tests that are running when none has begun or ended for too long.
///
/// A second in which the process and those that it started did next to nothing is quiet. Of any other second, as much
/// is counted as was used of the processor: on a busy machine a test gets more time, not less.
final class Watchdog: Sendable {
    static let shared = Watchdog()

    private struct Running {
        let name: String
        let start: Double
        let patience: Double
    }

    private struct State {
        var running: [Int: Running] = [:]
        var begun = 0
        var seconds = 0.0
        var quiet = 0.0
        var busy = 0.0
    }

    private let lock = NSLock()
    nonisolated(unsafe) private var state = State()  // Used under the lock.

    private init() { Thread { self.watch() }.start() }

    /// - Parameter patience: how many seconds more than others this test may take.
    func begin(_ name: String, patience: Double) -> Int {
        lock.withLock {
            state.begun += 1
            state.running[state.begun] = Running(name: name, start: state.seconds, patience: patience)
            (state.quiet, state.busy) = (0, 0)
            return state.begun
        }
    }

    func end(_ number: Int) {
        lock.withLock {
            state.running[number] = nil
            (state.quiet, state.busy) = (0, 0)
        }
    }

    private func watch() {
        var before = processorTimeOfAll()
        while true {
            // Seconds that it was awake for: a machine that was asleep, or a debugger, is no hang.
            pause(1)
            let now = processorTimeOfAll()
            let names = lock.withLock { hanging(used: now - before) }
            before = now
            guard !names.isEmpty else { continue }
            for child in startedProcesses() { kill(child, SIGKILL) }
            endProcess((["error: no test has begun or ended for too long; running, the oldest first:"] + names).joined(separator: "\n"))
        }
    }

    /// What runs, if that has lasted too long. Called each second, under the lock.
    private func hanging(used: Double) -> [String] {
        state.seconds += 1
        if used < 0.1 {
            state.quiet += 1
        } else {
            state.quiet = 0
            state.busy += min(used, 1)
        }
        let patience = state.running.values.map(\.patience).max() ?? 0
        guard state.quiet - patience >= Self.quietLimit || state.busy - patience >= Self.busyLimit else { return [] }
        return state.running.sorted { $0.key < $1.key }.map { _, test in
            "error: hangs, after \(Int(state.seconds - test.start)) s: \(test.name)"
        }
    }

    /// Only Linux says what the started processes do: elsewhere, one that is slow under a sanitizer looks quiet.
    #if os(Linux)
    private static let quietLimit = 40.0
    #else
    private static let quietLimit = isSanitized ? 400.0 : 40.0
    #endif
    private static let busyLimit = isSanitized ? 500.0 : 50.0

    private static let isSanitized = ["__tsan_init", "__asan_init"].contains { (name: String) in dlsym(dlopen(nil, RTLD_NOW), name) != nil }
}

/// The only way to wait that no code under test can interfere with.
private func pause(_ seconds: Double) {
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + seconds)
}

private func endProcess(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    _exit(99)
}

// SPDX-License-Identifier: Apache-2.0
