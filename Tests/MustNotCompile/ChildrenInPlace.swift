import Dovetail

struct Request: Sendable {}
final class Draft {}  // expected-note {{class 'Draft' does not conform to the 'Sendable' protocol}}
final class Journal: Sendable {}
struct Handler: Sendable { let journal: Journal }
enum PerRequest: Scope {}

enum Server: Module {
    static func configure(binder: Binder<Unscoped>) {
        // Mistake: Sharing in a child that has no scope.
        binder.bindChild(Handler.self, from: Request.self) { child in
            // expected-error@+1 {{this binder has no scope in which an instance could be shared: write Binder<Singleton>, or Binder with a scope of your own}}
            child.bind(Journal.self).sharedInScope().to(factory: Journal.init)
        }

        // Mistake: A child in place without a seed.
        // expected-error@+1 {{name the type of the value that each child is built with, as in from: Request.self}}
        binder.bindChild(Handler.self, scope: PerRequest.self) { child in }

        // Mistake: A seed that is not Sendable.
        // expected-error@+1 {{type 'Draft' does not conform to the 'Sendable' protocol}}
        binder.bindChild(Handler.self, from: Draft.self) { child in }

        // Mistake: A child in place without bindings.
        // expected-error@+1 {{missing argument for parameter 'configure' in call}}
        binder.bindChild(Handler.self, from: Request.self)

        // Mistake: `to` after `bindChild`, whose closure declares everything.
        // expected-error@+1 {{value of tuple type '()' has no member 'to'}}
        binder.bindChild(Handler.self, from: Request.self) { child in }.to(factory: Handler.init)

        // Mistake: Several seeds.
        // expected-error@+1 {{a child is built with one value: write a tuple, as in from: (Note, Mode).self, or a type of your own}}
        binder.bindChild(Handler.self, from: Request.self, String.self) { child in }
    }
}

// SPDX-License-Identifier: Apache-2.0
