import Dovetail
import DovetailTesting
import ShopApp
import ShopPlatform
import Testing

@Suite struct FaultTests {
    /// The findings in a shop with the given mistakes.
    private func findings(_ faults: Set<Fault>) -> [FaultTable.Finding] {
        var replacing: [any Module.Type] = []
        if faults.contains(.notReplaced) { replacing.append(FakeWeather.self) }
        if faults.contains(.replacedTwice) { replacing += [FrozenCalendar.self, FakeCalendar.self] }
        let graph = Fault.$made.withValue(faults) {
            LateModule.$drawer.withValue(Drawer()) { App.graph(replacing: replacing) }
        }
        return graph.validate().map { finding in
            FaultTable.Finding(
                id: finding.id, file: finding.place?.file.split(separator: "/").last.map(String.init) ?? "", line: finding.place?.line ?? 0)
        }.sorted()
    }

    @Test func `the shop has more than 300 bindings and no mistake`() {
        let graph = App.graph()
        #expect(graph.bindings.count > 300)
        #expect(expectValidGraph(App.self))
        #expect(graph.validate() == [])
    }

    @Test(arguments: Fault.allCases)
    func `one mistake is reported at its line, and nothing else is`(fault: Fault) {
        #expect(findings([fault]) == FaultTable.findings([fault]))
        #expect(FaultTable.findings([fault]).count == 1)
    }

    @Test(arguments: 1...60)
    func `several mistakes are all reported, and nothing else is`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let faults = Set(Fault.allCases.shuffled(using: &dice).prefix(2 + Int(seed) / 4))
        #expect(findings(faults) == FaultTable.findings(faults))
    }

    @Test func `all mistakes at once are all reported`() {
        let faults = Set(Fault.allCases)
        #expect(findings(faults) == FaultTable.findings(faults))
    }
}

/// The same numbers for the same seed, on every platform.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

// SPDX-License-Identifier: Apache-2.0
