extension Graph {
    /// The actor that a factory is isolated to.
    public enum Isolation: Hashable, Sendable {
        /// It runs on any thread.
        case nonisolated
        /// It runs on the main actor.
        case mainActor
        /// It runs on an actor of another type.
        case actor(TypeName)
    }
}

extension Graph.Isolation: CustomStringConvertible {
    public var description: String {
        switch self {
        case .nonisolated: "nonisolated"
        case .mainActor: "MainActor"
        case .actor(let type): type.short
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
