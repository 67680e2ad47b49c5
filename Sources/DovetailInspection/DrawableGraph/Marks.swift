package import DovetailGraph

/// The faulty points of a drawing, and the points that they affect.
package struct Marks: Sendable {
    package enum Mark: UInt8, Sendable, Comparable {
        case none
        /// A warning is about this one.
        case warning
        /// It depends, directly or transitively, on a faulty point.
        case spoiled
        case fault

        package static func < (one: Mark, other: Mark) -> Bool { one.rawValue < other.rawValue }

        package var words: String? {
            switch self {
            case .none: nil
            case .warning: "warning"
            case .spoiled: "spoiled"
            case .fault: "fault"
            }
        }
    }

    package private(set) var marks: ContiguousArray<Mark>
    /// The points that each finding is about.
    package private(set) var points: [[Int]] = []

    package subscript(point: Int) -> Mark { marks[point] }

    /// A missing key is a fault even if no diagnostic reports it.
    package init(_ picture: Picture, _ findings: [Diagnostic]) {
        marks = ContiguousArray(repeating: .none, count: picture.count)
        let finder = Finder(picture, isNeeded: !findings.isEmpty)
        for finding in findings {
            let about = finder.points(of: finding)
            points.append(about)
            let mark: Mark = finding.severity == .error ? .fault : .warning
            for point in about { marks[point] = max(marks[point], mark) }
        }
        for point in picture.answers.pointCount..<picture.count { marks[point] = .fault }
        let faults = marks.indices.filter { marks[$0] == .fault }
        for point in Reach(from: faults, picture.neededBy).order { marks[Int(point)] = max(marks[Int(point)], .spoiled) }
    }

    /// Finds the subjects of a diagnostic: the bindings at its source location, and the missing keys that it names.
    private struct Finder {
        private var atPlace: [String: [Int]] = [:]
        private var missing: [String: [Int]] = [:]
        private let picture: Picture

        init(_ picture: Picture, isNeeded: Bool) {
            self.picture = picture
            if !isNeeded { return }
            for (position, binding) in picture.graph.bindings.enumerated() {
                atPlace[binding.place.description, default: []].append(position)
            }
            for (position, key) in picture.missing.enumerated() {
                missing[picture.graph.keys[key].key.type.full, default: []].append(picture.answers.pointCount + position)
            }
        }

        func points(of finding: Diagnostic) -> [Int] {
            let types = Set(finding.types)
            let here = finding.place.flatMap { atPlace[$0.description] } ?? []
            // Several bindings can stand at one place, such as a component's root and its seed.
            let named = here.filter { types.contains(picture.graph.keys[picture.key($0)].key.type.full) }
            let absent = finding.id == .missingBinding ? finding.types.flatMap { missing[$0] ?? [] } : []
            return (named.isEmpty ? here : named) + absent
        }
    }
}
