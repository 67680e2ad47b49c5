package import DovetailGraph

/// The faulty points of a drawing, and the points that they affect.
package struct NodeStatuses: Sendable {
    package enum Status: UInt8, Sendable, Comparable {
        case none
        /// A warning is about this one.
        case warning
        /// It depends on a faulty point, directly or transitively.
        case spoiled
        case fault

        package static func < (one: Status, other: Status) -> Bool { one.rawValue < other.rawValue }

        package var words: String? {
            switch self {
            case .none: nil
            case .warning: "warning"
            case .spoiled: "spoiled"
            case .fault: "fault"
            }
        }
    }

    package private(set) var statuses: ContiguousArray<Status>
    /// The points that each finding is about.
    package private(set) var points: [[Int]] = []

    package subscript(point: Int) -> Status { statuses[point] }

    /// A missing key is a fault even if no diagnostic reports it.
    package init(_ drawable: DrawableGraph, _ findings: [Diagnostic]) {
        statuses = ContiguousArray(repeating: .none, count: drawable.count)
        let finder = Finder(drawable, isNeeded: !findings.isEmpty)
        for finding in findings {
            let about = finder.points(of: finding)
            points.append(about)
            let status: Status = finding.severity == .error ? .fault : .warning
            for point in about { statuses[point] = max(statuses[point], status) }
        }
        for point in drawable.answers.pointCount..<drawable.count { statuses[point] = .fault }
        let faults = statuses.indices.filter { statuses[$0] == .fault }
        for point in BreadthFirstSearch(from: faults, over: drawable.neededBy).order {
            statuses[Int(point)] = max(statuses[Int(point)], .spoiled)
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
                missing[drawable.graph.keys[key].key.type.full, default: []].append(drawable.answers.pointCount + position)
            }
        }

        func points(of finding: Diagnostic) -> [Int] {
            let types = Set(finding.types)
            let here = finding.place.flatMap { atPlace[$0.description] } ?? []
            // Several bindings can have the same location, such as the root and the seed of a component.
            let named = here.filter { types.contains(drawable.graph.keys[drawable.key($0)].key.type.full) }
            let absent = finding.id == .missingBinding ? finding.types.flatMap { missing[$0] ?? [] } : []
            return (named.isEmpty ? here : named) + absent
        }
    }
}
