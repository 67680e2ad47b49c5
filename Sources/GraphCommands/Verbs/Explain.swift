import DovetailGraph
import DovetailInspection

extension GraphCommand {
    func explain(_ arguments: Arguments) throws(Failure) -> Result {
        let id = DiagnosticID(rawValue: try arguments.words(1...1)[0])
        guard let explanation = id == .plugin ? "A plugin of the graph reported it." : explanations[id.rawValue] else {
            let near = similar(to: id.rawValue, in: (DiagnosticID.catalogue + [.plugin]).map(\.rawValue))
            throw Failure("unknown finding '\(id)'\(suggestion(near))")
        }
        return Result(output: "\(id) (\(id.severity.rawValue))\n\n\(explanation)\n")
    }
}
