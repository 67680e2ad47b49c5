import DovetailGraph
import DovetailInspection

extension GraphCommand {
    func explain(_ arguments: Arguments) throws(Failure) -> Result {
        guard let word = try arguments.words(0...1).first else { return Result(output: index) }
        let id = DiagnosticID(rawValue: word)
        guard let explanation = id == .plugin ? "A plugin of the graph reported it." : explanations[id.rawValue]?.text else {
            let near = similar(to: id.rawValue, in: (DiagnosticID.catalogue + [.plugin]).map(\.rawValue))
            throw Failure("unknown finding '\(id)'\(suggestion(near))")
        }
        return Result(output: "\(id) (\(id.severity.rawValue))\n\n\(explanation)\n")
    }

    /// One line for each kind of finding.
    private var index: String {
        let width = DiagnosticID.catalogue.map(\.rawValue.count).max() ?? 0
        return DiagnosticID.catalogue.map { id in
            let padding = String(repeating: " ", count: width - id.rawValue.count + 2)
            let severity = id.severity == .error ? "error  " : "warning"
            return "\(id)\(padding)\(severity)  \(explanations[id.rawValue]?.summary ?? "")\n"
        }.joined()
    }
}
