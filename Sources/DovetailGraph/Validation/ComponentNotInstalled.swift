/// A component whose factory is requested is installed.
struct ComponentNotInstalled: Rule {
    static let id = DiagnosticID.componentNotInstalled

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        return context.missingKeys.compactMap { missing in
            guard graph.keys[missing.key].form == .componentFactory else { return nil }
            let component = context.name(key: missing.key).genericArgument
            let parent = context.name(component: context.commonComponent(of: missing))
            return context.finding(
                id, of: missing, "\(component) is not installed where its factory is requested",
                help: ["install(dependency: \(component).self) in a module that \(parent) includes"]
            )
        }
    }
}
