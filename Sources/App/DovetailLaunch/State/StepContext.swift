/// The runners to which the current code belongs.
struct StepContext: Sendable {
    @TaskLocal static var current: StepContext?

    /// The references of a runner and its ancestors, which identify them.
    let lineage: Set<ObjectIdentifier>
    let end: EndSignal
    /// Set in the code of a service: whether it has checked for the shutdown.
    var hasChecked: Locked<Bool>?
}

// SPDX-License-Identifier: Apache-2.0
