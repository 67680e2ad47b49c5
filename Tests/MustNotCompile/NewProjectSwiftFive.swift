// Compiled with: -swift-version 5 -default-isolation MainActor -enable-upcoming-feature InferSendableFromCaptures
import Dovetail

// A new Xcode project, in Swift 5 mode with Approachable Concurrency and minimal checking. The compiler of Swift 6.3 loses the isolation of an
// initializer that is passed by name (swiftlang/swift#88498). With complete checking it does not.

// expected-note@+1 {{calls to initializer 'init()' from outside of its actor context are implicitly asynchronous}}
class Theme {}

class Painter {
    let theme: Theme
    init(theme: Theme) { self.theme = theme }
}

enum ThemeModule: Module {
    static func configure(binder: Binder<Singleton>) {
        // Mistake: A main actor-isolated initializer by name, in Swift 5 mode with Approachable Concurrency; set Strict Concurrency Checking to Complete, or write a closure.
        // expected-warning@+1 {{call to main actor-isolated initializer 'init()' in a synchronous nonisolated context}}
        binder.bind(Theme.self).sharedInScope().to(factory: Theme.init)
        binder.bind(Painter.self).to { (theme: Theme) in Painter(theme: theme) }
    }
}

// SPDX-License-Identifier: Apache-2.0
