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
        binder.bind(Greeting.self).to { (url: Tagged<BaseURL>) -> Greeting in
            // expected-error@+1 {{cannot convert value of type 'BaseURL.Element' (aka 'String') to specified type 'Int'}}
            let number: Int = url.get()
            _ = number
            return Greeting()
        }
    }
}

enum UsedWithItsElement: Module {
    static func configure(binder: Binder<Unscoped>) {
        // Mistake: `using` with the type of the parameter, not with a tag.
        // expected-error@+1 {{instance method 'using' requires that 'String' conform to 'Tag'}}
        binder.bind(Greeting.self).using(String.self).to { (url: String) in Greeting() }
    }
}

enum TaggedWithItsElement: Module {
    static func configure(binder: Binder<Unscoped>) {
        // Mistake: `Tagged` of the type that is bound, not of the tag.
        // expected-error@+1 {{type 'Clock' does not conform to protocol 'Tag'}}
        binder.bind(Greeting.self).to { (clock: Tagged<Clock>) -> Greeting in Greeting() }
    }
}

enum TaggedReadAsAProperty: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Greeting.self).to { (url: Tagged<BaseURL>) -> Greeting in
            // expected-error@+1 {{'value' has been renamed to 'get()'}}
            _ = url.value
            return Greeting()
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
