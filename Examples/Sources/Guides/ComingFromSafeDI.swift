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
        static func configure(binder: Binder<OneVisit>) {
            binder.bind(Shelf.self).sharedInScope().to(factory: Shelf.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Visit>) -> BindingReceipt<Visit> {
            bind.to(factory: Visit.init)
        }

        typealias Seed = Member
    }

    enum LibraryComponent: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Catalog.self).sharedInScope().to(factory: Catalog.init)
            binder.install(dependency: VisitComponent.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Library>) -> BindingReceipt<Library> {
            bind.to(factory: Library.init)
        }
    }
}
