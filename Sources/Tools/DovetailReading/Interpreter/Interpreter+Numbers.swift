import DovetailGraph

extension Interpreter {
    /// The result of a function or an operator of the standard library that makes something of values of `Int`.
    func number(_ callee: Callee, of owner: Substring, _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment) -> Value? {
        if callee.name == "init", arguments.count <= 2, case .text(let text)? = arguments.first?.value,
            arguments.dropFirst().allSatisfy(\.isDefault),
            ["FixedWidthInteger", "Int"].contains(owner), arguments[0].label == nil,
            type(node.type, environment).text == "Swift.Optional<Swift.Int>", isText(arguments[0], environment)
        {
            return Int(text).map { .number($0) } ?? .null
        }
        let values = arguments.map(\.value)
        if owner.isEmpty, let extreme = extreme(callee, values) { return extreme }
        var numbers: [Int] = []
        for case .number(let number) in [callee.this] + values { numbers.append(number) }
        if owner == "Comparable", values.count == 2, numbers.count == 2, let range = range(callee.name, numbers[0], numbers[1]) {
            return range
        }
        guard owner == "Int" || callee.generic("A").text == "Swift.Int" else { return nil }
        // Of an operator, what it is a member of is the type.
        switch (numbers.count, arguments.count) {
        case (1, 0), (1, 1): return result(callee.name, numbers[0])
        case (2, 1), (2, 2): return result(callee.name, numbers[0], numbers[1])
        default: return nil
        }
    }

    /// The result of `min` or `max`.
    private func extreme(_ callee: Callee, _ values: [Value]) -> Value? {
        guard ["min", "max"].contains(callee.name), values.count >= 2 else { return nil }
        let values = values.flatMap { value -> [Value] in if case .list(let rest) = value { rest } else { [value] } }
        guard let sorted = sorted(values, of: callee.generic("A")) else { return nil }
        return callee.name == "min" ? sorted.first : sorted.last
    }

    /// The elements of a range, if they are few.
    private func range(_ name: String, _ first: Int, _ last: Int) -> Value? {
        guard first <= last, last - first < Self.mostElements else { return nil }
        switch name {
        case "..<": return .list((first..<last).map { .number($0) })
        case "...": return .list((first...last).map { .number($0) })
        default: return nil
        }
    }

    private func result(_ name: String, _ number: Int) -> Value? {
        switch name {
        case "-", "abs": known((name == "-" || number < 0) ? Int(0).subtractingReportingOverflow(number) : (number, false))
        case "+": .number(number)
        case "~": .number(~number)
        case "signum": .number(number.signum())
        default: nil
        }
    }

    private func result(_ name: String, _ left: Int, _ right: Int) -> Value? {
        switch name {
        case "+": return known(left.addingReportingOverflow(right))
        case "-": return known(left.subtractingReportingOverflow(right))
        case "*": return known(left.multipliedReportingOverflow(by: right))
        case "/" where right != 0: return known(left.dividedReportingOverflow(by: right))
        case "%" where right != 0: return known(left.remainderReportingOverflow(dividingBy: right))
        case "quotientAndRemainder" where right != 0 && right != -1:
            return .list([.number(left / right), .number(left % right)])
        case "isMultiple": return .truth(left.isMultiple(of: right))
        case "&": return .number(left & right)
        case "|": return .number(left | right)
        case "^": return .number(left ^ right)
        case "<<": return .number(left << right)
        case ">>": return .number(left >> right)
        case "&+": return .number(left &+ right)
        case "&-": return .number(left &- right)
        case "&*": return .number(left &* right)
        case "<": return .truth(left < right)
        case "<=": return .truth(left <= right)
        case ">": return .truth(left > right)
        case ">=": return .truth(left >= right)
        default: return nil
        }
    }

    private func known(_ result: (partialValue: Int, overflow: Bool)) -> Value? { result.overflow ? nil : .number(result.partialValue) }
}

// SPDX-License-Identifier: Apache-2.0
