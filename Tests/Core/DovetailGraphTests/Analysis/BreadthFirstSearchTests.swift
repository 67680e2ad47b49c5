import DovetailGraph
import TestTools
import Testing

@Suite(.watched) struct BreadthFirstSearchTests {
    private func graph(_ targets: [[Int32]]) -> AdjacencyList {
        var edges = AdjacencyList()
        for targets in targets { edges.append(targets) }
        return edges
    }

    /// A square with a shortcut and a way back, and a point that nothing leads to.
    private var square: AdjacencyList { graph([[1, 2], [3], [3], [0], [0]]) }

    @Test func `a path has at least one edge, and only allowed nodes`() {
        #expect(BreadthFirstSearch.path(from: 0, to: 3, over: square) == [0, 1, 3])
        #expect(BreadthFirstSearch.path(from: 0, to: 3, over: square) { $0 != 1 } == [0, 2, 3])
        #expect(BreadthFirstSearch.path(from: 3, to: 3, over: square) == [3, 0, 1, 3])
        #expect(BreadthFirstSearch.path(from: 4, to: 4, over: square) == nil)
        #expect(BreadthFirstSearch.path(from: 0, to: 0, over: graph([[0]])) == [0, 0])
        #expect(BreadthFirstSearch.path(from: 0, to: 3, over: square) { $0 != 3 } == nil)
        let edges = square
        #expect(BreadthFirstSearch.path(from: [4, 1], to: { $0 == 3 || $0 == 2 }, over: { edges[$0] }) == [1, 3])
    }

    @Test func `a search that ends early does not depend on the size of the graph`() {
        let small = graph((0..<1_000).map { [Int32(($0 + 1) % 1_000)] })
        let large = graph((0..<1_000_000).map { [Int32(($0 + 1) % 1_000_000)] })
        expectLinearGrowth("1 000 times the graph") {
            for start in 0..<500 { _ = BreadthFirstSearch.path(from: start, to: start + 2, over: small) }
        } large: {
            for start in 0..<500 { _ = BreadthFirstSearch.path(from: start, to: start + 2, over: large) }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
