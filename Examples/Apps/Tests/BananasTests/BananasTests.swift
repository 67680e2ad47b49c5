import Bananas
import DovetailLaunch
import DovetailSettings
import Testing

@MainActor
@Suite struct BananasTests {
    @Test func `The window opens with an open store, and closes it again`() async throws {
        let delegate = AppDelegate(settings: ["store.path": "test.store"])
        await delegate.applicationDidFinishLaunching()
        let window = try #require(delegate.window)
        #expect(window.peeler.store.path == "test.store")
        #expect(await window.peeler.peel() == "peeled")
        await delegate.applicationWillTerminate()
        #expect(await window.peeler.store.isOpen == false)
    }

    @Test func `A failure is one alert`() async {
        let delegate = AppDelegate(settings: ["store.path": ""])
        await delegate.applicationDidFinishLaunching()
        #expect(delegate.window == nil)
        #expect(delegate.alert?.contains("BananaStore") == true)
    }

    @Test func `A missing component is found before anything runs`() {
        enum Incomplete: RootComponent {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(BananaPeeler.self).to { (_: BananaStore) -> BananaPeeler in
                    fatalError("nothing is made of a graph with errors")
                }
            }
            static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { (_: BananaPeeler) in 1 } }
        }
        let error = #expect(throws: GraphError.self) { try Launcher(Incomplete.self) }
        #expect(error?.diagnostics.map(\.id) == [.missingBinding])
    }
}

// SPDX-License-Identifier: Apache-2.0
