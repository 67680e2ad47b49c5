import AppWiring
import Dovetail

let greeter = try AppComponent.build()
print(greeter.greeting(for: "world"))

// SPDX-License-Identifier: Apache-2.0
