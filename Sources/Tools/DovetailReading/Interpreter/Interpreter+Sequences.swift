import DovetailGraph

extension Interpreter {
    /// The result of a function of the standard library that makes a sequence of others whose elements are known.
    func sequence(_ callee: Callee, _ arguments: [Argument], _ environment: Environment) -> Value? {
        guard declarations.isOfTheStandardLibrary(callee.usr) else { return nil }
        switch (callee.name, callee.this, arguments.count) {
        case ("reversed", .list(let elements), 0): return .list(elements.reversed())
        case ("enumerated", .list(let elements), 0):
            return .list(elements.enumerated().map { .list([.number($0.offset), $0.element]) })
        case ("contains", .list(let elements), 1):
            let type = type(arguments[0].node.unwrapped.type, environment)
            let constants = elements.map { constant($0, type) }
            guard let constant = constant(arguments[0].value, type), !constants.contains(nil) else { return nil }
            return .truth(constants.contains(constant))
        case ("zip", _, 2):
            guard case .list(let left) = arguments[0].value, case .list(let right) = arguments[1].value else { return nil }
            return .list(zip(left, right).map { .list([$0, $1]) })
        case ("stride", _, 3):
            guard case .number(let first) = arguments[0].value, case .number(let last) = arguments[1].value,
                case .number(let step) = arguments[2].value, step != 0, abs(last / 2 - first / 2) < 500
            else { return nil }
            let isClosed = arguments[1].label == "through"
            let numbers = isClosed ? Array(stride(from: first, through: last, by: step)) : Array(stride(from: first, to: last, by: step))
            return .list(numbers.map { .number($0) })
        default: return nil
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
