internal import CDovetail
internal import DovetailGraph

/// Faults that cannot be detected before factories run, and that have no valid result when they occur.
///
/// Each terminates the program with one message, where it would otherwise hang or crash without one. They use `fatalError`
/// because `precondition` drops its message in release builds.
enum RuntimeFault {
    /// While creating a shared instance, a factory used a provider that leads back to that instance.
    static func recursion(_ instance: InstanceInProgress) -> Never {
        var chain = InstanceInProgress.onCurrentThread
        if let start = chain.lastIndex(where: { $0.isSame(as: instance) }) { chain.removeFirst(start) }
        let cycle = chain.map(\.step) + [instance.name]
        fatalError(
            """
            \(instance.name) was requested recursively while it was being created: \(cycle.joined(separator: " → "))
              help: use the provider after the initializer has returned
            """)
    }

    /// Several threads each wait for an instance that the next one is creating.
    static func deadlock(_ waits: [WaitForGraph.Wait]) -> Never {
        let lines = waits.enumerated().map { position, wait in
            let path = wait.creating.map(\.step) + [wait.wanted.step]
            return "  thread \(position + 1): \(path.joined(separator: " → "))"
        }
        fatalError(
            """
            \(waits.count) threads wait for each other, each for an instance that the next one is creating
            \(lines.joined(separator: "\n"))
              help: use these providers after the initializers have returned
            """)
    }

    /// An actor-isolated instance was requested from another executor.
    static func wrongActor(_ actor: any Actor, _ path: [String]) -> Never {
        let name = actor === MainActor.shared ? "MainActor" : TypeName(type(of: actor)).short
        fatalError(
            """
            \(path.joined(separator: " → ")) is isolated to \(name) but was requested from another executor
              help: request it on \(name)\(actor === MainActor.shared ? ", or through MainActorProvider" : "")
            """)
    }

    /// A factory, or other code that runs after the graph was collected, used a binder that has escaped. In a release build, the
    /// declaration is ignored, because the program has worked without it so far.
    static func lateDeclaration(_ name: String, of module: String, at place: Graph.SourceLocation) {
        #if DEBUG
        fatalError(
            """
            \(name) (\(place.file):\(place.line)) was declared after configure of \(module) had returned, which has no effect
              help: declare it inside configure, and do not capture the binder in a factory
            """)
        #endif
    }

    /// A factory requested a value that a module above the core has not supplied yet.
    static func missingExternalValue(_ name: String, at place: Graph.SourceLocation) -> Never {
        fatalError(
            """
            \(name) (\(place.file):\(place.line)) was requested before the launcher provided it
              help: build the component with a Launcher, which starts dependencies before the objects that require them are created
            """)
    }

    /// - Parameter node: The node that was about to be called when the stack was exhausted.
    static func stackOverflow(_ node: UInt, _ layout: ComponentLayout?) -> Never {
        let creating = layout?.wiring.cycle(through: node) ?? (["…"] + InstanceInProgress.onCurrentThread.suffix(8).map(\.step))
        fatalError(
            """
            stack overflow while building the object graph\(creating.count < 2 ? "" : ": \(creating.joined(separator: " → "))")
              help: a factory that calls a provider of its own instance never returns; a chain of thousands \
            of objects requires a thread with a larger stack, or a Provider in the middle
            """)
    }
}

extension InstanceInProgress {
    fileprivate var name: String {
        guard let graph = layout?.wiring.graph else { return TypeName(type).short }
        return graph.keys[graph.bindings[binding].key].key.description
    }

    /// The name with its location.
    var step: String { layout?.wiring.graph.step(at: binding) ?? name }
}

extension Graph {
    /// The key of a binding with its location: `Feed (App/Feed.swift:12)`.
    func step(at binding: Int) -> String {
        let place = bindings[binding].place
        return "\(keys[bindings[binding].key].key) (\(place.file):\(place.line))"
    }
}

extension Wiring {
    /// The shortest path from a node back to itself, eager or deferred; nil if there is none, or if the node belongs to no binding.
    fileprivate func cycle(through node: UInt) -> [String]? {
        let start = graph.bindings.indices.first { UInt(bitPattern: nodes[$0]) == node || isUsed($0, through: node) }
        guard let start else { return nil }
        let path = BreadthFirstSearch.path(from: start, to: start, over: Resolution(graph).edges { _ in true })
        return path?.filter { $0 < graph.bindings.count }.map(graph.step)
    }

    /// Whether a node is the code that an assisted factory or a property injector runs when it is called.
    private func isUsed(_ binding: Int, through node: UInt) -> Bool {
        graph.bindings[binding].kind.isDeferredFactory && nodes[binding].pointee.edges.first.pointee.node == node
    }
}

/// Ensures that the stack has room for the steps up to the next check, or traps with a message.
func checkStack(_ checks: EntryChecks, for node: UInt, _ layout: @autoclosure () -> ComponentLayout?) {
    if dovetail_remaining_stack() < stackReserve + checks.stackRoom { RuntimeFault.stackOverflow(node, layout()) }
}

/// The stack space that sixteen factories, their initializers and a message may need.
let stackReserve = 96 << 10

// SPDX-License-Identifier: Apache-2.0
