import Dovetail
import DovetailTesting
import Testing

@testable import TeaRoom

@Test func `the graph can be built`() { expectValidGraph(TeaRoomApp.self) }

struct ColdKettle: Kettle {
    func boil() -> String { "cold water" }
}

enum PowerCut: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any Kettle).self).to { ColdKettle() }
    }
}

@Test func `a power cut is tasted`() throws {
    let app = try ComponentFactory.of(TeaRoomApp.self, replacing: [PowerCut.self])

    #expect(app.build().serve("Grace") == "Assam, cold water, for Grace")
}
