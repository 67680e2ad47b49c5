import Dovetail
import DovetailLaunch

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

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Grain.self).to { Grain() }
            binder.bind(Mill.self).launch(Mill.init, run: { try await $0.grind() })
        }

        static func configureRoot(binder bind: ReceiptBinder<Village>) -> BindingReceipt<Village> {
            bind.to(factory: Village.init)
        }
    }
}
