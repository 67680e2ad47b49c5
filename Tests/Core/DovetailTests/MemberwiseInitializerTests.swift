import Dovetail
import DovetailGraph
import TestTools
import Testing

/// What `X.init` means for a struct with a property that is less accessible than the others and has a value.
///
/// Since SE-0502 (Swift 6.4), such a struct has two memberwise initializers, and `X.init` prefers the one without the property. Its full name
/// still means the other one, and a closure means the same with every compiler.
@Suite(.watched) struct MemberwiseInitializerTests {
    struct Clock {}

    struct Screen {
        let clock: Clock
        fileprivate var visits = 3
    }

    enum App: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Clock.self).to(factory: Clock.init)
            binder.bind(Screen.self).intoDictionary("init").to(factory: Screen.init)
            binder.bind(Screen.self).intoDictionary("full name").to(factory: Screen.init(clock:visits:))
            binder.bind(Screen.self).intoDictionary("closure").to { clock in Screen(clock: clock) }
        }
    }

    @Test func `an initializer without its full name is the one that the compiler prefers`() {
        let graph = App.graph()
        let requests = graph.bindings.dropFirst().map { binding in
            binding.requests.map { graph.keys[graph.requests[$0].key].key.type.short.replacing("MemberwiseInitializerTests.", with: "") }
        }
        #if compiler(>=6.4)
        let preferred = ["Clock"]
        #else
        let preferred = ["Clock", "Int"]
        #endif
        #expect(Array(requests.suffix(3)) == [preferred, ["Clock", "Int"], ["Clock"]])
    }

    enum Incomplete: RootComponent {
        typealias Root = Screen

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Clock.self).to(factory: Clock.init)
            binder.bind(Screen.self).to(factory: Screen.init(clock:visits:))
        }
    }

    @Test func `the report of the property as a missing binding says how to keep its value`() {
        let findings = Incomplete.graph().validate()
        #expect(findings.map(\.message) == ["nothing is bound for Int"])
        #expect(findings[0].help.last?.hasSuffix("if the parameter has a default argument") == true)
        #expect(findings[0].help.last?.contains("MemberwiseInitializerTests.Screen(…)") == true)
    }
}

// SPDX-License-Identifier: Apache-2.0
