import BakeryKit
import Dovetail

let shop = try Bakery.build()

let window = ShopWindow()
shop.decorate(window)
print(window.sign)

for order in [
    Order(from: "Ada", [.rye, .brioche]),
    Order(from: "Grace", [.spelt], cake: "Happy Birthday, Alan"),
] {
    print(shop.serve(order).joined(separator: "\n"))
}

// SPDX-License-Identifier: Apache-2.0
