// swift-tools-version: 6.2
import PackageDescription

let launch: [Target.Dependency] = [
    .product(name: "DovetailLaunch", package: "dovetail"), .product(name: "DovetailSettings", package: "dovetail"),
]

let package = Package(
    name: "Apps",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [.package(name: "dovetail", path: "../..")],
    targets: [
        // Bootstrapping: components that set themselves up in sequence.
        .target(name: "Bananas", dependencies: launch),
        .testTarget(name: "BananasTests", dependencies: ["Bananas"] + launch),
        // Vapor's Service in an app: a composition root, stages, willBoot and didBoot.
        .target(name: "Roark", dependencies: launch),
        .testTarget(name: "RoarkTests", dependencies: ["Roark"] + launch),
        // Swinject's Assembler: assemblies that are load-aware, mocks, properties.
        .target(name: "Assemblies", dependencies: launch),
        .testTarget(name: "AssembliesTests", dependencies: ["Assemblies"] + launch),
        // Initializers: a list with a configuration, and the foreground.
        .target(name: "Karma", dependencies: launch),
        .testTarget(name: "KarmaTests", dependencies: ["Karma"] + launch),
        // A server with a life of its own.
        .target(name: "KioskKit", dependencies: launch),
        .executableTarget(name: "Kiosk", dependencies: ["KioskKit"] + launch),
        .testTarget(name: "KioskTests", dependencies: ["Kiosk", "KioskKit"] + launch),
    ],
    swiftLanguageModes: [.v6]
)

// SPDX-License-Identifier: Apache-2.0
