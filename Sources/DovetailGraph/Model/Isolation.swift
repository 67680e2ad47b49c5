extension Graph {
    /// The actor that a factory has to run on.
    public enum Isolation: Hashable, Sendable {
        /// It runs anywhere.
        case nonisolated
        /// It runs on the main actor.
        case mainActor
        /// The type of another actor.
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
