import Dovetail
import DovetailChecking

struct Clock {}
enum FeedModule: Module {
    static func configure(binder: Binder<Unscoped>) {}
}
enum Session: Component {
    static func configure(binder: Binder<Unscoped>) {}
    static func configureRoot(binder bind: ReceiptBinder<Clock>) -> BindingReceipt<Clock> { bind.to(factory: Clock.init) }
}

func check(isAlone: Bool) {
    if isAlone {
        // Mistake: A module that is passed to `checkGraphs` like a root component.
        // expected-error@+1 {{'checkGraphs(_:plugins:)' is unavailable: a module is validated alone: write checkGraphs(modules: [FeedModule.self])}}
        checkGraphs(FeedModule.self)
    } else {
        // Mistake: A component that is passed to `checkGraphs` and is no root component.
        // expected-error@+1 {{'checkGraphs(_:plugins:)' is unavailable: only a RootComponent has a graph of its own, which contains those of the components that it installs}}
        checkGraphs(Session.self)
    }
}

// SPDX-License-Identifier: Apache-2.0
