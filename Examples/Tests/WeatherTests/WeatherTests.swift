import Dovetail
import DovetailTesting
import Testing

@testable import Weather

@Test func `the graph can be built`() { expectValidGraph(WeatherApp.self) }

struct FixedStation: Station {
    let degrees: Int

    func temperature() -> Int { degrees }
}

@Test(arguments: [-4, 31])
func `the temperature of the station is reported`(degrees: Int) throws {
    let desk = try WeatherApp.build { replacing in
        replacing.bind((any Station).self).to(value: FixedStation(degrees: degrees))
    }

    #expect(desk.reports() == ["1: \(degrees) °C", "2: \(degrees) °C"])
}

// SPDX-License-Identifier: Apache-2.0
