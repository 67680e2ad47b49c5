extension Graph {
    /// A tag of `using(_:)` for which the factory has no parameter.
    public struct UnmatchedTag: Hashable, Sendable {
        /// The binding, a position in ``Graph/bindings``.
        public var binding: Int
        /// The type of the tag.
        public var tag: TypeName
        /// The type of its values.
        public var element: TypeName

        /// Creates a tag for which the factory of `binding` has no parameter.
        public init(binding: Int, tag: TypeName, element: TypeName) {
            self.binding = binding
            self.tag = tag
            self.element = element
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
