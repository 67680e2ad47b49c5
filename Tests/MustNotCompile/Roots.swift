import Dovetail

struct Chat {}

// Mistake: A component with neither `typealias Root` nor `configureRoot`.
// expected-error@+2 {{type 'WithoutRoot' does not conform to protocol 'ComponentBase'}}
// expected-error@+1 {{unavailable static method 'configureRoot(binder:)' was used to satisfy a requirement of protocol 'ComponentBase': declare typealias Root = …, a type that the component binds, or static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>, where Root is the type of the root}}
enum WithoutRoot: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}
}

// Mistake: `typealias root` in lower case.
// expected-error@+2 {{type 'InLowerCase' does not conform to protocol 'ComponentBase'}}
// expected-error@+1 {{unavailable static method 'configureRoot(binder:)' was used to satisfy a requirement of protocol 'ComponentBase': declare typealias Root = …, a type that the component binds, or static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>, where Root is the type of the root}}
enum InLowerCase: RootComponent {
    typealias root = Chat
    static func configure(binder: Binder<Unscoped>) {}
}

// Mistake: `configureRoot` with another label.
// expected-error@+2 {{type 'WithAnotherLabel' does not conform to protocol 'ComponentBase'}}
// expected-error@+1 {{unavailable static method 'configureRoot(binder:)' was used to satisfy a requirement of protocol 'ComponentBase': declare typealias Root = …, a type that the component binds, or static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>, where Root is the type of the root}}
enum WithAnotherLabel: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(bind: ReceiptBinder<Chat>) -> BindingReceipt<Chat> {
        bind.to { Chat() }
    }
}

// Mistake: `configureRoot` without its label.
// expected-error@+2 {{type 'WithoutLabel' does not conform to protocol 'ComponentBase'}}
// expected-error@+1 {{unavailable static method 'configureRoot(binder:)' was used to satisfy a requirement of protocol 'ComponentBase': declare typealias Root = …, a type that the component binds, or static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>, where Root is the type of the root}}
enum WithoutLabel: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(_ bind: ReceiptBinder<Chat>) -> BindingReceipt<Chat> {
        bind.to { Chat() }
    }
}

// Mistake: `configureRoot` that is not static.
// expected-error@+2 {{type 'NotStatic' does not conform to protocol 'ComponentBase'}}
// expected-error@+1 {{unavailable static method 'configureRoot(binder:)' was used to satisfy a requirement of protocol 'ComponentBase': declare typealias Root = …, a type that the component binds, or static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>, where Root is the type of the root}}
struct NotStatic: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}

    func configureRoot(binder bind: ReceiptBinder<Chat>) -> BindingReceipt<Chat> {
        bind.to { Chat() }
    }
}

// Mistake: `configureRoot` that returns no receipt.
// expected-error@+2 {{type 'WithoutReceipt' does not conform to protocol 'ComponentBase'}}
// expected-error@+1 {{unavailable static method 'configureRoot(binder:)' was used to satisfy a requirement of protocol 'ComponentBase': declare typealias Root = …, a type that the component binds, or static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>, where Root is the type of the root}}
enum WithoutReceipt: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Chat>) {
        bind.to { Chat() }
    }
}

// Mistake: `configureRoot` that returns the root.
// expected-error@+2 {{type 'ReturnsTheRoot' does not conform to protocol 'ComponentBase'}}
// expected-error@+1 {{unavailable static method 'configureRoot(binder:)' was used to satisfy a requirement of protocol 'ComponentBase': declare typealias Root = …, a type that the component binds, or static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>, where Root is the type of the root}}
enum ReturnsTheRoot: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Chat>) -> Chat {
        Chat()
    }
}

// Mistake: A component without `configure`, which a note names.
// expected-error@+2 {{type 'WithoutConfigure' does not conform to protocol 'ComponentBase'}}
// expected-note@+1 {{add stubs for conformance}}
enum WithoutConfigure: RootComponent {
    static func configureRoot(binder bind: ReceiptBinder<Chat>) -> BindingReceipt<Chat> {
        bind.to { Chat() }
    }
}

enum ConfigureWithoutLabel: Module {
    // Mistake: A module whose `configure` has no label.
    // expected-error@+1 {{static method 'configure' has different argument labels from those required by protocol 'Module' ('configure(binder:)')}}
    static func configure(_ binder: Binder<Unscoped>) {}
}

enum ConfigureWithAnotherLabel: Module {
    // Mistake: A module whose `configure` has another label.
    // expected-error@+1 {{static method 'configure(with:)' has different argument labels from those required by protocol 'Module' ('configure(binder:)')}}
    static func configure(with binder: Binder<Unscoped>) {}
}

// The note says that the candidate throws.
// expected-error@+2 {{type 'ConfigureThrows' does not conform to protocol 'Module'}}
// expected-note@+1 {{add stubs for conformance}}
enum ConfigureThrows: Module {
    // expected-note@+1 {{candidate throws, but protocol does not allow it}}
    static func configure(binder: Binder<Unscoped>) throws {}
}

// SPDX-License-Identifier: Apache-2.0
