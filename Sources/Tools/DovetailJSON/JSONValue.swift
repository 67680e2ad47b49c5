/// A value of a JSON document, and its location.
package struct JSONValue: Sendable {
    package enum Content: Sendable {
        case null
        case bool(Bool)
        case integer(Int)
        /// The text of a number that is not an `Int`.
        case number(String)
        case string(String)
        case array([JSONValue])
        case object([Member])
    }

    package struct Member: Sendable {
        package let name: String
        /// The offset of the name's opening quote.
        package let offset: Int
        package let value: JSONValue
    }

    package let content: Content
    /// The offset of its first byte.
    package let offset: Int

    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.name == name }?.value
    }
}

// SPDX-License-Identifier: Apache-2.0
