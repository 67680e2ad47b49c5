import DovetailGraph
import DovetailInspection
import TestTools
import Testing

@Suite(.watched) struct DifferenceTests {
    @Test(arguments: 0..<20) func `the difference of a graph with itself is empty`(seed: Int) throws {
        let graph = randomGraph(bindings: 40 + seed * 31, seed: UInt64(seed))
        #expect(GraphDiff(graph, graph).changes == [])
        #expect(GraphDiff(try Graph(json: graph.json()), graph).changes == [])
    }

    /// A graph that can be written as one line for each element, created by code that the difference does not use.
    private struct Plan: Hashable {
        var shared: Bool
        var isMain: Bool
        var needs: Set<Int>
    }

    private func graph(_ plans: [Int: Plan]) -> Graph {
        let builder = GraphBuilder()
        builder.component("App.App", scope: "App.Singleton")
        for (number, plan) in plans.sorted(by: { $0.key < $1.key }) {
            let needs = plan.needs.sorted().map { builder.key("App.Type\($0)") }
            builder.bind(builder.key("App.Type\(number)"), needs, shared: plan.shared, isolation: plan.isMain ? .mainActor : .nonisolated)
        }
        return builder.graph
    }

    private func plans(_ dice: inout SeededGenerator) -> [Int: Plan] {
        var plans: [Int: Plan] = [:]
        for number in 0..<30 where Bool.random(using: &dice) {
            let needs = (0..<Int.random(in: 0...3, using: &dice)).map { _ in Int.random(in: 0..<30, using: &dice) }
            plans[number] = Plan(shared: Bool.random(using: &dice), isMain: Bool.random(using: &dice), needs: Set(needs))
        }
        return plans
    }

    @Test(arguments: 0..<60) func `the difference of two graphs has exactly their changes`(seed: Int) {
        var dice = SeededGenerator(seed: UInt64(seed))
        let old = plans(&dice)
        var new = seed % 2 == 0 ? plans(&dice) : old
        if seed % 2 == 1 {
            let number = Int.random(in: 0..<30, using: &dice)
            new[number] = new[number] == nil ? Plan(shared: false, isMain: true, needs: [1]) : nil
        }
        var expected: Set<String> = []
        for number in 0..<30 {
            let name = "Type\(number)"
            switch (old[number], new[number]) {
            case (nil, nil): break
            case (_?, nil): expected.insert("removed \(name)")
            case (nil, _?): expected.insert("added \(name)")
            case (let before?, let after?):
                var properties: [String] = []
                if before.shared != after.shared { properties += ["sharing", "scope"] }
                if before.isMain != after.isMain { properties.append("isolation") }
                if !properties.isEmpty { expected.insert("changed \(name) \(properties.joined(separator: " "))") }
            }
            let before = Set((old[number]?.needs ?? []).map { "\(name) → Type\($0)\(old[$0] == nil ? " (missing)" : "")" })
            let after = Set((new[number]?.needs ?? []).map { "\(name) → Type\($0)\(new[$0] == nil ? " (missing)" : "")" })
            expected.formUnion(before.subtracting(after).map { "removed \($0)" })
            expected.formUnion(after.subtracting(before).map { "added \($0)" })
        }
        let found = GraphDiff(graph(old), graph(new)).changes.map { change in
            ([change.kind.rawValue, change.name] + change.differences.map(\.property)).joined(separator: " ")
        }
        #expect(Set(found) == expected)
        #expect(found.count == expected.count)
    }

    @Test func `a removal in one direction is an addition in the other`() {
        let forth = GraphDiff(shop(), randomGraph(bindings: 50, seed: 1)).changes
        let back = GraphDiff(randomGraph(bindings: 50, seed: 1), shop()).changes
        #expect(forth.count { $0.kind == .added } == back.count { $0.kind == .removed })
        #expect(forth.count { $0.kind == .removed } == back.count { $0.kind == .added })
        #expect(forth.count { $0.kind == .changed } == back.count { $0.kind == .changed })
    }

    @Test func `moving code and changing the order is no difference`() {
        let one = GraphBuilder()
        one.component("App.App")
        one.bind(one.key("App.A"), [one.key("App.B")])
        one.bind(one.key("App.B"), file: "App/Other.swift")
        let other = GraphBuilder()
        other.component("App.App")
        other.bind(other.key("App.B"))
        other.bind(other.key("App.A"), [other.key("App.B")])
        #expect(GraphDiff(one.graph, other.graph).isEmpty)
    }
}

// SPDX-License-Identifier: Apache-2.0
