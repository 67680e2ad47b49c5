import CBenchmarks
import DovetailLaunch

/// What a launcher costs: checking and planning a thousand steps, and launching a hundred that do nothing.
enum Launching {
    /// Prints, for each row, the times of the fastest rounds by hand and by launcher, and their allocations.
    static func measure(rounds: Int) throws {
        try row("launch-plan-1000", rounds, planThousand)
        try row("launch-100-empty", rounds, launchHundred)
    }

    /// Prepares a round, and returns the work to measure.
    private typealias Round = () throws -> (hand: () -> Void, dovetail: () -> Void)

    private static func row(_ name: String, _ rounds: Int, _ round: Round) throws {
        var fastest = [Int64.max, Int64.max]
        var allocations: [Int64] = [0, 0]
        for number in 0..<rounds {
            let (hand, dovetail) = try round()
            for (kind, work) in [hand, dovetail].enumerated() {
                // The first round includes work that happens once in each process.
                if number == 1 { benchmark_mark() }
                let (start, before) = (benchmark_nanoseconds(), benchmark_allocations())
                work()
                fastest[kind] = min(fastest[kind], benchmark_nanoseconds() - start)
                allocations[kind] = benchmark_allocations() - before
                if number == 1 { benchmark_mark() }
            }
        }
        print(name, fastest[0], fastest[1], allocations[0], allocations[1], separator: "\t")
    }
}

// MARK: Planning

extension Launching {
    /// Types nested in each other, as in `Growth`: each step needs the results of two.
    private enum Tree: RootComponent {
        typealias Root = Growth.Root
        static let keys = Array(Growth.allKeys(1_000))

        static func configure(binder: Binder<Unscoped>) {
            for (position, key) in keys.enumerated().dropFirst() { key.launch(binder, isLeaf: 2 * position + 2 >= keys.count) }
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.launch { (_: Growth.B0<Growth.Root>, _: Growth.B1<Growth.Root>) in Growth.Root() }
        }
    }

    /// Without a launcher there is no planning, only a list.
    private static func planThousand() -> (hand: () -> Void, dovetail: () -> Void) {
        let hand = {
            let steps: [@Sendable () async throws -> Void] = (0..<1_000).map { number in
                { benchmark_consume(UnsafeRawPointer(bitPattern: number)) }
            }
            consume(value: steps)
        }
        let dovetail = {
            // It has been launched before it is measured, so it cannot fail.
            let launcher = try! Launcher(Tree.self)
            consume(launcher)
        }
        return (hand, dovetail)
    }
}

extension Growth.Key {
    fileprivate static func launch(_ binder: Binder<Unscoped>, isLeaf: Bool) {
        if isLeaf {
            binder.bind(Self.self).launch { Self() }
        } else {
            binder.bind(Self.self).launch { (_: Growth.B0<Self>, _: Growth.B1<Self>) in Self() }
        }
    }
}

// MARK: Launching

extension Launching {
    private enum Empty: RootComponent {
        struct Root {}
        static let names = (0..<100).map { "step \($0)" }
        static let step: @Sendable () async throws -> Void = { benchmark_consume(nil) }

        static func configure(binder: Binder<Unscoped>) { for name in names { binder.launch(name, step) } }
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
    }

    private static func launchHundred() throws -> (hand: () -> Void, dovetail: () -> Void) {
        let steps = Array(repeating: Empty.step, count: 100)
        let launcher = try Launcher(Empty.self)
        return (
            { wait { for step in steps { try! await step() } } },
            { wait { _ = try! await launcher.launch() } }
        )
    }
}

// SPDX-License-Identifier: Apache-2.0
