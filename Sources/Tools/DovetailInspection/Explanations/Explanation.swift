/// The meaning of a kind of finding, and how to fix it.
package struct Explanation: Sendable {
    /// The first sentence of the text, on one line.
    package let summary: String
    package let text: String
}

// SPDX-License-Identifier: Apache-2.0
