import Dovetail

struct Phrasebook {
    let greeting = "Hello"
}

struct Host {
    let phrases: Phrasebook
    func welcome(_ guest: String) -> String { "\(phrases.greeting), \(guest)!" }
}

enum App: RootComponent {
    typealias Root = Host

    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Host.self).to(factory: Host.init)
        binder.bind(Phrasebook.self).to { Phrasebook() }
    }
}

print(try App.build().welcome("world"))

// SPDX-License-Identifier: Apache-2.0
