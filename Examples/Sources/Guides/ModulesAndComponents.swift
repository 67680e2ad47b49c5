import Dovetail

/// The code of the guide "Declare modules and components".
enum ModulesAndComponents {
    struct Clock: Sendable {
        let hour: Int
    }

    struct Article: Equatable {
        let title: String
    }

    protocol Archive: Sendable {
        func articles() -> [Article]
    }

    struct FileArchive: Archive {
        func articles() -> [Article] { [Article(title: "Bread is dearer")] }
    }

    struct Feed {
        let archive: any Archive
        let clock: Clock
    }

    struct Page {
        let feed: Feed
        let title: Tagged<PageTitle>
        let sponsor: Sponsor?

        func text() -> String {
            let titles = feed.archive.articles().map(\.title).joined(separator: ", ")
            return "\(title.get()), \(feed.clock.hour) h: \(titles)" + (sponsor.map { " (thanks to \($0.name))" } ?? "")
        }
    }

    struct Sponsor: Sendable {
        let name: String
    }

    enum PageTitle: Tag {
        typealias Element = String
    }

    enum FeedModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.requires(Clock.self)
            binder.bind((any Archive).self).to(factory: FileArchive.init)
            binder.bind(Feed.self).to(factory: Feed.init)
        }
    }

    enum PageModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: FeedModule.self)
            binder.bind(String.self).tagged(with: PageTitle.self).to(value: "The Daily Loaf")
            binder.declareOptional(Sponsor.self)
        }
    }

    enum NewsApp: RootComponent {
        typealias Root = Page

        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: PageModule.self)
            binder.bind(Clock.self).to(value: Clock(hour: 9))
            binder.bind(Page.self).to(factory: Page.init)
        }
    }

    /// An archive that an application may replace with its own.
    enum DefaultArchive: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bindDefault((any Archive).self).to { FileArchive() }
        }
    }

    /// The same with a sponsor.
    enum SponsoredApp: RootComponent {
        typealias Root = Page

        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: PageModule.self)
            binder.bind(Clock.self).to(value: Clock(hour: 9))
            binder.bind(Sponsor.self).to(value: Sponsor(name: "the mill"))
            binder.bind(Page.self).to(factory: Page.init)
        }
    }

    /// A value shared by all instances of a component, and a value for each of them.
    enum Visit: RootComponent {
        final class Palette: Sendable {}
        final class Basket: Sendable {}
        struct Root {
            let palette: Palette
            let basket: Basket
        }

        static func configure(binder: Binder<Unscoped>) {
            let palette = Palette()
            binder.bind(Palette.self).to(value: palette)  // the same one for every visit
            binder.bind(Basket.self).to(value: Basket())  // one for each visit
            binder.bind(Root.self).to(factory: Root.init)
        }
    }

    /// The forms of `to…`.
    struct Ways {
        let clock: Clock
        let feed: Feed
        let hours: Provider<Int>

        enum WaysModule: Module {
            static func configure(binder: Binder<Unscoped>) {
                let night = Provider(value: Clock(hour: 23))

                binder.bind(Feed.self).to(factory: Feed.init)
                binder.bind(Int.self).to { (clock: Clock) in clock.hour }
                binder.bind((any Archive).self).to(value: FileArchive())
                binder.bind(Clock.self).to(provider: night)
            }
        }

        enum App: RootComponent {
            typealias Root = Ways

            static func configure(binder: Binder<Unscoped>) {
                binder.include(module: WaysModule.self)
                binder.bind(Ways.self).to(factory: Ways.init)
            }
        }
    }

    /// A binding that another module configures.
    enum ArchiveModule: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind((any Archive).self).sharedInScope().configured(with: Platform.configureArchive)
        }
    }

    enum Platform {
        static func configureArchive(_ bind: ReceiptBinder<any Archive>) -> BindingReceipt<any Archive> {
            bind.to { FileArchive() }
        }
    }

    enum ArchiveApp: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.include(module: ArchiveModule.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<[Article]>) -> BindingReceipt<[Article]> {
            bind.to { (archive: any Archive) in archive.articles() }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
