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

// A component with a seed is built with a seed of its type, and only a root component is built from outside.
func use(sessions: ComponentFactory<Session>) throws {
    // expected-error@+1 {{referencing instance method 'build()' on 'ComponentFactory' requires the types 'Session.Seed' (aka 'User') and '()' be equivalent}}
    _ = sessions.build()
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Session.Seed' (aka 'User')}}
    _ = sessions.build("Ada")
    // expected-error@+1 {{type 'Session' has no member 'build'}}
    _ = try Session.build(User())
}
