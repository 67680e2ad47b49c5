import CDovetail
import Dovetail
import TestTools
import Testing

/// Two threads that meet at one moment of a component's life, in many short rounds.
@Suite(.serialized, .watched(patience: secondsToRepeat ?? 0)) struct RaceTests {
    // MARK: The first two views of a component

    final class Clock: Sendable {
        let name = String(repeating: "c", count: 40)
    }

    struct Page: Sendable {
        let clock: WeakProvider<Clock>
        init(clock: WeakProvider<Clock>) { self.clock = clock }
    }

    final class Left: Sendable {
        let pages: Provider<Page>
        init(pages: Provider<Page>) { self.pages = pages }
    }

    final class Right: Sendable {
        let pages: Provider<Page>
        init(pages: Provider<Page>) { self.pages = pages }
    }

    struct Book: Sendable {
        let clock: Clock
        let left: Provider<Left>
        let right: Provider<Right>
    }

    enum Library: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Clock.self).sharedInScope().to(factory: Clock.init)
            binder.bind(Page.self).to(factory: Page.init)
            binder.bind(Left.self).sharedInScope().to(factory: Left.init)
            binder.bind(Right.self).sharedInScope().to(factory: Right.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Book>) -> BindingReceipt<Book> { bind.to(factory: Book.init) }
    }

    @Test func `the first two views of a component are created at the same moment`() async {
        await #expect(processExitsWith: .success) {
            watch()
            let library = try ComponentFactory.of(Library.self)
            nonisolated(unsafe) var book: Book?
            nonisolated(unsafe) var holders: (left: Left?, right: Right?)
            onTwoThreads(roundCount) {
                book = library.build()
                holders = (nil, nil)
            } together: { number in
                if number == 0 { holders.left = book!.left.get() } else { holders.right = book!.right.get() }
            } afterwards: {
                let clock = book!.clock
                book = nil
                // The weak cell of the clock belongs to the component, of which the two holders retain a part.
                for pages in [holders.left!.pages, holders.right!.pages] {
                    let page = pages.get()
                    require(page.clock.get() === clock, "another clock, or none")
                    require(clock.name.utf8.count == 40, "a clock that is gone")
                }
            }
        }
    }

    // MARK: The first instance of a weak provider

    struct Shelf: Sendable {
        let clocks: WeakProvider<Clock>
        /// Retains the component.
        let others: Provider<Clock>
    }

    enum Shelves: RootComponent {
        static func configure(binder: Binder<Singleton>) { binder.bind(Clock.self).to(factory: Clock.init) }
        static func configureRoot(binder bind: ReceiptBinder<Shelf>) -> BindingReceipt<Shelf> { bind.to(factory: Shelf.init) }
    }

    @Test func `the instance that one thread has created is returned to another that looks for it at the same moment`() async {
        await #expect(processExitsWith: .success) {
            watch()
            let shelves = try ComponentFactory.of(Shelves.self)
            nonisolated(unsafe) var shelf: Shelf?
            nonisolated(unsafe) var found: (first: Clock?, second: Clock?)
            onTwoThreads(roundCount) {
                shelf = shelves.build()
                found = (nil, nil)
            } together: { number in
                let clock = shelf!.clocks.get()
                // Retained until both have looked.
                if number == 0 { found.first = clock } else { found.second = clock }
            } afterwards: {
                require(found.first != nil && found.first === found.second, "another clock, or none")
                require(found.first!.name.utf8.count == 40, "a clock that is gone")
            }
        }
    }

    // MARK: Deinitializers

    /// Where an instance finds the weak provider through which it was created.
    final class Directory: @unchecked Sendable {
        var own: WeakProvider<Guest>?
        let gone = Tally()
    }

    final class Guest: Sendable {
        let directory: Directory
        init(directory: Directory) { self.directory = directory }
        deinit {
            // Another instance is returned to one that was created at the same moment, and came second.
            require(directory.own?.get() !== self, "an instance that is being deallocated")
            directory.gone.add()
        }
    }

    struct Reception: Sendable {
        let guests: WeakProvider<Guest>
        /// Retains the component.
        let others: Provider<Guest>
    }

    enum Hotel: RootComponent {
        typealias Seed = Directory
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Guest.self).to(factory: Guest.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Reception>) -> BindingReceipt<Reception> { bind.to(factory: Reception.init) }
    }

    @Test func `a deinitializer uses the weak provider of its own instance`() async {
        await #expect(processExitsWith: .success) {
            watch()
            let hotel = try ComponentFactory.of(Hotel.self)
            nonisolated(unsafe) var reception: Reception?
            nonisolated(unsafe) var directory = Directory()
            onTwoThreads(roundCount) {
                directory = Directory()
                reception = hotel.build(directory)
                directory.own = reception!.guests
            } together: { _ in
                // One creates it, and releases it while the other asks whether it is still there.
                _ = reception!.guests.get()
                _ = reception!.guests.get()
            } afterwards: {
                require(reception!.guests.get() == nil, "an instance that nothing retains")
                require(directory.gone.count >= 1, "no instance was deallocated")
                directory.own = nil
                reception = nil
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
