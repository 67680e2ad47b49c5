import Dispatch
import Dovetail

// In Swift 6 mode. A binder belongs to the thread that runs `configure`, and so do the builders that it returns.
enum BindsOnManyThreads: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        // Mistake: A binder that several threads use.
        // expected-error@+1 {{capture of 'binder' with non-Sendable type 'Binder<Singleton>' in a '@Sendable' closure}}
        DispatchQueue.concurrentPerform(iterations: 8) { binder.bind(Int.self).intoCollection().to(value: $0) }
        let builder = binder.bind(String.self).sharedInScope()
        // expected-error@+1 {{capture of 'builder' with non-Sendable type 'BindingBuilder<String, String, Singleton>' in a '@Sendable' closure}}
        DispatchQueue.global().async { builder.to(value: "late") }
        let factory = binder.bindFactory(String.self)
        // expected-error@+1 {{capture of 'factory' with non-Sendable type 'FactoryBuilder<String, EmptySeed<String>>' in a '@Sendable' closure}}
        DispatchQueue.global().async { factory.to { "late" } }
        let injector = binder.bindPropertyInjectionOf(Panel.self)
        // expected-error@+1 {{capture of 'injector' with non-Sendable type 'InjectorBuilder<Panel>' in a '@Sendable' closure}}
        DispatchQueue.global().async { injector.to { (_: Panel, _: Int) in } }
        // expected-error@+1 {{capture of 'binder' with non-Sendable type 'Binder<Singleton>' in a '@Sendable' closure}}
        binder.bind(Binder<Singleton>.self).to { binder }
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        // expected-error@+1 {{capture of 'bind' with non-Sendable type 'ReceiptBinder<String>' in a '@Sendable' closure}}
        DispatchQueue.global().async { bind.to(value: "late") }
        return bind.to(value: "root")
    }
}

final class Panel {}

// SPDX-License-Identifier: Apache-2.0
