// Writes Sources/Migration/Cleanse/Generated: the overloads that accept factories as Cleanse did, one for each number of parameters.
//
// * In Swift 5 mode a factory of Cleanse could be any function. The core requires a Sendable one, and the compiler warns when
//   a static function or a stored closure is converted. The overloads here do not require it. The compiler prefers them for
//   their constraint, which every type satisfies. They are obsolete in Swift 6 mode, where the core's requirement is enforced.
// * The type of an assisted factory's seed could be inferred if the seed was the first or the last parameter.

import Foundation

func cleanseArityFiles() -> [String: String] { inFolder("Sources/Migration/Cleanse/Generated", files) }

private let beginning = """
    // \(header("cleanse"))

    public import Dovetail


    """

private let old = "@available(swift, obsoleted: 6)"
private let new = "@available(swift, introduced: 6)"
/// Emitted into clients only: this module calls none of its overloads.
private let attributes = "@preconcurrency @discardableResult @_alwaysEmitIntoClient"
private let place = "file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column"

private func list(_ items: [String]) -> String { items.joined(separator: ", ") }
private func types(_ count: Int) -> [String] { (0..<count).map { "P\($0)" } }
private func generics(_ types: [String]) -> String { types.isEmpty ? "" : "<\(list(types))>" }
private func function(_ parameters: [String]) -> String { "@isolated(any) (\(list(parameters.map { "consuming \($0)" }))) -> Element" }
private func cast(_ type: String, _ name: String = "factory") -> String { "unsafeBitCast(\(name), to: (@Sendable \(type)).self)" }

/// The position of the seed among the parameters of an assisted factory.
private enum Seed: CaseIterable {
    case first, last

    func among(_ types: [String]) -> [String] { self == .first ? ["Assisted<F.Seed>"] + types : types + ["Assisted<F.Seed>"] }
}

private func binding(_ count: Int) -> String {
    """
        /// Calls `factory`, which does not need to be Sendable, for each instance.
        \(old)
        \(attributes)
        public func to\(generics(types(count)))(factory: @escaping \(function(types(count)))) -> BindingReceipt<Element> {
            core(\(cast(function(types(count)))))
        }
    """
}

private func receipt(_ count: Int) -> String {
    """
        /// Calls `factory`, which does not need to be Sendable, for each instance.
        \(old)
        \(attributes)
        public func to\(generics(types(count)))(
            \(place),
            factory: @escaping \(function(types(count)))
        ) -> BindingReceipt<Element> {
            core(\(cast(function(types(count)))), file, filePath, line, column)
        }
    """
}

private func assisted(_ count: Int) -> String {
    """
        /// Calls `factory`, which does not need to be Sendable, for each product.
        \(old)
        \(attributes)
        public func to\(generics(types(count)))(factory: @escaping \(function(types(count)))) -> BindingReceipt<Factory<F>> {
            core(\(cast(function(types(count)))))
        }
    """
}

/// `count` parameters besides the seed.
private func seeded(_ count: Int, _ seed: Seed, isOld: Bool) -> String {
    let parameters = function(seed.among(types(count)))
    return """
            /// Calls `factory`\(isOld ? ", which does not need to be Sendable," : "") for each product.
            ///
            /// The seed is its \(seed) parameter, whose type can be inferred.
            \(isOld ? old : new)
            \(attributes)
            public func to\(generics(types(count)))(
                \(isOld ? "" : "@_inheritActorContext ")factory: @escaping \(isOld ? "" : "@Sendable ")\(parameters)
            ) -> BindingReceipt<Factory<F>> {
                builder.core(\(isOld ? cast(parameters) : "factory"))
            }
        """
}

/// The overload for a function that forwards the location of its caller. If the location where the binding was started is known, it is used
/// instead.
private func placed(_ count: Int, _ receipt: String, isRoot: Bool = false) -> String {
    let passed = isRoot ? ", file, file, UInt(clamping: line), 1" : ""
    return """
            /// Calls `factory`, with the location of the caller in the form of Cleanse.
            \(attributes)
            public func to\(generics(types(count)))(
                file: StaticString, line: Int, function: StaticString = #function,
                @_inheritActorContext factory: @escaping @Sendable \(function(types(count)))
            ) -> BindingReceipt<\(receipt)> {
                core(factory\(passed))
            }
        """
}

private func injectorFunction(_ count: Int, curried: Bool) -> (type: String, generics: [String]) {
    let result = curried || count > 0 ? "Ignored" : "Void"
    let parameters =
        curried
        ? "(Element) -> @isolated(any) (\(list(types(count)))) -> \(result)"
        : "(\(list(["Element"] + types(count).map { "consuming \($0)" }))) -> \(result)"
    return ("@isolated(any) \(parameters)", types(count) + (result == "Void" ? [] : [result]))
}

private func placedInjector(_ count: Int, curried: Bool) -> String {
    let function = injectorFunction(count, curried: curried)
    return """
            /// Calls a \(curried ? "method" : "function"), with the location of the caller in the form of Cleanse.
            \(attributes)
            public func to\(generics(function.generics))(
                file: StaticString, line: Int, function: StaticString = #function,
                @_inheritActorContext injector: @escaping @Sendable \(function.type)
            ) -> BindingReceipt<PropertyInjector<Element>> {
                core(injector)
            }
        """
}

private func injector(_ count: Int, curried: Bool) -> String {
    let function = injectorFunction(count, curried: curried)
    return """
            /// Calls a \(curried ? "method" : "function"), which does not need to be Sendable.\(curried ? "" : " Its first parameter is the object.")
            \(old)
            \(attributes)
            public func to\(generics(function.generics))(
                injector: @escaping \(function.type)
            ) -> BindingReceipt<PropertyInjector<Element>> {
                core(\(cast(function.type, "injector")))
            }
        """
}

/// Calls the overload of the core. The overloads of this module do not match here, because their constraints are not known to be met.
private func core(_ count: Int, _ receipt: String, isPlaced: Bool = false) -> String {
    let declared = isPlaced ? ", _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt" : ""
    let passed = isPlaced ? "file: file, filePath: filePath, line: line, column: column, " : ""
    return """
            @_alwaysEmitIntoClient
            func core\(generics(types(count)))(
                _ factory: @escaping @Sendable \(function(types(count)))\(declared)
            ) -> BindingReceipt<\(receipt)> {
                to(\(passed)factory: factory)
            }
        """
}

private func coreInjector(_ count: Int, curried: Bool) -> String {
    let function = injectorFunction(count, curried: curried)
    return """
            @_alwaysEmitIntoClient
            func core\(generics(function.generics))(
                _ injector: @escaping @Sendable \(function.type)
            ) -> BindingReceipt<PropertyInjector<Element>> {
                to(injector: injector)
            }
        """
}

private func body(_ extended: String, _ members: [String]) -> String {
    "extension \(extended) {\n\(members.joined(separator: "\n\n"))\n}\n"
}

private func file(_ extended: String, _ members: [String]) -> String { beginning + body(extended, members) }

private let seeds = arities.dropLast().flatMap { count in Seed.allCases.filter { count > 0 || $0 == .first }.map { (count, $0) } }

private let curries = [true, false].flatMap { curried in arities.map { ($0, curried) } }

private let files = [
    "BindingBuilder+AnyFunction.swift": file("BindingBuilder where Scope: SendableMetatype", arities.map(binding)),
    "ReceiptBinder+AnyFunction.swift": file("ReceiptBinder where Element: SendableMetatype", arities.map(receipt)),
    "FactoryBuilder+AnyFunction.swift": file("FactoryBuilder where F.Seed: SendableMetatype", arities.map(assisted)),
    "SeededFactoryBuilder+AnyFunction.swift": file(
        "SeededFactoryBuilder where F.Seed: SendableMetatype", seeds.map { seeded($0, $1, isOld: true) }),
    "SeededFactoryBuilder+Arities.swift": file("SeededFactoryBuilder", seeds.map { seeded($0, $1, isOld: false) }),
    "InjectorBuilder+AnyFunction.swift": file(
        "InjectorBuilder where Element: SendableMetatype", curries.map { injector($0, curried: $1) }),
    "Placed.swift": file("BindingBuilder", arities.map { placed($0, "Element") }) + "\n"
        + body("ReceiptBinder", arities.map { placed($0, "Element", isRoot: true) }) + "\n"
        + body("FactoryBuilder", arities.map { placed($0, "Factory<F>") }) + "\n"
        + body("InjectorBuilder", curries.map { placedInjector($0, curried: $1) }),
    "Core.swift": file("BindingBuilder", arities.map { core($0, "Element") }) + "\n"
        + body("ReceiptBinder", arities.map { core($0, "Element", isPlaced: true) }) + "\n"
        + body("FactoryBuilder", arities.map { core($0, "Factory<F>") }) + "\n"
        + body("InjectorBuilder", curries.map { coreInjector($0, curried: $1) }),
]

// SPDX-License-Identifier: Apache-2.0
