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

let room = TeaRoom(brewer: Brewer(kettle: CopperKettle(), tin: Tin()))
print(room.serve("Ada"))
