import DovetailGraph

/// A condition on a value that is only known when the program runs: whether it is one of some constants.
struct Comparison {
    /// Identifies the value. Expressions with the same identity have the same value.
    let subject: String
    /// Texts that differ for different constants of the value's type.
    var constants: Set<String>
    /// Whether the condition holds for all other values.
    var isNegated = false
    /// All values of the type, if they are known.
    var all: Set<String>?

    /// Equal for equal comparisons.
    var identity: String { "\(subject) \(isNegated ? "is none of" : "is one of") \(constants.sorted())" }

    static func flag(_ subject: String) -> Comparison { Comparison(subject: subject, constants: ["true"], all: ["false", "true"]) }

    var negated: Comparison {
        var other = self
        other.isNegated.toggle()
        return other
    }
}

/// What the answers of a world say about a value.
struct Knowledge {
    private enum Values {
        case oneOf(Set<String>)
        case noneOf(Set<String>)
    }

    private var values: Values
    /// Whether all of these answers are the caller's, so that other answers do not matter.
    private(set) var isDecided = true

    /// - Parameter all: All values of the type, if they are known.
    init(all: Set<String>?) { values = all.map { .oneOf($0) } ?? .noneOf([]) }

    /// Whether the value is one of some constants, if that is known.
    func isOne(of constants: Set<String>) -> Bool? {
        switch values {
        case .oneOf(let possible): possible.isSubset(of: constants) ? true : possible.isDisjoint(with: constants) ? false : nil
        case .noneOf(let excluded): constants.isSubset(of: excluded) ? false : nil
        }
    }

    mutating func learn(isOne: Bool, of constants: Set<String>, isDecided: Bool) {
        self.isDecided = self.isDecided && isDecided
        switch values {
        case .oneOf(let possible): values = .oneOf(isOne ? possible.intersection(constants) : possible.subtracting(constants))
        case .noneOf(let excluded): values = isOne ? .oneOf(constants.subtracting(excluded)) : .noneOf(excluded.union(constants))
        }
    }
}

/// An unknown value that code can refer to several times: the value of a constant or of a parameter.
struct OpenValue {
    /// Equal for equal values.
    let identity: String
    /// What the value says about another one, if it is the result of a comparison.
    var comparison: Comparison?
    /// The argument that a parameter has received.
    var origin: (text: String, place: Graph.SourceLocation)?
}

// SPDX-License-Identifier: Apache-2.0
