import Dovetail
import TestTools
import XCTest

// A client in Swift 5 mode: classes that are not Sendable are shared and captured, and nothing warns.

class Settings { var volume = 3 }

class Player {
    let settings: Settings
    init(settings: Settings) { self.settings = settings }
}

struct AudioModule: Module {
    static func configure(binder: Binder<Singleton>) {
        var made = 0
        binder.bind(Settings.self).sharedInScope().to(factory: Settings.init)
        binder.bind(Int.self).to { () -> Int in
            made += 1
            return made
        }
    }
}

struct Audio: RootComponent {
    typealias Root = (player: Player, number: Int)
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: AudioModule.self)
        binder.bind().to(factory: Player.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to { (player: Player, number: Int) in (player, number) }
    }
}

/// Not Sendable, explicitly, like many classes of Foundation.
final class Defaults { var volume = 3 }

@available(*, unavailable)
extension Defaults: Sendable {}

enum DefaultsTag: Dovetail.Tag { typealias Element = Defaults }

struct Preferences: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Defaults.self).tagged(with: DefaultsTag.self).to(value: Defaults())
        binder.bind(Defaults.self).sharedInScope().to(factory: Defaults.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<[Defaults]>) -> BindingReceipt<[Defaults]> {
        bind.sharedInScope().to { (one: Defaults, other: Defaults, tagged: Tagged<DefaultsTag>) in [one, other, tagged.get()] }
    }
}

/// What is an error in Swift 6 mode, or a warning.
struct Shelf: RootComponent {
    typealias Root = Player
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Settings.self).to(value: Settings())
        binder.bind([Player].self).sharedInScope().to { (player: Player) in [player] }
        binder.bind(Settings.self).intoCollection().sharedInScope().to { Settings() }
        binder.bind(Settings.self).elementsIntoCollection().to(value: [Settings(), Settings()])
    }

    static func configureRoot(binder bind: ReceiptBinder<Player>) -> BindingReceipt<Player> {
        bind.sharedInScope().to(factory: Player.init)
    }
}

struct Recording {
    let player: Player
    let name: String
    init(name: Assisted<String>, player: Player) {
        self.name = name.get()
        self.player = player
    }
}

struct MakeRecording: AssistedFactory {
    typealias Seed = String
    typealias Element = Recording
}

class Studio {
    let player: Player
    let recordings: Factory<MakeRecording>
    let screen: MainActorProvider<Screen>
    init(player: Player, recordings: Factory<MakeRecording>, screen: MainActorProvider<Screen>) {
        self.player = player
        self.recordings = recordings
        self.screen = screen
    }
}

@MainActor class Screen {
    let player: Player
    init(player: Player) { self.player = player }
}

/// Without labels, but for what belongs to an actor.
struct StudioComponent: RootComponent {
    typealias Root = Studio
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        let settings = Settings()
        binder.bind(Settings.self).sharedInScope().to({ settings })
        binder.bind(Player.self).to(Player.init)
        binder.bindFactory(Recording.self).with(MakeRecording.self).to(Recording.init)
        binder.bind(Screen.self).to { @MainActor player in Screen(player: player) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Studio>) -> BindingReceipt<Studio> {
        bind.to(Studio.init)
    }
}

final class SwiftFiveTests: WatchedTestCase {
    func testClassesThatAreNotSendableAreSharedAndCaptured() throws {
        let factory = try ComponentFactory.of(Audio.self)
        let first = factory.build(()), second = factory.build(())
        first.player.settings.volume = 7
        XCTAssertEqual(second.player.settings.volume, 3)
        XCTAssertEqual([first.number, second.number], [1, 2])
    }

    func testSharedClassesAndValuesDoNotHaveToBeSendable() throws {
        let shelves = try ComponentFactory.of(Shelf.self)
        let first = shelves.build(()), second = shelves.build(())
        // The value of each instance of the component is its own.
        XCTAssert(first.settings !== second.settings)
    }

    func testATypeMayBeExplicitlyNotSendable() throws {
        let defaults = try Preferences.build()
        XCTAssert(defaults[0] === defaults[1] && defaults[0] !== defaults[2])
        XCTAssert(Provider(value: defaults[0]).get() === defaults[0])
        XCTAssert(TaggedProvider<DefaultsTag>(value: defaults[0]).get() === defaults[0])
    }

    func testFactoriesWithoutALabelBelongToNoActor() throws {
        let studio = try StudioComponent.build()
        let recordings = ["one", "two"].map { studio.recordings.build($0) }
        XCTAssertEqual(recordings.map(\.name), ["one", "two"])
        XCTAssert(recordings[0].player !== studio.player)
        XCTAssert(recordings[0].player.settings === studio.player.settings)

        let graph = StudioComponent.graph()
        let isolations = graph.bindings.filter { !$0.isBuiltIn }.map { "\(graph.keys[$0.key].key.type.short) \($0.isolation)" }
        XCTAssertEqual(
            isolations.sorted(),
            ["Factory<MakeRecording> nonisolated", "Player nonisolated", "Screen MainActor", "Settings nonisolated", "Studio nonisolated"])
    }

    @MainActor func testAClosureBehindTheParenthesesStillSaysItsActor() throws {
        let studio = try StudioComponent.build()
        XCTAssert(studio.screen.get().player.settings === studio.player.settings)
    }
}

// SPDX-License-Identifier: Apache-2.0
