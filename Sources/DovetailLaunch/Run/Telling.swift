internal import CDovetail
internal import Dovetail

/// Notifies observers of the progress of a launcher and its children, one event at a time and in order.
final class Telling: Sendable {
    private struct State {
        var untold: [(component: String, progress: LaunchProgress)] = []
        /// The thread that is notifying observers.
        var teller: UInt?
    }

    private let observers: [any LaunchObserver]
    private let state = Locked(State())
    private let turn = Monitor()

    init(_ observers: [any LaunchObserver]) { self.observers = observers }

    /// Records progress while a lock is held. ``tell()`` must be called after it has been released.
    func note(_ component: String, _ progress: LaunchProgress) {
        if !observers.isEmpty { state.use { $0.untold.append((component, progress)) } }
    }

    /// When this returns, observers have been notified of everything recorded before, on this or another thread.
    func tell() {
        if observers.isEmpty { return }
        let thread = dovetail_current_thread()
        // An observer has cancelled something, and will be notified of that when it has returned.
        if state.use({ $0.teller }) == thread { return }
        turn.locked {
            state.use { $0.teller = thread }
            while let (component, progress) = next() {
                for observer in observers { observer.launcher(of: component, did: progress) }
            }
        }
    }

    private func next() -> (component: String, progress: LaunchProgress)? {
        state.use { state in
            if !state.untold.isEmpty { return state.untold.removeFirst() }
            state.teller = nil
            return nil
        }
    }
}
