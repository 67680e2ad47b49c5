import Dovetail

struct Phrasebook {
    let greeting = "Hello"
}

struct Host {
    let phrases: Phrasebook
    func welcome(_ guest: String) -> String { "\(phrases.greeting), \(guest)!" }
}

enum Phrases: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Phrasebook.self).to { Phrasebook() }
    }
}

enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: Phrases.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Host>) -> BindingReceipt<Host> {
        bind.to(factory: Host.init)
    }
}

print(try App.build().welcome("world"))
