extension ValidationContext {
    /// A component whose factory is requested is installed.
    func missingComponents() -> [Diagnostic] {
        missingKeys.filter { graph.keys[$0.key].form == .componentFactory }.map { missing in
            let component = name(key: missing.key).genericArgument
            let parent = name(component: commonComponent(of: missing))
            return finding(
                .componentNotInstalled, of: missing, "\(component) is not installed where its factory is requested",
                help: ["install(dependency: \(component).self) in a module that \(parent) includes"])
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
