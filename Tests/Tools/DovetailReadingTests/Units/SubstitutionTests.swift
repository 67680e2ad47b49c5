import TestTools
import Testing

@testable import DovetailReading

@Suite(.watched) struct SubstitutionTests {
    /// A program with `App.Pears: Fruit` whose `Peel` is `App.Skin`, and a generic `App.Basket<A>` whose `Item` is `[A]`.
    private let declarations: Declarations = {
        let declarations = Declarations()
        declarations.nominal("App.Pears").aliases["Peel"] = SourceType("App.Skin")
        declarations.nominal("App.Skin").aliases["Color"] = SourceType("App.Green")
        declarations.nominal("App.Basket").aliases["Item"] = SourceType("Swift.Array<A>")
        declarations.nominal("App.Ripe").aliases["Taste"] = SourceType("App.Sweet<A>")
        declarations.nominal("App.Pears").protocols = ["s:3App4RipeP"]
        return declarations
    }()

    private func substituted(_ text: String, _ generics: [String: String]) -> String {
        declarations.substituted(SourceType(text), generics.mapValues { SourceType($0) }).text
    }

    @Test func `parameters are replaced, and words that only look like them are not`() {
        #expect(substituted("App.Box<A, B1>", ["A": "Swift.Int", "B1": "App.Pears"]) == "App.Box<Swift.Int, App.Pears>")
        #expect(substituted("App.A<A>.B", ["A": "X", "B": "Y"]) == "App.A<X>.B")
        #expect(substituted("(A: A, B)", ["A": "X"]) == "(A: X, B)")
        #expect(substituted("A.Type", ["A": "App.Pears"]) == "App.Pears.Type")
        #expect(substituted("AA", ["A": "X"]) == "AA")
    }

    @Test func `associated types are those of the argument`() {
        #expect(substituted("A.Peel", ["A": "App.Pears"]) == "App.Skin")
        #expect(substituted("A.App.Fruit.Peel", ["A": "App.Pears"]) == "App.Skin")
        #expect(substituted("A.App.Fruit.Peel.App.Skinned.Color", ["A": "App.Pears"]) == "App.Green")
        #expect(substituted("Swift.Set<A.Item>", ["A": "App.Basket<App.Pears>"]) == "Swift.Set<Swift.Array<App.Pears>>")
        #expect(substituted("A.App.(Fruit in _C0FFEE).Peel", ["A": "App.Pears"]) == "App.Skin")
        #expect(substituted("A.Taste", ["A": "App.Pears"]) == "App.Sweet<App.Pears>")
        #expect(substituted("A.Unknown", ["A": "App.Pears"]) == "App.Pears._.Unknown")
        #expect(substituted("A.Element", ["A": "Swift.Array<X>"]) == "X")
        #expect(substituted("A.Seed", ["A": "Dovetail.EmptySeed<X>"]) == "()")
    }

    @Test func `packs are expanded`() {
        #expect(substituted("(repeat A)", ["A": "Pack{X, Y}"]) == "(X, Y)")
        #expect(substituted("App.Box<repeat A>", ["A": "Pack{}"]) == "App.Box<>")
    }

    @Test func `parameters are named by depth and position`() {
        #expect(Declarations.parameterName(0, 0) == "A")
        #expect(Declarations.parameterName(1, 2) == "C1")
        let generics = declarations.generics(of: SourceType("App.Outer<X>.Inner<Y, Z>")).mapValues(\.text)
        #expect(generics == ["A": "X", "A1": "Y", "B1": "Z"])
    }
}

// SPDX-License-Identifier: Apache-2.0
