// Writes Sources/Core/Dovetail/Requests/Generated: the requests for functions of each number of parameters, of each effect and isolation.
//
// What they have in common is in Requests/Function.swift.

/// Functions with more parameters are ordinary keys.
private let counts = 0...4

func functionRequestFiles() -> [String: String] {
    inFolder("Sources/Core/Dovetail/Requests/Generated", ["FunctionRequests.swift": functionRequests])
}

/// The effects of a function: the name of their type, how it is written, and the method of `FactoryCall`.
private struct Effect {
    let name: String
    let trait: String
    let written: String
    let call: String
    let method: String

    /// `nonisolated(nonsending)` only exists for asynchronous functions.
    var suspends: Bool { written.contains("async") }

    static let all = [
        Effect(name: "None", trait: "[]", written: "", call: "", method: ""),
        Effect(name: "Throwing", trait: ".throwing", written: "throws ", call: "try ", method: "throwing"),
        Effect(name: "Async", trait: ".asynchronous", written: "async ", call: "await ", method: "async"),
        Effect(
            name: "AsyncThrowing", trait: "[.asynchronous, .throwing]", written: "async throws ", call: "try await ",
            method: "asyncThrowing"),
    ]
}

/// `() -> Element` is a `ClosureRequest`.
private func effects(_ count: Int) -> [Effect] { count == 0 ? Array(Effect.all.dropFirst()) : Effect.all }

private func argument(_ index: Int) -> String { "Argument\(index + 1)" }
private func types(_ count: Int) -> String { list(count, argument) }
private func names(_ count: Int) -> String { list(count) { "argument\($0 + 1)" } }
private func parameters(_ count: Int) -> String { list(count) { "argument\($0 + 1): \(argument($0))" } }
private func leading(_ count: Int) -> String { count == 0 ? "" : types(count) + ", " }
private func seedType(_ count: Int) -> String { count == 0 ? "Void" : count == 1 ? argument(0) : "(\(types(count)))" }
private func seed(_ count: Int) -> String { count == 1 ? names(1) : "(\(names(count)))" }

/// Around a function on the caller's actor.
private func box(_ effect: Effect, _ count: Int) -> String { "\(effect.name)OnCallersActor\(count)" }

private func boxes(_ count: Int) -> String {
    Effect.all.filter(\.suspends).map { effect in
        """
        private struct \(box(effect, count))<\(leading(count))Element> {
            let function: nonisolated(nonsending) @Sendable (\(types(count))) \(effect.written)-> Element
        }

        """
    }.joined(separator: "\n")
}

private func request(_ count: Int) -> String {
    func call(_ effect: Effect) -> String {
        // Without effects, nothing but the target is needed, and capturing less is faster.
        effect.method.isEmpty
            ? "target.make(\(seed(count)), Element.self)" : "\(effect.call)factory.\(effect.method)(\(seed(count)))"
    }
    func onCallersActor(_ effect: Effect) -> String {
        let parameters = count == 0 ? "" : "\(names(count)) in "
        return "deliver(\(box(effect, count))<\(leading(count))Element> { \(parameters)\(call(effect)) }, out)"
    }
    func delivery(_ effect: Effect) -> String {
        "deliver({ @Sendable (\(parameters(count))) \(effect.written)-> Element in \(call(effect)) }, out)"
    }
    let suspending = Effect.all.filter(\.suspends)
    // In memory, a function that returns an object has the same representation for each type of objects, as with `objectClosure`.
    let objects =
        """
                    case [] where isObject(dynamically: Element.self):
                        deliver({ @Sendable (\(parameters(count))) in target.makeObject(\(seed(count))) }, out)
        """
    let cases =
        (count == 0 ? [] : [objects])
        + effects(count).map { effect in
            "            \(effect.trait.hasPrefix("[.") ? "default" : "case \(effect.trait)"): \(delivery(effect))"
        }
    return """
        private enum FunctionRequest\(count)<Isolation: FunctionAttribute, Effects: FunctionAttribute, \(leading(count))Element>: RequestWrapper {
            static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
                .function(of: interner.key(Element.self), seed: interner.key(\(seedType(count)).self))
            }
            static var traits: Graph.FunctionTraits { Isolation.traits.union(Effects.traits) }

            static func code(calling effects: Graph.FunctionTraits) -> Code? {
                let (own, isOnCallersActor) = (Effects.traits, Isolation.self == FunctionIsolation.OnCallersActor.self)
                return { env, edges, _, out in
                    let target = edges.get(0, env, DeferredTarget.self)
                    let factory = FactoryCall<Element>(target: target, effects: effects)
                    if isOnCallersActor {
                        return own.contains(.throwing)
                            ? \(onCallersActor(suspending[1]))
                            : \(onCallersActor(suspending[0]))
                    }
                    return switch own {
        \(cases.joined(separator: "\n"))
                    }
                }
            }
        }

        """
}

/// Finds the request of a function type: opens the parameters one after the other, then compares the type with each spelling.
private func wrapper(_ count: Int) -> String {
    func spelling(_ attributes: String, _ effect: Effect) -> String { "(\(attributes)(\(types(count))) \(effect.written)-> T).self" }
    func result(_ isolation: String, _ effect: Effect) -> String {
        "return FunctionRequest\(count)<FunctionIsolation.\(isolation), FunctionEffects.\(effect.name), \(leading(count))T>.self"
    }
    var body = ["switch effects(of: type) {"]
    if count == 0 { body += ["case []: return nil"] }
    for effect in effects(count) {
        body += [
            effect.trait.hasPrefix("[.") ? "default:" : "case \(effect.trait):",
            "    if type == \(spelling("", effect)) || type == \(spelling("@Sendable ", effect)) { \(result("Nonisolated", effect)) }",
            "    if type == \(spelling("@MainActor ", effect)) || type == \(spelling("@MainActor @Sendable ", effect)) {",
            "        \(result("OnMainActor", effect))",
            "    }",
        ]
        if effect.suspends { body += ["    if isOnCallersActor(type) { \(result("OnCallersActor", effect)) }"] }
    }
    body += ["}", "return nil"]
    for index in (0..<count).reversed() {
        body =
            ["func open\(index + 1)<\(argument(index))>(_: \(argument(index)).Type) -> (any RequestWrapper.Type)? {"]
            + body.map { "    " + $0 } + ["}", "return open\(index + 1)(parameters[\(index)])"]
    }
    return """
        private func wrapper\(count)<T>(of type: Any.Type, _ parameters: [Any.Type], returning _: T.Type) -> (any RequestWrapper.Type)? {
        \(body.map { "    " + $0 }.joined(separator: "\n"))
        }

        """
}

private let functionRequests =
    """
    // \(header("function-requests"))

    internal import DovetailGraph

    // Around a function, because metadata of its type would need a newer runtime. It has the layout of the function.

    \(counts.map(boxes).joined(separator: "\n"))
    \(counts.map(request).joined(separator: "\n"))
    /// Returns the request for a type of functions with these parameters, unless such a function is an ordinary key.
    ///
    /// Opened by nested generic functions, because closures that do so crash the compiler (6.3.1).
    func functionRequest(of type: Any.Type, _ parameters: [Any.Type], returning result: Any.Type) -> (any RequestWrapper.Type)? {
        switch parameters.count {
    \(counts.map { "    case \($0): wrapper\($0)(of: type, parameters, returning: result)" }.joined(separator: "\n"))
        default: nil
        }
    }

    \(counts.map(wrapper).joined(separator: "\n"))
    """

// SPDX-License-Identifier: Apache-2.0
