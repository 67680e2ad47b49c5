/// The reason why an application ends, also while it is still being launched.
public enum LaunchEnding: Sendable, Hashable {
    /// `stop()` was called, or the function that was passed to `run(until:)` has returned.
    case requested
    /// The task of `launch()` or `run()` was cancelled.
    case cancelled
    /// The process received a signal.
    case signal(Int32)
    /// A service ended without an error.
    case serviceEnded(_ step: String)
    /// A step failed; with the description of the error, without secrets.
    case failed(_ step: String, LaunchActivity, reason: String)
}

extension LaunchEnding: CustomStringConvertible {
    public var description: String {
        switch self {
        case .requested: "the end was requested"
        case .cancelled: "its task was cancelled"
        case .signal(let signal): "\(signalName(signal)) arrived"
        case .serviceEnded(let step): "\(step) ended"
        case .failed(let step, .launch, let reason), .failed(let step, .prepare, let reason): "\(step) failed: \(reason)"
        case .failed(let step, let activity, let reason): "\(step), \(activity) failed: \(reason)"
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
