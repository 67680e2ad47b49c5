extension Graph {
    /// A binding of `bindDefault` that does not apply, because its component sees another binding of its key.
    public struct OverriddenDefault: Hashable, Sendable {
        /// The bound key; for a contribution the key of the collection.
        public var key: Int
        /// The contribution to the collection; `nil` for other bindings.
        public var contribution: Binding.Contribution?
        /// The component, a position in ``Graph/components``.
        public var component: Int
        /// The declaring module, a position in ``Graph/modules``.
        public var module: Int
        /// The keys that its factory would request, positions in ``Graph/keys``.
        public var requests: [Int]
        /// The location of the declaration.
        public var place: SourceLocation

        /// Creates a default of `key` in `component`.
        public init(
            key: Int, contribution: Binding.Contribution? = nil, component: Int, module: Int, requests: [Int] = [], place: SourceLocation
        ) {
            self.key = key
            self.contribution = contribution
            self.component = component
            self.module = module
            self.requests = requests
            self.place = place
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
