// swift-tools-version: 6.2
import PackageDescription

// Strict in every Swift target, so that a client's stricter settings never meet a warning of ours.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),            // `any` is a cost worth seeing
    .enableUpcomingFeature("MemberImportVisibility"),    // a file imports what it uses
    .enableUpcomingFeature("InternalImportsByDefault"),  // what we import is not part of our API
]

let package = Package(
    name: "dovetail",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "Dovetail", targets: ["Dovetail"]),
        .library(name: "DovetailGraph", targets: ["DovetailGraph"]),
        .library(name: "DovetailLaunch", targets: ["DovetailLaunch"]),
    ],
    // Each target uses only those above it.
    targets: [
        // Atomics, a lock and the address of a thread: `Synchronization` needs iOS 18 and macOS 15.
        .target(name: "CDovetail"),
        // The graph written down: plain values, rules, findings, drawings. Runs nothing.
        .target(name: "DovetailGraph", dependencies: ["CDovetail"]),
        // Declare, collect, validate, link, run.
        .target(name: "Dovetail", dependencies: ["CDovetail", "DovetailGraph"]),
        // What settings are read from, as the thing that launching hands on: all that the next two have in common.
        .target(name: "DovetailLayers"),
        // An application brought up and down in the graph's own order.
        .target(name: "DovetailLaunch", dependencies: ["Dovetail", "DovetailGraph", "DovetailLayers"]),

        .testTarget(name: "DovetailGraphTests", dependencies: ["DovetailGraph"], exclude: ["Goldens"]),
        .testTarget(name: "DovetailTests", dependencies: ["Dovetail"]),
        .testTarget(name: "DovetailLaunchTests", dependencies: ["Dovetail", "DovetailLaunch"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system && target.name != "CDovetail" && target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + strict
}
