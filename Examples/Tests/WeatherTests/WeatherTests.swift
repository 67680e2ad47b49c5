import Dovetail
import DovetailTesting
import Testing

@testable import Weather

@Test func `the graph can be built`() { expectValidGraph(WeatherApp.self) }

struct ColdStation: Station {
    func temperature() -> Int { -4 }
}

enum Frost: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any Station).self).to { ColdStation() }
    }
}

@Test func `frost is reported`() throws {
    let app = try ComponentFactory.of(WeatherApp.self, replacing: [Frost.self])

    #expect(app.build().reports() == ["1: -4 °C", "2: -4 °C"])
}
