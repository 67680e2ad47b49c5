import DovetailGraph

extension GrowthTests {
    /// Bindings, and those who request them.
    static let bindings = [
        Row(name: "missing tuples beside bound ones of the same shape", errors: [.missingBinding]) { size in
            app(root: (0..<size).map { "(m\($0): Int, y: Int)" }) { app in
                for number in 0..<size { app.bind("(b\(number): Int, y: Int)") }
            }
        },
        Row(name: "missing functions beside bound ones of the same shape, with a tag", errors: [.missingBinding]) { size in
            app(root: (0..<size).map { "(m\($0): Int) -> Int#Tag" }) { app in
                for number in 0..<size { app.bind("(b\(number): Int) -> Int#Tag") }
            }
        },
        Row(name: "missing tags beside other tags of the type", size: 500, errors: [.missingBinding]) { size in
            app(root: (0..<size).map { "Clock#Missing\($0)" }) { app in
                for number in 0..<size { app.bind("Clock#Bound\(number)") }
            }
        },
        Row(name: "missing names beside bound ones under many tags", errors: [.missingBinding]) { size in
            app(root: (0..<size).map { "Missing\(1000 + $0)" }) { app in
                for number in 0..<size { app.bind("Missing\(1000 + number)#Tag\(number)") }
            }
        },
        Row(name: "missing names beside similar ones", errors: [.missingBinding]) { size in
            app(root: (0..<size).map { "Name\(1000 + $0)" }) { app in
                for number in 0..<size { app.bind("Nome\(1000 + number)") }
            }
        },
        Row(name: "missing collections beside others", size: 500, errors: [.missingBinding]) { size in
            app(root: (0..<size).map { "[Missing\($0)]" }) { app in
                for number in 0..<size { app.contribute("[Bound\(number)]") }
            }
        },
        Row(name: "missing dictionaries beside others of the same values", errors: [.missingBinding]) { size in
            app(root: (0..<size).map { "[Missing\($0): Page]" }) { app in
                for number in 0..<size { app.contribute("[Bound\(number): Page]", as: .entry(0)) }
            }
        },
        Row(name: "a key that many siblings bind and their parent misses", errors: [.missingBinding]) { size in
            app(root: ["Missing"] + (0..<size).map { "ComponentFactory<Child\($0)>" }) { app in
                for number in 0..<size { app.install("Child\(number)") { $0.bind("Missing") } }
            }
        },
        Row(name: "requires on one line of many files", size: 800, errors: [.missingBinding]) { size in
            var graph = app(root: []) { $0.bind("Bound") }
            graph.keys.append(Graph.KeyEntry(Graph.Key("Missing")))
            for number in 0..<size {
                let name = TypeName("Module\(number)")
                let place = Graph.SourceLocation(file: "App/Module\(number).swift", path: "Module\(number).swift", line: 7, column: 9)
                graph.modules.append(Graph.Module(name, component: 0, includedBy: 0, place: place))
                graph.inclusions.append(Graph.Inclusion(module: 0, included: graph.modules.count - 1, name: name, place: place))
                graph.declarations.append(
                    Graph.Declaration(
                        .requirement, key: graph.keys.count - 1, component: 0, module: graph.modules.count - 1, place: place))
            }
            return graph
        },
        Row(name: "pairs that retain each other") { size in
            app(scope: "Singleton", root: (0..<size).map { "One\($0)" }) { app in
                for number in 0..<size {
                    app.bind("One\(number)", needs: ["Provider<Other\(number)>"], shared: "Singleton")
                    app.bind("Other\(number)", needs: ["One\(number)"], shared: "Singleton")
                }
            }
        },
        Row(name: "owners that a Lazy keeps alive") { size in
            app(scope: "Singleton", root: (0..<size).map { "One\($0)" }) { app in
                for number in 0..<size {
                    app.bind("One\(number)", needs: ["Lazy<Other\(number)>"], shared: "Singleton")
                    app.bind("Other\(number)", needs: ["One\(number)"])
                }
            }
        },
        Row(name: "pairs that retain each other through a hub that retains all", size: 250) { size in
            app(scope: "Singleton", root: ["Hub"]) { app in
                app.bind("Hub", needs: (0..<size).map { "Provider<Way\($0)>" })
                for number in 0..<size {
                    app.install("Child\(number)", scope: "Request\(number)", root: ["One\(number)"]) { child in
                        child.bind("One\(number)", needs: ["Provider<Hub>"], shared: "Request\(number)")
                        child.bind("Other\(number)", needs: ["One\(number)"], shared: "Request\(number)")
                    }
                    app.bind("Way\(number)", needs: ["ComponentFactory<Child\(number)>"])
                }
            }
        },
        Row(name: "one cycle of all bindings", size: 2000, errors: [.dependencyCycle]) { size in
            app(root: ["Link0"]) { app in
                for number in 0..<size { app.bind("Link\(number)", needs: ["Link\((number + 1) % size)"]) }
            }
        },
        Row(name: "one cycle of all bindings, and a way back from each", errors: [.dependencyCycle]) { size in
            app(root: ["Link0"]) { app in
                for number in 0..<size { app.bind("Link\(number)", needs: ["Link\((number + 1) % size)", "Link\(max(number - 1, 0))"]) }
            }
        },
        Row(name: "cycles of two", errors: [.dependencyCycle]) { size in
            app(root: (0..<size).map { "One\($0)" }) { app in
                for number in 0..<size {
                    app.bind("One\(number)", needs: ["Other\(number)"])
                    app.bind("Other\(number)", needs: ["One\(number)"])
                }
            }
        },
        Row(name: "cycles through one hub", errors: [.dependencyCycle]) { size in
            app(root: ["Hub"]) { app in
                app.bind("Hub", needs: (0..<size).map { "Spoke\($0)" })
                for number in 0..<size { app.bind("Spoke\(number)", needs: ["Hub"]) }
            }
        },
        Row(name: "cycles of three through one hub", errors: [.dependencyCycle]) { size in
            app(root: ["Hub"]) { app in
                app.bind("Hub", needs: (0..<size).map { "Spoke\($0)" })
                for number in 0..<size {
                    app.bind("Spoke\(number)", needs: ["Rim\(number)"])
                    app.bind("Rim\(number)", needs: ["Hub"])
                }
            }
        },
        Row(name: "cycles of three through one hub that is far from the root", errors: [.dependencyCycle]) { size in
            app(root: (0..<size).map { "Spoke\($0)" }) { app in
                for number in 0..<size {
                    app.bind("Spoke\(number)", needs: ["Rim\(number)"])
                    app.bind("Rim\(number)", needs: ["Hub"])
                }
                app.bind("Hub", needs: (0..<size).map { "Spoke\($0)" })
            }
        },
        Row(name: "a Lazy that closes a cycle of all bindings", size: 2000) { size in
            app(scope: "Singleton", root: ["Owner"]) { app in
                app.bind("Owner", needs: ["Lazy<Link0>"], shared: "Singleton")
                for number in 0..<size { app.bind("Link\(number)", needs: [number + 1 < size ? "Link\(number + 1)" : "Owner"]) }
            }
        },
        Row(name: "unused bindings", size: 2000) { size in
            app(root: []) { app in
                for number in 0..<size { app.bind("Unused\(number)", needs: number == 0 ? [] : ["Unused\(number / 2)"]) }
            }
        },
        Row(name: "one key that is bound again and again", errors: [.duplicateBinding]) { size in
            app(root: ["Same"]) { app in
                for _ in 0..<size { app.bind("Same") }
            }
        },
        Row(name: "bindings that need two actors", errors: [.isolationMismatch]) { size in
            app(root: (0..<size).map { "Both\($0)" }) { app in
                for number in 0..<size {
                    app.bind("Window\(number)", on: .mainActor)
                    app.bind("Disk\(number)", on: .actor(TypeName("DiskActor")))
                    app.bind("Both\(number)", needs: ["Window\(number)", "Disk\(number)"])
                }
            }
        },
        Row(name: "a chain on the main actor, each link of it needed beside another actor", errors: [.isolationMismatch]) { size in
            app(root: (0..<size).map { "Both\($0)" }) { app in
                app.bind("Disk", on: .actor(TypeName("DiskActor")))
                app.bind("Link0", on: .mainActor)
                for number in 0..<size {
                    app.bind("Link\(number + 1)", needs: ["Link\(number)"])
                    app.bind("Both\(number)", needs: ["Link\(number)", "Disk"])
                }
            }
        },
        Row(name: "a chain on the main actor, each link of it needed elsewhere", errors: [.isolationMismatch]) { size in
            app(root: (0..<size).map { "User\($0)" }) { app in
                app.bind("Link0", on: .mainActor)
                for number in 0..<size {
                    app.bind("Link\(number + 1)", needs: ["Link\(number)"])
                    app.bind("User\(number)", needs: ["Provider<Link\(number)>"])
                }
            }
        },
        Row(name: "a key that is missed in every one of nested components", errors: [.missingBinding, .shadowedBinding]) { size in
            var graph = app(root: ["Missing"])
            for number in 1...size {
                graph.components.append(Graph.Component(TypeName("Child\(number)"), parent: number - 1))
                graph.modules.append(Graph.Module(TypeName("Child\(number)"), component: number))
                var root = graph.bindings[0]
                root.component = number
                root.module = number
                root.place = Graph.SourceLocation(file: "App/Child\(number).swift", path: "Child.swift", line: 1, column: 1)
                graph.components[number].root = number
                graph.components[number].bindings = number..<number + 1
                graph.bindings.append(root)
            }
            return graph
        },
    ]

    private static func app(scope: String? = nil, root: [String], _ draw: (Sketch) -> Void = { _ in }) -> Graph {
        sketch("App", scope: scope, root: root, draw)
    }
}

// SPDX-License-Identifier: Apache-2.0
