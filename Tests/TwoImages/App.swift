import Clocks
import Dovetail

// An application that includes the module of the framework.

nonisolated(unsafe) private var configureFeature: @convention(c) (UnsafeRawPointer) -> Void = { _ in }

enum App: RootComponent {
    typealias Root = String

    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Clock.self).to(factory: Clock.init)
        configureFeature(unsafeBitCast(binder, to: UnsafeRawPointer.self))
    }
}

@_cdecl("run_app")
public func runApp(feature: @convention(c) (UnsafeRawPointer) -> Void) {
    configureFeature = feature
    do {
        print(try App.build())
    } catch {
        print(error)
    }
}

// SPDX-License-Identifier: Apache-2.0
