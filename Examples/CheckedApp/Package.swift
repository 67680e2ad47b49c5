// swift-tools-version: 6.0
import PackageDescription

// `GRAPH_CHECK=off swift build` compiles nothing for the check.
let checksGraph = Context.environment["GRAPH_CHECK"] != "off"

// An application whose build fails when its dependency graph is invalid.
let package = Package(
    name: "CheckedApp",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "dovetail", path: "../..")],
    targets: [
        // Modules and components: the code that `graph-check` validates, all of which can run on the build machine.
        .target(name: "AppWiring", dependencies: [.product(name: "Dovetail", package: "dovetail")]),
        // The application. The plugin makes its build wait for the check.
        .executableTarget(name: "App", dependencies: ["AppWiring"], plugins: checksGraph ? ["GraphCheck"] : []),
        .testTarget(name: "AppTests", dependencies: ["AppWiring", .product(name: "DovetailTesting", package: "dovetail")]),

        // The check: an executable of three lines, and a plugin of ten that runs it.
        .executableTarget(
            name: "graph-check", dependencies: ["AppWiring", .product(name: "DovetailChecking", package: "dovetail")]),
        .plugin(name: "GraphCheck", capability: .buildTool, dependencies: ["graph-check"]),
    ]
)

// SPDX-License-Identifier: Apache-2.0
