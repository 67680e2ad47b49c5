import DovetailGraph

extension Interpreter {
    /// The result of a function of the standard library that makes something of a sequence whose elements are known.
    func sequence(_ callee: Callee, _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment) -> Value? {
        guard declarations.isOfTheStandardLibrary(callee.usr) else { return nil }
        if case .list(let elements) = callee.this {
            // Only of an array, the index of an element is its position.
            if ["firstIndex", "lastIndex"].contains(callee.name), callee.generic("A").nominal != "Swift.Array" { return nil }
            return sequenceResult(callee.name, elements, arguments, at: node, environment)
        }
        if case .unordered(let elements) = callee.this {
            return setResult(callee, elements, arguments)
                ?? unordered(callee.name, elements, arguments, at: node, environment)
        }
        if case .dictionary(let entries) = callee.this {
            return dictionaryResult(callee.name, entries, arguments, at: node, environment)
                ?? unordered(callee.name, entries.map(\.pair), arguments, at: node, environment)
        }
        if callee.name == "init", let new = newDictionary(arguments, at: node, environment) ?? newSet(arguments, at: node, environment) {
            return new
        }
        switch (callee.name, arguments.count) {
        case ("zip", 2):
            guard let left = elements(of: arguments[0], environment), let right = elements(of: arguments[1], environment) else {
                return nil
            }
            return .list(zip(left, right).map { .list([$0, $1]) })
        case ("+", 2) where type(node.type, environment).nominal == "Swift.Array":
            guard case .list(let left) = arguments[0].value, case .list(let right) = arguments[1].value else { return nil }
            return .list(left + right)
        case ("init", 1) where type(node.type, environment).nominal == "Swift.Array" && arguments[0].label == nil:
            if case .unordered = arguments[0].value { return arguments[0].value }
            return elements(of: arguments[0], environment).map { .list($0) }
        case ("init", 2) where type(node.type, environment).nominal == "Swift.Array" && arguments[0].label == "repeating":
            guard case .number(let count) = arguments[1].value, (0...Self.mostElements).contains(count) else { return nil }
            return .list(Array(repeating: arguments[0].value, count: count))
        case ("repeatElement", 2):
            guard case .number(let count) = arguments[1].value, (0...Self.mostElements).contains(count) else { return nil }
            return .list(Array(repeating: arguments[0].value, count: count))
        case ("stride", 3):
            guard case .number(let first) = arguments[0].value, case .number(let last) = arguments[1].value,
                case .number(let step) = arguments[2].value, step != 0, abs(last / 2 - first / 2) < 500
            else { return nil }
            let isClosed = arguments[1].label == "through"
            let numbers = isClosed ? Array(stride(from: first, through: last, by: step)) : Array(stride(from: first, to: last, by: step))
            return .list(numbers.map { .number($0) })
        default: return nil
        }
    }

    /// The elements of an argument in their order.
    private func elements(of argument: Argument, _ environment: Environment) -> [Value]? {
        switch argument.value {
        case .list(let elements): elements
        case .text(let text) where isText(argument, environment): characters(of: text)
        default: nil
        }
    }

    func sequenceResult(
        _ name: String, _ elements: [Value], _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment
    ) -> Value? {
        if case .function(let function)? = arguments.last?.value {
            return result(name, elements, function, arguments, at: node, environment)
        }
        return result(name, elements, arguments, at: node, environment)
    }

    /// The maximum number of elements, and of repetitions of a loop.
    static let mostElements = 1_000

    private func result(
        _ name: String, _ elements: [Value], _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment
    ) -> Value? {
        switch (name, arguments.count) {
        case ("reversed", 0): return .list(elements.reversed())
        case ("enumerated", 0): return .list(elements.enumerated().map { .list([.number($0.offset), $0.element]) })
        case ("contains", 1), ("firstIndex", 1), ("lastIndex", 1):
            let type = type(arguments[0].node.unwrapped.type, environment)
            let constants = elements.map { constant($0, type) }
            guard let constant = constant(arguments[0].value, type), !constants.contains(nil) else { return nil }
            if name == "contains" { return .truth(constants.contains(constant)) }
            let index = name == "firstIndex" ? constants.firstIndex(of: constant) : constants.lastIndex(of: constant)
            return index.map { .number($0) } ?? .null
        case ("min", 0), ("max", 0):
            guard let type = type(node.type, environment).arguments(of: "Swift.Optional")?.first else { return nil }
            guard !elements.isEmpty else { return .null }
            return sorted(elements, of: type).flatMap { name == "min" ? $0.first : $0.last }
        case ("sorted", 0):
            guard let type = type(node.type, environment).arguments(of: "Swift.Array")?.first else { return nil }
            return sorted(elements, of: type).map { .list($0) }
        case ("dropFirst", _), ("dropLast", _), ("prefix", 1), ("suffix", 1):
            guard let count = count(arguments), count >= 0 else { return nil }
            switch name {
            case "dropFirst": return .list(Array(elements.dropFirst(count)))
            case "dropLast": return .list(Array(elements.dropLast(count)))
            case "prefix": return .list(Array(elements.prefix(count)))
            default: return .list(Array(elements.suffix(count)))
            }
        case ("joined", 0):
            var joined: [Value] = []
            for element in elements {
                guard case .list(let part) = element else { return nil }
                joined += part
            }
            return .list(joined)
        case ("joined", 1):
            var texts: [String] = []
            for case .text(let text) in elements { texts.append(text) }
            guard texts.count == elements.count, type(node.type, environment).text == "Swift.String" else { return nil }
            if arguments[0].isDefault { return .text(texts.joined()) }
            guard case .text(let separator) = arguments[0].value else { return nil }
            return .text(texts.joined(separator: separator))
        default: return nil
        }
    }

    /// The number that is passed to `dropFirst` and similar functions, 1 if it is not passed.
    private func count(_ arguments: [Argument]) -> Int? {
        guard let argument = arguments.first, !argument.isDefault else { return 1 }
        if case .number(let count) = argument.value, argument.label == nil { return count }
        return nil
    }

    /// Numbers or texts in the order of their types.
    func sorted(_ elements: [Value], of type: SourceType) -> [Value]? {
        guard elements.allSatisfy({ constant($0, type) != nil }) else { return nil }
        var numbers: [Int] = []
        var texts: [String] = []
        for element in elements {
            switch element {
            case .number(let number): numbers.append(number)
            case .text(let text): texts.append(text)
            default: return nil
            }
        }
        return texts.isEmpty ? numbers.sorted().map { .number($0) } : numbers.isEmpty ? texts.sorted().map { .text($0) } : nil
    }

    // MARK: With a function

    /// The result of a function of the standard library that calls another for each element, and declares nothing.
    private func result(
        _ name: String, _ elements: [Value], _ function: FunctionValue, _ arguments: [Argument], at node: SyntaxNode,
        _ environment: Environment
    ) -> Value? {
        func call(_ values: [Value]) -> Value? { tried(node) { self.call(function, values, at: node, environment) } }
        func truth(_ element: Value) -> Bool? { if case .truth(let truth)? = call([element]) { truth } else { nil } }
        func each<Result>(_ body: (Value) -> Result?) -> [Result]? {
            var results: [Result] = []
            for element in elements {
                guard let result = body(element), !isThrowing else { return nil }
                results.append(result)
            }
            return results
        }
        switch (name, arguments.count) {
        case ("map", 1): return each { call([$0]) }.map { .list($0) }
        case ("compactMap", 1):
            return each { call([$0]).flatMap { $0.isOpen ? nil : $0 } }
                .map { results in .list(results.filter { if case .null = $0 { false } else { true } }) }
        case ("flatMap", 1):
            let lists = each { element -> [Value]? in if case .list(let list)? = call([element]) { list } else { nil } }
            return lists.map { .list($0.flatMap { $0 }) }
        case ("filter", 1): return each(truth).map { truths in .list(zip(elements, truths).filter { $1 }.map { $0.0 }) }
        case ("allSatisfy", 1): return each(truth).map { .truth($0.allSatisfy { $0 }) }
        case ("contains", 1): return each(truth).map { .truth($0.contains(true)) }
        case ("count", 1): return each(truth).map { truths in .number(truths.count { $0 }) }
        case ("first", 1): return each(truth).map { truths in truths.firstIndex(of: true).map { elements[$0].injected } ?? .null }
        case ("last", 1): return each(truth).map { truths in truths.lastIndex(of: true).map { elements[$0].injected } ?? .null }
        case ("firstIndex", 1): return each(truth).map { truths in truths.firstIndex(of: true).map { .number($0) } ?? .null }
        case ("lastIndex", 1): return each(truth).map { truths in truths.lastIndex(of: true).map { .number($0) } ?? .null }
        case ("prefix", 1): return each(truth).map { truths in .list(Array(elements.prefix(truths.firstIndex(of: false) ?? truths.count))) }
        case ("drop", 1):
            return each(truth).map { truths in .list(Array(elements.dropFirst(truths.firstIndex(of: false) ?? truths.count))) }
        case ("min", 1), ("max", 1): return extreme(elements, isLast: name == "max") { call([$0, $1]) }
        case ("reduce", 2) where arguments[0].label == "into":
            var result = arguments[0].value
            for element in elements {
                let changes = ChangedOperands(this: nil, arguments: [arguments[0].node, nil])
                let done = tried(node) {
                    _ = self.call(function, [result, element], at: node, environment, changes: changes)
                    return .unknown
                }
                guard done != nil, !isThrowing, let after = changes.after?.arguments[0] else { return nil }
                result = after
            }
            return result.isOpen ? nil : result
        case ("reduce", 2) where arguments[0].label == nil:
            var result = arguments[0].value
            for element in elements {
                guard let next = call([result, element]), !isThrowing else { return nil }
                result = next
            }
            return result.isOpen ? nil : result
        case ("sorted", _), ("sortedFromAnyOrder", 1):
            // Equal elements stay in order.
            var result: [Value] = []
            for element in elements {
                var position = result.endIndex
                while position > 0 {
                    guard case .truth(let isBefore)? = call([element, result[position - 1]]) else { return nil }
                    if !isBefore, name == "sorted" { break }
                    if !isBefore {
                        // Of elements without an order, none may be equal.
                        guard case .truth(true)? = call([result[position - 1], element]) else { return nil }
                        break
                    }
                    // Of two elements that are both before the other, the algorithm decides.
                    guard case .truth(false)? = call([result[position - 1], element]) else { return nil }
                    position -= 1
                }
                result.insert(element, at: position)
            }
            return .list(result)
        default: return nil
        }
    }

    /// An array after a function has changed it that calls another for its elements, or that changes their order; and its result.
    func changedElements(
        _ value: Value, by function: String, _ arguments: [Value], _ type: SourceType, at node: SyntaxNode, _ environment: Environment
    ) -> (after: Value, result: Value)? {
        guard case .list(var elements) = value, type.nominal == "Swift.Array" else { return nil }
        switch (function, arguments.count, arguments.first) {
        case ("swapAt", 2, .number(let first)):
            guard case .number(let second) = arguments[1], elements.indices.contains(first), elements.indices.contains(second) else {
                return nil
            }
            elements.swapAt(first, second)
            return (.list(elements), .unknown)
        case ("sort", 0, _):
            guard let element = type.arguments(of: "Swift.Array")?.first else { return nil }
            return sorted(elements, of: element).map { (.list($0), .unknown) }
        case ("removeAll", 1, .function(let function)):
            var others: [Value] = []
            for element in elements {
                guard case .truth(let isRemoved)? = tried(node, { self.call(function, [element], at: node, environment) }), !isThrowing
                else { return nil }
                if !isRemoved { others.append(element) }
            }
            return (.list(others), .unknown)
        case ("sort", 1, .function(let function)):
            return result("sorted", elements, function, [], at: node, environment).map { ($0, .unknown) }
        default: return nil
        }
    }

    /// The first or last of elements by an order, if no other is equal to it: then their own order does not matter.
    private func extreme(_ elements: [Value], isLast: Bool, isBefore: (Value, Value) -> Value?) -> Value? {
        guard !elements.isEmpty else { return .null }
        for (position, element) in elements.enumerated() {
            var isExtreme = true
            for (number, other) in elements.enumerated() where number != position && isExtreme {
                let (first, second) = isLast ? (other, element) : (element, other)
                guard case .truth(let holds)? = isBefore(first, second), case .truth(let opposite)? = isBefore(second, first) else {
                    return nil
                }
                isExtreme = holds && !opposite
            }
            if isExtreme { return element.injected }
        }
        return nil
    }

    // MARK: Elements and properties

    static let subscriptOfArray = "s:SayxSicip"

    /// An element, which is known if it is that of an array at a known position.
    func element(_ node: SyntaxNode, _ environment: Environment) -> Value {
        // A subscript of the standard library does not change what it reads.
        let isStandard = [Self.subscriptOfArray, Self.subscriptOfDictionary, Self.subscriptWithDefault].contains(node.referencedUSR)
        let baseNode = node["base"].flatMap {
            isStandard && $0.kind == "inout_expr" && readBefore[ObjectIdentifier($0)] == nil ? $0["sub_expr"] : $0
        }
        let base = baseNode.map { value(of: $0, environment) } ?? .unknown
        if let entry = entry(node, of: base, environment) { return entry }
        let arguments = node.arguments.map { value(of: $0["expr"] ?? $0, environment) }
        if node.referencedUSR == Self.subscriptOfArray, case .list(let elements) = base, case .number(let position)? = arguments.first,
            elements.indices.contains(position)
        {
            return elements[position]
        }
        if base.canDeclare || arguments.contains(where: \.canDeclare) { reportUse(of: node, environment) }
        return .unknown
    }

    /// A property of the standard library.
    func standardProperty(_ name: String, _ usr: String, of base: Value, _ type: @autoclosure () -> SourceType) -> Value? {
        switch base {
        case .list(let elements):
            guard ["count", "isEmpty", "first", "last", "indices"].contains(name), declarations.isOfTheStandardLibrary(usr) else {
                return nil
            }
            switch name {
            case "count": return .number(elements.count)
            case "isEmpty": return .truth(elements.isEmpty)
            case "first": return elements.first?.injected ?? .null
            case "indices": return type().nominal == "Swift.Array" ? .list(elements.indices.map { .number($0) }) : nil
            default: return elements.last?.injected ?? .null
            }
        case .dictionary(let entries): return declarations.isOfTheStandardLibrary(usr) ? standardProperty(name, of: entries) : nil
        case .unordered(let elements) where declarations.isOfTheStandardLibrary(usr):
            return name == "count" ? .number(elements.count) : name == "isEmpty" ? .truth(elements.isEmpty) : nil
        case .text(let text): return standardProperty(name, usr, ofText: text, type())
        case .structure(let own, _) where name == "isEmpty" && declarations.standardOwner(of: usr) == "SetAlgebra":
            return bits(of: base, own).map { .truth($0 == 0) }
        default: return nil
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
