// swift-tools-version: 6.2
import PackageDescription

let dovetail = Target.Dependency.product(name: "Dovetail", package: "dovetail")
let checking = Target.Dependency.product(name: "DovetailChecking", package: "dovetail")
let inspection = Target.Dependency.product(name: "DovetailInspection", package: "dovetail")
let testing = Target.Dependency.product(name: "DovetailTesting", package: "dovetail")
let settings = Target.Dependency.product(name: "DovetailSettings", package: "dovetail")
let launch = Target.Dependency.product(name: "DovetailLaunch", package: "dovetail")

let package = Package(
    name: "Examples",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [.package(name: "dovetail", path: "..")],
    targets: [
        // One component, one module: the program in the README.
        .executableTarget(name: "Greeter", dependencies: [dovetail]),
        .testTarget(name: "GreeterTests", dependencies: ["Greeter", dovetail]),

        // The result of the first guide: a library, a program, its check and its tests.
        .target(name: "Weather", dependencies: [dovetail, settings, launch]),
        .executableTarget(name: "Report", dependencies: ["Weather", dovetail]),
        .executableTarget(name: "Announce", dependencies: ["Weather", settings, launch]),
        .executableTarget(name: "graph-check", dependencies: ["Weather", checking]),
        .testTarget(name: "WeatherTests", dependencies: ["Weather", dovetail, testing]),

        // The code of the other guides, a file for each.
        .target(name: "Guides", dependencies: ["OldContainer", "ServiceLifecycle", dovetail, launch, settings]),
        // The names that other containers declare as well.
        .target(name: "OldContainer"),
        // A stand-in for swift-service-lifecycle.
        .target(name: "ServiceLifecycle"),
        .testTarget(
            name: "GuidesTests", dependencies: ["Guides", "OldContainer", "ServiceLifecycle", dovetail, launch, settings, testing]),

        // The code of the guide "Run in a server", and small modules that replace the packages that it uses.
        .target(name: "Logging", path: "Tests/StandIns/Logging"),
        .target(name: "Configuration", path: "Tests/StandIns/Configuration"),
        .target(name: "Hummingbird", dependencies: ["Logging"], path: "Tests/StandIns/Hummingbird"),
        .target(name: "HummingbirdTesting", dependencies: ["Hummingbird"], path: "Tests/StandIns/HummingbirdTesting"),
        .target(name: "Vapor", dependencies: ["Logging"], path: "Tests/StandIns/Vapor"),
        .target(name: "VaporTesting", dependencies: ["Vapor"], path: "Tests/StandIns/VaporTesting"),
        .target(name: "AWSLambdaRuntime", dependencies: ["Logging"], path: "Tests/StandIns/AWSLambdaRuntime"),
        .testTarget(
            name: "ServerTests",
            dependencies: [
                "Logging", "Configuration", "Hummingbird", "HummingbirdTesting", "Vapor", "VaporTesting", "AWSLambdaRuntime", dovetail,
                settings, testing,
            ]),

        // A shop that uses the other features of modules.
        .target(name: "BakeryKit", dependencies: [dovetail]),
        .executableTarget(name: "Bakery", dependencies: ["BakeryKit", dovetail]),
        // The output that a guide shows for the shop: drawings, queries, a run.
        .executableTarget(name: "Pictures", dependencies: ["BakeryKit", dovetail, inspection]),
        .testTarget(name: "BakeryTests", dependencies: ["BakeryKit", dovetail, inspection]),

        // The classic sample, on a command line: a client with interceptors, a session as a child component, and a server to try it with.
        .target(name: "Loopback"),
        .executableTarget(name: "GitHubBrowser", dependencies: ["Loopback", dovetail]),
        .executableTarget(name: "GitHubStub", dependencies: ["Loopback"]),
        .testTarget(name: "GitHubBrowserTests", dependencies: ["GitHubBrowser", "GitHubStub", "Loopback", dovetail, testing]),
    ],
    swiftLanguageModes: [.v6]
)

// SPDX-License-Identifier: Apache-2.0
