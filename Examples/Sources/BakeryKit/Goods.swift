/// The goods that the bakery sells every day.
public enum Bread: String, Sendable {
    case brioche, rye, spelt
}

enum Allergen: String {
    case egg, gluten, milk
}

struct Price: Sendable, CustomStringConvertible {
    let cents: Int

    var description: String { "\(cents / 100).\(cents / 10 % 10)\(cents % 10)" }
}

struct Cake {
    let inscription: String
    let oven: Oven

    var description: String { "cake “\(inscription)”, baked at \(oven.degrees)°" }
}

struct Discount: Sendable {
    let percent: Int
}

// SPDX-License-Identifier: Apache-2.0
