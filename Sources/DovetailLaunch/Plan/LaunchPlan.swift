import Dovetail
import DovetailGraph

/// The plans of a component and of every child that it may launch.
struct LaunchPlan: Sendable {
    let components: [ComponentPlan]

    init(_ graph: Graph) {
        let dependencies = Dependencies(Answers(graph))
        components = graph.components.indices.map { ComponentPlan($0, dependencies) }
    }
}

extension LaunchPlan: CustomStringConvertible {
    /// For people: what will run, in which order, after what, and where it is declared.
    var description: String {
        components.filter { $0.component == 0 || !$0.steps.isEmpty }.map { component in
            let heading = component.component == 0 ? "" : "\n\(component.name), each time it is launched\n"
            return heading + component.table
        }.joined()
    }
}

extension ComponentPlan {
    fileprivate var table: String {
        if steps.isEmpty { return "\(name) has nothing to launch\n" }
        let rows = steps.enumerated().map { position, step in
            [
                "\(position + 1)", step.when, name(of: position), step.after.map { name(of: $0) }.joined(separator: ", "),
                "\(step.place.file):\(step.place.line)",
            ]
        }
        return columns([["#", "when", "step", "after", "declared"]] + rows)
    }
}

extension ComponentPlan.Step {
    fileprivate var when: String {
        let events = step.events.map(\.description).joined(separator: ", ")
        return switch step.phase {
        case .prepare: "prepare"
        case .launch: events.isEmpty ? "launch" : "launch, on \(events)"
        case .event: "on \(events)"
        }
    }
}

/// Rows of text under each other, without blanks at their ends. Nothing in them breaks a line or acts on a terminal.
func columns(_ rows: [[String]]) -> String {
    let rows = rows.map { $0.map { $0.escaped() } }
    let widths = rows.reduce(into: [Int]()) { widths, row in
        for (column, text) in row.enumerated() {
            if column == widths.count { widths.append(0) }
            widths[column] = max(widths[column], text.count)
        }
    }
    return rows.map { row in
        var line = ""
        for (column, text) in row.enumerated() {
            line += text + String(repeating: " ", count: widths[column] - text.count + 2)
        }
        while line.last == " " { line.removeLast() }
        return line + "\n"
    }.joined()
}
