import Dovetail
import DovetailTesting
import Testing

@testable import Guides

@Suite struct CheatSheetTests {
    @Test func `what the page says to write is valid`() throws {
        expectValidGraph(CheatSheet.App.self)
        _ = try CheatSheet.start()
        _ = try CheatSheet.startInATest()
    }
}

@Suite struct ModulesAndComponentsTests {
    @Test func `a page without and with a sponsor`() throws {
        #expect(try ModulesAndComponents.NewsApp.build().text() == "The Daily Loaf, 9 h: Bread is dearer")
        #expect(try ModulesAndComponents.SponsoredApp.build().text() == "The Daily Loaf, 9 h: Bread is dearer (thanks to the mill)")
    }

    @Test func `a module with requirements is checked alone`() {
        expectValidGraph(ModulesAndComponents.FeedModule.self)
    }

    @Test func `a binding is completed in four ways`() throws {
        let ways = try ModulesAndComponents.Ways.App.build()

        #expect(ways.hours.get() == 23)
        #expect(ways.feed.clock.hour == 23)
    }

    @Test func `a function configures an open binding of a module`() throws {
        #expect(try ModulesAndComponents.ArchiveApp.build() == [ModulesAndComponents.Article(title: "Bread is dearer")])
    }
}

@Suite struct ScopesAndChildrenTests {
    @Test func `each session has an account, and all have one network`() throws {
        let login = try ScopesAndChildren.MailApp.build()
        let ada = login.start("Ada"), grace = login.start("Grace")

        #expect(ada.inbox.account === ada.outbox.account)
        #expect(ada.inbox.account !== grace.inbox.account)
        #expect(ada.inbox.network === grace.inbox.account.network)
        #expect(grace.outbox.account.user.name == "Grace")
    }

    @Test func `an account ends with its session`() throws {
        let login = try ScopesAndChildren.MailApp.build()
        weak var account: ScopesAndChildren.Account?
        do {
            let session = login.start("Ada")
            account = session.inbox.account
            #expect(account != nil)
        }
        #expect(account == nil)
    }

    @Test func `a seed may have a tag`() throws {
        #expect(try ScopesAndChildren.WriterApp.build().begin("Dear Alan").title == "Dear Alan")
    }

    @Test func `a coordinator and its screens end`() throws {
        weak var coordinator: ScopesAndChildren.Coordinator?
        do {
            let provider = try ScopesAndChildren.ScreenApp.build()
            coordinator = provider.get()
            let screen = provider.get().screens.get()
            #expect(screen.coordinator.get() === coordinator)
        }
        #expect(coordinator == nil)
        #expect(try ComponentFactory.of(ScopesAndChildren.ScreenApp.self).diagnostics.isEmpty)
    }
}

@Suite struct CollectionsTests {
    @Test func `commands are in the order of declaration`() throws {
        #expect(try Collections.MenuApp.build().commands.map(\.name) == ["open", "save", "copy", "paste"])
    }

    @Test func `exporters are created when they are used`() throws {
        let menu = try Collections.ExportApp.build()

        #expect(menu.export(as: .markdown) == "letter.md")
        #expect(menu.formats == [.markdown, .text])
    }

    @Test func `a declared collection may be empty`() throws {
        #expect(try Collections.ClientApp.build().interceptors.isEmpty)
    }

    @Test func `a tag distinguishes two collections`() throws {
        #expect(try Collections.ToolbarApp.build().shortcuts.get().map(\.name) == ["find"])
    }

    @Test func `a child adds to the collection of its parent`() throws {
        let app = try Collections.WindowsApp.build()

        #expect(app.menu.commands.map(\.name) == ["open", "save"])
        #expect(app.windows.build().commands.map(\.name) == ["open", "save", "close"])
    }
}

@Suite struct AssistedAndPropertyInjectionTests {
    typealias Guide = AssistedAndPropertyInjection

    @Test func `a bill is created from a stay and the prices`() throws {
        #expect(try Guide.Hotel.build().checkOut("Ada", after: 2).total == 180)
        #expect(try Guide.KeyApp.build().build(12).room == 12)
    }

    @Test func `a reminder is created from a stay and an hour`() throws {
        let reminder = try Guide.Lobby.build().remind(Guide.Stay(guest: "Ada", nights: 1))
        #expect(try Guide.ConciergeApp.build().remindEarly(Guide.Stay(guest: "Ada", nights: 1)).hour == 7)
        #expect(reminder == Guide.Reminder(stay: Guide.Stay(guest: "Ada", nights: 2), hour: 9, prices: Guide.Prices()))
    }

    @Test func `a booking is confirmed, or refused`() async throws {
        let desk = try Guide.BookingApp.build()
        #expect(try await desk.book(Guide.Stay(guest: "Ada", nights: 5)) == Guide.Booking(guest: "Ada"))
        await #expect(throws: Guide.Refused(guest: "Ada")) { try await desk.book(Guide.Stay(guest: "Ada", nights: 6)) }
    }

    @Test func `the reception works without a graph`() {
        let bills = Factory<Guide.MakeBill> { stay in Guide.Bill(stay: Assisted(stay), prices: Guide.Prices()) }

        #expect(Guide.Reception(bills: bills).checkOut("Ada", after: 1).total == 90)
    }

    @Test func `objects created outside the graph get their dependencies`() throws {
        let delegate = Guide.AppDelegate()
        try Guide.DelegateApp.build().injectProperties(into: delegate)
        #expect(delegate.reception?.checkOut("Grace", after: 3).total == 270)

        let display = Guide.Display()
        try Guide.HallApp.build().put(display)
        #expect(display.prices?.perNight == 90)
    }
}

@Suite struct GuideIsolationTests {
    @MainActor @Test func `a window is built on the main actor`() throws {
        #expect(try Isolation.WindowApp.build().show() == "store")
        #expect(try Isolation.BannerApp.build().get().title == "Inbox")
    }

    @Test func `an actor shows a window when it has finished`() async throws {
        #expect(try await Isolation.DownloadApp.build().finish() == "store")
    }

    @Test func `the graph determines the isolation of each component`() {
        #expect(Isolation.WindowApp.graph().isolation(ofComponent: 0) == .mainActor)
        #expect(Isolation.DownloadApp.graph().isolation(ofComponent: 0) == .nonisolated)
        #expect(Isolation.SearchApp.graph().isolation(ofComponent: 0) == .nonisolated)
    }

    @Test func `a search is created on any thread, and reaches a model on the main actor`() async throws {
        let search = try await Task.detached { try Isolation.SearchApp.build() }.value
        #expect(search.run() == 1)
        #expect(await MainActor.run { search.models.get().store === search.index.store })
    }

    @MainActor @Test func `a delegate gets its window on the main actor`() throws {
        let delegate = Isolation.SceneDelegate()
        try Isolation.SceneApp.build().injectProperties(into: delegate)
        #expect(delegate.window?.show() == "store")
    }
}

@Suite struct RecipesTests {
    @Test func `a tool runs the command in its arguments`() throws {
        #expect(try Recipes.main(["count"]) == "12 loaves")
        #expect(try Recipes.main([]) == "there are: count, hello")
    }

    @Test func `packages meet in the application`() throws {
        expectValidGraph(Recipes.ProfileModule.self)
        #expect(try Recipes.ShopApp.build().profile.title == "Profile of Ada")
    }

    @Test func `one disk under two protocols`() throws {
        let backup = try Recipes.DiskApp.build()

        #expect(backup.source as? Recipes.Disk === backup.target as? Recipes.Disk)
        #expect(try ComponentFactory.of(Recipes.DiskApp.self).diagnostics.isEmpty)
    }

    @Test func `decorators wrap each other`() throws {
        #expect(try Recipes.ClientApp.build().client.get("index") == "<index>, retried, logged")
    }

    @Test func `a flag decides which search is created`() throws {
        let app = try ComponentFactory.of(Recipes.SearchApp.self)

        #expect(app.build(Recipes.Flags(usesNewSearch: true)).get().name == "new")
        #expect(app.build(Recipes.Flags(usesNewSearch: false)).get().name == "old")
    }

    @Test func `the named initializer is called`() throws {
        #expect(try Recipes.CacheApp.build().get().limit.count == 500)
    }

    @Test func `of several initializers, the bare name is the one without parameters`() throws {
        enum BareModule: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Recipes.Limit.self).to(value: Recipes.Limit(count: 500))
                binder.bind(Recipes.Cache.self).to(factory: Recipes.Cache.init)
            }
        }
        enum App: RootComponent {
            static func configure(binder: Binder<Unscoped>) {
                binder.include(module: BareModule.self)
            }

            static func configureRoot(binder bind: ReceiptBinder<Provider<Recipes.Cache>>) -> BindingReceipt<Provider<Recipes.Cache>> {
                bind.to { (cache: Provider<Recipes.Cache>) in cache }
            }
        }

        let app = try ComponentFactory.of(App.self)

        #expect(app.build().get().limit.count == 10)
        #expect(app.diagnostics.map(\.id) == [.unusedBinding])
    }
}

// SPDX-License-Identifier: Apache-2.0
