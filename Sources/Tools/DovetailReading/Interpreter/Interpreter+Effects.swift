/// What code that is not followed changes, so that a condition on it is another one afterwards.
extension Interpreter {
    /// Notes that a variable is changed, with what its setter and observers change.
    func change(_ destination: SyntaxNode) {
        guard let usr = destination.unwrapped.referencedUSR, !usr.isEmpty else { return }
        world.change(declarations.effects(of: usr).changed.union([usr]))
    }

    /// Notes what a statement or a closure changes that declares nothing, and is not followed for that reason.
    func skip(_ code: SyntaxNode) { add(declarations.effects(of: code)) }

    /// The same of a statement, which can also throw.
    func skip(_ statement: SyntaxNode, _ environment: Environment) {
        skip(statement)
        if canThrow(statement) { mayThrow(statement, environment) }
    }

    private func add(_ effects: Declarations.Effects) {
        world.change(effects.callsAnyFunction ? effects.changed.union(changesByClosures()) : effects.changed)
    }

    /// Notes what a call changes that is not followed.
    func skipCall(of usr: String, _ arguments: [Argument], _ environment: Environment) {
        add(declarations.effects(of: usr))
        for argument in arguments { skipCall(of: argument.value, type: argument.node.type, environment) }
    }

    /// Notes what a function changes that is called, or passed to one that is not followed.
    func skipCall(of value: Value, type name: String?, _ environment: Environment) {
        switch value {
        case .function(let function):
            switch function.body {
            case .closure(let code, _): skip(code)
            case .declared(let usr, _, _, _): add(declarations.effects(of: usr))
            }
        case .list(let values):
            for value in values { skipCall(of: value, type: nil, environment) }
        case .unknown, .open:
            // Any closure that was written so far.
            if let name, type(name, environment).text.contains(" -> ") { world.change(changesByClosures()) }
        case .structure(_, let properties):
            for value in properties.values { skipCall(of: value, type: nil, environment) }
        case .null, .text, .number, .truth, .enumCase, .metatype, .place, .binder, .builder: break
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
