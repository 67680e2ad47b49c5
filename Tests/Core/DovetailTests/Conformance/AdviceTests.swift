import Dovetail
import TestTools
import Testing

/// What a report says about who asks, and what it advises, through the front door.
@Suite(.watched) struct AdviceTests {
    struct Theme {}
    struct Screen<Name> {}
    struct Holder {
        let own: Provider<Holder>
    }

    @Test func `thirteen that are bound through one line of a helper are thirteen`() {
        let found = findings([Int].self) { binder in
            func bind<Name>(_: Name.Type) {
                binder.bind(Screen<Name>.self).to { (_: Theme) in Screen<Name>() }
                binder.bind(Int.self).intoCollection().to { (_: Screen<Name>) in 1 }
            }
            for name in Scale.types(13) { _openExistential(name, do: bind) }
        }
        #expect(found.ids == ["missing-binding"])
        #expect(found[0].notes.count == 11)
        #expect(found[0].notes.last?.message == "and by 3 others")
        #expect(Set(found[0].notes.dropLast().map(\.message)).count == 10)
    }

    @Test func `a shared struct that retains a provider of itself is reported`() {
        let found = findings(Holder.self) { $0.bind(Holder.self).sharedInScope().to(factory: Holder.init) }
        #expect(found.ids == ["retain-cycle"])
        #expect(found[0].subject == "retain-cycle AdviceTests.Holder")
        #expect(found[0].help == ["make AdviceTests.Holder a class, or do not share it"])
        #expect(findings(Holder.self) { $0.bind(Holder.self).to(factory: Holder.init) }.ids == [])
    }

    struct Item {
        let menu: any Menu
    }
    protocol Menu: Sendable {}
    struct DayMenu: Menu { let items: Provider<Item> }
    protocol OwnMenu: AnyObject, Sendable {}
    final class NightMenu: OwnMenu {
        let items: Provider<OwnItem>
        init(items: Provider<OwnItem>) { self.items = items }
    }
    struct OwnItem { let menu: any OwnMenu }
    protocol Listing<Entry>: Sendable { associatedtype Entry }
    protocol OwnListing<Entry>: AnyObject, Sendable { associatedtype Entry }
    struct Lists<Entry: Sendable>: Listing { let all: Provider<any Listing<Entry>> }
    final class OwnLists<Entry: Sendable>: OwnListing {
        let all: Provider<any OwnListing<Entry>>
        init(all: Provider<any OwnListing<Entry>>) { self.all = all }
    }

    @Test func `a shared existential that may hold a struct, and retains a provider of itself, is reported`() {
        let line: UInt = #line
        let found = findings((any Menu).self) { binder in
            binder.bind((any Menu).self).sharedInScope().to { (items: Provider<Item>) in DayMenu(items: items) }
            binder.bind(Item.self).to(factory: Item.init)
        }
        #expect(found.brief(from: line) == ["retain-cycle +2"])
        #expect(found[0].message == "AdviceTests.Menu retains itself if it is not a class")
        #expect(found[0].path == ["AdviceTests.Menu", "AdviceTests.Item", "AdviceTests.Menu"])
        #expect(found[0].help == ["let the protocol inherit from AnyObject, or do not share AdviceTests.Menu"])
        let listing = findings((any Listing<Int>).self) { binder in
            binder.bind((any Listing<Int>).self).sharedInScope().to { (all: Provider<any Listing<Int>>) in Lists(all: all) }
        }
        #expect(listing.ids == ["retain-cycle"])
    }

    @Test func `one of a protocol that only classes conform to is not reported, nor one that is not shared`() {
        let found = findings((any OwnMenu).self) { binder in
            binder.bind((any OwnMenu).self).sharedInScope().to(factory: NightMenu.init)
            binder.bind(OwnItem.self).to(factory: OwnItem.init)
        }
        #expect(found.ids == [])
        let listing = findings((any OwnListing<Int>).self) { binder in
            binder.bind((any OwnListing<Int>).self).sharedInScope().to { (all: Provider<any OwnListing<Int>>) in OwnLists(all: all) }
        }
        #expect(listing.ids == [])
        let unshared = findings((any Menu).self) { binder in
            binder.bind((any Menu).self).to { (items: Provider<Item>) in DayMenu(items: items) }
            binder.bind(Item.self).to(factory: Item.init)
        }
        #expect(unshared.ids == [])
    }

    @Test func `a collection of deferred elements that are not providers gets a hint of one that is`() {
        let line: UInt = #line
        let write: Writing = { binder in
            binder.bind(Theme.self).intoDictionary("light").to { Theme() }
            binder.bind(Theme.self).intoCollection().to { Theme() }
        }
        func expect<What>(_: What.Type, _ request: String, _ plain: String, noted: Int) {
            let found = findings(What.self, write).errors
            #expect(found.ids == ["missing-binding"])
            #expect(found[0].help == ["request \(request), whose elements are created on demand"])
            #expect(found[0].notes.last?.message == "\(plain) is contributed to")
            #expect(found[0].noteLines(from: line).last == noted)
        }
        expect([String: Lazy<Theme>].self, "[String: Provider<AdviceTests.Theme>]", "[String: AdviceTests.Theme]", noted: 2)
        expect([String: WeakProvider<Theme>].self, "[String: Provider<AdviceTests.Theme>]", "[String: AdviceTests.Theme]", noted: 2)
        expect([Lazy<Theme>].self, "[Provider<AdviceTests.Theme>]", "[AdviceTests.Theme]", noted: 3)
        expect([() -> Theme].self, "[Provider<AdviceTests.Theme>]", "[AdviceTests.Theme]", noted: 3)
        let missing = findings([Int: Lazy<Theme>].self, write).errors
        #expect(missing.map(\.help) == [["request [Int: Provider<AdviceTests.Theme>], whose elements are created on demand"]])
    }

    enum Parent<Child: Component>: RootComponent where Child.Seed == Void {
        static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Child.self) }
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
    }

    enum SameRoot: Component {
        static func configure(binder: Binder<Unscoped>) {}
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 2) }
    }

    enum ProviderRoot: Component {
        static func configure(binder: Binder<Unscoped>) {}
        static func configureRoot(binder bind: ReceiptBinder<Provider<Int>>) -> BindingReceipt<Provider<Int>> {
            bind.to { (number: Provider<Int>) in number }
        }
    }

    @Test func `a child with its parent's type of root gets help that can be followed`() throws {
        let found = Parent<SameRoot>.findings().errors
        #expect(found.ids == ["shadowed-binding"])
        #expect(
            found[0].help == [
                "give AdviceTests.SameRoot its own Root type, or Provider<Int>, which provides the root of AdviceTests.Parent<AdviceTests.SameRoot>"
            ])
        #expect(Parent<ProviderRoot>.findings().errors.ids == [])
    }
}

// SPDX-License-Identifier: Apache-2.0
