// Writes programs that call a provider through a variable which the call clears, for the part `sanitizers/lifetimes` of the check.
//
// Each case combines a holder, a form of request, a kind of product, its binding, the component that retains it, and a use of the result;
// Tests/Lifetimes/Support.swift has the types. Each case is a function of its own with concrete types, because what is tested is how the
// optimizer treats the code that it inlines into a client.

import Foundation

private struct Form: Sendable {
    let name: String
    /// Its type, for a kind of product.
    let type: @Sendable (String) -> String
    /// How it is taken from a coordinator.
    let taken: @Sendable (String) -> String
    /// The call of an expression of this type, for a kind of product.
    let call: @Sendable (String, String) -> String

    init(
        _ name: String, _ type: @escaping @Sendable (String) -> String, taken: (@Sendable (String) -> String)? = nil,
        call: @escaping @Sendable (String, String) -> String
    ) {
        self.name = name
        self.type = type
        self.taken = taken ?? { "\($0).forms.\(name)" }
        self.call = call
    }
}

private let forms = [
    Form("provider", { "Provider<\($0).Value>" }) { receiver, _ in "\(receiver).get()" },
    Form("tagged", { "TaggedProvider<Name<\($0)>>" }) { receiver, _ in "\(receiver).get()" },
    Form("main", { "MainActorProvider<\($0).Value>" }) { receiver, _ in "\(receiver).get()" },
    Form("closure", { "() -> \($0).Value" }) { receiver, _ in "\(receiver)()" },
    Form("lazy", { "Lazy<\($0).Value>" }) { receiver, _ in "\(receiver).get()" },
    Form("factory", { "Factory<Making<\($0)>>" }) { receiver, _ in "\(receiver).build(Mark())" },
    Form("child", { "ComponentFactory<Child<\($0)>>" }) { receiver, _ in "\(receiver).build(Mark()).value" },
    Form("optional", { "Provider<\($0).Value?>" }) { receiver, _ in "\(receiver).get()!" },
    Form("wrapped", { "Provider<Tagged<Name<\($0)>>>" }) { receiver, _ in "\(receiver).get().get()" },
    Form("nested", { "Provider<Lazy<\($0).Value>>" }) { receiver, _ in "\(receiver).get().get()" },
    Form("weak", { "Watched<\($0)>" }, taken: { "watched(\($0))" }) { receiver, _ in "\(receiver).weak.get()!" },
    Form("injector", { "PropertyInjector<Target<\($0)>>" }) { receiver, kind in
        """
        { (injector: PropertyInjector<Target<\(kind)>>) in
            let target = Target<\(kind)>()
            injector.injectProperties(into: target)
            return target.value!
        }(\(receiver))
        """
    },
]

/// The kinds of products, and how a mark is read in one.
private let kinds: [(name: String, mark: @Sendable (String) -> String)] = [
    ("Object", { "\($0).mark" }),
    ("One", { "\($0).mark" }),
    ("Small", { "\($0).other" }),
    ("Six", { "\($0).others.0" }),
    ("Large", { "\($0).others.5" }),
    ("Huge", { "\($0).last.mark" }),
    ("AnyWithObject", { "\($0).mark" }),
    ("AnyWithStruct", { "\($0).mark" }),
    ("AnyWithLargeStruct", { "\($0).mark" }),
    ("AnyOfClasses", { "\($0).mark" }),
    ("AnyObject", { "(\($0) as! Object).mark" }),
    ("Either", { "\($0).mark" }),
    ("Pair", { "\($0).first" }),
    ("Function", { "\($0)(1)" }),
    ("Dictionary", { "\($0).first[\"a\"]!" }),
]

/// What one case consists of.
private struct Case {
    let number: Int
    let form: Form
    let kind: String
    let mark: @Sendable (String) -> String
    let sharing: String
    let component: String
    let use: Use

    var type: String { "(\(form.type(kind)))" }
    var root: String { "\(component)<\(kind), \(sharing)>" }
    /// A new component, of which only the form is left.
    var made: String { form.taken("make(\(root).self)") }
    var coordinator: String { "make(\(root).self)" }

    /// The use of the result of a call of `receiver`.
    func use(_ receiver: String) -> String { use.code(form.call(receiver, kind), kind, mark) }
}

private struct Use: Sendable {
    let name: String
    let code: @Sendable (_ call: String, _ kind: String, _ mark: (String) -> String) -> String
}

private let uses = [
    Use(name: "kept") { call, kind, mark in "let value = \(call)\nCall.check(\(mark("value")))" },
    Use(name: "unused") { call, _, _ in "_ = \(call)" },
    Use(name: "member") { call, kind, mark in "Call.check(\(mark("\(call)")))" },
    Use(name: "passed") { call, _, _ in "consume(\(call))" },
    Use(name: "collected") { call, kind, mark in
        "var values: [\(kind).Value] = []\nvalues.append(\(call))\nCall.check(\(mark("values[0]")))"
    },
    Use(name: "overwritten") { call, kind, mark in "var value = \(kind).make()\nvalue = \(call)\nCall.check(\(mark("value")))" },
    Use(name: "boxed") { call, kind, mark in "let value: Any = \(call)\nCall.check(\(mark("(value as! \(kind).Value)")))" },
    Use(name: "read again") { call, kind, mark in
        """
        let clear = Call.clear
        Call.clear = nil
        _ = \(call)
        let value = \(call)
        _ = \(call)
        clear?()
        Call.check(\(mark("value")))
        """
    },
]

/// Where a form is, and how the call reaches it.
private struct Holder: Sendable {
    let name: String
    /// Declarations outside of the function.
    var declarations: @Sendable (Case) -> String = { _ in "" }
    let body: @Sendable (Case) -> String
}

private func spaced(_ count: Int, _ text: String) -> String { text.indented(by: count) }

private let holders = [
    Holder(name: "variable") { c in
        """
        var form = \(c.made)
        let spare = \(c.made)
        Call.clear = { form = spare }
        \(c.use("form"))
        """
    },
    Holder(name: "optional") { c in
        """
        var form: \(c.type)? = \(c.made)
        Call.clear = { form = nil }
        \(c.use("form!"))
        """
    },
    Holder(name: "bound optional") { c in
        """
        var form: \(c.type)? = \(c.made)
        Call.clear = { form = nil }
        if let form {
            \(spaced(4, c.use("form")))
        }
        """
    },
    Holder(name: "property") { c in
        """
        final class Model {
            var form: \(c.type)
            init(_ form: @escaping \(c.type)) { self.form = form }
        }
        let model = opaque(Model(\(c.made)))
        let spare = \(c.made)
        Call.clear = { model.form = spare }
        \(c.use("model.form"))
        """
    },
    Holder(name: "optional property") { c in
        """
        final class Model { var form: \(c.type)? }
        let model = opaque(Model())
        model.form = \(c.made)
        Call.clear = { model.form = nil }
        \(c.use("model.form!"))
        """
    },
    Holder(name: "session") { c in
        """
        final class Session {
            let form: \(c.type)
            init(_ form: @escaping \(c.type)) { self.form = form }
        }
        final class Model { var session: Session? }
        let model = opaque(Model())
        model.session = Session(\(c.made))
        Call.clear = { model.session = nil }
        \(c.use("model.session!.form"))
        """
    },
    Holder(name: "variable session") { c in
        """
        final class Session {
            let form: \(c.type)
            init(_ form: @escaping \(c.type)) { self.form = form }
        }
        var session: Session? = Session(\(c.made))
        Call.clear = { session = nil }
        \(c.use("session!.form"))
        """
    },
    Holder(name: "struct in a property") { c in
        """
        struct Forms {
            var number = 1
            let form: \(c.type)
        }
        final class Model { var forms: Forms? }
        let model = opaque(Model())
        model.forms = Forms(form: \(c.made))
        Call.clear = { model.forms = nil }
        \(c.use("model.forms!.form"))
        """
    },
    Holder(name: "method of a session") { c in
        """
        final class Session {
            let form: \(c.type)
            init(_ form: @escaping \(c.type)) { self.form = form }
            @MainActor func run() {
                \(spaced(8, c.use("form")))
            }
        }
        final class Model { var session: Session? }
        let model = opaque(Model())
        model.session = Session(\(c.made))
        Call.clear = { model.session = nil }
        model.session!.run()
        """
    },
    Holder(name: "array") { c in
        """
        var forms: [\(c.type)] = [\(c.made)]
        Call.clear = { forms.removeAll() }
        \(c.use("forms[0]"))
        """
    },
    Holder(name: "array in a property") { c in
        """
        final class Model { var forms: [\(c.type)] = [] }
        let model = opaque(Model())
        model.forms.append(\(c.made))
        Call.clear = { model.forms = [] }
        \(c.use("model.forms[0]"))
        """
    },
    Holder(name: "dictionary") { c in
        """
        var forms: [String: \(c.type)] = ["a": \(c.made)]
        Call.clear = { forms["a"] = nil }
        \(c.use("forms[\"a\"]!"))
        """
    },
    Holder(name: "dictionary in a property") { c in
        """
        final class Model { var forms: [Int: \(c.type)] = [:] }
        let model = opaque(Model())
        model.forms[1] = \(c.made)
        Call.clear = { model.forms = [:] }
        \(c.use("model.forms[1]!"))
        """
    },
    Holder(name: "global", declarations: { c in "nonisolated(unsafe) private var global\(c.number): \(c.type)?" }) { c in
        """
        global\(c.number) = \(c.made)
        Call.clear = { global\(c.number) = nil }
        \(c.use("global\(c.number)!"))
        """
    },
    Holder(
        name: "static property",
        declarations: { c in "private enum Statics\(c.number) { nonisolated(unsafe) static var form: \(c.type)? }" }
    ) { c in
        """
        Statics\(c.number).form = \(c.made)
        Call.clear = { Statics\(c.number).form = nil }
        \(c.use("Statics\(c.number).form!"))
        """
    },
    Holder(name: "payload") { c in
        """
        enum State {
            case active(\(c.type))
            case ended
        }
        var state = State.active(\(c.made))
        Call.clear = { state = .ended }
        switch state {
        case .active(let form):
            \(spaced(4, c.use("form")))
        case .ended: break
        }
        """
    },
    Holder(name: "tuple") { c in
        """
        var pair: (Int, \(c.type)?) = (1, \(c.made))
        Call.clear = { pair = (2, nil) }
        \(c.use("pair.1!"))
        """
    },
    Holder(
        name: "existential",
        declarations: { c in "private protocol Holding\(c.number)<Form> { associatedtype Form; var form: Form { get } }" }
    ) { c in
        """
        struct Session: Holding\(c.number) { let form: \(c.type) }
        var session: (any Holding\(c.number)<\(c.type)>)? = opaque(Session(form: \(c.made)))
        Call.clear = { session = nil }
        \(c.use("session!.form"))
        """
    },
    Holder(name: "computed property") { c in
        """
        final class Model {
            var stored: \(c.type)?
            var form: \(c.type) { stored! }
        }
        let model = opaque(Model())
        model.stored = \(c.made)
        Call.clear = { model.stored = nil }
        \(c.use("model.form"))
        """
    },
    Holder(name: "function parameter") { c in
        """
        final class Model { var form: \(c.type)? }
        let model = opaque(Model())
        model.form = \(c.made)
        Call.clear = { model.form = nil }
        @MainActor func run(_ form: \(c.type)) {
            \(spaced(4, c.use("form")))
        }
        run(model.form!)
        """
    },
    Holder(name: "weak session") { c in
        """
        final class Session {
            let form: \(c.type)
            init(_ form: @escaping \(c.type)) { self.form = form }
        }
        var session: Session? = Session(\(c.made))
        weak let observed = session
        Call.clear = { session = nil }
        \(c.use("observed!.form"))
        """
    },
    Holder(name: "pointer") { c in
        """
        let pointer = UnsafeMutablePointer<\(c.type)?>.allocate(capacity: 1)
        pointer.initialize(to: \(c.made))
        Call.clear = { pointer.pointee = nil }
        \(c.use("pointer.pointee!"))
        pointer.deinitialize(count: 1)
        pointer.deallocate()
        """
    },
    Holder(name: "coordinator") { c in
        """
        final class Model { var coordinator: Coordinator<\(c.kind)>? }
        let model = opaque(Model())
        model.coordinator = \(c.coordinator)
        Call.clear = { model.coordinator = nil }
        \(c.use(c.form.taken("model.coordinator!")))
        """
    },
    Holder(name: "loop") { c in
        """
        var forms: [\(c.type)] = [\(c.made)]
        Call.clear = { forms.removeAll() }
        for index in forms.indices where index < forms.count {
            \(spaced(4, c.use("forms[index]")))
        }
        """
    },
]

/// Draws what is not enumerated: the same numbers each time.
private struct Draws {
    private var state: UInt64 = 1
    mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }
}

// Each holder with each kind, twice with a form that is inlined into clients completely, and once with another form.
private let inlined = Array(forms.prefix(3))
private let others = Array(forms.dropFirst(3))
private let sharings = ["Unshared", "Shared"]
private let components = ["Whole", "Part", "Cycle"]

/// Writes one part of all cases, such as the first of three, 0/3, into a folder.
func writeLifetimes(into folder: String, part fraction: String) {
    let numbers = fraction.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2 else { fail("'\(fraction)' is not a part such as 0/3") }
    let (part, partCount) = (numbers[0], numbers[1])
    var draws = Draws()
    var number = 0
    var files: [[String]] = Array(repeating: [], count: 4)
    var calls: [String] = []

    func add(_ holder: Holder, _ form: Form, _ kind: (name: String, mark: @Sendable (String) -> String)) {
        let use = uses[draws.next(uses.count)]
        let component = components[draws.next(components.count)]
        let sharing = sharings[draws.next(sharings.count)]
        let this = Case(
            number: number, form: form, kind: "\(kind.name)Kind", mark: kind.mark,
            // A weak provider returns nil once the only instance of an unshared binding is gone, so it cannot be read again.
            sharing: form.name == "weak" && use.name == "read again" ? "Shared" : sharing,
            // A weak provider requires the whole component.
            component: form.name == "weak" ? "Whole" : component, use: use)
        number += 1
        guard draws.next(partCount) == part else { return }
        // Only the parameter of a function type escapes.
        let body = form.name == "closure" ? holder.body(this) : holder.body(this).replacingOccurrences(of: "@escaping ", with: "")
        let function = "@MainActor @inline(never) func case\(this.number)() {\n\(spaced(4, body))\n}\n"
        files[calls.count % files.count].append([holder.declarations(this), function].filter { !$0.isEmpty }.joined(separator: "\n"))
        let name = "\(holder.name), \(form.name) of \(this.sharing.lowercased()) \(kind.name), \(this.component.lowercased()), \(use.name)"
        calls.append("test(\(this.number), \"\(name)\", case\(this.number))")
    }

    for (h, holder) in holders.enumerated() {
        for (k, kind) in kinds.enumerated() {
            add(holder, inlined[(h + k) % inlined.count], kind)
            add(holder, inlined[(h + k + 1) % inlined.count], kind)
            add(holder, others[(h * 2 + k) % others.count], kind)
        }
    }

    for (number, cases) in files.enumerated() {
        let text = "import Dovetail\n@testable import LifetimeSupport\n\n" + cases.joined(separator: "\n")
        writeFile("\(folder)/Cases\(number).swift", text)
    }
    var runs = "@testable import LifetimeSupport\n\nreportCrashes()\n\n"
    for (number, start) in stride(from: 0, to: calls.count, by: 100).enumerated() {
        let hundred = calls[start..<min(start + 100, calls.count)].joined(separator: "\n")
        runs += "@MainActor func part\(number)() {\n\(spaced(4, hundred))\n}\npart\(number)()\n\n"
    }
    writeFile("\(folder)/main.swift", runs + "report()\n")
    print("\(calls.count) cases")
}

// SPDX-License-Identifier: Apache-2.0
