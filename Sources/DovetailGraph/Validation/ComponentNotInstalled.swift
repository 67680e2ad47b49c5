/// A component whose factory is requested is installed.
struct ComponentNotInstalled: Rule {
    static let id = DiagnosticID.componentNotInstalled

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        let graph = inspection.graph
        return inspection.missingKeys.compactMap { missing in
            guard graph.keys[missing.key].form == .componentFactory else { return nil }
            let component = inspection.name(key: missing.key).genericArgument
            let parent = inspection.name(component: inspection.commonComponent(of: missing))
            return inspection.finding(
                id, of: missing, "\(component) is not installed where its factory is asked for",
                help: ["install(dependency: \(component).self) in a module that \(parent) includes"]
            )
        }
    }
}
