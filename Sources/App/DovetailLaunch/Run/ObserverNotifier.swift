internal import CDovetail
internal import Dovetail

/// Notifies observers of the progress of a launcher and its children, one event at a time and in order.
final class ObserverNotifier: Sendable {
    enum Notice {
        case progress(LaunchProgress)
        case ending(LaunchEnding)
        case warnings([Diagnostic])
    }

    private struct State {
        var pending: [(component: String, notice: Notice)] = []
        /// The thread that is notifying observers.
        var notifyingThread: UInt?
    }

    private let observers: [any LaunchObserver]
    private let state = Locked(State())
    private let turn = Monitor()

    init(_ observers: [any LaunchObserver]) { self.observers = observers }

    /// Records progress while a lock is held. ``notify()`` must be called after it has been released.
    func enqueue(_ component: String, _ notice: Notice) {
        if !observers.isEmpty { state.use { $0.pending.append((component, notice)) } }
    }

    /// When this returns, observers have been notified of everything recorded before, on this or another thread.
    func notify() {
        if observers.isEmpty { return }
        let thread = dovetail_current_thread()
        // An observer has cancelled something, and will be notified of that when it has returned.
        if state.use({ $0.notifyingThread }) == thread { return }
        turn.locked {
            state.use { $0.notifyingThread = thread }
            while let (component, notice) = next() {
                for observer in observers {
                    switch notice {
                    case .progress(let progress): observer.launcher(of: component, did: progress)
                    case .ending(let reason): observer.launcher(of: component, willEnd: reason)
                    case .warnings(let warnings): observer.launcher(of: component, willLaunchDespite: warnings)
                    }
                }
            }
        }
    }

    private func next() -> (component: String, notice: Notice)? {
        state.use { state in
            if !state.pending.isEmpty { return state.pending.removeFirst() }
            state.notifyingThread = nil
            return nil
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
