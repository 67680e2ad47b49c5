// A type exists twice in the process, because two images, such as an application and a framework, each contain a copy of the library or of
// another module. Both types have the same name, but a request of one is not resolved by a binding of the other.
//
// Remedy: Link the module once. For the library, let all targets of an Xcode project depend on its dynamic product `DovetailDynamic`. Make
// another module a dynamic library or a framework.

import Dovetail
import DovetailGraph

extension FaultyProgram {
    /// A program is one image, so this changes its graph as if it were two.
    static let duplicateImage = FaultyProgram(.duplicateImage) {
        var graph = App.graph(file: "App/main.swift", filePath: "main.swift", line: 1, column: 9)
        for key in graph.keys.indices {
            let type = graph.keys[key].key.type
            switch type.short {
            case "Provider<Lamp>":
                let type = TypeName(type.full, image: "Home.app/Frameworks/Garden.framework/Garden")
                graph.keys[key] = Graph.KeyEntry(Graph.Key(type), form: .plain)
            case "Provider<Porch>": graph.keys[key].key.type = TypeName(type.full, image: "Home.app/Home")
            default: break
            }
        }
        return graph
    }
}

#sourceLocation(file:"App.swift",line:1)
// In a framework that is linked with the library:
private struct Lamp {}
private struct Porch { let lamp: Provider<Lamp> }

private enum GardenModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Lamp.self).to(factory: Lamp.init)
        binder.bind(Porch.self).to(factory: Porch.init)
    }
}

// In an application that is linked with the framework, and with the library as well:
private struct Home { let porch: Provider<Porch> }

private enum App: RootComponent {
    typealias Root = Home

    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: GardenModule.self)
        binder.bind(Home.self).to(factory: Home.init)
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0
