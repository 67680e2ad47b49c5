internal import DovetailGraph
internal import DovetailInspection

/// Whether the trees of the canary are read correctly. The graph must equal the graph that the running canary collects. The questions, the
/// findings of all worlds and the code that cannot be followed must equal the recorded ones.
package func isCanaryUnderstood(_ canary: [TreeFile]) -> Bool {
    guard let program = try? SourceProgram(canary), program.roots.map(\.name) == CanaryCommand.roots else { return false }
    let graph = program.read(CanaryCommand.roots[0]).graph
    guard var expected = try? Graph(json: canaryGraph), !graph.components.isEmpty else { return false }
    // A running program gives the location at which its graph was requested.
    expected.components[0].place = graph.components[0].place
    return graph.json() == expected.json() && canaryTranscript(of: program) == canaryTranscript
}

/// The transcript of reading the canary, beside its graph, line by line.
package func canaryTranscript(of program: SourceProgram) -> String {
    program.roots.map { transcript(of: $0.name, in: program) }.joined(separator: "\n")
}

private func transcript(of root: String, in program: SourceProgram) -> String {
    let findings = program.explore(root)
    var lines = ["\(root): \(findings.worldCount) worlds"]
    lines += findings.questions.map { "? \(text($0.place)) \($0.text): \($0.choices.joined(separator: ", ")); \($0.choices[$0.usual])" }
    lines += findings.findings.map { finding in
        let conditions = finding.conditions.map { " \(text($0.question.place))=\($0.answers.map(String.init).joined(separator: "|"))" }
            .joined()
        return "! \(text(finding.diagnostic.place)) \(finding.diagnostic.id)\(finding.isUncertain ? " perhaps" : "")\(conditions)"
    }
    lines += findings.blindSpots.map { "- \(text($0.place)) not followed" }
    // The bindings, with the usual answers, and with all others.
    var others = Answers()
    for question in findings.questions { others.byIdentity[question.identity] = question.usual == 0 ? question.choices.count - 1 : 0 }
    for graph in [findings.usual.graph, program.read(root, given: others).graph] {
        lines.append("= " + graph.bindings.map { text($0.place) }.joined(separator: " "))
    }
    return lines.joined(separator: "\n") + "\n"
}

/// `Values:12:8` of a location in `Values.swift`.
private func text(_ place: Graph.SourceLocation?) -> String {
    guard let place else { return "" }
    let file = place.file.split(separator: "/").last?.split(separator: ".").first ?? ""
    return "\(file):\(place.line):\(place.column)"
}

// SPDX-License-Identifier: Apache-2.0
