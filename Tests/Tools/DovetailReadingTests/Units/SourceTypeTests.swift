import TestTools
import Testing

@testable import DovetailReading

@Suite(.watched) struct SourceTypeTests {
    @Test func `a nominal type has a name and arguments by depth`() {
        let type = SourceType("App.Outer<Swift.Int, [A: B<C>]>.Inner<() -> App.Item>")
        #expect(type.nominal == "App.Outer.Inner")
        #expect(type.parts.arguments.map { $0.map(\.text) } == [["Swift.Int", "[A: B<C>]"], ["() -> App.Item"]])
        #expect(SourceType("App.`a < b`<Swift.Int>").nominal == "App.`a < b`")
        #expect(SourceType("App.(Clock in _64)").nominal == "App.(Clock in _64)")
        #expect(SourceType("App.Box<A where A: Swift.Sendable>.Item").parts.arguments.isEmpty)
    }

    @Test func `the arguments of a specialization belong to the whole type`() {
        #expect(SourceType("Swift.Array<App.Item>").arguments(of: "Swift.Array")?.map(\.text) == ["App.Item"])
        #expect(SourceType("Swift.Array<App.Item>.Index").arguments(of: "Swift.Array") == nil)
        #expect(SourceType("Swift.ArraySlice<App.Item>").arguments(of: "Swift.Array") == nil)
        #expect(SourceType("(Swift.Array<A>, Swift.Array<B>)").arguments(of: "Swift.Array") == nil)
    }

    @Test func `a metatype has an instance`() {
        #expect(SourceType("App.Item.Type").instance.text == "App.Item")
        #expect(SourceType("(() -> App.Item).Type").instance.text == "() -> App.Item")
        #expect(SourceType("(App.A, App.B).Type").instance.text == "(App.A, App.B)")
        #expect(SourceType("(any App.Feed).Type").instance.text == "any App.Feed")
        #expect(SourceType("App.Item").instance.text == "App.Item")
    }

    @Test func `a pack has elements`() {
        #expect(SourceType("Pack{}").pack?.isEmpty == true)
        #expect(SourceType("Pack{App.A, (B, C)}").pack?.map(\.text) == ["App.A", "(B, C)"])
        #expect(SourceType("App.A").pack == nil)
    }

    @Test func `only functions without parameters and effects are closures`() {
        #expect(SourceType("() -> App.Item").closure?.attributes == "")
        #expect(SourceType("() -> () -> App.Item").closure?.result.text == "() -> App.Item")
        #expect(SourceType("@Swift.MainActor @Sendable () -> App.Item").closure?.attributes == "@Swift.MainActor @Sendable")
        for text in ["(App.A) -> App.B", "() throws -> App.B", "() async -> App.B", "App.Box<() -> App.B>", "(() -> A) -> () -> B"] {
            #expect(SourceType(text).closure == nil, "\(text)")
        }
    }

    @Test func `a function may have a global actor`() {
        #expect(SourceType("@Sendable @Swift.MainActor (A) -> B").globalActor?.text == "Swift.MainActor")
        #expect(SourceType("@App.Kitchen () -> B").globalActor?.text == "App.Kitchen")
        #expect(SourceType("@Sendable () -> @App.Kitchen () -> B").globalActor == nil)
        #expect(SourceType("App.Item").globalActor == nil)
    }

    @Test func `names are those of the runtime`() {
        let names = [
            "App.(Clock in _646118E19B3D3D2B)": "App.Clock",
            "App.Box<App.(Clock in _64)>": "App.Box<App.Clock>",
            "Clock #1 in static App.Module.configure(binder: Dovetail.Binder<A>) -> ()": "App.Module.Clock",
            "Swift.Array<Clock #2 in App.run() -> ()>": "Swift.Array<App.Clock>",
            "Hand in Clock #1 in static App.Module.run() -> ()": "App.Module.Clock.Hand",
            "Hand.Tip in Clock #1 in run #1 () -> () in static App.Module.run() -> ()": "App.Module.Clock.Hand.Tip",
            "(extension in App):Lib.Feed<A where A: Lib.Item>.Page": "(extension in App):Lib.Feed.Page",
            "(App.A, x: App.(B in _1))": "(App.A, x: App.B)",
        ]
        for (text, name) in names { #expect(SourceType(text).full == name) }
    }

    @Test func `a local type with arguments is one of the run`() {
        #expect(!SourceType("Clock #1 in static App.Module.run(binder: Dovetail.Binder<A>) -> ()").isOfTheRun)
        #expect(!SourceType("Swift.Dictionary<Clock #1 in App.run() -> (), App.Box<Swift.Int>>").isOfTheRun)
        #expect(SourceType("Clock #1 in App.run() -> ()<Swift.Int>").isOfTheRun)
        #expect(SourceType("Swift.Array<Hand in Clock #1 in App.run<A>(A) -> ()<Swift.Int>.Tip>").isOfTheRun)
    }

    @Test func `types are demangled as the runtime names them`() {
        let demangler = Demangler()
        #expect(demangler.type("$sSaySSGD").text == "Swift.Array<Swift.String>")
        #expect(demangler.type("$sSaySSGD").text == _typeName([String].self, qualified: true))
        #expect(demangler.demangled("$sqd_0_D") == "B1")
        #expect(demangler.demangled("binder") == "binder")
    }
}

// SPDX-License-Identifier: Apache-2.0
