/// A priority queue that returns the smallest item first.
struct Heap {
    private var items: [(Int, Int)] = []

    mutating func insert(_ item: (Int, Int)) {
        items.append(item)
        var index = items.count - 1
        while index > 0, items[index] < items[(index - 1) / 2] {
            items.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    mutating func removeFirst() -> Int? {
        guard let first = items.first else { return nil }
        let last = items.removeLast()
        if items.isEmpty { return first.1 }
        items[0] = last
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2] where child < items.count && items[child] < items[least] { least = child }
            if least == index { return first.1 }
            items.swapAt(index, least)
            index = least
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
