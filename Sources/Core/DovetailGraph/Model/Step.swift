extension Graph {
    /// A binding that a launcher handles: it supplies the value instead of a factory.
    public struct Step: Hashable, Sendable {
        /// The kind of a step.
        public enum Kind: Hashable, CaseIterable, Sendable {
            /// It runs on the main actor before anything is launched.
            case prepare
            /// It runs when the component is launched.
            case launch
            /// It runs when an event is sent.
            case event
            /// It runs nothing: its value launches children of the component.
            case children
        }

        /// The binding, a position in ``Graph/bindings``.
        public var binding: Int
        /// The kind of the step.
        public var kind: Kind
        /// The name of a step that runs for its side effects; `nil` for one that is named after its value.
        public var name: String?

        /// Creates a step at `binding`.
        public init(_ kind: Kind, name: String? = nil, binding: Int) {
            self.kind = kind
            self.name = name
            self.binding = binding
        }
    }
}

extension Graph {
    /// `step "Preload"` for the steps that have a name, by their bindings. Their keys do not appear in the source code.
    package var stepNames: [Int: String] {
        var names: [Int: String] = [:]
        for step in steps { names[step.binding] = step.name.map { "step \"\($0)\"" } }
        return names
    }
}

// SPDX-License-Identifier: Apache-2.0
