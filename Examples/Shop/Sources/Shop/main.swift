import Dovetail
import ShopApp

let shop = try App.build()
print("The shop is open, with \(shop.front.screens.count) screens.")

// SPDX-License-Identifier: Apache-2.0
