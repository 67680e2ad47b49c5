public struct Clock: Sendable {
    let hour: Int
}

public struct Phrases: Sendable {
    let clock: Clock

    init(clock: Clock) { self.clock = clock }

    var salutation: String { clock.hour < 12 ? "Good morning" : "Good day" }
}

public struct Greeter {
    let phrases: Phrases

    init(phrases: Phrases) { self.phrases = phrases }

    public func greeting(for name: String) -> String { "\(phrases.salutation), \(name)!" }
}

// SPDX-License-Identifier: Apache-2.0
