// One key is bound more than once in one component. Which one would be built is not left to the order of the
// lines.
//
// Remedy: Remove all but one, or tell them apart with a tag. To replace a binding in a test, give a module to
// `replacing:`.

import Dovetail

extension FaultyProgram {
    static let duplicateBinding = FaultyProgram(.duplicateBinding, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private struct Clock {}
private struct Screen { let clock: Clock }

private enum TimeModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Clock.self).to(factory: Clock.init)
    }
}

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: TimeModule.self)
        binder.bind(Clock.self).to(factory: Clock.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
    }
}
#sourceLocation()
