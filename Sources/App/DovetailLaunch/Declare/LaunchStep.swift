import Dovetail
import DovetailGraph

/// Attached to a binding that takes part in a launch.
struct LaunchStep: GraphAttachment {
    enum Phase: Int, Comparable {
        case prepare, launch, event

        static func < (one: Phase, other: Phase) -> Bool { one.rawValue < other.rawValue }
    }

    enum Body: Sendable {
        case prepare(@MainActor @Sendable (ComponentInstance.Preparation) throws -> StartedStep)
        /// The plan determines whether its dependencies must be created on the main actor.
        case launch(@Sendable (ComponentInstance.Preparation, _ onMainActor: Bool) async throws -> StartedStep)
    }

    /// The name of a step without a value.
    var name: String?
    var phase: Phase
    /// The events after which the step runs again, or, for a step of an event, the event after which it runs.
    var events: [LaunchEvent] = []
    var timeout: Duration?
    let body: Body

    func add(_ binding: Int, to graph: inout Graph) {
        let kind: Graph.Step.Kind =
            switch phase {
            case .prepare: .prepare
            case .launch: .launch
            case .event: .event
            }
        graph.steps.append(Graph.Step(kind, name: name, binding: binding))
    }
}

/// The result of a step, with its operations.
struct StartedStep: Sendable {
    /// Stores the value for its requesters; nil for a step without a value.
    var give: (@Sendable (ComponentInstance.Preparation) -> Void)?
    var run: (@Sendable () async throws -> Void)?
    var stop: (@Sendable () async throws -> Void)?
}

extension LaunchStep {
    /// Resolves the dependencies of `make` and then calls it.
    static func launching<each P, Value>(
        _ make: @escaping @Sendable (repeat each P) async throws -> Value,
        _ started: @escaping @Sendable (Transferred<Value>) -> StartedStep
    ) -> Body {
        .launch { preparation, onMainActor in
            let arguments: Transferred<(repeat each P)>
            if onMainActor {
                arguments = await MainActor.run { Self.arguments(repeat (each P).self, from: preparation) }
            } else {
                arguments = Self.arguments(repeat (each P).self, from: preparation)
            }
            return started(Transferred(value: try await make(repeat each arguments.value)))
        }
    }

    static func preparing<each P, Value>(
        _ make: @escaping @MainActor @Sendable (repeat each P) throws -> Value,
        _ started: @escaping @Sendable (Transferred<Value>) -> StartedStep
    ) -> Body {
        .prepare { preparation in
            let arguments = Self.arguments(repeat (each P).self, from: preparation)
            return started(Transferred(value: try make(repeat each arguments.value)))
        }
    }

    private static func arguments<each P>(
        _ types: repeat (each P).Type, from preparation: ComponentInstance.Preparation
    ) -> Transferred<(repeat each P)> {
        var preparation = preparation
        return Transferred(value: (repeat preparation.next(each types)))
    }
}

/// The types of a pack of parameters, in order.
func types<each P>(_ pack: repeat (each P).Type) -> [Any.Type] {
    var types: [Any.Type] = []
    repeat types.append(each pack)
    return types
}

// SPDX-License-Identifier: Apache-2.0
