import Dovetail

/// The code of the guide "Migrate from SafeDI".
enum ComingFromSafeDI {
    struct Member: Sendable {
        let name: String
        init(name: String) { self.name = name }
    }

    final class Catalog: Sendable {
        let titles = ["Emma", "Persuasion"]
    }

    final class Shelf: Sendable {
        let catalog: Catalog
        let member: Member
        init(catalog: Catalog, member: Member) {
            self.catalog = catalog
            self.member = member
        }

        var label: String { "\(member.name): \(catalog.titles.count) books" }
    }

    struct Visit {
        let member: Member
        let shelf: Shelf
    }

    struct Library {
        let catalog: Catalog
        let visits: ComponentFactory<VisitComponent>
    }

    struct OneVisit: Scope {}

    enum VisitComponent: Component {
        typealias Seed = Member
        typealias Root = Visit

        static func configure(binder: Binder<OneVisit>) {
            binder.bind(Shelf.self).sharedInScope().to(factory: Shelf.init)
            binder.bind(Visit.self).to(factory: Visit.init)
        }
    }

    enum LibraryComponent: RootComponent {
        typealias Root = Library

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Catalog.self).sharedInScope().to(factory: Catalog.init)
            binder.install(dependency: VisitComponent.self)
            binder.bind(Library.self).to(factory: Library.init)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
