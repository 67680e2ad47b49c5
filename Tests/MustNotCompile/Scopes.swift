import Dovetail

// Inside of a component, `Scope` is the component's own scope and not the protocol.
enum ScopeInside: RootComponent {
    struct Signed: Scope {}

    // Mistake: `struct Signed: Scope {}` inside of a component; write `Dovetail.Scope`, or declare it outside.
    // expected-error@+1 {{type 'ScopeInside.Signed' does not conform to protocol 'AnyScope'}}
    static func configure(binder: Binder<Signed>) {
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
}

enum ScopeInsideOfOneWithAScope: RootComponent {
    typealias Scope = Singleton

    // Mistake: The same in a component that names its scope.
    // expected-error@+1 {{inheritance from non-protocol type 'ScopeInsideOfOneWithAScope.Scope' (aka 'Singleton')}}
    struct Signed: Scope {}

    static func configure(binder: Binder<Singleton>) {}
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
}

enum ScopeByItsWholeName: RootComponent {
    struct Signed: Dovetail.Scope {}
    typealias Scope = Signed

    static func configure(binder: Binder<Signed>) { binder.bind(String.self).sharedInScope().to(value: "signed in") }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
}

// SPDX-License-Identifier: Apache-2.0
