import Foundation
import PackagePlugin

@main struct GraphCheck: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let check = try context.tool(named: "graph-check").url
        // The stamp is compiled into the application, so that the compiler waits for it.
        let stamp = context.pluginWorkDirectoryURL.appending(path: "GraphWasChecked.swift")
        let arguments = ["--stamp", stamp.path(percentEncoded: false)]
        return [.buildCommand(displayName: "Checking the dependency graph", executable: check, arguments: arguments, outputFiles: [stamp])]
    }
}

// SPDX-License-Identifier: Apache-2.0
