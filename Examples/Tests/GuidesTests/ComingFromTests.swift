import Dovetail
import DovetailTesting
import OldContainer
import Testing

import struct Dovetail.Factory

@testable import Guides

@Suite struct ComingFromSwinjectTests {
    typealias Guide = ComingFromSwinject

    @Test func `one catalogue for all desks and loans`() throws {
        let desks = try Guide.LibraryApp.build()
        let loan = desks.get().loans.build("Ada")

        #expect(loan.slip(for: 7) == "On Bread for Ada")
        #expect(loan.catalogue === desks.get().catalogue)
        #expect(desks.get().loans.build("Grace").reader == "Grace")
    }

    @Test func `one basket for each visit`() throws {
        let visits = try ComponentFactory.of(Guide.Visit.self)
        let one = visits.build(), other = visits.build()

        #expect(one.reading.basket === one.music.basket)
        #expect(one.reading.basket !== other.reading.basket)
    }

    @Test func `a courier refers to its branch, and neither is retained`() throws {
        weak var branch: Guide.Branch?
        do {
            let branches = try Guide.BranchApp.build()
            branch = branches.get()
            #expect(branch != nil)
            #expect(branches.get().courier.branch.get() === branch)
        }
        #expect(branch == nil)
    }
}

@Suite struct ComingFromFactoryTests {
    typealias Guide = ComingFromFactory

    struct EmptyLibrary: Guide.MusicLibrary {
        let titles: [String] = []
    }

    @Test func `an empty library`() throws {
        let jukebox = try Guide.JukeboxApp.build { replacing in
            replacing.bind((any Guide.MusicLibrary).self).to(value: EmptyLibrary())
        }

        #expect(jukebox.sessions.build().player.library.titles.isEmpty)
    }

    @Test func `each listener has a queue, which ends with the session`() throws {
        let jukebox = try Guide.JukeboxApp.build()
        weak var queue: Guide.Queue?
        do {
            let ada = jukebox.sessions.build(), grace = jukebox.sessions.build()
            queue = ada.player.queue
            #expect(ada.player.queue === ada.remote.queue)
            #expect(ada.player.queue !== grace.player.queue)
            #expect(ada.player.library.titles == ["Prelude", "Fugue"])
        }
        #expect(queue == nil)
    }
}

@Suite struct ComingFromNeedleTests {
    typealias Guide = ComingFromNeedle

    @Test func `the board is checked without its lobby`() { expectValidGraph(Guide.BoardModule.self) }

    @Test func `each game has a board, and takes the rest from the lobby`() throws {
        let lobby = try Guide.LobbyComponent.build()
        let one = lobby.games.build(), other = lobby.games.build()

        #expect(one.screen.title == "Ada, best: 12")
        #expect(one.screen.board === one.referee.board)
        #expect(one.screen.board !== other.screen.board)
    }

    private enum ProfileApp: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Guide.Scores.self).sharedInScope().to(factory: Guide.Scores.init)
            binder.include(module: Guide.ProfileModule.self)
        }

        static func configureRoot(
            binder bind: ReceiptBinder<Dovetail.Provider<any Guide.ProfileBuilder>>
        ) -> BindingReceipt<Dovetail.Provider<any Guide.ProfileBuilder>> {
            bind.to { (builders: Dovetail.Provider<any Guide.ProfileBuilder>) in builders }
        }
    }

    @Test func `a builder is a struct`() throws {
        expectValidGraph(Guide.ProfileModule.self)

        #expect(try ProfileApp.build().get().profile(of: "Ada").title == "Ada, best: 12")
    }
}

@Suite struct ComingFromSwiftDependenciesTests {
    typealias Guide = ComingFromSwiftDependencies

    @Test func `a page is written`() async throws {
        let model = try Guide.DiaryApp.build()

        #expect(await model.write("rain") == ["day 200: rain"])
    }

    @Test func `the model alone needs no graph`() async {
        let pages = Guide.Pages()
        let diary = Guide.Diary(load: { ["one", "two"] }, add: { await pages.add($0) })
        let model = Guide.DiaryModel(diary: diary, today: Tagged(1))

        #expect(await model.write("sun") == ["one", "two"])
        #expect(await pages.all() == ["day 1: sun"])
    }

    @Test func `the tour writes nothing`() async throws {
        let tour = try ComponentFactory.of(Guide.DiaryApp.self, replacing: [Guide.Tour.self])

        #expect(await tour.build().write("rain") == ["Dear diary"])
    }

    @Test func `a test replaces what it uses`() async throws {
        let model = try build {
            $0.diary.load = { ["one"] }
            $0.diary.add = { #expect($0 == "day 7: rain") }
            $0.today = 7
        }

        #expect(await model.write("rain") == ["one"])
    }

    @Test func `a client that the test does not replace fails it`() async throws {
        let model = try build { $0.diary.load = { ["one"] } }

        await withKnownIssue {
            #expect(await model.write("rain") == ["one"])
        } matching: { issue in
            issue.comments == ["Diary.add is not replaced"]
        }
    }
}

/// The clients of the application. Each fails the test that calls it without replacing it.
struct Clients {
    var diary = ComingFromSwiftDependencies.Diary(
        load: {
            Issue.record("Diary.load is not replaced")
            return []
        },
        add: { _ in Issue.record("Diary.add is not replaced") })
    var today = 1
}

func build(_ change: (inout Clients) -> Void) throws -> ComingFromSwiftDependencies.DiaryModel {
    var changed = Clients()
    change(&changed)
    let clients = changed
    return try ComingFromSwiftDependencies.DiaryApp.build { replacing in
        replacing.bind(ComingFromSwiftDependencies.Diary.self).to(value: clients.diary)
        replacing.bind(Int.self).tagged(with: ComingFromSwiftDependencies.Today.self).to(value: clients.today)
    }
}

@Suite struct MovingStepByStepTests {
    typealias Guide = MovingStepByStep

    struct Recorder: Guide.Analytics {
        func record(_ event: String) -> String { "recorded: \(event)" }
    }

    /// Replaces the legacy container.
    final class OldContainer: Sendable {
        func resolve<Service>(_ type: Service.Type) -> Service? { Recorder() as? Service }
    }

    @Test func `migrated and legacy services depend on each other`() throws {
        let container = OldContainer()
        let remainder = Guide.Remainder(analytics: { container.resolve((any Guide.Analytics).self)! })
        let moved = try Guide.MovedComponent.build(remainder)

        #expect(moved.feed.get().open() == "recorded: opened")
    }

    @Test func `migrated modules are validated without the legacy container`() {
        expectValidGraph(Guide.FeedModule.self)
        expectValidGraph(Guide.MovedComponent.self)
    }

    private enum LoginApp: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind((any Guide.Analytics).self).to { Recorder() }
            binder.include(module: Guide.LoginModule.self)
            binder.include(module: Guide.UploadModule.self)
        }

        static func configureRoot(
            binder bind: ReceiptBinder<(login: Guide.LoginScreen, upload: Guide.Upload)>
        ) -> BindingReceipt<(login: Guide.LoginScreen, upload: Guide.Upload)> {
            bind.to { (login: Guide.LoginScreen, upload: Guide.Upload) in (login, upload) }
        }
    }

    @Test func `an account arrives with the login, and a token later`() async throws {
        let root = try LoginApp.build()

        #expect(root.login.finish(Guide.Account(name: "Ada")).profile.title() == "(A) Ada")
        #expect(root.login.finish(Guide.Account(name: "Bo")).profile.title() == "(B) Bo")
        #expect(root.upload.attempts == 3)
        #expect(await root.login.token.text == nil)
        await root.login.token.update("t1")
        #expect(await root.login.token.text == "t1")
    }
}

@Suite struct ComingFromSafeDITests {
    typealias Guide = ComingFromSafeDI

    @Test func `a visit has the catalog of its library`() throws {
        let library = try Guide.LibraryComponent.build()
        let visit = library.visits.build(Guide.Member(name: "Ada"))

        #expect(visit.shelf.label == "Ada: 2 books")
        #expect(visit.member.name == "Ada")
        #expect(library.visits.build(Guide.Member(name: "Bo")).shelf !== visit.shelf)
    }
}

@Suite struct NamesOfTwoLibrariesTests {
    typealias Guide = NamesOfTwoLibraries

    @Test func `a module name resolves the ambiguity between two libraries`() {
        expectValidGraph(Guide.LendingModule.self)
        let loans = Factory<Guide.NewLoan> { Guide.Loan(reader: Assisted($0)) }
        let receipts = OldContainer.Factory { Guide.Receipt(number: 7) }

        #expect(Guide.Desk(loans: loans, receipts: receipts).receipts().number == 7)
        #expect(Guide.Shelf(loans: loans, receipts: receipts).loans.build("Ada").reader == "Ada")
    }
}

// SPDX-License-Identifier: Apache-2.0
