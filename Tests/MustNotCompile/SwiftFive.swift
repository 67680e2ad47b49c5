// Compiled with: -swift-version 5 -strict-concurrency=complete
import Dovetail

class Tuner {}

class Radio {
    let tuner: Tuner
    init(tuner: Tuner) { self.tuner = tuner }
}

// In Swift 5 mode with complete concurrency checking, and without the upcoming feature InferSendableFromCaptures: see the FAQ.
enum InitializersByName: Module {
    static func configure(binder: Binder<Unscoped>) {
        // Mistake: An initializer by name, with complete checking and without `InferSendableFromCaptures`.
        // expected-warning@+1 {{converting non-Sendable function value to '@isolated(any) @Sendable () -> Tuner' may introduce data races}}
        binder.bind(Tuner.self).to(factory: Tuner.init)
        // expected-warning@+1 {{converting non-Sendable function value to '@Sendable (consuming Tuner) -> Radio' may introduce data races}}
        binder.bind(Radio.self).to(Radio.init)
        // expected-warning@+1 {{converting non-Sendable function value to '@isolated(any) @Sendable (consuming Tuner) -> Radio' may introduce data races}}
        binder.bindFactory(Radio.self).to(factory: Radio.init)
        // A closure says what it captures.
        binder.bind(Radio.self).to { (tuner: Tuner) in Radio(tuner: tuner) }
    }
}

// SPDX-License-Identifier: Apache-2.0
