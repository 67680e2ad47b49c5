// Local variables that change. Of one whose changes are all in the statements of its own function, each is followed; of one that a closure or
// a local function changes, only what can declare is. What changes a variable in code that is not followed makes it unknown.

extension Interpreter {
    /// Decides which of the variables that a block declares are followed.
    func chooseFollowed(_ elements: [SyntaxNode]) {
        let variables = elements.filter { $0.kind == "var_decl" }
        guard !variables.isEmpty else { return }
        var changed: Set<String> = []
        if variables.contains(where: { !$0.flag("let") }) { for element in elements { element.collectNamesThatFunctionsChange(&changed) } }
        for variable in variables {
            let name = variable.declaredName ?? ""
            if variable.flag("let") || !variable.hasAccessors && !changed.contains(name) {
                unfollowedNames.remove(name)
            } else {
                unfollowedNames.insert(name)
            }
        }
    }

    // MARK: Changes

    /// Sets a local variable, a property of the structure that is being initialized, or a stored part of either. Otherwise nothing is known of
    /// the variable anymore but what can declare. Returns false if the destination is something else, or another variable of the caller.
    func store(_ value: Value, in destination: SyntaxNode, _ environment: Environment) -> Bool {
        guard let destination = destination.place, isFollowedVariable(destination, environment) else { return false }
        if write(value, to: destination, environment) { return true }
        forget(destination, environment)
        return false
    }

    private func write(_ value: Value, to destination: SyntaxNode, _ environment: Environment) -> Bool {
        if destination.kind == "declref_expr" {
            let name = destination.referencedName ?? ""
            if name == "self" { environment.frame.this = value } else { environment.assign(name, value) }
            return true
        }
        guard let base = destination.base?.place else { return false }
        switch (destination.kind, current(base, environment)) {
        case ("bind_optional_expr", let before) where !before.isOpen, ("force_value_expr", let before) where !before.isOpen:
            return write(value, to: base, environment)
        case ("member_ref_expr", .structure(let type, var properties)):
            guard let name = destination.referencedName, let variable = destination.referencedUSR.flatMap({ declarations.variables[$0] }),
                variable.isStored, !variable.isObserved || destination.variable == "self"
            else { return false }
            properties[name] = value
            return write(.structure(type, properties), to: base, environment)
        case ("tuple_element_expr", .list(var elements)):
            guard let position = destination.fieldNumber, elements.indices.contains(position) else { return false }
            elements[position] = value
            return write(.list(elements), to: base, environment)
        case ("subscript_expr", .list(var elements)) where destination.referencedUSR == Self.subscriptOfArray:
            guard case .number(let position)? = destination.arguments.first?["expr"].map({ current($0, environment) }),
                elements.indices.contains(position)
            else { return false }
            elements[position] = value
            return write(.list(elements), to: base, environment)
        case ("subscript_expr", .dictionary(let entries))
        where destination.referencedUSR == Self.subscriptOfDictionary || destination.referencedUSR == Self.subscriptWithDefault:
            guard let key = destination.arguments.first?["expr"], !value.isOpen else { return false }
            let keyType = type(key.unwrapped.type, environment)
            var new: Value? = value
            if case .null = value {
                // The value of an optional type that is nil is an entry.
                guard destination.referencedUSR == Self.subscriptOfDictionary else { return false }
                new = nil
            }
            guard let entries = set(new, for: current(key, environment), keyType, in: entries) else { return false }
            return write(.dictionary(entries), to: base, environment)
        default: return false
        }
    }

    /// The value of a variable or a stored part of one, or of a literal, without reading code.
    private func current(_ node: SyntaxNode, _ environment: Environment) -> Value {
        let node = node.unwrapped
        if node.kind == "integer_literal_expr" || node.kind == "string_literal_expr" { return literal(node, environment) ?? .unknown }
        if node.kind == "declref_expr", node.referencedUSR == "" { return environment.value(of: node.referencedName ?? "") }
        guard let base = node.base?.place else { return .unknown }
        switch (node.kind, current(base, environment)) {
        case ("bind_optional_expr", let value), ("force_value_expr", let value):
            if case .null = value { return .unknown }
            return value
        case ("member_ref_expr", .structure(_, let properties)): return properties[node.referencedName ?? ""] ?? .unknown
        case ("tuple_element_expr", .list(let elements)):
            guard let position = node.fieldNumber, elements.indices.contains(position) else { return .unknown }
            return elements[position]
        case ("subscript_expr", .list(let elements)) where node.referencedUSR == Self.subscriptOfArray:
            guard case .number(let position)? = node.arguments.first?["expr"].map({ current($0, environment) }),
                elements.indices.contains(position)
            else { return .unknown }
            return elements[position]
        case ("subscript_expr", .dictionary(let entries)) where node.referencedUSR == Self.subscriptOfDictionary:
            guard let key = node.arguments.first?["expr"],
                let constant = constant(current(key, environment), type(key.unwrapped.type, environment))
            else { return .unknown }
            return entries.first { $0.constant == constant }?.value.injected ?? .null
        default: return .unknown
        }
    }

    /// Whether all changes are followed of the variable that this is, or is a part of.
    func isFollowedVariable(_ destination: SyntaxNode, _ environment: Environment) -> Bool {
        guard let variable = destination.variable else { return false }
        return variable == "self" ? environment.frame.followsSelf : environment.isFollowed(variable)
    }

    /// Forgets what is known of the variable that this is, or is a part of, but what can declare.
    func forget(_ destination: SyntaxNode, _ environment: Environment) {
        guard isFollowedVariable(destination, environment), let variable = destination.variable else { return }
        if variable == "self" {
            environment.frame.this = environment.frame.this.declaringParts
        } else {
            environment.assign(variable, environment.value(of: variable).declaringParts)
        }
    }

    /// Forgets what code changes that is not followed.
    func forgetChanges(in code: SyntaxNode, _ environment: Environment) {
        if code.kind.hasPrefix("macro_expansion") { return code.forEachVariable { forget($0, environment) } }
        for destination in code.destinations { forget(destination, environment) }
        for (_, child) in code.children { forgetChanges(in: child, environment) }
    }

    /// Whether code changes a variable whose changes are followed.
    func changesFollowed(_ code: SyntaxNode, _ environment: Environment) -> Bool {
        code.destinations.contains { isFollowedVariable($0, environment) }
            || code.children.contains { changesFollowed($0.node, environment) }
    }

    // MARK: Functions

    /// What a call passes to be changed, if all of its changes are followed. It is read before the call, and before the other arguments, which
    /// must not change anything.
    func changedOperands(of call: SyntaxNode, _ function: SyntaxNode, _ environment: Environment) -> ChangedOperands? {
        let operands = (function.kind == "dot_syntax_call_expr" ? function.arguments : []) + call.arguments
        let others = operands.compactMap { $0["expr"] }.map { $0.kind == "inout_expr" ? $0["sub_expr"] ?? $0 : $0 }
        if others.contains(where: { changesFollowed($0, environment) }) { return nil }
        func operand(_ argument: SyntaxNode) -> SyntaxNode? {
            guard let operand = argument["expr"], operand.kind == "inout_expr", let destination = operand["sub_expr"],
                destination.isPartWithoutCode, isFollowedVariable(destination, environment)
            else { return nil }
            readBefore[ObjectIdentifier(operand)] = value(of: destination, environment)
            return operand
        }
        let changes = ChangedOperands(
            this: function.kind == "dot_syntax_call_expr" ? function.arguments.first.flatMap(operand) : nil,
            arguments: call.arguments.map(operand))
        return changes.isEmpty ? nil : changes
    }

    /// Sets what a call has changed to the values that it has left, which are unknown if the function was not followed.
    func store(_ changes: ChangedOperands, _ environment: Environment) {
        func store(_ value: Value?, in operand: SyntaxNode?) {
            guard let operand, let destination = operand["sub_expr"] else { return }
            // It was not read if something before it has thrown.
            readBefore[ObjectIdentifier(operand)] = nil
            if let value { _ = self.store(value, in: destination, environment) } else { forget(destination, environment) }
        }
        store(changes.after?.this, in: changes.this)
        for (position, destination) in changes.arguments.enumerated() { store(changes.after?.arguments[position], in: destination) }
    }

    /// Follows a call of a function of the standard library that changes a variable. Returns nil for any other call.
    func change(_ node: SyntaxNode, _ environment: Environment) -> Value? {
        guard let reference = node.calleeReference, let name = reference.referencedName, let usr = reference.referencedUSR,
            Self.changing.contains(name), let destination = node.changedOperand, isFollowedVariable(destination, environment),
            declarations.isOfTheStandardLibrary(usr)
        else { return nil }
        let arguments = node.arguments.compactMap { $0["expr"] }.filter { $0.kind != "inout_expr" && $0.kind != "default_argument_expr" }
        var before = value(of: destination, environment)
        let values = arguments.map { value(of: $0, environment) }
        if isThrowing { return .unknown }
        // The arguments can change it.
        if arguments.contains(where: { changesFollowed($0, environment) }) { before = before.declaringParts }
        let type = type(destination.unwrapped.type, environment)
        let changed =
            changedEntries(before, by: name, values, type)
            ?? changedSet(before, by: name, values, type)
            ?? changedElements(before, by: name, values, type, at: node, environment)
            ?? changedOptions(before, by: name, values, type)
            ?? Self.changed(before, by: name, values, isMember: { usr.isMember(of: $0) })
        if let (after, result) = changed {
            if store(after, in: destination, environment) { return result }
        } else {
            forget(destination, environment)
        }
        if before.canDeclare || values.contains(where: \.canDeclare) {
            addBlindSpot("a binder is passed to \(name), which cannot be read", at: node, in: environment)
        }
        return .unknown
    }

    private static let changing: Set = [
        "+=", "-=", "*=", "append", "formIntersection", "formUnion", "insert", "negate", "popLast", "remove", "removeAll", "removeFirst",
        "removeLast", "removeValue", "reverse", "sort", "subtract", "swapAt", "toggle", "updateValue",
    ]

    /// A value after a function has changed it, and the result of the function.
    private static func changed(
        _ value: Value, by function: String, _ arguments: [Value], isMember: (String) -> Bool
    ) -> (after: Value, result: Value)? {
        switch (value, function, arguments.first) {
        case (.truth(let truth), "toggle", nil): (.truth(!truth), .unknown)
        case (.number(let number), "+=", .number(let other)) where isMember("s:Si"): sum(number.addingReportingOverflow(other))
        case (.number(let number), "-=", .number(let other)) where isMember("s:Si"): sum(number.subtractingReportingOverflow(other))
        case (.number(let number), "*=", .number(let other)) where isMember("s:Si"): sum(number.multipliedReportingOverflow(by: other))
        case (.text(let text), "+=", .text(let other)) where isMember("s:SS"): (.text(text + other), .unknown)
        case (.text(let text), "append", .text(let other)) where isMember("s:SS"): (.text(text + other), .unknown)
        case (.list(let elements), _, _): changed(elements, by: function, arguments, isMember: isMember)
        default: nil
        }
    }

    private static func sum(_ result: (partialValue: Int, overflow: Bool)) -> (after: Value, result: Value)? {
        result.overflow ? nil : (.number(result.partialValue), .unknown)
    }

    private static func changed(
        _ elements: [Value], by function: String, _ arguments: [Value], isMember: (String) -> Bool
    ) -> (after: Value, result: Value)? {
        var elements = elements
        guard elements.count <= mostElements else { return nil }
        switch (function, arguments.count, arguments.first) {
        case ("append", 1, let new?) where isMember("s:Sa6appendyyxn"): elements.append(new)
        case ("append", 1, .list(let new)), ("+=", 1, .list(let new)): elements += new
        case ("insert", 2, let new?):
            guard isMember("s:Sa6insert_2atyxn"), case .number(let position) = arguments[1], (0...elements.count).contains(position) else {
                return nil
            }
            elements.insert(new, at: position)
        case ("remove", 1, .number(let position)) where isMember("s:Sa6remove2at") && elements.indices.contains(position):
            let removed = elements.remove(at: position)
            return (.list(elements), removed)
        case ("removeAll", 0, nil), ("removeAll", 1, .truth): elements = []
        case ("removeFirst", 0, nil) where !elements.isEmpty:
            let removed = elements.removeFirst()
            return (.list(elements), removed)
        case ("removeLast", 0, nil) where !elements.isEmpty, ("popLast", 0, nil) where !elements.isEmpty:
            let removed = elements.removeLast()
            return (.list(elements), function == "popLast" ? removed.injected : removed)
        case ("popLast", 0, nil): return (.list([]), .null)
        case ("reverse", 0, nil): elements.reverse()
        default: return nil
        }
        return (.list(elements), .unknown)
    }
}

/// What a function changes of its caller: the value that it is a method of, and `inout` arguments.
final class ChangedOperands {
    /// The operands that are changed.
    let this: SyntaxNode?
    let arguments: [SyntaxNode?]
    /// The values that a function leaves that was followed.
    var after: (this: Value, arguments: [Value])?

    init(this: SyntaxNode?, arguments: [SyntaxNode?]) {
        self.this = this
        self.arguments = arguments
    }

    fileprivate var isEmpty: Bool { this == nil && arguments.allSatisfy { $0 == nil } }
}

extension SyntaxNode {
    /// What this code itself, rather than a part of it, changes.
    var destinations: [SyntaxNode] {
        switch kind {
        case "assign_expr": self["dest"]?.elementsOfTuple ?? []
        case "inout_expr": self["sub_expr"].map { [$0] } ?? []
        // In it, the value has the place of an identity.
        case "open_existential_expr" where self["sub_expr"]?.changesOpaqueValue == true: self["existential_value"].map { [$0] } ?? []
        default: []
        }
    }

    /// The parts of what `(a, b) = …` sets.
    var elementsOfTuple: [SyntaxNode] {
        let node = unwrapped
        return node.kind == "tuple_expr" ? node.nodes("elements").flatMap { ($0["expr"] ?? $0).elementsOfTuple } : [node]
    }

    /// A variable, a property or an element without what only the compiler needs around it.
    fileprivate var place: SyntaxNode? {
        let node = unwrapped
        switch node.kind {
        case "inout_expr": return node["sub_expr"]?.place
        case "declref_expr": return node.referencedUSR == "" ? node : nil
        case "member_ref_expr", "tuple_element_expr", "subscript_expr": return node
        default: return node.variable == nil ? nil : node
        }
    }

    fileprivate var base: SyntaxNode? { self["base"] ?? self["existential_value"] ?? self["sub_expr"] }

    private var changesOpaqueValue: Bool {
        destinations.contains(where: \.isPartOfOpaqueValue) || children.contains { $0.node.changesOpaqueValue }
    }

    private var isPartOfOpaqueValue: Bool { kind == "opaque_value_expr" || base?.isPartOfOpaqueValue ?? false }

    /// The position of an element of a tuple.
    var fieldNumber: Int? { text("field #").flatMap { Int($0) } }

    /// The name of the local variable that this is, or is a part of; `self` too.
    fileprivate var variable: String? {
        if kind == "declref_expr" { return referencedUSR == "" ? referencedName : nil }
        return base?.variable
    }

    /// The variable that a call receives to change it: what it is a method of, or the first operand.
    fileprivate var changedOperand: SyntaxNode? {
        let operands = (self["fn"]?.unwrapped.arguments ?? []) + arguments
        let changed = operands.compactMap { $0["expr"] }.filter { $0.kind == "inout_expr" }
        return changed.count == 1 ? changed[0]["sub_expr"] : nil
    }

    /// Whether this is a variable, or a part of one for which no code runs.
    fileprivate var isPartWithoutCode: Bool {
        guard let node = place else { return false }
        switch node.kind {
        case "declref_expr": return true
        case "member_ref_expr", "tuple_element_expr", "force_value_expr": return node.base?.isPartWithoutCode ?? false
        default: return false
        }
    }

    /// The names of the variables that closures and local functions in this code change.
    var namesThatFunctionsChange: Set<String> {
        var names: Set<String> = []
        collectNamesThatFunctionsChange(&names)
        return names
    }

    fileprivate func forEachVariable(_ body: (SyntaxNode) -> Void) {
        if kind == "declref_expr" { body(self) }
        for (_, child) in children { child.forEachVariable(body) }
    }

    fileprivate func collectNamesThatFunctionsChange(_ names: inout Set<String>, isInFunction: Bool = false) {
        if kind == "defer_stmt" {
            // Its body, which the tree has in a function, is a part of the block.
            self["temp_decl"]?["body"]?.collectNamesThatFunctionsChange(&names, isInFunction: isInFunction)
            return
        }
        let isInFunction = isInFunction || ["closure_expr", "autoclosure_expr", "func_decl", "accessor_decl"].contains(kind)
        if isInFunction {
            names.formUnion(destinations.compactMap(\.variable))
            if kind.hasPrefix("macro_expansion") { forEachVariable { if let name = $0.variable { names.insert(name) } } }
        }
        for (_, child) in children { child.collectNamesThatFunctionsChange(&names, isInFunction: isInFunction) }
    }
}

// SPDX-License-Identifier: Apache-2.0
