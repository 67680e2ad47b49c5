extension ContiguousArray {
    /// Appends an element to an array that has few elements in most graphs. It is then allocated once, not for one, two, four …
    mutating func appendToFew(_ element: Element) {
        if capacity == 0 { reserveCapacity(8) }
        append(element)
    }
}

// SPDX-License-Identifier: Apache-2.0
