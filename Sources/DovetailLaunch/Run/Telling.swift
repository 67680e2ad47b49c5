internal import CDovetail
internal import Dovetail

/// Tells observers what happens in a launcher and its children: one thing after the other, in the order in which it happened.
final class Telling: Sendable {
    private struct State {
        var untold: [(component: String, progress: LaunchProgress)] = []
        /// The thread that is telling.
        var teller: UInt?
    }

    private let observers: [any LaunchObserver]
    private let state = Locked(State())
    private let turn = Monitor()

    init(_ observers: [any LaunchObserver]) { self.observers = observers }

    /// For those who hold a lock under which it happened: ``tell()`` follows when they have let go of it.
    func note(_ component: String, _ progress: LaunchProgress) {
        if !observers.isEmpty { state.use { $0.untold.append((component, progress)) } }
    }

    /// When it returns, everything that was noted before has been told, by whomever.
    func tell() {
        if observers.isEmpty { return }
        let thread = dovetail_current_thread()
        // An observer has cancelled something, and is told of that when it has returned.
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
