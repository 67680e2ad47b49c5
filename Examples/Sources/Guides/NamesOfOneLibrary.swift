import Dovetail
import OldContainer

import struct Dovetail.Factory
import protocol Dovetail.Scope

extension NamesOfTwoLibraries {
    struct Shelf {
        let loans: Factory<NewLoan>
        let receipts: OldContainer.Factory<Receipt>
    }

    struct PerShelf: Scope {}
}

// SPDX-License-Identifier: Apache-2.0
