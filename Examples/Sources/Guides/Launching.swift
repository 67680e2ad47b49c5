import Dovetail
import DovetailLaunch
import Foundation

/// The code of the guide "Launch an application" that is not a part of the kiosk.
enum Launching {
    struct Grain: Sendable {
        var sacks = 3
    }

    actor Mill {
        init(grain: Grain) async throws {
            await Task.yield()
            sacks = grain.sacks
        }
        func grind() async throws {
            while sacks > 0 {
                try Task.checkCancellation()
                sacks -= 1
            }
        }

        private(set) var sacks: Int
    }

    struct Village {
        let mill: Mill
    }

    enum Millhouse: RootComponent {
        typealias Scope = Singleton
        typealias Root = Village

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Grain.self).to { Grain() }
            binder.bind(Mill.self).launch(Mill.init, run: { try await $0.grind() })
            binder.bind(Village.self).to(factory: Village.init)
        }
    }

    actor Lamp {
        private(set) var turns = 0

        func turn() async throws {
            while true {
                try await Task.sleep(for: .microseconds(10))
                turns += 1
            }
        }
    }

    struct Keeper {}

    enum Lighthouse: RootComponent {
        typealias Scope = Singleton
        typealias Root = Keeper

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Lamp.self).launchAlways {
                Lamp()
            } run: { lamp in
                try await lamp.turn()
            }
            binder.bind(Keeper.self).to(factory: Keeper.init)
        }
    }

    actor Health {
        private(set) var isReady = true

        func becomeUnready() { isReady = false }
    }

    actor Outbox {
        private(set) var delivered = 0

        func deliverNext() async throws {
            try await Task.sleep(for: .microseconds(10))
            delivered += 1
        }
    }

    struct Post {
        let outbox: Outbox
        let health: Health
    }

    enum PostOffice: RootComponent {
        typealias Scope = Singleton
        typealias Root = Post

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Health.self).sharedInScope().to(factory: Health.init)
            binder.bind(Outbox.self).launch {
                Outbox()
            } run: { outbox in
                while !GracefulStop.hasBegun { try await outbox.deliverNext() }
            }
            binder.on(.stopping, "Leave the load balancer") { (health: Health) in await health.becomeUnready() }
            binder.bind(Post.self).to(factory: Post.init)
        }
    }

    /// The probe of an orchestrator tests whether a file exists.
    struct Readiness: LaunchObserver {
        let application: String
        let path: String

        func launcher(of component: String, did progress: LaunchProgress) {
            guard component == application else { return }  // A child has progress of its own.
            switch progress {
            case .reached(.running): try? Data().write(to: URL(filePath: path))
            case .reached(.stopping): try? FileManager.default.removeItem(atPath: path)
            default: break
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
