import Dovetail
import Foundation
import TestTools
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// Large graphs, through the front door. Larger ones still, without types, are in DovetailGraphTests.
@Suite(.serialized, .watched) struct Scale {
    // A type for each number, created at run time: its digits, nested.
    struct O<Rest> {}
    struct I<Rest> {}

    struct Link<Name>: Sendable { let count: Int }
    enum Name<Digits>: Tag { typealias Element = Int }

    /// Hands `count` types to `body`, one after the other.
    static func types(_ count: Int) -> [Any.Type] {
        (0..<count).map { number in
            var type: Any.Type = Void.self
            for place in 0..<(Int.bitWidth - count.leadingZeroBitCount) { type = digit(number >> place & 1 == 1, before: type) }
            return type
        }
    }

    private static func digit(_ isOne: Bool, before rest: Any.Type) -> Any.Type {
        func open<Rest>(_: Rest.Type) -> Any.Type { isOne ? I<Rest>.self : O<Rest>.self }
        return _openExistential(rest, do: open)
    }

    /// A chain in which each link needs the next one; the root needs the first.
    static func chain(_ names: [Any.Type]) -> Writing {
        let names = Shared(names)
        return { binder in
            let names = names.value
            func end<A>(_: A.Type) { binder.bind(Link<A>.self).to(value: Link(count: 1)) }
            func link<A>(_: A.Type, to next: Any.Type) {
                func both<B>(_: B.Type) {
                    binder.bind(Link<A>.self).to { (next: Link<B>) in Link<A>(count: next.count + 1) }
                }
                _openExistential(next, do: both)
            }
            func start<A>(_: A.Type) { binder.bind(Int.self).to { (first: Link<A>) in first.count } }
            for (one, next) in zip(names, names.dropFirst()) {
                func open<A>(_: A.Type) { link(A.self, to: next) }
                _openExistential(one, do: open)
            }
            if let last = names.last { _openExistential(last, do: end) }
            if let first = names.first { _openExistential(first, do: start) }
        }
    }

    @Test func `a chain of 10 000 is collected, checked and linked on a stack of 512 KB, and built on a larger one`() throws {
        let write = Self.chain(Self.types(10_000))
        let results = together(1, stack: 512 << 10) { _ in Result { try factory(Int.self, write) } }
        // ThreadSanitizer has a stack of its own, of 65 536 calls, and writes behind its end without a word.
        guard !Sanitizer.isThread else { return }
        let component = try results[0].get()
        #expect(together(1, stack: 64 << 20) { _ in component.build().value } == [10_000])
    }

    @Test func `a graph of 100 000 keys is collected, checked, linked and built on a stack of 512 KB`() throws {
        // Tags instead of generic factories, which would measure how Swift makes their types.
        let names = Shared(Self.types(100_000))
        let write: Writing = { binder in
            func link<A>(_: A.Type) { binder.bind(Int.self).tagged(with: Name<A>.self).to(value: 1) }
            for name in names.value { _openExistential(name, do: link) }
            binder.bind(Int.self).to(value: 0)
        }
        let results = together(1, stack: 512 << 10) { _ in Result { try factory(Int.self, write).build().value } }
        #expect(try results[0].get() == 0)
    }

    @Test func `a chain that is too long for the stack ends with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater()
            let write = Scale.chain(Scale.types(10_000))
            let component = try factory(Int.self, write)
            _ = together(1, stack: 512 << 10) { _ in component.build().value }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("stack overflow while building the object graph"))
        #expect(text.contains("a chain of thousands of objects requires a thread with a larger stack, or a Provider in the middle"))
    }

    struct Eight<Item: Sendable>: Sendable {
        var items: (Item, Item, Item, Item, Item, Item, Item, Item)
    }

    /// 4096 bytes, made of the one before.
    struct Heavy<Name>: Sendable {
        var words: Eight<Eight<Eight<Int>>>

        init(_ depth: Int) {
            let eight = Eight(items: (0, 0, 0, 0, 0, 0, 0, depth))
            let more = Eight(items: (eight, eight, eight, eight, eight, eight, eight, eight))
            words = Eight(items: (more, more, more, more, more, more, more, more))
        }

        init<Other>(after other: Heavy<Other>) { self.init(other.depth + 1) }

        var depth: Int { words.items.7.items.7.items.7 }
    }

    enum N1 {}
    enum N2 {}
    enum N3 {}
    enum N4 {}
    enum N5 {}
    enum N6 {}
    enum N7 {}
    enum N8 {}
    enum N9 {}
    enum N10 {}
    enum N11 {}
    enum N12 {}
    enum N13 {}
    enum N14 {}
    enum N15 {}

    /// Fifteen levels of such structs: fewer than the sixteen between two checks of the stack for ordinary instances.
    static func heavy() -> Writing {
        { binder in
            binder.bind(Heavy<N1>.self).to { Heavy(1) }
            binder.bind(Heavy<N2>.self).to { (next: Heavy<N1>) in Heavy(after: next) }
            binder.bind(Heavy<N3>.self).to { (next: Heavy<N2>) in Heavy(after: next) }
            binder.bind(Heavy<N4>.self).to { (next: Heavy<N3>) in Heavy(after: next) }
            binder.bind(Heavy<N5>.self).to { (next: Heavy<N4>) in Heavy(after: next) }
            binder.bind(Heavy<N6>.self).to { (next: Heavy<N5>) in Heavy(after: next) }
            binder.bind(Heavy<N7>.self).to { (next: Heavy<N6>) in Heavy(after: next) }
            binder.bind(Heavy<N8>.self).to { (next: Heavy<N7>) in Heavy(after: next) }
            binder.bind(Heavy<N9>.self).to { (next: Heavy<N8>) in Heavy(after: next) }
            binder.bind(Heavy<N10>.self).to { (next: Heavy<N9>) in Heavy(after: next) }
            binder.bind(Heavy<N11>.self).to { (next: Heavy<N10>) in Heavy(after: next) }
            binder.bind(Heavy<N12>.self).to { (next: Heavy<N11>) in Heavy(after: next) }
            binder.bind(Heavy<N13>.self).to { (next: Heavy<N12>) in Heavy(after: next) }
            binder.bind(Heavy<N14>.self).to { (next: Heavy<N13>) in Heavy(after: next) }
            binder.bind(Heavy<N15>.self).to { (next: Heavy<N14>) in Heavy(after: next) }
            binder.bind(Int.self).to { (last: Heavy<N15>) in last.depth }
        }
    }

    @Test func `fifteen levels of large structs on a small stack end with the message, too`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater()
            let component = try factory(Int.self, Scale.heavy())
            _ = together(1, stack: 160 << 10) { _ in component.build().value }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("stack overflow while building the object graph"))
    }

    @Test func `they are created where the stack has room`() throws {
        let component = try factory(Int.self, Self.heavy())
        #expect(together(1, stack: 1 << 20) { _ in component.build().value } == [15])
    }

    /// 256 bytes.
    struct Medium<Name>: Sendable {
        let depth: Int
        let words: (Int, Int, Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0, 0, 0)
        let more: (Eight<Int>, Eight<Int>, Eight<Int>)

        init(_ depth: Int) {
            self.depth = depth
            let eight = Eight(items: (0, 0, 0, 0, 0, 0, 0, depth))
            more = (eight, eight, eight)
        }
    }

    /// A chain of factories with nineteen such parameters each.
    static func wide(_ names: [Any.Type]) -> Writing {
        let names = Shared(names)
        return { binder in
            typealias V = Medium<Void>
            binder.bind(V.self).to { V(0) }
            func end<A>(_: A.Type) { binder.bind(Medium<A>.self).to { Medium<A>(1) } }
            func link<A>(_: A.Type, to next: Any.Type) {
                func both<B>(_: B.Type) {
                    binder.bind(Medium<B>.self).to {
                        (
                            a: V, b: V, c: V, d: V, e: V, f: V, g: V, h: V, i: V, j: V, k: V, l: V, m: V, n: V, o: V, p: V, q: V, r: V,
                            next: Medium<A>
                        ) in
                        let sum = a.depth + b.depth + c.depth + d.depth + e.depth + f.depth + g.depth + h.depth + i.depth + j.depth
                        let rest = k.depth + l.depth + m.depth + n.depth + o.depth + p.depth + q.depth + r.depth
                        return Medium<B>(next.depth + 1 + sum + rest)
                    }
                }
                _openExistential(next, do: both)
            }
            func start<A>(_: A.Type) { binder.bind(Int.self).to { (last: Medium<A>) in last.depth } }
            let names = names.value
            if let first = names.first { _openExistential(first, do: end) }
            for (one, next) in zip(names, names.dropFirst()) {
                func open<A>(_: A.Type) { link(A.self, to: next) }
                _openExistential(one, do: open)
            }
            if let last = names.last { _openExistential(last, do: start) }
        }
    }

    // The number of factories that fit, and with it the distance from the last check to the end of the stack, differ from size to size.
    @Test(arguments: [192, 320, 384, 448, 640])
    func `a hundred factories of many middle-sized structs on a small stack end with the message, too`(kilobytes: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [kilobytes] in
            endLater()
            let component = try factory(Int.self, Scale.wide(Scale.types(100)))
            _ = together(1, stack: kilobytes << 10) { _ in component.build().value }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("stack overflow while building the object graph"))
        #expect(MemoryLayout<Medium<Void>>.size == 256)
    }

    @Test func `a hundred of them are created where the stack has room`() throws {
        let component = try factory(Int.self, Self.wide(Self.types(100)))
        #expect(together(1, stack: 8 << 20) { _ in component.build().value } == [100])
    }

    @Test func `a collection of large structs needs the stack for one of them`() throws {
        let component = try factory([Heavy<N1>].self) { binder in
            for number in 0..<1000 { binder.bind(Heavy<N1>.self).intoCollection().to { Heavy(number) } }
        }
        #expect(together(1, stack: 512 << 10) { _ in component.build().value.last?.depth } == [999])
    }

    #if !os(Windows)
    /// A deep graph is built on a stack that is not that of the thread, as on a fiber.
    private static let onAnotherStack = Shared<(@Sendable () -> Void)?>(nil)

    @Test func `nothing is said about a stack whose end is not known`() throws {
        // ThreadSanitizer delivers signals later, on its own terms.
        guard !Sanitizer.isThread else { return }
        let component = try factory(Int.self, Self.chain(Self.types(200)))
        let built = Shared(0)
        Self.onAnotherStack.value = { built.value = component.build().value }
        _ = together(1) { _ in
            let size = 4 << 20
            let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
            defer { memory.deallocate() }
            var stack = stack_t()
            stack.ss_sp = memory
            stack.ss_size = size
            sigaltstack(&stack, nil)
            var action = sigaction()
            action.sa_flags = Int32(SA_ONSTACK)
            #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = { _ in Scale.onAnotherStack.value?() }
            #else
            action.__sigaction_handler.sa_handler = { _ in Scale.onAnotherStack.value?() }
            #endif
            var before = sigaction()
            sigaction(SIGUSR1, &action, &before)
            // The threads of Dispatch block signals, and those that they start inherit it.
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGUSR1)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            raise(SIGUSR1)
            sigaction(SIGUSR1, &before, nil)
            stack.ss_flags = Int32(SS_DISABLE)
            sigaltstack(&stack, nil)
        }
        Self.onAnotherStack.value = nil
        #expect(built.value == 200)
    }
    #endif

    struct Sided<Name> {}

    /// A chain whose multiples of sixteen lie beside it: links 16, 31, 46 … also need a side, and that the link before.
    static func sided(_ names: [Any.Type]) -> Writing {
        let names = Shared(names)
        return { binder in
            func link<A>(_: A.Type, to next: Any.Type, _ number: Int) {
                func both<B>(_: B.Type) {
                    guard number > 1, number % 15 == 1 else {
                        binder.bind(Link<A>.self).to { (next: Link<B>) in Link<A>(count: next.count + 1) }
                        return
                    }
                    binder.bind(Link<Sided<A>>.self).to { (next: Link<B>) in Link<Sided<A>>(count: next.count) }
                    binder.bind(Link<A>.self).to { (next: Link<B>, side: Link<Sided<A>>) in Link<A>(count: next.count + side.count) }
                }
                _openExistential(next, do: both)
            }
            func end<A>(_: A.Type) { binder.bind(Link<A>.self).to(value: Link(count: 1)) }
            func start<A>(_: A.Type) { binder.bind(Int.self).to { (first: Link<A>) in first.count } }
            let names = names.value
            if let first = names.first { _openExistential(first, do: end) }
            for number in 1..<names.count {
                func open<A>(_: A.Type) { link(A.self, to: names[number - 1], number) }
                _openExistential(names[number], do: open)
            }
            if let last = names.last { _openExistential(last, do: start) }
        }
    }

    @Test func `no path through a long chain avoids the stack checks`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater()
            let component = try factory(Int.self, Scale.sided(Scale.types(10_000)))
            _ = together(1, stack: 512 << 10) { _ in component.build().value }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("stack overflow while building the object graph"))
    }

    @Test func `a complete graph of 300 bindings is collected, checked and linked`() throws {
        let names = Shared(Self.types(300))
        let write: Writing = { binder in
            // Each needs all that were bound before it; the overload that takes so many begins at 21.
            typealias V = Link<Void>
            binder.bind(V.self).to(value: V(count: 0))
            func grow<each P>(_ names: ArraySlice<Any.Type>, _ before: repeat Link<each P>.Type) {
                guard let name = names.first else {
                    binder.bind(Int.self).to {
                        (
                            _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V,
                            _: V, _: V, _: V, needs: repeat Link<each P>
                        ) in
                        var sum = 0
                        for need in repeat each needs { sum += need.count }
                        return sum
                    }
                    return
                }
                func bind<A>(_: A.Type) {
                    binder.bind(Link<A>.self).sharedInScope().to {
                        (
                            _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V, _: V,
                            _: V, _: V, _: V, needs: repeat Link<each P>
                        ) in Link<A>(count: 1)
                    }
                    grow(names.dropFirst(), repeat (Link<each P>).self, Link<A>.self)
                }
                _openExistential(name, do: bind)
            }
            grow(names.value[...])
        }
        let sums = together(1, stack: 64 << 20) { _ in Result { try ask(Int.self, write) } }
        #expect(try sums[0].get() == 300)
    }

    @Test func `a larger graph takes as much more work`() throws {
        func collect(_ count: Int) -> () throws -> Void {
            let names = Shared(Self.types(count))
            return {
                _ = try factory([Double].self) { binder in
                    func bind<A>(_: A.Type) {
                        binder.bind(Int.self).tagged(with: Name<A>.self).to(value: 1)
                        binder.bind(Double.self).intoCollection().to { (number: TaggedProvider<Name<A>>, all: Provider<[Double]>) in 1 }
                    }
                    for name in names.value { _openExistential(name, do: bind) }
                }
            }
        }
        try expectLinearGrowth("a collection that all its elements request", small: collect(2_000), large: collect(8_000))
    }

    @Test func `one key with 40 000 requesters`() throws {
        let write: Writing = { binder in
            for _ in 0..<40_000 { binder.bind(Double.self).intoCollection().to { (number: Int) in Double(number) } }
        }
        let found = findings([Double].self, write)
        #expect(found.ids == ["missing-binding"])
        #expect(found[0].notes.count == 2)
        #expect(found[0].notes.last?.message == "and by 39 999 others")
        let sum = try ask([Double].self) { binder in
            write(binder)
            binder.bind(Int.self).to(value: 2)
        }.reduce(0, +)
        #expect(sum == 80_000)
    }

    enum Tally {
        static let counts = Shared<[ObjectIdentifier: Int]>([:])
        static func count(_ type: Any.Type) { counts.change { $0[ObjectIdentifier(type), default: 0] += 1 } }
    }

    enum Bottom: Module {
        static func configure(binder: Binder<Unscoped>) {
            Tally.count(Self.self)
            binder.bind(Int.self).to(value: 20)
        }
    }

    enum Left<Below: Module>: Module where Below.Scope == Unscoped {
        static func configure(binder: Binder<Unscoped>) {
            Tally.count(Self.self)
            binder.include(module: Below.self)
        }
    }

    enum Right<Below: Module>: Module where Below.Scope == Unscoped {
        static func configure(binder: Binder<Unscoped>) {
            Tally.count(Self.self)
            binder.include(module: Below.self)
        }
    }

    enum Top<Below: Module>: Module where Below.Scope == Unscoped {
        static func configure(binder: Binder<Unscoped>) {
            Tally.count(Self.self)
            binder.include(module: Left<Below>.self)
            binder.include(module: Right<Below>.self)
        }
    }

    typealias Five<M: Module> = Top<Top<Top<Top<Top<M>>>>> where M.Scope == Unscoped

    @Test func `in twenty nested diamonds each module is configured once`() throws {
        Tally.counts.value = [:]
        #expect(try ask(Int.self) { $0.include(module: Five<Five<Five<Five<Bottom>>>>.self) } == 20)
        #expect(Tally.counts.value.count == 61)
        #expect(Tally.counts.value.values.allSatisfy { $0 == 1 })
    }

    @Test func `a module that is included a thousand times is configured once`() throws {
        enum Often: Module {
            static let configured = Counter()
            static func configure(binder: Binder<Unscoped>) {
                configured.next()
                binder.bind(Int.self).to(value: 1)
            }
        }
        let result = try ask(Int.self) { binder in
            for _ in 0..<1000 { binder.include(module: Often.self) }
        }
        #expect(result == 1)
        #expect(Often.configured.value == 1)
    }

    @Test func `modules that include each other are an error with the chain`() {
        let found = findings(Int.self) { $0.include(module: Hen.self) }
        #expect(found.ids == ["module-cycle"])
        #expect(found[0].path.suffix(3) == ["Scale.Hen", "Scale.Egg", "Scale.Hen"])
    }

    enum Hen: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: Egg.self)
            binder.bind(Int.self).to(value: 1)
        }
    }
    enum Egg: Module {
        static func configure(binder: Binder<Unscoped>) { binder.include(module: Hen.self) }
    }

    @Test func `a component without anything`() throws {
        enum Nothing: RootComponent {
            static func configure(binder: Binder<Unscoped>) {}
            static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> { bind.to(value: ()) }
        }
        try Nothing.build()
        #expect(Nothing.findings().isEmpty)
    }

    // In a process of its own: the pages of the other tests are not counted.
    @Test func `a hundred thousand builds leave the memory unchanged`() async {
        await #expect(processExitsWith: .success) {
            let component = try factory(Provider<Link<Int>>.self) { binder in
                binder.bind(Link<Int>.self).sharedInScope().to { Link(count: 1) }
            }
            func build(_ count: Int) { for _ in 0..<count { _ = component.build().value.get() } }
            build(10_000)
            let before = residentPages()
            build(100_000)
            // 4 MB: less than forty-two bytes for each.
            // Sanitizers retain deallocated memory for a while, with records about it.
            if !Sanitizer.isAddress, !Sanitizer.isThread { try #require(residentPages() - before < 1024) }
        }
    }

    @Test func `20 000 contributions through the public API`() throws {
        let numbers = try ask([Int].self) { binder in
            for number in 0..<20_000 { binder.bind(Int.self).intoCollection().to(value: number) }
        }
        #expect(numbers == Array(0..<20_000))
    }
}

private enum Sanitizer {
    static var isThread: Bool { isLinked("__tsan_init") }
    static var isAddress: Bool { isLinked("__asan_init") }

    private static func isLinked(_ symbol: String) -> Bool {
        #if canImport(Glibc) || canImport(Darwin)
        dlsym(dlopen(nil, RTLD_NOW), symbol) != nil
        #else
        false
        #endif
    }
}

private func residentPages() -> Int {
    guard let text = systemFile("/proc/self/statm") else { return 0 }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? Int(fields[1]) ?? 0 : 0
}

// SPDX-License-Identifier: Apache-2.0
