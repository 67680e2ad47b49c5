import Dovetail

struct User: Sendable {}
struct Chat {}

enum Session: Component {
    typealias Seed = User

    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Chat>) -> BindingReceipt<Chat> {
        bind.to { Chat() }
    }
}

// A component with a seed is built with a seed of its type.
func use(sessions: ComponentFactory<Session>) {
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Session.Seed' (aka 'User')}}
    _ = sessions.build("Ada")
}

// SPDX-License-Identifier: Apache-2.0
