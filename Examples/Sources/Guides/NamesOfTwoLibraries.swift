import Dovetail
import OldContainer

/// The code of the section "Names that both libraries declare" of the guide "Migrate step by step".
enum NamesOfTwoLibraries {
    struct Loan: Sendable {
        let reader: String
        init(reader: Assisted<String>) { self.reader = reader.get() }
    }

    enum NewLoan: AssistedFactory {
        typealias Seed = String
        typealias Element = Loan
    }

    struct Receipt: Sendable {
        let number: Int
    }

    struct Desk {
        let loans: Dovetail.Factory<NewLoan>
        let receipts: OldContainer.Factory<Receipt>
    }

    struct PerVisit: Dovetail.Scope {}

    enum LendingModule: Module {
        static func configure(binder: Binder<PerVisit>) {
            binder.requires(Receipt.self)
            binder.bindFactory(Loan.self).with(NewLoan.self).to(factory: Loan.init)
            binder.bind(Desk.self).to { (loans: Dovetail.Factory<NewLoan>, receipts: Dovetail.Provider<Receipt>) in
                Desk(loans: loans, receipts: OldContainer.Factory { receipts.get() })
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
