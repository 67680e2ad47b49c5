import Foundation

/// Something that threads may read and write.
package final class Shared<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var content: Value

    package init(_ value: Value) { content = value }

    package var value: Value {
        get { lock.withLock { content } }
        set { lock.withLock { content = newValue } }
    }

    package func change<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&content) } }
}

/// A number that threads may count up.
package final class Counter: Sendable {
    private let count = Shared(0)

    package init() {}

    package var value: Int { count.value }

    /// Counts, and gives the number before.
    @discardableResult
    package func next() -> Int {
        count.change { count in
            defer { count += 1 }
            return count
        }
    }
}

/// Knows how many of the objects it has been shown are alive.
package final class Census: Sendable {
    private struct Entry { weak var object: AnyObject? }

    private let entries = Shared<[Entry]>([])

    package init() {}

    package func count(_ object: AnyObject) { entries.change { $0.append(Entry(object: object)) } }

    package var total: Int { entries.value.count }
    package var alive: Int { survivors.count }
    package var survivors: [AnyObject] { entries.value.compactMap(\.object) }
}

// SPDX-License-Identifier: Apache-2.0
