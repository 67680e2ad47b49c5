public import Dovetail

extension BindingBuilder where Element == Key {
    /// Adds several elements to the collection `[Element]`, in the order of declaration.
    ///
    /// New code uses `elementsIntoCollection()`.
    // The compiler prefers it to the deprecated method of the core, which is disfavored.
    @inlinable @inline(__always)
    public func intoCollection() -> BindingBuilder<[Element], [Element], Scope> { elementsIntoCollection() }
}

// SPDX-License-Identifier: Apache-2.0
