import Dovetail

struct Clock {}
struct Greeting {}

enum BaseURL: Tag {
    typealias Element = String
}

enum TagOfAnotherType: Module {
    static func configure(binder: Binder<Unscoped>) {
        // Mistake: A tag of another type.
        // expected-error@+1 {{instance method 'tagged(with:)' requires the types 'Int' and 'BaseURL.Element' (aka 'String') be equivalent}}
        binder.bind(Int.self).tagged(with: BaseURL.self).to(value: 1)
    }
}

enum TagAskedForAsAnotherType: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Greeting.self).to { (url: TaggedProvider<BaseURL>) -> Greeting in
            // expected-error@+1 {{cannot convert value of type 'BaseURL.Element' (aka 'String') to specified type 'Int'}}
            let number: Int = url.get()
            _ = number
            return Greeting()
        }
    }
}
