import Dispatch

/// Waits for a task. Its own costs do not depend on what it does.
func wait(for body: @escaping @Sendable () async -> Void) {
    let end = DispatchSemaphore(value: 0)
    Task.detached {
        await body()
        end.signal()
    }
    end.wait()
}

// SPDX-License-Identifier: Apache-2.0
