import Dovetail

protocol Plugin {}
struct Search: Plugin, Sendable {}
struct Clock: Sendable {}

enum WrongElement: Module {
    static func configure(binder: Binder<Unscoped>) {
        // Mistake: A closure that returns another type than the element.
        // expected-error@+1 {{cannot convert value of type 'Clock' to closure result type 'any Plugin'}}
        binder.bind((any Plugin).self).intoCollection().to { Clock() }
        // expected-error@+1 {{cannot convert value of type 'Clock' to closure result type 'Search'}}
        binder.bind(Search.self).intoCollection().to { (clock: Clock) in clock }
        // Mistake: An initializer of another type than the element.
        // expected-error@+1 {{cannot convert value of type '@Sendable () -> Clock' to expected argument type '@isolated(any) @Sendable () -> Search'}}
        binder.bind(Search.self).intoCollection().to(factory: Clock.init)
        // Mistake: A value of another type than the element.
        // expected-error@+1 {{cannot convert value of type 'Clock' to expected argument type 'Search'}}
        binder.bind(Search.self).intoCollection().to(value: Clock())
        // Mistake: Several elements that are bound as their array.
        // expected-error@+1 {{cannot convert value of type 'Search' to closure result type '[Search]'}}
        binder.bind([Search].self).intoCollection().to { Search() }
        // Mistake: One element where several are expected.
        // expected-error@+1 {{cannot convert value of type 'Search' to closure result type '[Search]'}}
        binder.bind(Search.self).elementsIntoCollection().to { Search() }
        // Mistake: Several elements, in the spelling of earlier versions.
        // expected-warning@+2 {{'intoCollection()' is deprecated: renamed to 'elementsIntoCollection()'}}
        // expected-note@+1 {{use 'elementsIntoCollection()' instead}} {{34-48=elementsIntoCollection}}
        binder.bind(Search.self).intoCollection().to(value: [Search(), Search()])
        // expected-warning@+2 {{'intoCollection()' is deprecated: renamed to 'elementsIntoCollection()'}}
        // expected-note@+1 {{use 'elementsIntoCollection()' instead}} {{34-48=elementsIntoCollection}}
        binder.bind(Search.self).intoCollection().to { [Search(), Search()] }
    }
}

// SPDX-License-Identifier: Apache-2.0
