// Writes components of random code, for Scripts/tools/fuzz-reader.
//
//     random-components SEED COUNT FOLDER
//
// Each of them is valid Swift that terminates, and all that it binds depends on what the code does.
import Foundation

/// SplitMix64: equal on all systems, so that a seed names a program.
struct Generator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }
    mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }
}

/// One component, written statement by statement.
struct ComponentWriter {
    let name: String
    var random: Generator
    private var text = ""
    /// Declarations outside of `configure`.
    private var members = ""
    /// Declarations outside of the component.
    private var globals = ""
    private var indentation = 2
    private var fresh = 0
    /// Names of constants that the reader can know, by type.
    private var integers: [String] = []
    private var booleans: [String] = []
    /// Whether `continue` and `break` are possible, and whether `return` is.
    private var loops = 0
    private var binder = "binder"
    /// Whether it has only statements that are seldom reported. What is reported hides what is read wrong.
    private let isPlain: Bool
    private static let plain = [
        0, 1, 2, 3, 8, 9, 10, 11, 12, 14, 14, 16, 17, 19, 19, 20, 23, 24, 27, 33, 33, 34, 36, 36, 37, 37, 38, 39, 39, 41, 42,
    ]

    init(_ name: String, _ random: Generator) {
        self.name = name
        self.random = random
        isPlain = self.random.chance(60)
    }

    mutating func write() -> String {
        statements(random.number(2...5), depth: 0)
        return """
            \(globals)enum \(name): RandomComponent {
            \(members)    static func configure(binder: Binder<Unscoped>) {
            \(text)    }
            }

            """
    }

    // MARK: Parts

    private mutating func line(_ line: String) {
        text += String(repeating: "    ", count: indentation) + line + "\n"
    }

    private mutating func name(_ prefix: String) -> String {
        fresh += 1
        return "\(prefix)\(fresh)"
    }

    /// Statements in braces, after `head`. What they declare ends with them.
    private mutating func block(_ head: String, _ count: Int, depth: Int, end: String = "}") {
        line(head.hasSuffix(" in") ? head : head + " {")
        inner(count, depth: depth)
        line(end)
    }

    /// Statements of an inner block: what they declare ends with them.
    private mutating func inner(_ count: Int, depth: Int, first: String? = nil) {
        let (integers, booleans) = (integers, booleans)
        indentation += 1
        if let first { line(first) }
        statements(count, depth: depth + 1)
        indentation -= 1
        (self.integers, self.booleans) = (integers, booleans)
    }

    private mutating func statements(_ count: Int, depth: Int) {
        for _ in 0..<count { statement(depth: depth) }
    }

    private mutating func small() -> Int { random.number(1...2) }

    private mutating func type() -> String { "T\(random.number(0...11))" }

    private mutating func bind() {
        let type = type()
        switch random.number(0...11) {
        case 0: line("\(binder).bind(\(type).self).to { \(type)() }")
        case 1: line("\(binder).bind(Int.self).intoDictionary(\(integer())).to(value: 1)")
        case 2: line("\(binder).bind(Int.self).intoDictionary(\"k\(random.number(0...3))\").to(value: 1)")
        case 3: line("\(binder).bind(\(type).self).intoCollection().to(factory: \(type).init)")
        case 4: line("\(binder).include(module: Module\(random.number(0...3)).self)")
        case 5: line("\(binder).bindDefault(\(type).self).to(factory: \(type).init)")
        case 6: line("add(\(type).self, to: \(binder))")
        case 7: line("\(type).add(to: \(binder))")
        case 8: line("addIf(\(boolean()), \(type).self, to: \(binder))")
        default: line("\(binder).bind(\(type).self).to(factory: \(type).init)")
        }
    }

    private mutating func integer() -> String {
        switch random.number(0...5) {
        case 0, 1: "\(random.number(0...3))"
        case 2: integers.isEmpty ? "2" : random.pick(integers)
        case 3: "\(random.number(0...3)) + \(random.number(0...2))"
        case 4: "Known.number"
        default: integers.isEmpty ? "1" : "\(random.pick(integers)) + 1"
        }
    }

    private mutating func boolean() -> String {
        switch random.number(0...20) {
        case 0: return "\(integer()) == \(integer())"
        case 1: return "\(integer()) < \(integer())"
        case 2: return "Flags.one"
        case 3: return "Flags.two"
        case 4: return "!\(atom())"
        case 5: return "\(atom()) && \(atom())"
        case 6: return "\(atom()) || \(atom())"
        case 7: return "Known.isOn"
        case 8: return "(\(integer()) as Any) is \(random.pick(["Int", "String"]))"
        case 9: return "[1, 2].contains(\(integer()))"
        case 10: return "Flags.mode == .\(random.pick(["a", "b", "c"]))"
        case 11: return "isEven(\(integer()))"
        case 12, 13: return "Flags.season \(random.pick(["==", "!="])) .\(season())"
        case 14: return ".\(season()) \(random.pick(["==", "!="])) Flags.perhaps"
        case 15: return "Flags.perhaps \(random.pick(["==", "!="])) nil"
        case 16: return "Flags.count \(random.pick(["==", "!="])) \(random.number(0...2))"
        case 17: return "Changing.\(random.pick(["isOn", "isLit", "next() == 1", "shared.isOn", "count % 2 == 0"]))"
        case 18: return "!(\(atom()))"
        default: return atom()
        }
    }

    private mutating func season() -> String { random.pick(["spring", "summer", "autumn"]) }

    private mutating func atom() -> String {
        if !booleans.isEmpty, random.chance(40) { return random.pick(booleans) }
        return random.pick(["true", "false", "Flags.one", "Flags.two", "Known.isOn", "Known.isOff", "Flags.three"])
    }

    // MARK: Statements

    private mutating func statement(depth: Int) {
        guard depth < 3 else { return bind() }
        switch isPlain ? random.pick(Self.plain) : random.number(0...43) {
        case 0...7: bind()
        case 8, 9: condition(depth)
        case 10: guarded(depth)
        case 11: switched(depth)
        case 12: loop(depth)
        case 13: counted(depth)
        case 14: constant()
        case 15: variable(depth)
        case 16: localFunction(depth)
        case 17: closure(depth)
        case 18: closures(depth)
        case 19: thrown(depth)
        case 20: block("do", small(), depth: depth)
        case 21: deferred(depth)
        case 22: optional(depth)
        case 23: jump()
        case 24: structure()
        case 25: setter()
        case 26: lazyVariable()
        case 27: generic()
        case 28: cast()
        case 29: tuple(depth)
        case 30: labelled(depth)
        case 31: member()
        case 32: child(depth)
        case 33: seasons(depth)
        case 34: change()
        case 35: line("Wrapping(isOn: \(boolean()), binder: \(binder)).wire()")
        case 36: existential(depth)
        case 37: chain()
        case 38: computed(depth)
        case 39, 40: changes(depth)
        case 41: list(depth)
        case 42: parts(depth)
        default: escaping(depth)
        }
    }

    private mutating func condition(_ depth: Int) {
        let head = "if \(boolean())"
        guard random.chance(50) else { return block(head, small(), depth: depth) }
        block(head, small(), depth: depth, end: "} else {")
        inner(small(), depth: depth)
        line("}")
    }

    private mutating func guarded(_ depth: Int) {
        let exit = loops > 0 ? random.pick(["continue", "break", "return"]) : "return"
        line("guard \(boolean()) else { \(exit) }")
    }

    private mutating func switched(_ depth: Int) {
        switch random.number(0...4) {
        case 4:
            // The name of another constant, if there is one.
            let value = integers.isEmpty ? name("n") : random.pick(integers)
            line("switch \(integer()) {")
            line("case let \(value) where Flags.one: if \(value) == 1 { \(binder).bind(\(type()).self).to { .init() } }")
            line("case let \(value):")
            inner(1, depth: depth, first: "if \(value) != 1 { \(binder).bind(\(type()).self).to { .init() } }")
        case 0:
            line("switch \(integer()) {")
            line("case 0, 1:")
            branch(depth)
            line("case let n where n > 2:")
            branch(depth)
        case 1:
            line("switch Flags.mode {")
            line("case .a:")
            branch(depth)
            if random.chance(30) { line("    fallthrough") }
            line("case .b:")
            branch(depth)
        case 2:
            line("switch (\(boolean()), \(integer())) {")
            line("case (true, 1...2):")
            branch(depth)
            line("case (false, _):")
            branch(depth)
        default:
            line("switch \(random.pick(["Known.mode", "Mode.b"])) {")
            line("case .a:")
            branch(depth)
            line("case .b:")
            branch(depth)
        }
        line("default:")
        branch(depth)
        line("}")
    }

    /// Conditions on a value that only the running program knows.
    private mutating func seasons(_ depth: Int) {
        let value = name("m")
        switch random.number(0...3) {
        case 0:
            line("switch Flags.perhaps {")
            line("case .\(season())?:")
            branch(depth)
            line("case nil:")
            branch(depth)
            line("case let \(value)?:")
            line("    _ = \(value)")
            branch(depth)
        case 1:
            line("switch Flags.season {")
            line("case .spring, .autumn:")
            branch(depth)
            line("case .summer:")
            branch(depth)
        case 2:
            line("if let \(value) = Flags.perhaps, \(value) != .\(season()) {")
            booleans.append("(\(value) == .\(season()))")
            inner(1, depth: depth)
            booleans.removeLast()
        default:
            line("let \(value) = Flags.season == .\(season())")
            booleans.append(value)
            line("if \(value), case .\(season()) = Flags.season {")
            inner(1, depth: depth)
        }
        line("}")
    }

    private mutating func branch(_ depth: Int) {
        let (integers, booleans) = (integers, booleans)
        indentation += 1
        // `break` of a switch is not that of a loop.
        if loops > 0, random.chance(15) { line("if \(boolean()) { continue }") }
        if random.chance(15) { line("if \(boolean()) { break }") }
        statements(1, depth: depth + 1)
        indentation -= 1
        (self.integers, self.booleans) = (integers, booleans)
    }

    private mutating func loop(_ depth: Int) {
        let element = name("n")
        let head =
            switch random.number(0...(isPlain ? 1 : 8)) {
            case 0: "for \(element) in [1, 2]"
            case 1: "for \(element) in 0..<2"
            case 2: "for \(element) in [3, 1] where \(element) > \(random.number(0...2))"
            case 3: "for case let \(element)? in [1, nil, 2] as [Int?]"
            case 4: "for (\(element), _) in [(1, \"a\"), (2, \"b\")]"
            case 5: "for \(element) in [1, 2].reversed()"
            case 6: "for \(element) in Set([1])"
            case 7: "for \(element) in stride(from: 0, to: 4, by: 2)"
            default: "for var \(element) in [0, 1]"
            }
        loops += 1
        line(head + " {")
        let (integers, booleans) = (integers, booleans)
        indentation += 1
        if head.hasPrefix("for var") { line("\(element) += 1") }
        self.integers.append(element)
        line("_ = \(element)")
        statements(small(), depth: depth + 1)
        indentation -= 1
        (self.integers, self.booleans) = (integers, booleans)
        line("}")
        loops -= 1
    }

    private mutating func counted(_ depth: Int) {
        let counter = name("i")
        line("var \(counter) = 0")
        if random.chance(50) {
            line("while \(counter) < 2 {")
            loops += 1
            inner(small(), depth: depth, first: "\(counter) += 1")
            loops -= 1
            line("}")
        } else {
            line("repeat {")
            loops += 1
            inner(1, depth: depth, first: "\(counter) += 1")
            loops -= 1
            line("} while \(counter) < 2")
        }
    }

    private mutating func constant() {
        let constant = name("c")
        if random.chance(50) {
            line("let \(constant) = \(integer())")
            line("_ = \(constant)")
            integers.append(constant)
        } else {
            line("let \(constant) = \(boolean())")
            line("_ = \(constant)")
            booleans.append(constant)
        }
    }

    private mutating func variable(_ depth: Int) {
        let variable = name("v")
        line("var \(variable) = \(integer())")
        switch random.number(0...3) {
        case 0: line("if \(boolean()) { \(variable) += 1 }")
        case 1: line("\(variable) = \(integer())")
        case 2: line("increment(&\(variable))")
        default: line("\(variable) -= 1")
        }
        integers.append(variable)
        block("if \(variable) == \(random.number(0...3))", 1, depth: depth)
    }

    /// A variable that is changed in several ways, which decides what is bound.
    private mutating func changes(_ depth: Int) {
        let variable = name("v")
        line("var \(variable) = \(integer())")
        for _ in 0...random.number(0...2) {
            switch random.number(0...15) {
            case 0: line("\(variable) += 1")
            case 1: line("\(variable) = \(variable) > 1 ? 0 : \(integer())")
            case 2: line("increment(&\(variable))")
            case 3: line("(\(variable), _) = (\(integer()), 0)")
            case 4: line("if \(boolean()) { \(variable) += 1 } else { \(variable) = 1 }")
            case 5: line("for step in 0..<3 where step != 1 { \(variable) += step }")
            case 6: line("while \(variable) < \(random.number(1...3)) { \(variable) += 1 }")
            case 7: line("do { \(variable) = 1; try check(\(boolean())); \(variable) = 2 } catch { \(variable) += 2 }")
            case 8: line("do { let change = { \(variable) += 1 }; change() }")
            case 9: line("do { func change() { \(variable) = 2 }; change() }")
            case 10: line("do { defer { \(variable) += 1 }; increment(&\(variable)) }")
            case 11: line("_ = \(atom()) && incremented(&\(variable)) == 2")
            case 12: line("switch Flags.mode { case .b: \(variable) = 1; case .a: break; case .c: \(variable) += 1 }")
            case 13: line("[1, 2].forEach { \(variable) -= $0 }")
            case 14: line("\(variable) += incremented(&\(variable))")
            default: line("if incremented(&\(variable)) > 2, \(boolean()) { \(variable) = 0 }")
            }
        }
        integers.append(variable)
        block("if \(variable) == \(random.number(0...3))", 1, depth: depth)
    }

    /// An array that is filled, and read.
    private mutating func list(_ depth: Int) {
        let list = name("n"), element = name("e")
        line("var \(list) = [\(integer())]")
        for _ in 0...random.number(0...2) {
            switch random.number(0...7) {
            case 0: line("\(list).append(\(integer()))")
            case 1: line("\(list) += [1, 2]")
            case 2: line("if \(boolean()) { \(list).append(3) }")
            case 3: line("if let last = \(list).popLast(), last == 2 { \(list) = [] }")
            case 4: line("for number in [1, 3] where number != \(list).count { \(list).append(number) }")
            case 5: line("\(list) = \(list).map { $0 + 1 }.filter { $0 != 2 }")
            case 6: line("do { let grow = { \(list).append(1) }; grow() }")
            default: line("if !\(list).isEmpty { \(list)[0] += 1 }")
            }
        }
        switch random.number(0...3) {
        case 0: block("for \(element) in \(list) where \(element) == \(random.number(1...3))", 1, depth: depth)
        case 1: block("if \(list).count == \(random.number(1...3))", 1, depth: depth)
        case 2: block("if \(list).last == \(random.number(1...3))", 1, depth: depth)
        default: block("while let \(element) = \(list).popLast(), \(element) != 1", 1, depth: depth)
        }
    }

    /// A structure whose parts change, and a case with associated values.
    private mutating func parts(_ depth: Int) {
        let box = name("x")
        line("var \(box) = Box()")
        for _ in 0...random.number(0...2) {
            switch random.number(0...7) {
            case 0: line("\(box).count += \(integer())")
            case 1: line("\(box).add()")
            case 2: line("\(box).inner.count = \(integer())")
            case 3: line("\(box).twice = 1")
            case 4: line("\(box).watched = 3")
            case 5: line("if \(boolean()) { \(box) = Box(count: 2) }")
            case 6: line("increment(&\(box).inner.count)")
            default: line("\(box).order = .some(\(integer()), \(boolean()))")
            }
        }
        switch random.number(0...4) {
        case 0: block("if \(box).count == \(random.number(1...3))", 1, depth: depth)
        case 1: block("if \(box).inner.count == \(random.number(1...3))", 1, depth: depth)
        case 2: block("if case .some(\(random.number(0...2)), _) = \(box).order", 1, depth: depth)
        case 3: block("if case .some(let number, true) = \(box).order, number < 2", 1, depth: depth)
        default: block("if [\(box)].map(\\.inner.count) == [1], (\(atom()) ? nil : \(box).count) ?? 1 == 1", 1, depth: depth)
        }
    }

    private mutating func localFunction(_ depth: Int) {
        let function = name("f")
        let isBelow = random.chance(40)
        let call = random.pick(["\(function)()", "\(function)()", "for _ in 0..<2 { \(function)() }"])
        if isBelow { line(call) }
        let (integers, booleans) = (integers, booleans)
        // A function that is used above it cannot capture what is declared in between.
        if isBelow { (self.integers, self.booleans) = ([], []) }
        self.function { $0.block("func \(function)()", $0.small(), depth: depth) }
        (self.integers, self.booleans) = (integers, booleans)
        if !isBelow { line(call) }
    }

    private mutating func closure(_ depth: Int) {
        let closure = name("g")
        function { $0.block("let \(closure) = { () -> Void in", $0.small(), depth: depth) }
        line(random.chance(80) ? "\(closure)()" : "_ = \(closure)")
    }

    private mutating func closures(_ depth: Int) {
        let list = name("l")
        let (one, two) = (type(), type())
        line("let \(list): [(Binder<Unscoped>) -> Void] = [")
        line(
            "    { $0.bind(\(one).self).to(factory: \(one).init) }, { inner in if \(boolean()) { inner.bind(\(two).self).to { \(two)() } } },"
        )
        line("]")
        switch random.number(0...2) {
        case 0: line("for step in \(list) { step(\(binder)) }")
        case 1: line("\(list).forEach { $0(\(binder)) }")
        default: line("\(list)[\(random.number(0...1))](\(binder))")
        }
    }

    private mutating func thrown(_ depth: Int) {
        let test = random.pick(["try check(\(boolean()))", "try check(\(boolean()))", "_ = try numbered(\(boolean()))"])
        let value = name("e")
        switch random.number(0...11) {
        case 0...2: attempt(test, depth) { $0.inner(1, depth: depth) }
        // What leaves a clause skips what is below it.
        case 3, 4:
            attempt(test, depth) {
                $0.inner(1, depth: depth); $0.line("    \($0.exit())")
            }
        case 5:
            line("do {")
            line("    do { \(test) } catch { \(exit()) }")
            inner(1, depth: depth)
            line("} catch {}")
        case 6:
            attempt("do { \(test) } catch is CancellationError { try check(\(boolean())) }", depth) { $0.inner(1, depth: depth) }
        case 7:
            line("do {")
            inner(1, depth: depth, first: "do { \(test) } catch { if \(boolean()) { throw error } else { \(changed()) } }")
            line("} catch is Failure {")
            inner(1, depth: depth)
            line("} catch { \(binder).bind(\(type()).self).to(value: .init()) }")
        case 8:
            line("let \(value) = try? numbered(\(boolean()))")
            block("if \(value) == nil", 1, depth: depth)
        case 9:
            attempt("for number in Flags.numbers { try check(number < \(random.number(0...3))) }", depth) { $0.inner(1, depth: depth) }
        case 10:
            line("func \(value)() throws {")
            function { $0.inner(1, depth: depth, first: test) }
            line("}")
            line(random.pick(["try? \(value)()", "do { try \(value)() } catch { if \(boolean()) { \(exit()) } }"]))
        default:
            line("do {")
            line("    try twiceThrowing {")
            function { $0.inner(1, depth: depth, first: test) }
            line("    }")
            line("} catch {")
            inner(1, depth: depth)
            line("}")
        }
    }

    /// Writes the body of a function, out of which no loop around it can be left.
    private mutating func function(_ body: (inout Self) -> Void) {
        let loops = loops
        self.loops = 0
        body(&self)
        self.loops = loops
    }

    private mutating func attempt(_ test: String, _ depth: Int, _ clause: (inout Self) -> Void) {
        line("do {")
        inner(1, depth: depth, first: test)
        line("} catch {")
        clause(&self)
        line("}")
    }

    private mutating func exit() -> String { loops > 0 ? random.pick(["continue", "break", "return"]) : "return" }

    /// Changes a flag, also in code that declares nothing.
    private mutating func change() {
        let change = changed()
        let value = name("d")
        switch random.number(0...8) {
        case 0: line("for _ in CommandLine.arguments { \(change) }")
        case 1: line("switch Flags.count { case 0, 1: \(change); default: break }")
        case 2: line("let \(value) = { \(change) }"); line("\(value)()")
        case 3: line("[0].forEach { _ in \(change) }")
        case 4: line("func \(value)() { \(change) }"); line("\(value)()")
        default: line(change)
        }
    }

    private mutating func changed() -> String {
        random.pick([
            "Changing.toggle()", "Changing.isOn.toggle()", "Changing.isOn = \(boolean())", "_ = \"\\(Changing.next())\"",
            "(Changing.isOn, _) = (\(boolean()), 1)", "_ = Counter()[\(random.number(0...1))]",
            "Changing.shared[keyPath: \\.isOn].toggle()",
        ])
    }

    private mutating func deferred(_ depth: Int) {
        line("do {")
        inner(1, depth: depth, first: "defer { \(binder).bind(\(type()).self).to(value: .init()) }")
        line("}")
    }

    private mutating func optional(_ depth: Int) {
        let value = name("o")
        let source = random.pick(["Known.some", "Known.none", "Flags.optional", "Optional(\(random.number(0...3)))", "nil as Int?"])
        switch random.number(0...3) {
        case 0: block("if let \(value) = \(source), \(value) < 3", small(), depth: depth)
        case 1: line("let \(value) = \(source) ?? 1"); line("_ = \(value)"); integers.append(value)
        case 2: block("if case let \(value)? = \(source), \(value) >= 0", 1, depth: depth)
        default: block("if \(source) != nil", 1, depth: depth)
        }
    }

    private mutating func jump() {
        line("if \(boolean()) { \(exit()) }")
    }

    private mutating func structure() {
        let wiring = name("w")
        switch random.number(0...3) {
        case 0: line("Wiring(binder: \(binder)).wire(\(boolean()))")
        case 1:
            line("let \(wiring) = Wiring(binder: \(binder), isOn: \(boolean()))")
            line("\(wiring).wireIfOn()")
        case 2:
            line("var \(wiring) = Wiring(binder: \(binder))")
            line("\(wiring).isOn = \(boolean())")
            line("\(wiring).wireIfOn()")
        default: line("Wiring(binder: \(binder))(\(integer()))")
        }
    }

    /// What an existential has, and the types of its value.
    private mutating func existential(_ depth: Int) {
        let value = name("e")
        let choices = random.pick(["First", "Second, First", "Second", "First, Second"]).split(separator: ", ")
        switch random.number(0...5) {
        case 0:
            line("let \(value): any Wirer = Wiring(binder: \(binder), isOn: \(boolean()))")
            line("\(value).wireIfOn()")
        case 1:
            line("for \(value) in [Wiring(binder: \(binder)), Other(binder: \(binder))] as [any Wirer] { \(value).wireIfOn() }")
        case 2:
            let list = choices.map { "\($0).self" }.joined(separator: ", ")
            line("for \(value) in [\(list)] as [any Choice.Type] {")
            inner(1, depth: depth, first: "\(value).choose(\(binder)); \(value).staticDefault(\(binder)); bindOf(\(value), \(binder))")
            line("}")
        case 3:
            let list = choices.map { "\($0)()" }.joined(separator: ", ")
            line("for \(value) in [\(list)] as [any Choice] { \(value).wire(\(binder)); bindOfValue(\(value), \(binder)) }")
        case 4:
            line("let \(value): (any Wirer)? = \(boolean()) ? Other(binder: \(binder)) : nil")
            line("\(value)?.wireIfOn()")
        default: line("wireGeneric(Wiring(binder: \(binder), isOn: \(boolean()))); wireGeneric(Other(binder: \(binder)))")
        }
    }

    /// Optional chains, in which each value may be nil.
    private mutating func chain() {
        let value = name("q"), type = type()
        switch random.number(0...5) {
        case 0: line("_ = round(\(boolean()))?.pour(\(binder))")
        case 1: line("_ = round(\(boolean()))?.again(\(boolean()))?.pour(\(binder))")
        case 2:
            line("let \(value): Binder<Unscoped>? = \(boolean()) ? \(binder) : nil")
            line("\(value)?.bind(\(type).self).to { \(type)() }")
        case 3:
            line("let \(value) = round(\(boolean()))")
            line("if \(value) == nil { \(binder).bind(\(type).self).to { \(type)() } }")
            line("_ = \(value)?.pour(\(binder))")
        case 4: line("_ = round(\(boolean()))?.pour(\(binder))?.pour(\(binder))")
        default:
            line("func \(value)() -> Int { \(binder).bind(\(type).self).to { \(type)() }; return 1 }")
            line("var \(value)r = round(\(boolean()))")
            line("\(value)r?.number = \(value)()")
        }
    }

    /// Values that functions of the program and of the standard library compute.
    private mutating func computed(_ depth: Int) {
        let value = name("v"), type = type()
        switch random.number(0...6) {
        case 0:
            line("for \(value) in [3, 1, 2].sorted() where \(value) > \(integer()) {")
            inner(1, depth: depth, first: "\(binder).bind(Int.self).intoDictionary(\(value)).to(value: 1)")
            line("}")
        case 1:
            line(
                "for \(value) in [1, 2, 3].filter({ $0 != \(integer()) }) { \(binder).bind(Int.self).intoDictionary(\(value)).to(value: 1) }"
            )
        case 2:
            line(
                "for \(value) in [2, 1].map({ $0 + \(integer()) }).prefix(1) { \(binder).bind(Int.self).intoDictionary(\(value)).to(value: 1) }"
            )
        case 3: line("\(binder).bind(Int.self).intoDictionary(named(\(integer()))).to(value: 1)")
        case 4: line("if doubled(\(integer())) == \(random.number(0...6)) { \(binder).bind(\(type).self).to { \(type)() } }")
        case 5: line("if (try? numbered(\(boolean()))) == nil { \(binder).bind(\(type).self).to { \(type)() } }")
        default:
            line("let \(value) = Counted(\(integer()))")
            line("if \(value).sum == \(random.number(1...6)) { \(binder).bind(\(type).self).to { \(type)() } }")
        }
    }

    private mutating func setter() {
        let wiring = name("s")
        line("let \(wiring) = Setting(binder: \(binder))")
        switch random.number(0...2) {
        case 0: line("\(wiring).value = \(integer())")
        case 1: line("\(wiring)[\(integer())] = \(boolean())")
        default: line("\(wiring).observed = \(integer())")
        }
    }

    private mutating func lazyVariable() {
        let variable = name("z")
        let type = type()
        line("lazy var \(variable): Int = { \(binder).bind(\(type).self).to { \(type)() }; return 1 }()")
        line(random.chance(60) ? "_ = \(variable)" : "if \(boolean()) { _ = \(variable) }")
    }

    private mutating func generic() {
        switch random.number(0...4) {
        case 0: line("each(\(type()).self, \(type()).self) { add($0, to: \(binder)) }")
        case 1: line("Chooser<\(random.pick(["First", "Second"]))>.wire(\(binder))")
        case 2: line("wire(\(random.pick(["First()", "Second()"])), \(binder))")
        case 3: line("wireAny(\(random.pick(["First()", "Second()"])), \(binder))")
        default: line("\(random.pick(["First", "Second"])).staticDefault(\(binder))")
        }
    }

    private mutating func cast() {
        let value = name("x")
        line("let \(value): Any = \(random.pick(["1", "\"text\"", "First()", "Flags.one"]))")
        switch random.number(0...2) {
        case 0: line("if \(value) is Int { \(binder).bind(T0.self).to { T0() } }")
        case 1: line("if let number = \(value) as? Int, number == 1 { \(binder).bind(T1.self).to { T1() } }")
        default: line("if case let text as String = \(value) { \(binder).bind(T2.self).to { T2() }; _ = text }")
        }
    }

    private mutating func tuple(_ depth: Int) {
        let (one, two) = (name("t"), name("t"))
        line("let (\(one), \(two)) = (\(integer()), \(boolean()))")
        line("_ = (\(one), \(two))")
        integers.append(one)
        booleans.append(two)
        block("if \(two)", 1, depth: depth)
    }

    private mutating func labelled(_ depth: Int) {
        let label = name("outer")
        line("\(label): for a in 0..<2 {")
        indentation += 1
        line("for b in 0..<2 {")
        indentation += 1
        line("if a + b == \(random.number(0...2)) { \(random.pick(["continue", "break"])) \(label) }")
        line("\(binder).bind(Int.self).intoDictionary(\"\(label)\").to(value: a * b)")
        indentation -= 1
        line("}")
        bind()
        indentation -= 1
        line("}")
    }

    private mutating func member() {
        let member = name("m")
        let type = type()
        switch random.number(0...3) {
        case 0:
            members += "    static func \(member)(_ binder: Binder<Unscoped>) {\n"
            members += "        if \(boolean2()) { binder.bind(\(type).self).to(factory: \(type).init) }\n    }\n"
            line("\(member)(\(binder))")
        case 1:
            members += "    static var \(member): Bool { \(boolean2()) }\n"
            booleans.append("Self.\(member)")
            line("if \(member) { \(binder).bind(\(type).self).to(factory: \(type).init) }")
        case 2:
            globals += "extension Binder where Scope == Unscoped {\n    fileprivate func \(member)\(name)(_ isOn: Bool = \(boolean2())) {\n"
            globals += "        if isOn { bind(\(type).self).to(factory: \(type).init) }\n    }\n}\n"
            line("\(binder).\(member)\(name)(\(random.pick(["", "true", "Flags.two"])))")
        default:
            members += "    private struct \(member.uppercased()) {\n        var isOn = \(boolean2())\n"
            members += "        mutating func turn() { isOn.toggle() }\n    }\n"
            line("var \(member) = \(member.uppercased())()")
            line("\(member).turn()")
            line("if \(member).isOn { \(binder).bind(\(type).self).to(factory: \(type).init) }")
        }
    }

    /// A condition that needs nothing local.
    private mutating func boolean2() -> String {
        random.pick([
            "true", "false", "Flags.one", "Flags.two", "Known.isOn", "Known.number == 2", "!Flags.three", "Flags.one && Known.isOn",
        ])
    }

    private mutating func child(_ depth: Int) {
        let outer = binder
        binder = name("child")
        let head = "\(outer).bindChild(\(type()).self, from: \(random.pick(["Int", "String"])).self) { \(binder) in"
        function { $0.block(head, $0.small(), depth: depth) }
        binder = outer
    }

    private mutating func escaping(_ depth: Int) {
        let head = random.pick(["run", "runIf(\(boolean()))", "Known.twice"])
        function { $0.block(head, $0.small(), depth: depth) }
    }
}

/// What all components use.
let support = """
    import Dovetail

    protocol RandomComponent: RootComponent where Root == Cup, Scope == Unscoped {}
    extension RandomComponent {
        static func configureRoot(binder bind: ReceiptBinder<Cup>) -> BindingReceipt<Cup> { bind.to(factory: Cup.init) }
    }
    struct Cup: Sendable { init() {} }
    protocol Thing: Sendable { init() }
    extension Thing {
        static func add(to binder: Binder<Unscoped>) { binder.bind(Self.self).to { Self() } }
    }
    \((0...11).map { "struct T\($0): Thing { init() {} }" }.joined(separator: "\n"))

    enum Mode { case a, b, c }
    enum Flags {
        static var numbers: [Int] { [0, CommandLine.arguments.count % 3] }
        static let one = CommandLine.arguments.contains("one")
        static let two = !CommandLine.arguments.contains("two")
        nonisolated(unsafe) static var three = false
        static let mode: Mode = CommandLine.arguments.contains("b") ? .b : .c
        static let optional: Int? = CommandLine.arguments.contains("some") ? 1 : nil
        static let season = Season.allCases[CommandLine.arguments.count]
        static let perhaps = Season.allCases.first { _ in CommandLine.arguments.count > 0 }
        static var count: Int { CommandLine.arguments.count }
    }
    enum Season: CaseIterable { case spring, summer, autumn }
    enum Changing {
        nonisolated(unsafe) static var isOn = false
        nonisolated(unsafe) static var count = 0
        static var isLit: Bool { isOn }
        static func toggle() { isOn.toggle() }
        static func next() -> Int { count += 1; return count % 2 }
        static let shared = Shared()
        final class Shared: @unchecked Sendable { var isOn = false }
    }
    struct Box {
        var count = 1
        var inner = Inner()
        var order = Order.none
        var watched = 0 { didSet { count += 1 } }
        var twice: Int { get { count * 2 } set { count = newValue * 2 } }
        mutating func add() { count += 1 }
        init(count: Int = 1) { self.count = count }
        struct Inner { var count = 1 }
    }
    enum Order { case none, some(Int, Bool) }
    func incremented(_ number: inout Int) -> Int { number += 1; return number }
    struct Counter {
        subscript(step: Int) -> Int { Changing.count += step; return step }
    }
    @propertyWrapper struct Negated {
        private var stored: Bool
        var wrappedValue: Bool { get { !stored } set { stored = newValue } }
        init(wrappedValue: Bool) { stored = wrappedValue }
    }
    struct Wrapping {
        @Negated var isOn: Bool
        let binder: Binder<Unscoped>
        func wire() { if isOn { binder.bind(T0.self).to(factory: T0.init) } else { binder.bind(T1.self).to(factory: T1.init) } }
    }
    enum Known {
        static let number = 2
        static let isOn = true
        static var isOff: Bool { false }
        static let some: Int? = 1
        static let none: Int? = nil
        static let mode = Mode.a
        static func twice(_ body: () -> Void) { body(); body() }
    }
    struct Failure: Error {}
    func check(_ isGood: Bool) throws { if !isGood { throw Failure() } }
    func numbered(_ isGood: Bool) throws -> Int {
        try check(isGood)
        return 1
    }
    func twiceThrowing(_ body: () throws -> Void) rethrows { try body(); try body() }
    func isEven(_ number: Int) -> Bool { number % 2 == 0 }
    func increment(_ number: inout Int) { number += 1 }
    func run(_ body: () -> Void) { body() }
    func runIf(_ condition: Bool, _ body: () -> Void) { if condition { body() } }
    func add<T: Thing>(_ type: T.Type, to binder: Binder<Unscoped>) { binder.bind(T.self).to { T() } }
    func addIf<T: Thing>(_ condition: Bool, _ type: T.Type, to binder: Binder<Unscoped>) {
        guard condition else { return }
        add(type, to: binder)
    }
    func each<A: Thing, B: Thing>(_ a: A.Type, _ b: B.Type, _ body: (any Thing.Type) -> Void) { body(a); body(b) }

    protocol Choice { static func choose(_ binder: Binder<Unscoped>) }
    extension Choice {
        static func choose(_ binder: Binder<Unscoped>) { binder.bind(T3.self).to { T3() } }
        static func staticDefault(_ binder: Binder<Unscoped>) { binder.bind(T4.self).to { T4() } }
        func wire(_ binder: Binder<Unscoped>) { Self.choose(binder) }
    }
    struct First: Choice {}
    struct Second: Choice {
        static func choose(_ binder: Binder<Unscoped>) { binder.bind(T5.self).to { T5() } }
        static func staticDefault(_ binder: Binder<Unscoped>) { binder.bind(T6.self).to { T6() } }
    }
    enum Chooser<C: Choice> { static func wire(_ binder: Binder<Unscoped>) { C.choose(binder); C.staticDefault(binder) } }
    func wire(_ choice: some Choice, _ binder: Binder<Unscoped>) { choice.wire(binder) }
    func wireAny(_ choice: any Choice, _ binder: Binder<Unscoped>) { choice.wire(binder) }

    func bindOf<C: Choice>(_ choice: C.Type, _ binder: Binder<Unscoped>) { binder.bind(Of<C>.self).to { Of<C>() } }
    func bindOfValue<C: Choice>(_ choice: C, _ binder: Binder<Unscoped>) { binder.bind([Of<C>].self).to { [] } }
    struct Of<C>: Sendable {}

    protocol Wirer { func wireIfOn() }
    extension Wiring: Wirer {}
    struct Other: Wirer {
        let binder: Binder<Unscoped>
        func wireIfOn() { if Flags.two { binder.bind(T10.self).to { T10() } } else { binder.bind(T11.self).to { T11() } } }
    }
    func wireGeneric(_ wirer: some Wirer) { wirer.wireIfOn() }

    struct Round: Equatable {
        var number = 1
        func pour(_ binder: Binder<Unscoped>) -> Round? {
            binder.bind(Int.self).intoCollection().to(value: 1)
            return number > 0 ? self : nil
        }
        func again(_ isGood: Bool) -> Round? { isGood ? self : nil }
    }
    func round(_ isThere: Bool) -> Round? { isThere ? Round() : nil }

    func named(_ number: Int) -> String { number > 1 ? "n" + String(number) : "n\\(number)" }
    func doubled(_ number: Int) -> Int { number == 0 ? 0 : 2 + doubled(number - 1) }
    struct Counted {
        let number: Int
        var sum: Int
        init(_ number: Int) {
            self.number = number
            sum = number
            sum += 1
        }
    }

    struct Wiring {
        let binder: Binder<Unscoped>
        var isOn = true
        func wire(_ condition: Bool) { if condition { binder.bind(T7.self).to { T7() } } else { binder.bind(T8.self).to { T8() } } }
        func wireIfOn() { if isOn { binder.bind(T9.self).to { T9() } } }
        func callAsFunction(_ number: Int) { for index in 0..<4 where index < number { binder.bind(T10.self).to { T10() } } }
    }
    final class Setting {
        let binder: Binder<Unscoped>
        init(binder: Binder<Unscoped>) { self.binder = binder }
        var value: Int {
            get { 1 }
            set { if newValue == 1 { binder.bind(T11.self).to { T11() } } else { binder.bind(T0.self).to { T0() } } }
        }
        subscript(number: Int) -> Bool {
            get { true }
            set { if newValue { binder.bind(T1.self).to { T1() } } }
        }
        var observed = 0 { didSet { if observed > oldValue { binder.bind(T2.self).to { T2() } } } }
    }

    enum Module0: Module { static func configure(binder: Binder<Unscoped>) { binder.bind(T0.self).to { T0() } } }
    enum Module1: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: Module0.self)
            if Flags.two { binder.bind(T1.self).to { T1() } }
        }
    }
    enum Module2: Module {
        static func configure(binder: Binder<Unscoped>) { for _ in 0..<Known.number { binder.bind(Int.self).intoCollection().to(value: 1) } }
    }
    enum Module3: Module {
        static func configure(binder: Binder<Unscoped>) {
            switch Flags.mode {
            case .a: binder.bind(T3.self).to { T3() }
            case .b, .c: binder.bind(T4.self).to { T4() }
            }
        }
    }

    """

guard CommandLine.arguments.count == 4, let seed = UInt64(CommandLine.arguments[1]), let count = Int(CommandLine.arguments[2]) else {
    FileHandle.standardError.write(Data("usage: random-components SEED COUNT FOLDER\n".utf8))
    exit(64)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[3])
func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }

var names: [String] = []
var generator = Generator(seed: seed)
for file in 0..<(count + 24) / 25 {
    var text = "import Dovetail\n\n"
    for number in file * 25..<min(count, file * 25 + 25) {
        let name = "R\(number)"
        names.append(name)
        var writer = ComponentWriter(name, Generator(seed: generator.next()))
        text += writer.write() + "\n"
    }
    try write(text, to: "Components\(file).swift")
}
try write(support, to: "Support.swift")
let list = names.map { "    print(\"\($0)\", \($0).graph().json().split(separator: \"\\n\").joined())" }.joined(separator: "\n")
try write(
    "import Dovetail\nimport DovetailInspection\n\n@main enum Program {\n    static func main() {\n\(list)\n    }\n}\n", to: "Program.swift"
)

// SPDX-License-Identifier: Apache-2.0
