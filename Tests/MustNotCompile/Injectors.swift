import Dovetail

struct Store {}
final class Screen {
    func inject(store: Store) {}
}
final class Window {}
struct Value {
    func inject(store: Store) {}
}

enum WrongClass: Module {
    static func configure(binder: Binder<Unscoped>) {
        // expected-error@+1 {{cannot convert value of type '@Sendable (Screen) -> (Store) -> ()' to expected argument type '@isolated(any) @Sendable (Window) -> Void'}}
        binder.bindPropertyInjectionOf(Window.self).to(injector: Screen.inject)
        // expected-error@+1 {{instance method 'bindPropertyInjectionOf(_:file:filePath:line:column:)' requires that 'Value' be a class type}}
        binder.bindPropertyInjectionOf(Value.self).to(injector: Value.inject)
    }
}

func inject(window: Window, with injector: PropertyInjector<Screen>) {
    // expected-error@+1 {{cannot convert value of type 'Window' to expected argument type 'Screen'}}
    injector.injectProperties(into: window)
}

// SPDX-License-Identifier: Apache-2.0
