// Writes Sources/Dovetail/Generated: the overloads that take a factory, one for each number of parameters.
//
// Run by Scripts/generate. What does not differ from overload to overload stands in Declare/Draft.swift and Run.

import Foundation

/// Factories of more parameters are taken by the overload with a parameter pack, which is slower.
let arities = 0...20

let header = """
    // Written by Scripts/generate-arities.swift; Scripts/generate writes it again.


    """

func list(_ count: Int, _ item: (Int) -> String) -> String { (0..<count).map(item).joined(separator: ", ") }
func generics(_ count: Int) -> String { count == 0 ? "" : "<" + list(count) { "P\($0)" } + ">" }
func leading(_ count: Int) -> String { (0..<count).map { "P\($0), " }.joined() }
func parameters(_ count: Int) -> String { list(count) { "consuming P\($0)" } }
func metatypes(_ count: Int) -> String { list(count) { ", P\($0).self" }.replacingOccurrences(of: ", , ", with: ", ") }
func arguments(_ count: Int, seeded: Bool) -> String {
    list(count) { "edges.get(\($0), env, \(seeded ? "seed, " : "")P\($0).self)" }
}

/// What the comment of an overload says about its parameters.
func asked(_ count: Int) -> String {
    switch count {
    case 0: "It asks for nothing."
    case 1: "It gets what its parameter asks for."
    default: "It gets what its \(count) parameters ask for."
    }
}

let attributes = "@preconcurrency @discardableResult @inlinable @inline(__always)"

let plainAttributes = "@preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)"

/// What the comment of an overload without a label says about its factory: once for each builder, with an example.
func unlabelled(_ count: Int, _ example: String) -> String {
    guard count == 1 else { return "" }
    let lines = [
        "", "```swift", example, "```", "",
        "Nothing has to be asked of such a factory, and an initializer is put where it is called. The compiler refuses what belongs",
        "to an actor; that is for `to(factory:)`, as is every closure that stands behind the parentheses.",
    ]
    return lines.map { "\n    ///" + ($0.isEmpty ? "" : " " + $0) }.joined()
}

func binding(_ count: Int) -> String {
    """
        /// Calls `factory` for each instance. \(asked(count))
        \(attributes)
        public func to\(generics(count))(
            @_inheritActorContext factory: @escaping @Sendable @isolated(any) (\(parameters(count))) -> Element
        ) -> BindingReceipt<Element> {
            let code = TypedCode\(count)<\(leading(count))Element> { env, edges, make, out in
                deliver(make(\(arguments(count, seeded: false))), out)
            }
            draft.finish(factory.isolation\(metatypes(count)), unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
            return BindingReceipt()
        }
    """
}

/// Without a label, and for factories that belong to no actor. Nothing has to be asked of these, so that the compiler
/// puts the initializer itself into the code: no call through a function value, and no context to keep.
///
/// Disfavoured: a closure behind the parentheses is taken by the other, which knows where it belongs.
func plain(_ count: Int) -> String {
    let example = unlabelled(count, "binder.bind(Session.self).to(Session.init)")
    return """
            /// Calls `factory`, which belongs to no actor, for each instance. \(asked(count))\(example)
            \(plainAttributes)
            public func to\(generics(count))(_ factory: @escaping @Sendable (\(parameters(count))) -> Element) -> BindingReceipt<Element> {
                draft.finish(nil\(metatypes(count)), Node.nothing) { env, edges, _, out in
                    deliver(factory(\(arguments(count, seeded: false))), out)
                }
                return BindingReceipt()
            }
        """
}

/// A struct around the code, because it can be cast as it is: a bare function would be cast in the shape that it has where
/// nothing is known of its parameters.
func typedCode(_ count: Int) -> String {
    """
    @frozen @usableFromInline
    struct TypedCode\(count)<\(leading(count))Element> {
        @usableFromInline let code:
            @Sendable (Env, Edges, @escaping @Sendable (\(parameters(count))) -> Element, UnsafeMutableRawPointer?) -> UInt

        @inlinable @inline(__always)
        init(_ code: @escaping @Sendable (Env, Edges, @escaping @Sendable (\(parameters(count))) -> Element, UnsafeMutableRawPointer?) -> UInt) {
            self.code = code
        }

        @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
    }
    """
}

/// As ``binding(_:)``, and with the place: nobody else knows where a root is written.
func receipt(_ count: Int) -> String {
    """
        /// Calls `factory` for each instance. \(asked(count)) The place is where this line stands.
        \(attributes)
        public func to\(generics(count))(
            file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
            @_inheritActorContext factory: @escaping @Sendable @isolated(any) (\(parameters(count))) -> Element
        ) -> BindingReceipt<Element> {
            draft.place(file, filePath, line, column)
            return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
        }
    """
}

/// As ``plain(_:)``, with the place.
func plainReceipt(_ count: Int) -> String {
    let example = unlabelled(count, "bind.to(App.init)")
    return """
            /// Calls `factory`, which belongs to no actor, for each instance. \(asked(count)) The place is where this line stands.\(example)
            \(plainAttributes)
            public func to\(generics(count))(
                file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
                _ factory: @escaping @Sendable (\(parameters(count))) -> Element
            ) -> BindingReceipt<Element> {
                draft.place(file, filePath, line, column)
                return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
            }
        """
}

func assisted(_ count: Int) -> String {
    """
        /// Calls `factory` for each product. \(asked(count)) The seed is asked for as ``Assisted``.
        \(attributes)
        public func to\(generics(count))(
            @_inheritActorContext factory: @escaping @Sendable @isolated(any) (\(parameters(count))) -> Element
        ) -> BindingReceipt<Factory<F>> {
            let make = unsafeBitCast(factory, to: (@Sendable (\(parameters(count))) -> Element).self)
            draft.finish(.assisted(F.self), factory.isolation\(metatypes(count))) { env, edges, seed, out in
                deliver(make(\(arguments(count, seeded: true))), out)
            }
            return BindingReceipt()
        }
    """
}

func plainAssisted(_ count: Int) -> String {
    let example = unlabelled(count, "binder.bindFactory(Invoice.self).with(MakeInvoice.self).to(Invoice.init)")
    return """
            /// Calls `factory`, which belongs to no actor, for each product. \(asked(count)) The seed is asked for as ``Assisted``.\(example)
            \(plainAttributes)
            public func to\(generics(count))(_ factory: @escaping @Sendable (\(parameters(count))) -> Element) -> BindingReceipt<Factory<F>> {
                draft.finish(.assisted(F.self), nil\(metatypes(count))) { env, edges, seed, out in
                    deliver(factory(\(arguments(count, seeded: true))), out)
                }
                return BindingReceipt()
            }
        """
}

/// What the injector gives is generic and dropped: `Void` would be handed back in a register by the function and through
/// memory by the cast, with a thunk between them at each call. Only what could be taken for a method of one more
/// parameter list says `Void`.
///
/// Where a method belongs, only the method of an object tells: `X.inject` itself is a function that belongs nowhere.
func injector(_ count: Int, curried: Bool) -> String {
    let isPlain = count == 0 && !curried
    let result = isPlain ? "Void" : "Ignored"
    let dropped = isPlain ? "" : " What it gives is dropped."
    let generics = isPlain ? "" : "<" + ((0..<count).map { "P\($0)" } + ["Ignored"]).joined(separator: ", ") + ">"
    let method = "(\(list(count) { "P\($0)" })) -> \(result)"
    let type =
        curried
        ? "(Element) -> @isolated(any) \(method)"
        : "(" + (["Element"] + (0..<count).map { "consuming P\($0)" }).joined(separator: ", ") + ") -> \(result)"
    let object = "object.assumingMemoryBound(to: Element.self).pointee"
    let call =
        curried
        ? """
        let method = inject(\(object))
                    checkActor(of: method.isolation, env, edges, Element.self)
                    _ = unsafeBitCast(method, to: (\(method)).self)(\(arguments(count, seeded: false)))
        """
        : "_ = inject(" + ([object] + (0..<count).map { "edges.get(\($0), env, P\($0).self)" }).joined(separator: ", ") + ")"
    return """
            /// Calls \(curried ? "a method, such as `X.inject`." : "a function that takes the object first.") \(asked(count))\(dropped)
            \(attributes)
            public func to\(generics)(
                @_inheritActorContext injector: @escaping @Sendable @isolated(any) \(type)
            ) -> BindingReceipt<PropertyInjector<Element>> {
                let inject = unsafeBitCast(injector, to: (@Sendable \(type)).self)
                draft.finish(.injector(Element.self), injector.isolation\(metatypes(count))) { env, edges, object, _ in
                    \(call)
                    return 0
                }
                return BindingReceipt()
            }
        """
}

func finish(_ count: Int) -> String {
    let types = (0..<count).map { "_ p\($0): Any.Type, " }.joined()
    let asks = (0..<count).map { "            $0.ask(p\($0))" }.joined(separator: "\n")
    let asking = count == 0 ? "" : ", asking: {\n\(asks)\n        }"
    return """
            @usableFromInline @inline(never)
            consuming func finish(_ isolation: (any Actor)?, \(types)_ factory: @escaping UntypedFactory, _ code: @escaping Code) {
                finish(.factory, isolation\(asking)) {
                    $0.factory = factory
                    $0.code = code
                }
            }
        """
}

func finishInput(_ count: Int) -> String {
    let types = (0..<count).map { "_ p\($0): Any.Type, " }.joined()
    let asks = (0..<count).map { "            $0.ask(p\($0))" }.joined(separator: "\n")
    let asking = count == 0 ? "" : ", asking: {\n\(asks)\n        }"
    return """
            @usableFromInline @inline(never)
            func finish(_ use: Use, _ isolation: (any Actor)?, \(types)_ input: @escaping InputCode) {
                finish(use.kind, isolation\(asking)) { use.finish(&$0, input) }
            }
        """
}

func file(_ extended: String, _ members: [String], imports: String = "") -> String {
    "\(header)\(imports)extension \(extended) {\n\(members.joined(separator: "\n\n"))\n}\n"
}

/// One parameter more than the other overloads take, then a pack. A pack alone would have to be disfavored; then the
/// compiler would rather take all parameters as the one tuple of the overload with one parameter.
let first = arities.upperBound + 1
let pack = "(" + list(first) { "P\($0)" } + ", repeat each P)"
let packGenerics = "<" + list(first) { "P\($0)" } + ", each P>"
let packAsks =
    "{ sheet in\n            sheet.ask(" + (0..<first).map { "P\($0).self" }.joined(separator: ")\n            sheet.ask(")
    + ")\n            repeat sheet.ask((each P).self)\n        }"
func packArguments(seeded: Bool) -> String {
    let seed = seeded ? "seed, " : ""
    return list(first) { "arguments.next(\(seed)P\($0).self)" } + ", repeat arguments.next(\(seed)(each P).self)"
}

let packs = """
    \(header)// For factories of more parameters than the other overloads take. A function with a pack of parameters cannot be cast, so
    // that these take no isolated ones: the compiler says so.

    extension BindingBuilder {
        /// Calls `factory` for each instance. It has more parameters than the other overloads take, and this way is slower.
        @preconcurrency @discardableResult @inlinable
        public func to\(packGenerics)(factory: @escaping @Sendable \(pack) -> Element) -> BindingReceipt<Element> {
            draft.finish(pack: \(packAsks)) { env, edges, _, out in
                var arguments = Arguments(env, edges)
                return deliver(factory(\(packArguments(seeded: false))), out)
            }
            return BindingReceipt()
        }

        /// Calls `factory` for each instance. It has more parameters than the other overloads take, and is as slow as `to(factory:)`.
        @preconcurrency @_disfavoredOverload @discardableResult @inlinable
        public func to\(packGenerics)(_ factory: @escaping @Sendable \(pack) -> Element) -> BindingReceipt<Element> { to(factory: factory) }
    }

    extension ReceiptBinder {
        /// Calls `factory` for each instance. It has more parameters than the other overloads take, and this way is slower.
        @preconcurrency @discardableResult @inlinable
        public func to\(packGenerics)(
            file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
            factory: @escaping @Sendable \(pack) -> Element
        ) -> BindingReceipt<Element> {
            draft.place(file, filePath, line, column)
            return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
        }

        /// Calls `factory` for each instance. It has more parameters than the other overloads take, and is as slow as `to(factory:)`.
        @preconcurrency @_disfavoredOverload @discardableResult @inlinable
        public func to\(packGenerics)(
            file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
            _ factory: @escaping @Sendable \(pack) -> Element
        ) -> BindingReceipt<Element> {
            to(file: file, filePath: filePath, line: line, column: column, factory: factory)
        }
    }

    extension FactoryBuilder {
        /// Calls `factory` for each product. It has more parameters than the other overloads take, and this way is slower.
        @preconcurrency @discardableResult @inlinable
        public func to\(packGenerics)(factory: @escaping @Sendable \(pack) -> Element) -> BindingReceipt<Factory<F>> {
            draft.finish(pack: \(packAsks), .assisted(F.self)) { env, edges, seed, out in
                var arguments = Arguments(env, edges)
                return deliver(factory(\(packArguments(seeded: true))), out)
            }
            return BindingReceipt()
        }

        /// Calls `factory` for each product. It has more parameters than the other overloads take, and is as slow as `to(factory:)`.
        @preconcurrency @_disfavoredOverload @discardableResult @inlinable
        public func to\(packGenerics)(_ factory: @escaping @Sendable \(pack) -> Element) -> BindingReceipt<Factory<F>> { to(factory: factory) }
    }

    extension InjectorBuilder {
        /// Calls a method of more parameters than the other overloads take. This way is slower.
        @preconcurrency @discardableResult @inlinable
        public func to\(packGenerics)(
            injector: @escaping @Sendable (Element) -> \(pack) -> Void
        ) -> BindingReceipt<PropertyInjector<Element>> {
            draft.finish(pack: \(packAsks), .injector(Element.self)) { env, edges, object, _ in
                var arguments = Arguments(env, edges)
                injector(object.assumingMemoryBound(to: Element.self).pointee)(\(packArguments(seeded: false)))
                return 0
            }
            return BindingReceipt()
        }

        /// Calls a function of more parameters than the other overloads take, the object first. This way is slower.
        @preconcurrency @discardableResult @inlinable
        public func to\(packGenerics)(
            injector: @escaping @Sendable (Element, \(pack.dropFirst()) -> Void
        ) -> BindingReceipt<PropertyInjector<Element>> {
            draft.finish(pack: \(packAsks), .injector(Element.self)) { env, edges, object, _ in
                var arguments = Arguments(env, edges)
                injector(object.assumingMemoryBound(to: Element.self).pointee, \(packArguments(seeded: false)))
                return 0
            }
            return BindingReceipt()
        }
    }

    """

let files = [
    "BindingBuilder+Arities.swift": file("BindingBuilder", arities.map(binding) + arities.map(plain)),
    "ReceiptBinder+Arities.swift": file("ReceiptBinder", arities.map(receipt) + arities.map(plainReceipt)),
    "FactoryBuilder+Arities.swift": file("FactoryBuilder", arities.map(assisted) + arities.map(plainAssisted)),
    "InjectorBuilder+Arities.swift": file(
        "InjectorBuilder", arities.map { injector($0, curried: true) } + arities.map { injector($0, curried: false) }),
    "Draft+Arities.swift": file(
        "Draft", arities.map(finish) + arities.map(finishInput),
        imports: "internal import DovetailGraph\n\n"),
    "Packs.swift": packs,
    "TypedCodes.swift": header + arities.map(typedCode).joined(separator: "\n\n") + """


        /// What all of them are to whoever calls them.
        @frozen @usableFromInline
        struct UntypedCode {
            @usableFromInline let code: Code
        }

        """,
]

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
for (name, text) in files.sorted(by: { $0.key < $1.key }) {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
}
