import Dovetail
import Testing

@testable import Weather

@Test func `a bulletin names its city`() throws {
    #expect(try BulletinApp.build().text() == "Bergen 1: 17 °C, 2: 17 °C")
}

// SPDX-License-Identifier: Apache-2.0
