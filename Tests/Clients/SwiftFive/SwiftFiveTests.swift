import Dovetail
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

final class SwiftFiveTests: XCTestCase {
    func testClassesThatAreNotSendableAreSharedAndCaptured() throws {
        let factory = try ComponentFactory.of(Audio.self)
        let first = factory.build(()), second = factory.build(())
        first.player.settings.volume = 7
        XCTAssertEqual(second.player.settings.volume, 3)
        XCTAssertEqual([first.number, second.number], [1, 2])
    }
}
