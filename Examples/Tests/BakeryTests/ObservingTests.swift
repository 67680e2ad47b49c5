import Dovetail
import DovetailInspection
import Testing

@testable import BakeryKit

@Test func `a recorder lists the calls of a day`() throws {
    let recorder = ResolutionRecorder()
    let shop = try ComponentFactory.of(Bakery.self, observer: recorder).build()
    _ = shop.serve(Order(from: "Ada", [.rye, .brioche]))
    let table = recorder.trace.table()

    #expect(table.hasPrefix("9 calls of 8 bindings on 1 thread in "))
    #expect(table.contains("Oven in Bakery, bound at BakeryKit/Kitchen.swift:31:20"))
}

@Test func `every factory call can be logged`() throws {
    struct Printer: ResolutionObserver {
        func observe(_ event: ResolutionEvent) { print(event.phase, event.binding.key, "on thread", event.thread) }
    }
    let shop = try ComponentFactory.of(Bakery.self, observer: Printer()).build()

    #expect(!shop.serve(Order(from: "Grace", [.spelt])).isEmpty)
}

// SPDX-License-Identifier: Apache-2.0
