import DovetailGraph
import TestTools
import Testing

private struct Hidden<T> {}
private protocol Feeding<Item> { associatedtype Item }

@Suite(.watched) struct TypeNameTests {
    @Test(arguments: [
        ("App.Clock", "Clock"),
        ("Swift.Array<Swift.Optional<App.Clock>>", "[Clock?]"),
        ("Swift.Dictionary<Swift.String, Shop.Item.Kind>", "[String: Item.Kind]"),
        ("(A.B, c: D.E) -> F.G<H.I>.J", "(B, c: E) -> G<I>.J"),
        ("Swift.Optional<() -> App.Clock>", "(() -> Clock)?"),
        ("Clock", "Clock"),
        ("Naïve.Größe", "Größe"),
        ("any App.Feed<Self.App.Feed.Item == Swift.Int, Self.App.Feed.Page == App.Page>", "any Feed<Int, Page>"),
    ])
    func `a short name leaves the modules out`(full: String, short: String) {
        #expect(TypeName(full).short == short)
    }

    @Test func `the name of a protocol with arguments is its name in code`() {
        #expect(
            TypeName((any Feeding<Int>).self).full == "any DovetailGraphTests.Feeding<Self.DovetailGraphTests.Feeding.Item == Swift.Int>")
        #expect(TypeName([any Feeding<Int>].self).short == "[any Feeding<Int>]")
    }

    @Test func `the name of a private or local type has no address in it`() {
        struct Local {}
        #expect(TypeName(Hidden<Local>.self).full == "DovetailGraphTests.Hidden<DovetailGraphTests.TypeNameTests.Local>")
        #expect(TypeName(Hidden<Local>.self).short == "Hidden<TypeNameTests.Local>")
    }
}

// SPDX-License-Identifier: Apache-2.0
