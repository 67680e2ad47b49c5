import DovetailGraph
import DovetailInspection
import TestTools
import Testing

@Suite(.watched) struct ShortestPathsTests {
    /// A square with a shortcut and a way back, and a point that nothing leads to.
    private var square: AdjacencyList {
        var edges = AdjacencyList()
        for targets: [Int32] in [[1, 2], [3], [3], [0], [0]] { edges.append(targets) }
        return edges
    }

    @Test func `every node has its distance from the nearest start, and a shortest path`() {
        let one = ShortestPaths(from: [0], over: square)
        #expect(Array(one.distance) == [0, 1, 1, 2, -1])
        #expect(Array(one.order) == [0, 1, 2, 3])
        #expect(Array(one.previous) == [-1, 0, 0, 1, -1])
        #expect(!one.contains(4))
        let two = ShortestPaths(from: [4, 2, 4], over: square)
        #expect(Array(two.distance) == [1, 2, 0, 1, 0])
        #expect(Array(two.previous) == [4, 0, -1, 2, -1])
    }

    @Test func `an excluded edge is not followed`() {
        let search = ShortestPaths(from: [0], over: square) { $0 != square.range(0).lowerBound }
        #expect(Array(search.previous) == [-1, -1, 0, 2, -1])
        #expect(!search.contains(1))
    }
}

// SPDX-License-Identifier: Apache-2.0
