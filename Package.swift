// swift-tools-version: 6.2
import PackageDescription

// Strict in every Swift target, so that a client's stricter settings never meet a warning of ours.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),  // `any` is a cost worth seeing
    .enableUpcomingFeature("MemberImportVisibility"),  // a file imports what it uses
    .enableUpcomingFeature("InternalImportsByDefault"),  // what we import is not part of our API
]

// What Xcode 26 sets in a new project.
let newProject: [SwiftSetting] = [
    .defaultIsolation(MainActor.self), .enableUpcomingFeature("MemberImportVisibility"),
    // Approachable Concurrency.
    .enableUpcomingFeature("InferIsolatedConformances"), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
// The same in Swift 5 mode, with Approachable Concurrency of which Swift 6 mode is a part, and with complete checking: see
// Tests/MustNotCompile/NewProjectSwiftFive.swift.
let newProjectInSwiftFive: [SwiftSetting] =
    newProject + [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"), .enableUpcomingFeature("InferSendableFromCaptures"),
        .enableExperimentalFeature("StrictConcurrency"),
    ]

let package = Package(
    name: "dovetail",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "Dovetail", targets: ["Dovetail"]),
        .library(name: "DovetailGraph", targets: ["DovetailGraph"]),
        .library(name: "DovetailInspection", targets: ["DovetailInspection"]),
        .executable(name: "dovetail-graph", targets: ["dovetail-graph"]),
        .library(name: "DovetailSettings", targets: ["DovetailSettings"]),
        .library(name: "DovetailLaunch", targets: ["DovetailLaunch"]),
        .library(name: "DovetailSwiftUI", targets: ["DovetailSwiftUI"]),
        .library(name: "DovetailChecking", targets: ["DovetailChecking"]),
        .library(name: "DovetailTesting", targets: ["DovetailTesting"]),
        .plugin(name: "DovetailPlugin", targets: ["DovetailPlugin"]),
        .plugin(name: "DovetailReaderPlugin", targets: ["DovetailReaderPlugin"]),
        .library(name: "CleanseCompatibility", targets: ["Cleanse"]),
    ],
    // Each target uses only those above it.
    targets: [
        // Atomics, a lock and the address of a thread: `Synchronization` needs iOS 18 and macOS 15.
        // The math library, which otherwise is not linked into a program without Foundation.
        .target(name: "CDovetail", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
        // The graph as a value, and whether it is valid: keys, bindings, rules, diagnostics. Runs nothing, draws nothing.
        .target(name: "DovetailGraph", dependencies: ["CDovetail"]),
        // JSON, read with locations and limits, and written in a fixed order. Not Foundation's, whose errors quote the text.
        .target(name: "DovetailJSON"),
        // The views of a graph: exports, drawings, queries, traces, machine-readable reports.
        .target(name: "DovetailInspection", dependencies: ["DovetailGraph", "DovetailJSON"], exclude: ["Page"]),
        // Its commands: arguments in, text out.
        .target(name: "GraphCommands", dependencies: ["DovetailGraph", "DovetailInspection"]),
        // A graph read from the typed syntax trees of the compiler: what `configure` declares, without running it.
        .target(name: "DovetailReading", dependencies: ["DovetailGraph", "DovetailInspection", "DovetailJSON", "GraphCommands"]),
        // The command line tool over graphs in JSON files and in sources.
        .executableTarget(name: "dovetail-graph", dependencies: ["DovetailReading", "GraphCommands"]),
        // Declare, collect, validate, link, run.
        .target(name: "Dovetail", dependencies: ["CDovetail", "DovetailGraph"], exclude: ["Engine/Memory/README.md"]),
        // The layers that settings are read from: the interface between the next two modules.
        .target(name: "DovetailLayers", dependencies: ["DovetailGraph"]),
        // Starts and stops an application in the order of its graph.
        .target(name: "DovetailLaunch", dependencies: ["CDovetail", "Dovetail", "DovetailGraph", "DovetailJSON", "DovetailLayers"]),
        // Typed, layered settings: files, the environment, the command line.
        .target(name: "DovetailSettings", dependencies: ["CDovetail", "Dovetail", "DovetailGraph", "DovetailJSON", "DovetailLayers"]),
        // Views that build components, own objects and launch applications. Empty where there is no SwiftUI.
        .target(name: "DovetailSwiftUI", dependencies: ["Dovetail", "DovetailLaunch"]),
        // The main function of a `graph-check` executable: reports the errors of graphs in the format of compilers.
        .target(name: "DovetailChecking", dependencies: ["Dovetail", "DovetailGraph", "DovetailInspection", "GraphCommands"]),
        // For tests: graph assertions and golden files. Imports Testing and XCTest.
        .target(name: "DovetailTesting", dependencies: ["Dovetail", "DovetailGraph", "DovetailInspection"]),
        // The old names for code that was written for Cleanse 4.
        .target(name: "Cleanse", dependencies: ["Dovetail", "DovetailGraph"]),
        // `swift package check-graph`.
        .plugin(
            name: "DovetailPlugin",
            capability: .command(
                intent: .custom(verb: "check-graph", description: "Checks the dependency graphs of this package, and builds nothing else."))
        ),
        // `swift package read-graph`. A plugin of its own, because a plugin's tools are built before it runs.
        .plugin(
            name: "DovetailReaderPlugin",
            capability: .command(
                intent: .custom(
                    verb: "read-graph",
                    description: "Checks dependency graphs without running anything (preview: can be wrong without a warning).")),
            dependencies: ["dovetail-graph"]),

        // What tests of more than one target use.
        .target(name: "TestTools", dependencies: ["Dovetail", "DovetailGraph", "DovetailInspection"], path: "Tests/Support"),
        .testTarget(
            name: "DovetailGraphTests", dependencies: ["DovetailGraph", "DovetailTesting", "TestTools"],
            exclude: ["Diagnostics/Goldens", "Validation/Goldens"]),
        .testTarget(
            name: "DovetailTests", dependencies: ["Dovetail", "DovetailGraph", "DovetailInspection", "TestTools"],
            exclude: ["Conformance", "Stress"]),
        // The guarantees of established dependency injection libraries, case by case.
        .testTarget(
            name: "Conformance", dependencies: ["Dovetail", "DovetailGraph", "TestTools"], path: "Tests/Core/DovetailTests/Conformance",
            exclude: ["README.md"]),
        // Many threads at once; Scripts/tools/stress runs it for longer.
        .testTarget(
            name: "Stress", dependencies: ["CDovetail", "Dovetail", "DovetailGraph", "TestTools"], path: "Tests/Core/DovetailTests/Stress"),
        // Clients of each kind, which must compile without a warning and without an annotation.
        .testTarget(
            name: "Isolation", dependencies: ["Dovetail", "DovetailGraph", "DovetailInspection", "TestTools"],
            path: "Tests/Clients/Isolation"),
        .testTarget(
            name: "MainActorByDefault", dependencies: ["Dovetail", "TestTools"], path: "Tests/Clients/MainActorByDefault",
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "SwiftFive", dependencies: ["Dovetail", "TestTools"], path: "Tests/Clients/SwiftFive",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "SwiftFiveComplete", dependencies: ["Dovetail", "TestTools"], path: "Tests/Clients/SwiftFiveComplete",
            swiftSettings: [
                .swiftLanguageMode(.v5), .enableExperimentalFeature("StrictConcurrency"),
                .enableUpcomingFeature("InferSendableFromCaptures"),
            ]),
        // The settings of a new Xcode project, and those of the next one. Both compile the same sources, by a symbolic link.
        .testTarget(
            name: "NewProject",
            dependencies: ["Dovetail", "DovetailGraph", "DovetailLaunch", "DovetailSettings", "DovetailTesting", "TestTools"],
            path: "Tests/Clients/NewProject", swiftSettings: newProjectInSwiftFive),
        .testTarget(
            name: "NewProjectSwiftSix",
            dependencies: ["Dovetail", "DovetailGraph", "DovetailLaunch", "DovetailSettings", "DovetailTesting", "TestTools"],
            path: "Tests/Clients/NewProjectSwiftSix", swiftSettings: newProject + [.strictMemorySafety()]),
        // Code as it was written for Cleanse 4, in both language modes.
        .testTarget(name: "CleanseTests", dependencies: ["Cleanse", "Dovetail", "TestTools"]),
        .testTarget(
            name: "CleanseSwiftFive", dependencies: ["Cleanse", "TestTools"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "CleanseSwiftSix", dependencies: ["Cleanse", "TestTools"]),
        .testTarget(name: "DovetailJSONTests", dependencies: ["DovetailJSON", "TestTools"]),
        .testTarget(
            name: "DovetailInspectionTests",
            dependencies: ["DovetailGraph", "DovetailInspection", "DovetailTesting", "GraphCommands", "TestTools"], exclude: ["Goldens"]),
        // A program whose graph shows whether the compiler's trees are understood; DovetailReading contains its text.
        .target(name: "Canary", dependencies: ["Dovetail"], path: "Tests/Canary"),
        // Components that a reader of their sources could misread.
        .target(name: "ReadingFixtures", dependencies: ["Dovetail"], path: "Tests/Tools/DovetailReadingTests/Fixtures"),
        .target(name: "ReadingCorpus", dependencies: ["Dovetail"], path: "Tests/Tools/DovetailReadingTests/Corpus"),
        .testTarget(
            name: "DovetailReadingTests",
            dependencies: [
                "Canary", "Dovetail", "DovetailGraph", "DovetailInspection", "DovetailReading", "DovetailTesting", "GraphCommands",
                "ReadingCorpus", "ReadingFixtures", "TestTools",
            ],
            exclude: ["Compile/Goldens", "Corpus", "Fixtures"]),
        .testTarget(name: "DovetailSettingsTests", dependencies: ["DovetailJSON", "DovetailSettings", "TestTools"]),
        .testTarget(
            name: "DovetailCheckingTests",
            dependencies: [
                "Dovetail", "DovetailChecking", "DovetailGraph", "DovetailInspection", "DovetailLaunch", "DovetailSettings",
                "DovetailTesting", "GraphCommands", "TestTools",
            ],
            exclude: ["Goldens"]),
        .testTarget(
            name: "DovetailTestingTests",
            dependencies: ["Dovetail", "DovetailInspection", "DovetailLaunch", "DovetailTesting", "TestTools"],
            exclude: ["Goldens"]),
        .testTarget(
            name: "DovetailLaunchTests",
            dependencies: ["Dovetail", "DovetailGraph", "DovetailInspection", "DovetailLaunch", "DovetailSettings", "TestTools"]),
        // The program with one mistake that Errors.md shows for each kind of finding, and what it prints.
        .testTarget(
            name: "DocumentedErrors",
            dependencies: ["Dovetail", "DovetailGraph", "DovetailLaunch", "DovetailSettings", "DovetailTesting", "TestTools"],
            exclude: ["Goldens"]),
    ],
    swiftLanguageModes: [.v6]
)

// The wings of the house: a target is in Sources/WING/TARGET, its tests are in Tests/WING/TARGETTests. Targets that are not named say
// where they are.
let wings = [
    // The library.
    "Core": ["CDovetail", "DovetailGraph", "Dovetail", "DovetailTesting", "DovetailGraphTests", "DovetailTests", "DovetailTestingTests"],
    // Whole applications.
    "App": ["DovetailLayers", "DovetailSettings", "DovetailLaunch", "DovetailSwiftUI", "DovetailSettingsTests", "DovetailLaunchTests"],
    // Seeing and checking graphs.
    "Tools": [
        "DovetailJSON", "DovetailInspection", "GraphCommands", "DovetailChecking", "DovetailReading", "dovetail-graph", "DovetailPlugin",
        "DovetailReaderPlugin", "DovetailJSONTests", "DovetailInspectionTests", "DovetailCheckingTests", "DovetailReadingTests",
    ],
    // Code that was written for Cleanse.
    "Migration": ["Cleanse", "CleanseTests", "CleanseSwiftFive", "CleanseSwiftSix"],
]
for (wing, names) in wings {
    for target in package.targets where names.contains(target.name) {
        target.path = "\(target.type == .test ? "Tests" : "Sources")/\(wing)/\(target.name)"
    }
}

// For a process with several images that use the library: a copy in each would have types of its own. Only where Xcode is, because not every
// platform that a package is built for elsewhere has dynamic libraries.
#if canImport(Darwin)
package.products.append(
    .library(
        name: "DovetailDynamic", type: .dynamic,
        targets: ["Dovetail", "DovetailLaunch", "DovetailSettings", "DovetailSwiftUI"]))
#endif

// Migrated code is compiled as it was before, and new projects have settings of their own.
let ownSettings = ["CleanseSwiftFive", "CleanseSwiftSix", "NewProject", "NewProjectSwiftSix"]

for target in package.targets
where target.type != .system && target.name != "CDovetail" && target.type != .plugin && !ownSettings.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + strict
}

// SPDX-License-Identifier: Apache-2.0
