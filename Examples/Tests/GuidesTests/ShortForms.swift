import Dovetail
import DovetailTesting
import Testing

@testable import Guides

// The code of the guide "Short forms" that is in tests. The short form and the long form of each task do the same.

private struct FixedClock: ShortForms.Clock {
    let hour: Int
}

/// Replaces the clock, in the long form of a test.
private enum Morning: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any ShortForms.Clock).self).to { FixedClock(hour: 8) }
    }
}

/// A component of which the tested object is the root, in the long form of a test.
private enum StoreTest: RootComponent {
    typealias Root = ShortForms.Store

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: ShortForms.ClockModule.self)
    }
}

@Suite struct ShortFormsTests {
    typealias Clock = ShortForms.Clock
    typealias Store = ShortForms.Store
    typealias NotesApp = ShortForms.Short.NotesApp

    @Test func `the root, and an editor of a note`() throws {
        let short = try ShortForms.Short.NotesApp.build()
        let long = try ShortForms.Long.NotesApp.build()

        #expect(short.open("bread").note == ShortForms.Note(text: "bread"))
        #expect(long.open("bread").note == ShortForms.Note(text: "bread"))
        #expect(short.open("bread").store === short.store)
        #expect(long.open("bread").store === long.store)
    }

    @Test func `a list without a graph`() {
        let store = Store(clock: FixedClock(hour: 8))
        let list = ShortForms.Short.NoteList(store: store, editors: { note in ShortForms.Short.Editor(note: note, store: store) })

        #expect(list.open("bread").note.text == "bread")
    }

    @Test func `another clock, in the short form`() throws {
        let list = try NotesApp.build { replacing in
            replacing.bind((any Clock).self).to { FixedClock(hour: 8) }
        }

        #expect(list.store.clock.hour == 8)
    }

    @Test func `another clock, in the long form`() throws {
        let list = try ComponentFactory.of(NotesApp.self, replacing: [Morning.self]).build()

        #expect(list.store.clock.hour == 8)
    }

    @Test func `one object, in the short form`() throws {
        let store = try NotesApp.buildForTest(Store.self) { replacing in
            replacing.bind((any Clock).self).to { FixedClock(hour: 8) }
        }

        #expect(store.clock.hour == 8)
    }

    @Test func `one object, in the long form`() throws {
        let store = try ComponentFactory.of(StoreTest.self, replacing: [Morning.self]).build()

        #expect(store.clock.hour == 8)
    }

    @Test func `a child for each order`() throws {
        let short = try ShortForms.Short.ShopApp.build()
        let long = try ShortForms.Long.ShopApp.build()

        for handler in [short.handlers(ShortForms.Order(number: 7)), long.handlers.build(ShortForms.Order(number: 7))] {
            #expect(handler.journal.order.number == 7)
            #expect(handler.store.clock.hour == 12)
        }
    }

    @Test func `a default, and a binding that overrides it`() throws {
        #expect(try ShortForms.Short.SilentApp.build().name == "silent")
        #expect(try ShortForms.Long.SilentApp.build().name == "silent")
        #expect(try ShortForms.Short.LoggedApp.build().name == "file")
        #expect(try ShortForms.Long.LoggedApp.build().name == "file")
    }

    @Test func `a value with a tag`() throws {
        #expect(try ShortForms.Short.CacheApp.build().limit == 500)
        #expect(try ShortForms.Short.DoubledCacheApp.build().limit == 1_000)
        #expect(try ShortForms.Long.CacheApp.build().limit == 500)
    }
}

// SPDX-License-Identifier: Apache-2.0
