/// Writes a program of as many classes as one likes, each bound in a graph, by hand, or not at all.
///
///     GenerateBindings cold 1000       a program that makes them all, by hand or from a graph, and says what that took
///     GenerateBindings bindings 200    a module with one `configure` that binds them all
///     GenerateBindings labelled 200    the same with `to(factory:)`
///     GenerateBindings classes 200     the same file without bindings
@main
enum Main {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let count = Int(arguments[2]), count > 1 else {
            return print("usage: GenerateBindings cold|bindings|labelled|classes count")
        }
        switch arguments[1] {
        case "cold": Program(count: count).print()
        case "bindings": Program(count: count).printModule(bound: true)
        case "labelled": Program(count: count, label: "factory: ").printModule(bound: true)
        case "classes": Program(count: count).printModule(bound: false)
        default: print("usage: GenerateBindings cold|bindings|labelled|classes count")
        }
    }
}

/// Classes in a tree that is four wide: each needs those below it, every fifth is shared, the root needs the first.
private struct Program {
    let count: Int
    var label = ""

    private func needs(_ number: Int) -> [Int] { (1...4).map { 4 * number + $0 }.filter { $0 < count } }
    private func isShared(_ number: Int) -> Bool { number.isMultiple(of: 5) }

    private func printClasses() {
        for number in 0..<count {
            let needs = needs(number)
            if needs.isEmpty {
                Swift.print("final class C\(number): Sendable {}")
                continue
            }
            Swift.print("final class C\(number): Sendable {")
            for need in needs { Swift.print("    let c\(need): C\(need)") }
            Swift.print("    init(\(needs.map { "c\($0): C\($0)" }.joined(separator: ", "))) {")
            for need in needs { Swift.print("        self.c\(need) = c\(need)") }
            Swift.print("    }\n}")
        }
    }

    private func printBindings(_ numbers: Range<Int>) {
        for number in numbers {
            let shared = isShared(number) ? ".sharedInScope()" : ""
            Swift.print("        binder.bind(C\(number).self)\(shared).to(\(label)C\(number).init)")
        }
    }

    func printModule(bound: Bool) {
        Swift.print("import Dovetail\n")
        printClasses()
        if !bound { return }
        Swift.print("\nenum All: Module {\n    static func configure(binder: Binder<Singleton>) {")
        printBindings(0..<count)
        Swift.print("    }\n}")
    }

    /// Modules of forty bindings, as people write them.
    func print() {
        Swift.print("import CBenchmarks\nimport Dovetail\n")
        printClasses()
        let modules = stride(from: 1, to: count, by: 40).map { $0..<min($0 + 40, count) }
        for (number, range) in modules.enumerated() {
            Swift.print("\nenum M\(number): Module {\n    static func configure(binder: Binder<Singleton>) {")
            printBindings(range)
            Swift.print("    }\n}")
        }
        Swift.print("\nenum App: RootComponent {\n    typealias Root = C0\n    typealias Scope = Singleton\n")
        Swift.print("    static func configure(binder: Binder<Singleton>) {")
        for number in modules.indices { Swift.print("        binder.include(module: M\(number).self)") }
        Swift.print("    }\n\n    static func configureRoot(binder bind: ReceiptBinder<C0>) -> BindingReceipt<C0> {")
        Swift.print("        bind.to(C0.init)\n    }\n}\n")
        Swift.print("@inline(never) func byHand() -> C0 {")
        for number in (0..<count).reversed() {
            let needs = needs(number).map { "c\($0): c\($0)" }.joined(separator: ", ")
            Swift.print("    let c\(number) = C\(number)(\(needs))")
        }
        Swift.print("    return c0\n}\n")
        Swift.print("@main enum Main {\n    static func main() throws {")
        Swift.print("        let isByHand = CommandLine.arguments.contains(\"hand\")")
        Swift.print("        let (start, before) = (benchmark_cpu_nanoseconds(), benchmark_allocations())\n        benchmark_mark()")
        Swift.print("        let root = try isByHand ? byHand() : App.build()\n        benchmark_mark()")
        Swift.print("        let (end, after) = (benchmark_cpu_nanoseconds(), benchmark_allocations())")
        Swift.print("        withExtendedLifetime(root) {}\n        print(end - start, after - before, separator: \"\\t\")\n    }\n}")
    }
}

// SPDX-License-Identifier: Apache-2.0
