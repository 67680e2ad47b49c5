import Dovetail

/// The code of the guide "Migrate from Swinject".
enum ComingFromSwinject {
    protocol Catalogue: AnyObject, Sendable {
        func title(of number: Int) -> String?
    }

    final class CardCatalogue: Catalogue {
        func title(of number: Int) -> String? { number == 7 ? "On Bread" : nil }
    }

    struct Loan {
        let reader: String
        let catalogue: any Catalogue

        func slip(for number: Int) -> String { "\(catalogue.title(of: number) ?? "unknown") for \(reader)" }
    }

    enum NewLoan: AssistedFactory {
        typealias Seed = String
        typealias Element = Loan
    }

    struct Desk {
        let catalogue: any Catalogue
        let loans: Factory<NewLoan>
    }

    enum Lending: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind((any Catalogue).self).sharedInScope().to { CardCatalogue() }
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.bindFactory(Loan.self).with(NewLoan.self).to { (reader: Assisted<String>, catalogue: any Catalogue) in
                Loan(reader: reader.get(), catalogue: catalogue)
            }
        }
    }

    enum LibraryApp: RootComponent {
        typealias Root = Provider<Desk>

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Lending.self)
        }
    }
}

// MARK: The scope of one resolution

extension ComingFromSwinject {
    final class Basket: Sendable {}

    struct Reading {
        let basket: Basket
    }

    struct Music {
        let basket: Basket
    }

    struct Rooms {
        let reading: Reading
        let music: Music
    }

    struct PerVisit: Scope {}

    /// All requests for a basket during one visit return the same instance.
    enum Visit: RootComponent {
        typealias Root = Rooms

        static func configure(binder: Binder<PerVisit>) {
            binder.bind(Basket.self).sharedInScope().to(factory: Basket.init)
            binder.bind(Reading.self).to(factory: Reading.init)
            binder.bind(Music.self).to(factory: Music.init)
            binder.bind(Rooms.self).to(factory: Rooms.init)
        }
    }
}

// MARK: Cycles

extension ComingFromSwinject {
    final class Branch: Sendable {
        let courier: Courier
        init(courier: Courier) { self.courier = courier }
    }

    final class Courier: Sendable {
        let branch: WeakProvider<Branch>
        init(branch: WeakProvider<Branch>) { self.branch = branch }
    }

    enum BranchApp: RootComponent {
        typealias Root = Provider<Branch>

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Branch.self).sharedInScope().to(factory: Branch.init)
            binder.bind(Courier.self).to(factory: Courier.init)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
