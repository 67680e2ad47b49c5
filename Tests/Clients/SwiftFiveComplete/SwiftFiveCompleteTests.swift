import Dovetail
import TestTools
import XCTest

// A client in Swift 5 mode with complete concurrency checking, as a project has it on its way to Swift 6 mode. With the upcoming feature
// `InferSendableFromCaptures` nothing warns; without it, each initializer that is passed by name does: see Tests/MustNotCompile.

final class Volume: Sendable {}

final class Speaker {
    let volume: Volume
    init(volume: Volume) { self.volume = volume }
    func connect(to volume: Volume) {}
}

struct Amplify: AssistedFactory {
    typealias Seed = Int
    typealias Element = Amplifier
}

struct Amplifier {
    let level: Int
    let speaker: Speaker
    init(level: Assisted<Int>, speaker: Speaker) {
        self.level = level.get()
        self.speaker = speaker
    }
}

struct Listening {
    let amplifiers: Factory<Amplify>
    let connect: PropertyInjector<Speaker>
    let speaker: Speaker
}

struct Concert: RootComponent {
    typealias Root = Listening
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Volume.self).sharedInScope().to(factory: Volume.init)
        binder.bind(Speaker.self).to(Speaker.init)
        binder.bind(Speaker.self).intoCollection().to(factory: Speaker.init)
        binder.bindFactory(Amplifier.self).with(Amplify.self).to(factory: Amplifier.init)
        binder.bindPropertyInjectionOf(Speaker.self).to(injector: Speaker.connect)
        binder.declareCollection(of: Speaker.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Listening>) -> BindingReceipt<Listening> {
        bind.to(factory: Listening.init)
    }
}

final class SwiftFiveCompleteTests: WatchedTestCase {
    func testInitializersAreFactories() throws {
        let listening = try Concert.build()
        XCTAssertEqual(listening.amplifiers.build(7).level, 7)
        XCTAssertTrue(listening.amplifiers.build(1).speaker.volume === listening.speaker.volume)
        listening.connect.injectProperties(into: listening.speaker)
    }
}

// SPDX-License-Identifier: Apache-2.0
