package import DovetailGraph

/// The faulty nodes of a drawing, and the nodes that they affect.
package struct NodeStatuses: Sendable {
    package enum Status: UInt8, Sendable, Comparable {
        case none
        /// A warning is about this one.
        case warning
        /// It depends on a faulty node, directly or transitively.
        case affected
        case error

        package static func < (one: Status, other: Status) -> Bool { one.rawValue < other.rawValue }

        package var words: String? {
            switch self {
            case .none: nil
            case .warning: "warning"
            case .affected: "affected"
            case .error: "error"
            }
        }
    }

    package private(set) var statuses: ContiguousArray<Status>
    /// The nodes that each finding is about.
    package private(set) var nodes: [[Int]] = []

    package subscript(node: Int) -> Status { statuses[node] }

    /// A missing key is an error even if no diagnostic reports it.
    package init(_ drawable: DrawableGraph, _ findings: [Diagnostic]) {
        statuses = ContiguousArray(repeating: .none, count: drawable.count)
        let finder = Finder(drawable, isNeeded: !findings.isEmpty)
        for finding in findings {
            let about = finder.nodes(of: finding)
            nodes.append(about)
            let status: Status = finding.severity == .error ? .error : .warning
            for node in about { statuses[node] = max(statuses[node], status) }
        }
        for node in drawable.resolution.nodeCount..<drawable.count { statuses[node] = .error }
        let faulty = statuses.indices.filter { statuses[$0] == .error }
        for node in ShortestPaths(from: faulty, over: drawable.neededBy).order {
            statuses[Int(node)] = max(statuses[Int(node)], .affected)
        }
    }

    /// Finds the subjects of a diagnostic: the bindings at its source location, and the missing keys that it names.
    private struct Finder {
        private var atPlace: [String: [Int]] = [:]
        private var missing: [String: [Int]] = [:]
        private let drawable: DrawableGraph

        init(_ drawable: DrawableGraph, isNeeded: Bool) {
            self.drawable = drawable
            if !isNeeded { return }
            for (position, binding) in drawable.graph.bindings.enumerated() {
                atPlace[binding.place.description, default: []].append(position)
            }
            for (position, key) in drawable.missing.enumerated() {
                missing[drawable.graph.keys[key].key.type.full, default: []].append(drawable.resolution.nodeCount + position)
            }
        }

        func nodes(of finding: Diagnostic) -> [Int] {
            let types = Set(finding.types)
            let here = finding.place.flatMap { atPlace[$0.description] } ?? []
            // Several bindings can have the same location, such as the root and the seed of a component.
            let named = here.filter { types.contains(drawable.graph.keys[drawable.key($0)].key.type.full) }
            let absent = finding.id == .missingBinding ? finding.types.flatMap { missing[$0] ?? [] } : []
            return (named.isEmpty ? here : named) + absent
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
