// Writes Sources/Core/Dovetail/Generated: the overloads that take a factory, one for each number of parameters.
//
// The code that all overloads share is in Declare/BindingDraft.swift and Engine.

import Foundation

/// Factories with more parameters use the overload with a parameter pack, which is slower.
let arities = 0...20

func arityFiles() -> [String: String] { inFolder("Sources/Core/Dovetail/Generated", files.mapValues(inBothModes)) }

private let beginning = "// \(header("arities"))\n\n"

/// The name of a generic parameter, which completion lists and messages show.
private func dependency(_ index: Int) -> String { "Dependency\(index + 1)" }

private func generics(_ count: Int) -> String { count == 0 ? "" : "<" + list(count, dependency) + ">" }
private func leading(_ count: Int) -> String { (0..<count).map { "\(dependency($0)), " }.joined() }
private func parameters(_ count: Int) -> String { list(count) { "consuming \(dependency($0))" } }
private func metatypes(_ count: Int) -> String { list(count) { ", \(dependency($0)).self" }.replacingOccurrences(of: ", , ", with: ", ") }
private func arguments(_ count: Int, seeded: Bool) -> String {
    list(count) { "edges.get(\($0), env, \(seeded ? "seed, " : "")\(dependency($0)).self)" }
}

/// The sentence about its parameters in the comment of an overload.
private func asked(_ count: Int, besides object: Bool = false) -> String {
    let other = object ? "other " : ""
    return switch count {
    case 0: "Its \(other)parameters, if it has any, are resolved from the graph."
    case 1: "Its \(other)parameter is resolved from the graph."
    default: "Its \(count) \(other)parameters are resolved from the graph."
    }
}

/// The sentence about the seed in the comment of an assisted factory.
private let seeded = "\n    /// The seed is an ``Assisted`` parameter."

/// The sentence about the location in the comment of an overload that has one.
private let located = "\n    /// The location of the binding is that of this call."

/// `@preconcurrency` is for Swift 5 mode: see ``inBothModes(_:)``. The library itself calls no overload: it would contain code for each, with
/// which a program is linked that uses none of them.
private let attributes = "@preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)"

private let plainAttributes = "@preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)"

/// Lines of a comment after its summary, for the overload that code completion lists and the documentation contains.
private func discussion(_ count: Int, _ lines: [String]) -> String {
    guard count == 0 else { return "" }
    return lines.map { "\n    ///" + ($0.isEmpty ? "" : " " + $0) }.joined()
}

/// The discussion and the example in the comment of an overload with a label.
private func labelled(_ count: Int, _ example: String, _ others: String = "There is an overload for each number of parameters.") -> String {
    discussion(count, ["", "```swift", example, "```", "", others])
}

/// The discussion and the example in the comment of an overload without a label.
private func unlabelled(_ count: Int, _ example: String) -> String {
    let lines = [
        "", "```swift", example, "```", "",
        "There is an overload for each number of parameters.", "",
        "The isolation of such a factory does not have to be inspected at run time, so an initializer can be inlined at the call site.",
        "The compiler rejects actor-isolated functions; use `to(factory:)` for these. Trailing closures use `to(factory:)` too.",
    ]
    return discussion(count, lines)
}

private func binding(_ count: Int) -> String {
    let example = labelled(count, "binder.bind(Session.self).to(factory: Session.init)")
    return """
            /// Calls `factory`, which can have any isolation, for each instance. \(asked(count))\(example)
            \(attributes)
            public func to\(generics(count))(
                @_inheritActorContext factory: @escaping @Sendable @isolated(any) (\(parameters(count))) -> Element
            ) -> BindingReceipt<Element> {
                draft.bind\(count)(factory)
                return BindingReceipt()
            }
        """
}

/// The overload without a label, for nonisolated factories. Their isolation does not have to be inspected, so the compiler inlines the
/// initializer: there is no call through a function value, and no context to retain.
///
/// Disfavored, so that trailing closures use the other overload, which knows their isolation.
private func plain(_ count: Int) -> String {
    let example = unlabelled(count, "binder.bind(Session.self).to(Session.init)")
    return """
            /// Calls a nonisolated factory for each instance. \(asked(count))\(example)
            \(plainAttributes)
            public func to\(generics(count))(_ nonisolatedFactory: @escaping @Sendable (\(parameters(count))) -> Element) -> BindingReceipt<Element> {
                draft.bind\(count)(nonisolated: nonisolatedFactory)
                return BindingReceipt()
            }
        """
}

/// A struct around the code, because it can be cast without changing the code's calling convention. A bare function would be converted
/// to the convention of functions with generic parameters.
private func typedCode(_ count: Int) -> String {
    """
    @frozen @usableFromInline
    struct TypedCode\(count)<\(leading(count))Element> {
        @usableFromInline let code:
            @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (\(parameters(count))) -> Element, UnsafeMutableRawPointer?) -> UInt

        @inlinable @inline(__always)
        init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (\(parameters(count))) -> Element, UnsafeMutableRawPointer?) -> UInt) {
            self.code = code
        }

        @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
    }
    """
}

/// As ``binding(_:)``, with the location, because the location of a root is only known here.
private func receipt(_ count: Int) -> String {
    let example = labelled(count, "bind.to(factory: App.init)")
    return """
            /// Calls `factory`, which can have any isolation, for each instance. \(asked(count))\(located)\(example)
            \(attributes)
            public func to\(generics(count))(
                file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
                @_inheritActorContext factory: @escaping @Sendable @isolated(any) (\(parameters(count))) -> Element
            ) -> BindingReceipt<Element> {
                draft.place(file, filePath, line, column)
                draft.bind\(count)(factory)
                return BindingReceipt()
            }
        """
}

/// As ``plain(_:)``, with the location.
private func plainReceipt(_ count: Int) -> String {
    let example = unlabelled(count, "bind.to(App.init)")
    return """
            /// Calls a nonisolated factory for each instance. \(asked(count))\(located)\(example)
            \(plainAttributes)
            public func to\(generics(count))(
                file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
                _ nonisolatedFactory: @escaping @Sendable (\(parameters(count))) -> Element
            ) -> BindingReceipt<Element> {
                draft.place(file, filePath, line, column)
                draft.bind\(count)(nonisolated: nonisolatedFactory)
                return BindingReceipt()
            }
        """
}

private func assisted(_ count: Int) -> String {
    let example = labelled(count, "binder.bindFactory(Invoice.self).with(MakeInvoice.self).to(factory: Invoice.init)")
    return """
            /// Calls `factory`, which can have any isolation, for each product. \(asked(count))\(seeded)\(example)
            \(attributes)
            public func to\(generics(count))(
                @_inheritActorContext factory: @escaping @Sendable @isolated(any) (\(parameters(count))) -> Element
            ) -> BindingReceipt<Factory<F>> {
                draft.bindFactory\(count)(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (\(parameters(count))) -> Element).self))
                return BindingReceipt()
            }
        """
}

private func plainAssisted(_ count: Int) -> String {
    let example = unlabelled(count, "binder.bindFactory(Invoice.self).with(MakeInvoice.self).to(Invoice.init)")
    return """
            /// Calls a nonisolated factory for each product. \(asked(count))\(seeded)\(example)
            \(plainAttributes)
            public func to\(generics(count))(_ nonisolatedFactory: @escaping @Sendable (\(parameters(count))) -> Element) -> BindingReceipt<Factory<F>> {
                draft.bindFactory\(count)(F.self, nil, nonisolatedFactory)
                return BindingReceipt()
            }
        """
}

// MARK: Factories that fail or suspend

/// The builders of assisted factories: the number of arguments that `from` names, and the factory that the binding is for.
private let assistedBuilders =
    [(builder: "FactoryBuilder", arguments: 0, factory: "F")]
    + argumentCounts.map { (builder: argumentBuilder($0), arguments: $0, factory: "From<\(seedType($0)), Element>") }

/// The numbers of dependencies of a factory that fails or suspends. There is none with a parameter pack, which would accept functions with
/// `inout` and variadic parameters.
private func effectfulCounts(besides arguments: Int) -> ClosedRange<Int> { 0...(arguments <= 1 ? 8 : 4) }

private func summary(_ effect: String, _ arguments: Int) -> String {
    let first = ["", "Its first parameter is the argument; ", "Its first \(arguments) parameters are the arguments; "][min(arguments, 2)]
    let rest = arguments == 0 ? "Its parameters are" : "the others are"
    return "/// Calls `factory`, which \(effect), for each product. \(first)\(rest) resolved from the graph."
}

private func throwing(_ builder: (builder: String, arguments: Int, factory: String), _ count: Int) -> String {
    let types = (0..<builder.arguments).map { argument($0, of: builder.arguments) } + (0..<count).map(dependency)
    let function = "(\(types.map { "consuming \($0)" }.joined(separator: ", "))) throws -> Element"
    let requests = (0..<count).map { " recorder.request(\(dependency($0)).self)" }.joined(separator: ";")
    let values =
        (builder.arguments == 0 ? [] : [argumentValues(builder.arguments)])
        + (count == 0 ? [] : [list(count) { "edges.get(\($0), env, seed, \(dependency($0)).self)" }])
    return """
            \(summary("can throw", builder.arguments))
            @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
            public func to\(generics(count))(
                @_inheritActorContext factory: @escaping @Sendable @isolated(any) \(function)
            ) -> BindingReceipt<ThrowingFactory<\(builder.factory)>> {
                let make = unsafeBitCast(factory, to: (@Sendable \(function)).self)
                draft.finish(pack: { \(count == 0 ? "_" : "recorder") in\(requests) }, .throwing(\(builder.factory).self), factory.isolation) { env, edges, seed, out in
                    deliver(Result<Element, any Error> { try make(\(values.joined(separator: ", "))) }, out)
                }
                return BindingReceipt()
            }

            \(summary("can throw", builder.arguments))
            @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
            public func to\(generics(count))(_ nonisolatedFactory: @escaping @Sendable \(function)) -> BindingReceipt<ThrowingFactory<\(builder.factory)>> {
                to(factory: nonisolatedFactory)
            }
        """
}

private func suspending(_ builder: (builder: String, arguments: Int, factory: String), _ count: Int, throws: Bool) -> String {
    let types = (0..<builder.arguments).map { argument($0, of: builder.arguments) } + (0..<count).map(dependency)
    let function = "(\(types.map { "consuming \($0)" }.joined(separator: ", "))) async\(`throws` ? " throws" : "") -> Element"
    let kind = `throws` ? "AsyncThrowingFactory" : "AsyncFactory"
    let comment = summary(`throws` ? "is asynchronous and can throw" : "is asynchronous", builder.arguments)
    return """
            \(comment)
            @preconcurrency @discardableResult @_alwaysEmitIntoClient
            public func to\(generics(count))(
                @_inheritActorContext factory: @escaping @Sendable @isolated(any) \(function)
            ) -> BindingReceipt<\(kind)<\(builder.factory)>> where Element: Sendable {
                draft.\(`throws` ? "bindAsyncThrowing" : "bindAsync")\(builder.arguments)\(builder.arguments == 0 ? "(F.self, " : "(")factory)
                return BindingReceipt()
            }

            \(comment)
            @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
            public func to\(generics(count))(_ nonisolatedFactory: @escaping @concurrent @Sendable \(function)) -> BindingReceipt<\(kind)<\(builder.factory)>> where Element: Sendable {
                to(factory: nonisolatedFactory)
            }
        """
}

/// What the overloads of ``suspending(_:_:throws:)`` do, for any number of dependencies.
private func bindSuspending(_ builder: (builder: String, arguments: Int, factory: String), throws: Bool) -> String {
    let arguments = argumentTypes(builder.arguments)
    let types = arguments.map { "consuming \($0)" } + ["repeat each Dependency"]
    let function = "(\(types.joined(separator: ", "))) async\(`throws` ? " throws" : "") -> Element"
    let names = (0..<builder.arguments).map { builder.arguments == 1 ? "argument" : "argument\($0 + 1)" }
    let call = "await factory(\((names + ["repeat each dependencies"]).joined(separator: ", ")))"
    let values = builder.arguments == 0 ? "" : argumentValues(builder.arguments) + ", "
    let constants = names.isEmpty ? "dependencies" : "(\((names + ["dependencies"]).joined(separator: ", ")))"
    // Not in a closure, which the compiler would take for another receiver of the arguments.
    let outcome = `throws` ? "do { return .success(try \(call)) } catch { return .failure(error) }" : "return \(call)"
    let generics = (builder.arguments == 0 ? ["F: AssistedFactory"] : arguments) + ["Element: Sendable", "each Dependency"]
    return """
            @_alwaysEmitIntoClient
            func \(`throws` ? "bindAsyncThrowing" : "bindAsync")\(builder.arguments)<\(generics.joined(separator: ", "))>(
                \(builder.arguments == 0 ? "_: F.Type, " : "")_ factory: @escaping @Sendable @isolated(any) \(function)
            )\(builder.arguments == 0 ? " where F.Element == Element" : "") {
                finish(
                    pack: { recorder in repeat recorder.request((each Dependency).self) }, .\(`throws` ? "asyncThrowing" : "async")(\(builder.factory).self),
                    factory.isolation
                ) { env, edges, seed, out in
                    var arguments = Arguments(env, edges)
                    let passed = Transferred((\(values)(repeat arguments.next(seed, (each Dependency).self))))
                    let call = PendingCall { @Sendable () async -> \(`throws` ? "Result<Element, any Error>" : "Element") in
                        nonisolated(unsafe) let \(constants) = passed.value
                        \(outcome)
                    }
                    return deliver(call, out)
                }
            }
        """
}

private let effectful =
    beginning
    + assistedBuilders.map { builder in
        let counts = effectfulCounts(besides: builder.arguments)
        return body(
            "\(builder.builder)Overloads",
            counts.map { throwing(builder, $0) } + counts.map { suspending(builder, $0, throws: false) }
                + counts.map { suspending(builder, $0, throws: true) })
    }
    .joined(separator: "\n")

private let effectfulDrafts = file(
    "BindingDraft", assistedBuilders.flatMap { [bindSuspending($0, throws: false), bindSuspending($0, throws: true)] })

// MARK: Factories whose first parameters are the arguments

/// The arguments that `from` names.
let argumentCounts = 1...4

/// The numbers of dependencies beside the arguments. Factories with more arguments are rare, and so are those with many dependencies among
/// them: the overload with a parameter pack serves these.
func dependencyCounts(besides arguments: Int) -> ClosedRange<Int> { arguments == 1 ? arities : 0...8 }

private func argumentBuilder(_ arguments: Int) -> String { "ArgumentFactoryBuilder\(arguments == 1 ? "" : "\(arguments)")" }
private func argument(_ index: Int, of count: Int) -> String { count == 1 ? "Argument" : "Argument\(index + 1)" }
private func argumentTypes(_ count: Int) -> [String] { (0..<count).map { argument($0, of: count) } }

/// The type of the seed: the argument, or a tuple of all.
private func seedType(_ arguments: Int) -> String {
    arguments == 1 ? argument(0, of: 1) : "(" + argumentTypes(arguments).joined(separator: ", ") + ")"
}

/// The parameters of a factory: the arguments, then the dependencies.
private func argumentParameters(_ arguments: Int, _ count: Int) -> String {
    (argumentTypes(arguments) + (0..<count).map(dependency)).map { "consuming \($0)" }.joined(separator: ", ")
}

/// The values of the arguments, which the caller passes.
private func argumentValues(_ arguments: Int) -> String {
    let seed = "seed.assumingMemoryBound(to: \(seedType(arguments)).self).pointee"
    return arguments == 1 ? seed : list(arguments) { "\(seed).\($0)" }
}

/// The sentences about the parameters in the comment of an overload.
private func passed(_ arguments: Int, _ count: Int) -> String {
    let first = arguments == 1 ? "Its first parameter is the argument" : "Its first \(arguments) parameters are the arguments"
    let rest =
        switch count {
        case 0: ""
        case 1: "; the other one is resolved from the graph"
        default: "; the other \(count) are resolved from the graph"
        }
    return "\(first)\(rest)."
}

/// The example in the comment of the overload that the documentation contains.
private func argumentExample(_ arguments: Int, _ count: Int, label: String) -> String {
    guard count == 0 else { return "" }
    let types = ["Note", "Mode", "Theme", "Zoom"].prefix(arguments).map { "\($0).self" }.joined(separator: ", ")
    let lines = ["", "```swift", "binder.bindFactory(Editor.self).from(\(types)).to(\(label)Editor.init)", "```", ""]
    return (lines + ["There is an overload for each number of parameters."]).map { "\n    ///" + ($0.isEmpty ? "" : " " + $0) }.joined()
}

private func receiptOfArguments(_ arguments: Int) -> String { "BindingReceipt<Factory<From<\(seedType(arguments)), Element>>>" }

/// - Parameter isListed: Whether code completion lists the overload. It is disfavored, so that a call uses the other one, which takes part
///   in overload resolution with equal rights: a member of a type would be preferred to the overloads of the protocol, and the compiler would
///   choose between two initializers of the product where it has to call them ambiguous.
private func fromArguments(_ arguments: Int, _ count: Int, isListed: Bool = false) -> String {
    let parameters = argumentParameters(arguments, count)
    return """
            /// Calls `factory`, which can have any isolation, for each product. \(passed(arguments, count))\(argumentExample(arguments, count, label: "factory: "))
            \(isListed ? plainAttributes : attributes)
            public func to\(generics(count))(
                @_inheritActorContext factory: @escaping @Sendable @isolated(any) (\(parameters)) -> Element
            ) -> \(receiptOfArguments(arguments)) {
                draft.bindFactory\(count)(factory.isolation, unsafeBitCast(factory, to: (@Sendable (\(parameters)) -> Element).self))
                return BindingReceipt()
            }
        """
}

private func plainFromArguments(_ arguments: Int, _ count: Int) -> String {
    let parameters = argumentParameters(arguments, count)
    return """
            /// Calls a nonisolated factory for each product. \(passed(arguments, count))\(argumentExample(arguments, count, label: ""))
            \(plainAttributes)
            public func to\(generics(count))(_ nonisolatedFactory: @escaping @Sendable (\(parameters)) -> Element) -> \(receiptOfArguments(arguments)) {
                draft.bindFactory\(count)(nil, nonisolatedFactory)
                return BindingReceipt()
            }
        """
}

/// What the overloads of ``fromArguments(_:_:isListed:)`` and ``plainFromArguments(_:_:)`` do.
private func bindFromArguments(_ arguments: Int, _ count: Int) -> String {
    let values = [argumentValues(arguments), list(count) { "edges.get(\($0), env, seed, \(dependency($0)).self)" }]
    return """
            @_alwaysEmitIntoClient @inline(__always)
            func bindFactory\(count)<\(argumentTypes(arguments).joined(separator: ", ")), \(leading(count))Element>(
                _ isolation: (any Actor)?, _ factory: @escaping @Sendable (\(argumentParameters(arguments, count))) -> Element
            ) {
                finish(.assisted(From<\(seedType(arguments)), Element>.self), isolation\(metatypes(count))) { env, edges, seed, out in
                    deliver(factory(\(values.filter { !$0.isEmpty }.joined(separator: ", "))), out)
                }
            }
        """
}

private func allFromArguments(_ arguments: Int) -> [String] {
    dependencyCounts(besides: arguments).map { bindFromArguments(arguments, $0) }
}

/// As the other overloads with a parameter pack.
private func packFromArguments(_ arguments: Int) -> String {
    let first = dependencyCounts(besides: arguments).upperBound + 1
    let pack = "(" + (argumentTypes(arguments) + (0..<first).map(dependency)).joined(separator: ", ") + ", repeat each Dependency)"
    let packGenerics = "<" + list(first, dependency) + ", each Dependency>"
    let next = list(first) { "arguments.next(seed, \(dependency($0)).self)" } + ", repeat arguments.next(seed, (each Dependency).self)"
    return """
            /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; slower than these.
            @preconcurrency @discardableResult @_alwaysEmitIntoClient
            public func to\(packGenerics)(factory: @escaping @Sendable \(pack) -> Element) -> \(receiptOfArguments(arguments)) {
                draft.finish(pack: \(packRequests(first)), .assisted(From<\(seedType(arguments)), Element>.self)) { env, edges, seed, out in
                    var arguments = Arguments(env, edges)
                    return deliver(factory(\(argumentValues(arguments)), \(next)), out)
                }
                return BindingReceipt()
            }

            /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; as slow as `to(factory:)`.
            @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
            public func to\(packGenerics)(_ nonisolatedFactory: @escaping @Sendable \(pack) -> Element) -> \(receiptOfArguments(arguments)) {
                to(factory: nonisolatedFactory)
            }
        """
}

private func argumentOverloads(_ arguments: Int) -> String {
    let counts = dependencyCounts(besides: arguments)
    return body(argumentBuilder(arguments), [fromArguments(arguments, 0, isListed: true)]) + "\n"
        + body(
            argumentBuilder(arguments) + "Overloads",
            counts.map { fromArguments(arguments, $0) } + counts.map { plainFromArguments(arguments, $0) } + [packFromArguments(arguments)])
}

/// What the overloads of ``binding(_:)`` and ``receipt(_:)`` do. It is not in the protocols because a closure is generic over everything
/// around it: where no specialized code exists, `Self` would have to be looked up for each binding.
private func bind(_ count: Int) -> String {
    """
        @_alwaysEmitIntoClient @inline(__always)
        consuming func bind\(count)<\(leading(count))Element>(_ factory: @escaping @Sendable @isolated(any) (\(parameters(count))) -> Element) {
            let code = TypedCode\(count)<\(leading(count))Element> { env, edges, make, out in
                deliver(make(\(arguments(count, seeded: false))), out)
            }
            finish(factory.isolation\(metatypes(count)), unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        }
    """
}

/// What the overloads of ``plain(_:)`` and ``plainReceipt(_:)`` do.
private func plainBind(_ count: Int) -> String {
    """
        @_alwaysEmitIntoClient @inline(__always)
        consuming func bind\(count)<\(leading(count))Element>(nonisolated factory: @escaping @Sendable (\(parameters(count))) -> Element) {
            finish(nil\(metatypes(count)), Node.nothing) { env, edges, _, out in
                deliver(factory(\(arguments(count, seeded: false))), out)
            }
        }
    """
}

/// What the overloads of ``assisted(_:)`` and ``plainAssisted(_:)`` do.
private func bindFactory(_ count: Int) -> String {
    """
        @_alwaysEmitIntoClient @inline(__always)
        func bindFactory\(count)<\(leading(count))Element, F: AssistedFactory>(
            _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (\(parameters(count))) -> Element
        ) {
            finish(.assisted(F.self), isolation\(metatypes(count))) { env, edges, seed, out in
                deliver(factory(\(arguments(count, seeded: true))), out)
            }
        }
    """
}

/// The result of the injector is generic and discarded. With `Void` the function would return in a register and the cast function through
/// memory, which would need a thunk at each call. `Void` is only used where a generic result would be ambiguous with a method that has
/// one more parameter list.
///
/// Only the method of an instance has the isolation of the method: `X.inject` itself is a nonisolated function.
private func injector(_ count: Int, curried: Bool) -> (overload: String, inDraft: String) {
    let isPlain = count == 0 && !curried
    let result = isPlain ? "Void" : "Ignored"
    let dropped = isPlain ? "" : " Its result is discarded."
    let generics = isPlain ? "" : "<" + ((0..<count).map(dependency) + ["Ignored"]).joined(separator: ", ") + ">"
    let method = "(\(list(count, dependency))) -> \(result)"
    let type =
        curried
        ? "(Element) -> @isolated(any) \(method)"
        : "(" + (["Element"] + (0..<count).map { "consuming \(dependency($0))" }).joined(separator: ", ") + ") -> \(result)"
    let function = curried ? "a method, such as `X.inject`" : "a function whose first parameter is the object"
    let object = "object.assumingMemoryBound(to: Element.self).pointee"
    let call =
        curried
        ? """
        let method = inject(\(object))
                    checkActor(of: method.isolation, env, edges, Element.self)
                    _ = unsafeBitCast(method, to: (\(method)).self)(\(arguments(count, seeded: false)))
        """
        : "_ = inject(" + ([object] + (0..<count).map { "edges.get(\($0), env, \(dependency($0)).self)" }).joined(separator: ", ") + ")"
    let example =
        curried
        ? ""
        : labelled(
            count, "binder.bindPropertyInjectionOf(Screen.self).to { (screen: Screen, store: Store) in screen.store = store }",
            "There is an overload for each number of parameters, also for a method of the object, as in `to(injector: Screen.inject)`.")
    let name = "inject\(count)"
    let label = curried ? "method" : "function"
    let overload = """
            /// Calls \(function). \(asked(count, besides: !curried))\(dropped)\(example)
            \(attributes)
            public func to\(generics)(
                @_inheritActorContext injector: @escaping @Sendable @isolated(any) \(type)
            ) -> BindingReceipt<PropertyInjector<Element>> {
                draft.\(name)(\(label): injector)
                return BindingReceipt()
            }
        """
    let inDraft = """
            @_alwaysEmitIntoClient @inline(__always)
            func \(name)<\(leading(count))Element: AnyObject\(isPlain ? "" : ", Ignored")>(
                \(label) injector: @escaping @Sendable @isolated(any) \(type)
            ) {
                let inject = unsafeBitCast(injector, to: (@Sendable \(type)).self)
                finish(.injector(Element.self), injector.isolation\(metatypes(count))) { env, edges, object, _ in
                    \(call)
                    return 0
                }
            }
        """
    return (overload, inDraft)
}

private func finish(_ count: Int) -> String {
    let types = (0..<count).map { "_ p\($0): Any.Type, " }.joined()
    let requests = (0..<count).map { "            $0.request(p\($0))" }.joined(separator: "\n")
    let requesting = count == 0 ? "" : ", requesting: {\n\(requests)\n        }"
    return """
            @usableFromInline @inline(never)
            consuming func finish(_ isolation: (any Actor)?, \(types)_ factory: @escaping UntypedFactory, _ code: @escaping Code) {
                finish(.factory, isolation\(requesting)) {
                    $0.factory = factory
                    $0.code = code
                }
            }
        """
}

private func finishInput(_ count: Int) -> String {
    let types = (0..<count).map { "_ p\($0): Any.Type, " }.joined()
    let requests = (0..<count).map { "            $0.request(p\($0))" }.joined(separator: "\n")
    let requesting = count == 0 ? "" : ", requesting: {\n\(requests)\n        }"
    return """
            @usableFromInline @inline(never)
            func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, \(types)_ input: @escaping InputCode) {
                finish(factory.kind, isolation\(requesting)) { factory.finish(&$0, input) }
            }
        """
}

private func file(_ extended: String, _ members: [String], imports: String = "") -> String {
    "\(beginning)\(imports)\(body(extended, members))"
}

private func body(_ extended: String, _ members: [String]) -> String {
    "extension \(extended) {\n\(members.joined(separator: "\n\n"))\n}\n"
}

/// The overloads of a builder. Code completion lists those without parameters, of the first forms; the others are members of a protocol
/// that it does not list: see `BindingBuilderOverloads`.
///
/// The listed ones cannot have parameters: the compiler prefers a member of a type to one of a protocol's extension, so it would choose
/// between initializers with different numbers of parameters, which are ambiguous. It prefers an overload without parameters in any case.
private func overloads(_ builder: String, _ forms: ((Int) -> String)..., listed: Int = 2) -> String {
    let members = forms.enumerated().map { index, form in
        (listed: index < listed ? [form(0)] : [], other: (index < listed ? Array(arities.dropFirst()) : Array(arities)).map(form))
    }
    return file(builder, members.flatMap { $0.listed }) + "\n" + body("\(builder)Overloads", members.flatMap { $0.other })
}

/// One parameter more than the other overloads have, then a pack. An overload with only a pack would have to be disfavored, and the
/// compiler would then prefer the overload with one parameter and treat all parameters as one tuple.
private let first = arities.upperBound + 1
private let pack = "(" + list(first, dependency) + ", repeat each Dependency)"
private let packGenerics = "<" + list(first, dependency) + ", each Dependency>"
private func packRequests(_ first: Int) -> String {
    (["{ recorder in"] + (0..<first).map { "recorder.request(\(dependency($0)).self)" } + [
        "repeat recorder.request((each Dependency).self)"
    ])
    .joined(separator: "\n            ") + "\n        }"
}
private func packArguments(seeded: Bool) -> String {
    let seed = seeded ? "seed, " : ""
    return list(first) { "arguments.next(\(seed)\(dependency($0)).self)" } + ", repeat arguments.next(\(seed)(each Dependency).self)"
}

private let packs = """
    \(beginning)// For factories with more parameters than the other overloads support. A function with a parameter pack cannot be cast, so
    // these overloads do not accept isolated functions, which the compiler rejects.

    extension BindingBuilderOverloads {
        /// Calls a nonisolated factory for each instance. It has more parameters than the other overloads support; slower than these.
        @preconcurrency @discardableResult @_alwaysEmitIntoClient
        public func to\(packGenerics)(factory: @escaping @Sendable \(pack) -> Element) -> BindingReceipt<Element> {
            draft.finish(pack: \(packRequests(first))) { env, edges, _, out in
                var arguments = Arguments(env, edges)
                return deliver(factory(\(packArguments(seeded: false))), out)
            }
            return BindingReceipt()
        }

        /// Calls a nonisolated factory for each instance. It has more parameters than the other overloads support; as slow as `to(factory:)`.
        @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
        public func to\(packGenerics)(_ nonisolatedFactory: @escaping @Sendable \(pack) -> Element) -> BindingReceipt<Element> {
            to(factory: nonisolatedFactory)
        }
    }

    extension ReceiptBinderOverloads {
        /// Calls a nonisolated factory for each instance. It has more parameters than the other overloads support; slower than these.
        @preconcurrency @discardableResult @_alwaysEmitIntoClient
        public func to\(packGenerics)(
            file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
            factory: @escaping @Sendable \(pack) -> Element
        ) -> BindingReceipt<Element> {
            draft.place(file, filePath, line, column)
            return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
        }

        /// Calls a nonisolated factory for each instance. It has more parameters than the other overloads support; as slow as `to(factory:)`.
        @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
        public func to\(packGenerics)(
            file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
            _ nonisolatedFactory: @escaping @Sendable \(pack) -> Element
        ) -> BindingReceipt<Element> {
            to(file: file, filePath: filePath, line: line, column: column, factory: nonisolatedFactory)
        }
    }

    extension FactoryBuilderOverloads {
        /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; slower than these.
        @preconcurrency @discardableResult @_alwaysEmitIntoClient
        public func to\(packGenerics)(factory: @escaping @Sendable \(pack) -> Element) -> BindingReceipt<Factory<F>> {
            draft.finish(pack: \(packRequests(first)), .assisted(F.self)) { env, edges, seed, out in
                var arguments = Arguments(env, edges)
                return deliver(factory(\(packArguments(seeded: true))), out)
            }
            return BindingReceipt()
        }

        /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; as slow as `to(factory:)`.
        @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
        public func to\(packGenerics)(_ nonisolatedFactory: @escaping @Sendable \(pack) -> Element) -> BindingReceipt<Factory<F>> {
            to(factory: nonisolatedFactory)
        }
    }

    extension InjectorBuilderOverloads {
        /// Calls a method. For more parameters than the other overloads support; slower than these.
        @preconcurrency @discardableResult @_alwaysEmitIntoClient
        public func to\(packGenerics)(
            injector: @escaping @Sendable (Element) -> \(pack) -> Void
        ) -> BindingReceipt<PropertyInjector<Element>> {
            draft.finish(pack: \(packRequests(first)), .injector(Element.self)) { env, edges, object, _ in
                var arguments = Arguments(env, edges)
                injector(object.assumingMemoryBound(to: Element.self).pointee)(\(packArguments(seeded: false)))
                return 0
            }
            return BindingReceipt()
        }

        /// Calls a function whose first parameter is the object. For more parameters than the other overloads support; slower than these.
        @preconcurrency @discardableResult @_alwaysEmitIntoClient
        public func to\(packGenerics)(
            injector: @escaping @Sendable (Element, \(pack.dropFirst()) -> Void
        ) -> BindingReceipt<PropertyInjector<Element>> {
            draft.finish(pack: \(packRequests(first)), .injector(Element.self)) { env, edges, object, _ in
                var arguments = Arguments(env, edges)
                injector(object.assumingMemoryBound(to: Element.self).pointee, \(packArguments(seeded: false)))
                return 0
            }
            return BindingReceipt()
        }
    }

    """

// Overloads that no correct call uses: the compiler considers an unavailable method only where no other one fits, and then prints its
// message. One overload with a parameter pack serves all arities.

private let unsupportedFactories = [
    (
        effect: "throws", type: "(repeat each P) throws -> Element", summary: "Rejects a factory that throws.",
        message:
            "a factory of bind cannot throw: write bindFactory and request a function that throws, or create the value before build and pass it as the seed"
    ),
    (
        effect: "async", type: "(repeat each P) async throws -> Element", summary: "Rejects an asynchronous factory.",
        message:
            "a factory of bind cannot be async: write bindFactory and request an async function, or start the instance with DovetailLaunch"
    ),
    (
        effect: "nil", type: "(repeat each P) -> Element?", summary: "Rejects a factory that can return nil.",
        message:
            "the factory can return nil: unwrap its result in a closure, or bind the optional type, as in bind(Store?.self)"
    ),
    (
        effect: "inout", type: "(repeat each P) -> Element", summary: "Rejects a factory with an inout or variadic parameter.",
        message:
            "a factory cannot have inout or variadic parameters: call it in a closure whose parameters are the dependencies"
    ),
]

/// Those of `bindFactory` can throw and suspend, with fewer parameters.
private func unsupportedAssistedFactories(_ arguments: Int = 0) -> [(effect: String, type: String, summary: String, message: String)] {
    let limit = effectfulCounts(besides: arguments).upperBound
    let parameters =
        arguments == 0
        ? "has at most \(limit) dependencies, none of them inout or variadic: request some of them together, in a struct"
        : "has the arguments that from(_:) names as its first parameters, without Assisted, and at most \(limit) dependencies, none inout or variadic"
    return unsupportedFactories.map { factory in
        guard ["throws", "async"].contains(factory.effect) else { return factory }
        let effect = factory.effect == "throws" ? "throws" : "is async"
        let hint = factory.effect == "async" ? "; with NonisolatedNonsendingByDefault, omit the label, as in to(Session.init)" : ""
        return (
            factory.effect, factory.type, "Rejects a factory that \(effect) and has unusual parameters, or too many.",
            "a factory that \(effect) \(parameters)\(hint)"
        )
    }
}

private func rejecting(_ summary: String, _ message: String, _ declaration: String, isDisfavored: Bool = false) -> String {
    """
        /// \(summary)
        @available(
            *, unavailable,
            message: "\(message)"
        )
        \(isDisfavored ? "@_disfavoredOverload " : "")@discardableResult
        public func to\(declaration) { BindingReceipt() }
    """
}

/// Where the first parameters are the arguments, other parameters are a more likely mistake than `inout` ones.
private func unsupportedArgumentFactories(_ arguments: Int) -> [(effect: String, type: String, summary: String, message: String)] {
    let first = arguments == 1 ? "first parameter is the argument" : "first \(arguments) parameters are the arguments"
    return unsupportedAssistedFactories(arguments).dropLast() + [
        (
            effect: "arguments", type: "(repeat each P) -> Element", summary: "Rejects a factory with other parameters.",
            message:
                "the \(first) that from(_:) names, without Assisted; the others are resolved from the graph, and none is inout or variadic"
        )
    ]
}

private func rejectingFactories(
    _ builder: String, _ receipt: String,
    _ unsupported: [(effect: String, type: String, summary: String, message: String)] = unsupportedFactories
) -> String {
    let members = ["factory:", "_ factory:"].flatMap { label in
        unsupported.map { factory in
            rejecting(
                factory.summary, factory.message, "<each P>(\(label) \(factory.type)) -> BindingReceipt<\(receipt)>",
                isDisfavored: label == "_ factory:")
        }
    }
    return "extension \(builder) {\n\(members.joined(separator: "\n\n"))\n}\n"
}

private func rejectingInjectors() -> String {
    let members = ["(Element) -> (repeat each P)", "(Element, repeat each P)"].flatMap { parameters in
        [
            ("throws", "throw", "call it in a closure that handles the error"),
            ("async throws", "be async", "inject what it needs into the object, and let the object await it"),
        ].map { effect, verb, advice in
            rejecting(
                "Rejects an injector that can \(verb).", "an injector cannot \(verb): \(advice)",
                "<each P, Ignored>(injector: \(parameters) \(effect) -> Ignored) -> BindingReceipt<PropertyInjector<Element>>")
        }
    }
    return "extension InjectorBuilder {\n\(members.joined(separator: "\n\n"))\n}\n"
}

private let unsupported =
    beginning + """
        // The compiler considers an unavailable method only where no other one fits, and then prints its message. Correct code compiles as if
        // these methods did not exist. Those without a label are disfavored, because a trailing closure would fit both.


        """
    + [
        rejectingFactories("BindingBuilder", "Element"), rejectingFactories("ReceiptBinder", "Element"),
        rejectingFactories("FactoryBuilder", "Factory<F>", unsupportedAssistedFactories()), rejectingInjectors(),
    ].joined(separator: "\n") + "\n"
    + argumentCounts.map { count in
        rejectingFactories(argumentBuilder(count), "Factory<From<\(seedType(count)), Element>>", unsupportedArgumentFactories(count))
    }
    .joined(separator: "\n")

private let files: [String: String] = [
    "BindingBuilder+Arities.swift": overloads("BindingBuilder", binding, plain),
    "ReceiptBinder+Arities.swift": overloads("ReceiptBinder", receipt, plainReceipt),
    "FactoryBuilder+Arities.swift": overloads("FactoryBuilder", assisted, plainAssisted),
    "ArgumentFactoryBuilder+Arities.swift": beginning + argumentCounts.map(argumentOverloads).joined(separator: "\n"),
    "InjectorBuilder+Arities.swift": overloads(
        "InjectorBuilder", { injector($0, curried: false).overload }, { injector($0, curried: true).overload }, listed: 1),
    "BindingDraft+Arities.swift": file(
        "BindingDraft", arities.map(finish) + arities.map(finishInput),
        imports: "internal import DovetailGraph\n\n"),
    "BindingDraft+Factories.swift": file(
        "BindingDraft",
        arities.map(bind) + arities.map(plainBind) + arities.map(bindFactory)
            + arities.map { injector($0, curried: true).inDraft } + arities.map { injector($0, curried: false).inDraft }),
    "BindingDraft+ArgumentFactories.swift": file("BindingDraft", argumentCounts.flatMap(allFromArguments)),
    "EffectfulFactories+Arities.swift": effectful,
    "BindingDraft+EffectfulFactories.swift": effectfulDrafts,
    "ParameterPackOverloads.swift": packs,
    "UnsupportedFactories.swift": unsupported,
    "TypedFactoryCode.swift": beginning + arities.map(typedCode).joined(separator: "\n\n") + """


        /// The common type to which all of them are cast for their callers.
        @frozen @usableFromInline
        struct UntypedCode {
            @usableFromInline let code: Code
        }

        """,
]

/// Writes each declaration that is marked as `@preconcurrency` twice: without the attribute for Swift 6 mode, so that the compiler rejects a
/// factory that calls main-actor code without declaring it, or captures what it must not; and with it for Swift 5 mode, which has other rules.
///
/// The compiler does not consider the form for the other mode, unless it finds no other. The last parameter of the form for Swift 5 mode is
/// not used; it makes two declarations of them.
private func inBothModes(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    var result: [String] = []
    while let start = lines.firstIndex(where: { $0.hasPrefix("    @preconcurrency ") }),
        let end = lines[start...].firstIndex(of: "    }")
    {
        let documented = (lines[..<start].lastIndex { !$0.hasPrefix("    ///") } ?? lines.startIndex) + 1
        let declaration = lines[start...end].joined(separator: "\n")
        result += lines[..<start]
        result.append("    @available(swift, introduced: 6)")
        result.append(declaration.replacingOccurrences(of: "@preconcurrency ", with: ""))
        result += ["", lines[documented], "    ///"]
        result.append("    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.")
        result.append("    @available(swift, obsoleted: 6)")
        result.append(declaration.replacing(/(\s*)\) -> BindingReceipt/) { ", _: StaticString = #function\($0.1)) -> BindingReceipt" })
        lines = lines[(end + 1)...]
    }
    return (result + lines).joined(separator: "\n")
}

// SPDX-License-Identifier: Apache-2.0
