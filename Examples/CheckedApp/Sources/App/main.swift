import AppWiring
import Dovetail

let greeter = try AppComponent.build()
print(greeter.greeting(for: "world"))
