import DovetailGraph

// Sets of constants. Their order is not known, and neither is that of a dictionary: loops over them are reported, and of several elements only
// what does not depend on the order is known.

extension Interpreter {
    /// The elements of a set, if all are constants.
    func set(of elements: [Value], _ type: SourceType) -> Value? {
        var known: Set<String> = []
        var distinct: [Value] = []
        for element in elements {
            guard let constant = constant(element, type) else { return nil }
            if known.insert(constant).inserted { distinct.append(element) }
        }
        return .unordered(distinct)
    }

    /// A new set of the elements of a sequence.
    func newSet(_ arguments: [Argument], at node: SyntaxNode, _ environment: Environment) -> Value? {
        guard let element = type(node.type, environment).arguments(of: "Swift.Set")?.first else { return nil }
        switch (arguments.first?.value, arguments.first?.label) {
        case (nil, _): return .unordered([])
        case (.list(let elements)?, nil), (.unordered(let elements)?, nil): return set(of: elements, element)
        case (.text(let text)?, nil) where isText(arguments[0], environment): return set(of: characters(of: text), element)
        default: return nil
        }
    }

    /// The result of a function that is one of sets.
    func setResult(_ callee: Callee, _ elements: [Value], _ arguments: [Argument]) -> Value? {
        guard arguments.count == 1, ["Set", "SetAlgebra"].contains(declarations.standardOwner(of: callee.usr)) else { return nil }
        let element = callee.generic("A").arguments(of: "Swift.Set")?.first ?? callee.generic("A")
        let others: [Value]
        switch arguments[0].value {
        case .unordered(let values), .list(let values): others = values
        default: return nil
        }
        let mine = elements.map { constant($0, element) }, theirs = others.map { constant($0, element) }
        guard !mine.contains(nil), !theirs.contains(nil) else { return nil }
        func without(_ values: [Value], _ constants: [String?], _ excluded: [String?], keeps: Bool = false) -> [Value] {
            zip(values, constants).filter { excluded.contains($1) == keeps }.map { $0.0 }
        }
        switch callee.name {
        case "union": return set(of: elements + others, element)
        case "intersection": return .unordered(without(elements, mine, theirs, keeps: true))
        case "subtracting": return .unordered(without(elements, mine, theirs))
        case "isSubset": return .truth(mine.allSatisfy(theirs.contains))
        case "isSuperset": return .truth(theirs.allSatisfy(mine.contains))
        case "isDisjoint": return .truth(!mine.contains(where: theirs.contains))
        default: return nil
        }
    }

    /// A set after a function has changed it, and the result of the function.
    func changedSet(_ value: Value, by function: String, _ values: [Value], _ type: SourceType) -> (after: Value, result: Value)? {
        guard case .unordered(let elements) = value, let elementType = type.arguments(of: "Swift.Set")?.first else { return nil }
        let constants = elements.map { constant($0, elementType) }
        if function == "removeAll", values.isEmpty { return (.unordered([]), .unknown) }
        guard !constants.contains(nil), values.count == 1 else { return nil }
        switch (function, values[0]) {
        case ("insert", let new), ("remove", let new):
            guard let constant = constant(new, elementType) else { return nil }
            let position = constants.firstIndex(of: constant)
            if function == "insert" {
                let result = Value.list([.truth(position == nil), position.map { elements[$0] } ?? new])
                return (position == nil ? .unordered(elements + [new]) : value, result)
            }
            var others = elements
            if let position { others.remove(at: position) }
            return (.unordered(others), position.map { elements[$0].injected } ?? .null)
        case ("formUnion", .list(let new)), ("formUnion", .unordered(let new)):
            return set(of: elements + new, elementType).map { ($0, .unknown) }
        case ("subtract", .list(let others)), ("subtract", .unordered(let others)), ("formIntersection", .list(let others)),
            ("formIntersection", .unordered(let others)):
            let theirs = others.map { constant($0, elementType) }
            guard !theirs.contains(nil) else { return nil }
            return (.unordered(zip(elements, constants).filter { theirs.contains($1) != (function == "subtract") }.map { $0.0 }), .unknown)
        default: return nil
        }
    }

    // MARK: Elements without an order

    /// The result of a function of the standard library that makes something of elements in an unknown order.
    func unordered(
        _ name: String, _ elements: [Value], _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment
    ) -> Value? {
        switch (name, arguments.count) {
        case ("sorted", 0), ("contains", 1), ("allSatisfy", 1), ("count", 1), ("min", _), ("max", _):
            return sequenceResult(name, elements, arguments, at: node, environment)
        case ("sorted", 1): return sequenceResult("sortedFromAnyOrder", elements, arguments, at: node, environment)
        case ("map", 1), ("filter", 1), ("compactMap", 1), ("flatMap", 1):
            guard case .list(let results)? = sequenceResult(name, elements, arguments, at: node, environment) else { return nil }
            return .unordered(results)
        case ("first", 1):
            // Of several that match, the order decides.
            guard case .list(let matching)? = sequenceResult("filter", elements, arguments, at: node, environment), matching.count < 2
            else { return nil }
            return matching.first?.injected ?? .null
        case ("reduce", 2):
            // Numbers have the same sum in each order.
            guard case .function(let function)? = arguments.last?.value, function.isSum else { return nil }
            return sequenceResult(name, elements, arguments, at: node, environment)
        default: return nil
        }
    }
}

extension FunctionValue {
    /// Whether this is `{ $0 + $1 }` for `Int`, as which the compiler also writes the operator if it is passed.
    fileprivate var isSum: Bool {
        guard case .closure(let node, _) = body, let sum = node["single_expr_body"]?.unwrapped, let operation = sum.calleeReference
        else { return false }
        let operands = sum.arguments.compactMap { $0["expr"]?.unwrapped }
        return operation.referencedName == "+" && operation.referencedUSR?.isMember(of: "s:Si") == true
            && operands.map(\.referencedName) == node.parameters.map(\.declaredName) && operands.allSatisfy { $0.referencedUSR == "" }
    }
}

// SPDX-License-Identifier: Apache-2.0
