import Foundation
import TestTools
import Testing

@testable import Dovetail
import DovetailGraph

/// What a module above the core looks up at run time, by the position of its binding.
@Suite(.watched) struct LookupTests {
    private class Thing: @unchecked Sendable { init(_ census: Census) { census.count(self) } }
    private final class Store: Thing, @unchecked Sendable { override init(_ census: Census) { super.init(census) } }

    private final class Finder: Sendable {
        let lookup: Lookup
        init(_ lookup: Lookup) { self.lookup = lookup }

        func find<T>(_: T.Type) -> T? {
            let binding = lookup.graph.bindings.firstIndex { lookup.graph.keys[$0.key].key.type == TypeName(T.self) }
            return binding.flatMap { lookup.value(of: $0) as? T }
        }
    }

    private enum Unshared: RootComponent {
        typealias Seed = Census
        static func configure(binder: Binder<Singleton>) { binder.bind(Store.self).sharedInScope().to(factory: Store.init) }
        static func configureRoot(binder bind: ReceiptBinder<Finder>) -> BindingReceipt<Finder> { bind.to(lookup: { Finder($0) }) }
    }

    private enum Shared: RootComponent {
        typealias Seed = Census
        static func configure(binder: Binder<Singleton>) { binder.bind(Store.self).sharedInScope().to(factory: Store.init) }
        static func configureRoot(binder bind: ReceiptBinder<Finder>) -> BindingReceipt<Finder> {
            bind.sharedInScope().to(lookup: { Finder($0) })
        }
    }

    @Test func `a lookup retains its component, unless an instance that the component shares requested it`() throws {
        let census = Census()
        do {
            let finder = try Unshared.build(census)
            let store = try #require(finder.find(Store.self))
            #expect(finder.find(Store.self) === store)
            #expect(census.alive == 1)
        }
        #expect(census.alive == 0)
        #expect(try Shared.build(census).find(Store.self) == nil)
    }

    // MARK: Below a shared instance

    private final class Flow: Thing, @unchecked Sendable {
        let steps: ComponentFactory<Step>
        init(steps: ComponentFactory<Step>, census: Census) {
            self.steps = steps
            super.init(census)
        }
    }
    private struct Glance: Sendable { let flow: Flow }

    private enum Step: Component {
        static func configure(binder: Binder<Unscoped>) {}
        static func configureRoot(binder bind: ReceiptBinder<Finder>) -> BindingReceipt<Finder> { bind.to(lookup: { Finder($0) }) }
    }

    private enum Flowing: RootComponent {
        typealias Seed = Census
        static func configure(binder: Binder<Singleton>) {
            binder.install(dependency: Step.self)
            binder.bind(Flow.self).sharedInScope().to(factory: Flow.init)
            binder.bind(Glance.self).to(factory: Glance.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Provider<Flow>>) -> BindingReceipt<Provider<Flow>> {
            bind.to { (flow: Provider<Flow>) in flow }
        }
    }

    @Test(arguments: [false, true])
    func `a lookup of a child finds another owner of the child when the first one is deallocated`(isValue: Bool) throws {
        let census = Census()
        do {
            var flow: Flow? = try Flowing.build(census).get()
            let finder = try #require(flow?.steps.build())
            func found() -> Flow? { isValue ? finder.find(Glance.self)?.flow : finder.find(Flow.self) }
            #expect(found() === flow)
            #expect(census.alive == 1)
            flow = nil
            #expect(census.alive == 0)
            let other = found()
            // The new one, and not the memory of the first.
            try #require(other != nil && census.alive == 1)
            #expect(found() === other)
        }
        #expect(census.alive == 0)
    }

    // MARK: Checks

    @MainActor private final class Screen { init() { MainActor.assertIsolated() } }
    @MainActor private struct Title: Sendable { let text: String }

    private enum Window: Component {
        static func configure(binder: Binder<Unscoped>) {}
        static func configureRoot(binder bind: ReceiptBinder<Finder>) -> BindingReceipt<Finder> { bind.to(lookup: { Finder($0) }) }
    }

    private enum Main: RootComponent {
        static let line: UInt = #line + 3
        static func configure(binder: Binder<Singleton>) {
            binder.install(dependency: Window.self)
            binder.bind(Screen.self).sharedInScope().to(factory: Screen.init)
            binder.bind(Title.self).to { @MainActor in Title(text: "title") }
        }
        static func configureRoot(
            binder bind: ReceiptBinder<ComponentFactory<Window>>
        ) -> BindingReceipt<ComponentFactory<Window>> {
            bind.to { (windows: ComponentFactory<Window>) in windows }
        }
    }

    @Test(arguments: [false, true])
    func `what a lookup finds is created on its actor only, although no provider of it is requested`(isValue: Bool) async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [isValue] in
            let finder = try Main.build().build()
            await Task.detached { if isValue { _ = finder.find(Title.self) } else { _ = finder.find(Screen.self) } }.value
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let place = "(DovetailTests/LookupTests.swift:\(Main.line + (isValue ? 1 : 0)))"
        #expect(text.contains("LookupTests.\(isValue ? "Title" : "Screen") \(place) is isolated to MainActor but was requested"))
        let isThere = try await MainActor.run {
            let finder = try Main.build().build()
            let screen = finder.find(Screen.self)
            return screen != nil && screen === finder.find(Screen.self) && finder.find(Title.self)?.text == "title"
        }
        #expect(isThere)
    }

    private enum Chest: RootComponent {
        static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).to { 1 } }
        static func configureRoot(binder bind: ReceiptBinder<Finder>) -> BindingReceipt<Finder> { bind.to(lookup: { Finder($0) }) }
    }

    @Test func `a lookup checks the stack, because its depth is not known`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let finder = try Chest.build()
            let done = DispatchSemaphore(value: 0)
            // Uses up the stack, a kilobyte at a time, or less where AddressSanitizer keeps the memory elsewhere. Each level needs that of the
            // one above, so that they cannot become a loop.
            @Sendable func descend(_ levels: Int, below memory: UnsafeMutableRawBufferPointer?) -> Int {
                withUnsafeTemporaryAllocation(byteCount: 1 << 10, alignment: 8) { own in
                    own[0] = UInt8(truncatingIfNeeded: finder.find(Int.self) ?? 0)
                    let depth = levels > 0 ? descend(levels - 1, below: own) : 0
                    return depth + Int(memory?[0] ?? own[0])
                }
            }
            let thread = Thread {
                if descend(1_000_000, below: nil) > 0 { done.signal() }
            }
            thread.stackSize = 512 << 10
            thread.start()
            done.wait()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("stack overflow while building the object graph"))
        #expect(try Chest.build().find(Int.self) == 1)
    }
}

// SPDX-License-Identifier: Apache-2.0
