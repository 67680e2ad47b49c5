import Dovetail
import Synchronization

/// Counts labels, over all requests.
public final class LabelNumbers: Sendable {
    private let last = Mutex(0)
    public init() {}
    func next() -> Int {
        last.withLock {
            $0 += 1
            return $0
        }
    }
}

public struct Label: Sendable {
    public let text: String

    init(parcel: Assisted<Parcel>, numbers: LabelNumbers, quoter: Quoter) {
        let quote = quoter.quote(for: parcel.get())
        text = "\(numbers.next()): parcel \(parcel.get().id) by \(quote?.carrier ?? "hand"), \(quote?.price ?? "free")"
    }
}

/// Prints the label of a parcel.
public enum PrintLabel: AssistedFactory {
    public typealias Seed = Parcel
    public typealias Element = Label
}

// SPDX-License-Identifier: Apache-2.0
