import Dovetail

struct Clock {}

// A chain that is not finished warns; what it binds is an error of validation.
enum Unfinished: Module {
    static func configure(binder: Binder<Singleton>) {
        // Mistake: A binding without `to`.
        // expected-warning@+1 {{result of call to 'bind(_:file:filePath:line:column:)' is unused}}
        binder.bind(Clock.self)
        // expected-warning@+1 {{result of call to 'sharedInScope()' is unused}}
        binder.bind(Clock.self).sharedInScope()
        // expected-warning@+1 {{result of call to 'intoCollection()' is unused}}
        binder.bind(Clock.self).intoCollection()
    }
}

enum SetOfWhatIsNotHashable: Module {
    static func configure(binder: Binder<Singleton>) {
        // Mistake: A set of elements that are not `Hashable`.
        // expected-error@+1 {{referencing instance method 'intoSet()' on 'BindingBuilder' requires that 'Clock' conform to 'Hashable'}}
        binder.bind(Clock.self).intoSet().to { Clock() }
    }
}

// SPDX-License-Identifier: Apache-2.0
