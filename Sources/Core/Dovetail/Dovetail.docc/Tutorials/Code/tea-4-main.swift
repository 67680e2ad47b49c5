import Dovetail

protocol Kettle {
    func boil() -> String
}

struct CopperKettle: Kettle {
    func boil() -> String { "water at 96°" }
}

final class Tin: Sendable {
    let leaves = "Assam"
}

struct Brewer {
    let kettle: any Kettle
    let tin: Tin

    func brew() -> String { "\(tin.leaves), \(kettle.boil())" }
}

struct TeaRoom {
    let brewer: Brewer

    func serve(_ guest: String) -> String { "\(brewer.brew()), for \(guest)" }
}

enum Pantry: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Tin.self).sharedInScope().to(factory: Tin.init)
        binder.bind(Brewer.self).to(factory: Brewer.init)
    }
}

enum TeaRoomApp: RootComponent {
    typealias Root = TeaRoom

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Pantry.self)
        binder.bind(TeaRoom.self).to(factory: TeaRoom.init)
    }
}

do {
    print(try TeaRoomApp.build().serve("Ada"))
} catch {
    print(error)
}
