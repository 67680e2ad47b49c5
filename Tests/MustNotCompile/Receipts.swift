import Dovetail

struct Chat {}

enum NoReceipt: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}

    // expected-error@+1 {{missing return in static method expected to return 'BindingReceipt<Chat>'}}
    static func configureRoot(binder bind: ReceiptBinder<Chat>) -> BindingReceipt<Chat> {}
}

// SPDX-License-Identifier: Apache-2.0
