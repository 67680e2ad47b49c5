import Dovetail

// Short helpers for the components of the corpus: each declares one binding.

extension Binder where Scope == Unscoped {
    func tea() { bind(Tea.self).to(factory: Tea.init) }
    func coffee() { bind(Coffee.self).to(factory: Coffee.init) }
    var wired: Int {
        tea()
        return 1
    }
    /// Adds a number to a collection, so that declarations can be counted.
    func count() { bind(Int.self).intoCollection().to(value: 1) }
}

/// Values that only the running program knows, and that are the same in each run.
enum Run {
    static var isOn: Bool { CommandLine.arguments.count < 1_000 }
    static var isOff: Bool { CommandLine.arguments.count > 1_000 }
    static var number: Int { CommandLine.arguments.isEmpty ? 1 : 2 }
    static func isServed(_ number: Int) -> Bool { CommandLine.arguments.count * 0 + number == 2 }
    static func sequence(_ number: Int) -> [Int] { Array(repeating: 1, count: number) }
    static var mode: Mode { isOn ? .live : .test }
}

/// A number that the compiler does not compute.
func same(_ number: Int) -> Int { number }

struct Spill: Error {}

enum Mode: Sendable { case live, test, preview }

// SPDX-License-Identifier: Apache-2.0
