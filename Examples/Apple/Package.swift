// swift-tools-version: 6.2
import PackageDescription

let dovetail = Target.Dependency.product(name: "Dovetail", package: "dovetail")
let launch = Target.Dependency.product(name: "DovetailLaunch", package: "dovetail")
let testing = Target.Dependency.product(name: "DovetailTesting", package: "dovetail")

// Two applications as they are written for Apple's platforms. Elsewhere there is no SwiftUI, no UIKit and no AppIntents: small modules of the
// same names replace them, so that the sources are at least type-checked and their graphs validated. They are untested with the real ones.
// Where there is no SwiftUI, the library's DovetailSwiftUI is an empty module. Its sources are compiled once more against the module that
// replaces SwiftUI: by a symbolic link, because the sources of a target must be in its package, and with an alias, because no two targets of
// a build have the same name.
#if canImport(Darwin)
let standIns: [Target] = []
let swiftUI: [Target.Dependency] = [.product(name: "DovetailSwiftUI", package: "dovetail")], uiKit: [Target.Dependency] = []
let appIntents: [Target.Dependency] = []
let aliased: [SwiftSetting] = []
#else
let standIns: [Target] = [
    .target(name: "SwiftUI", path: "Tests/StandIns/SwiftUI"), .target(name: "UIKit", path: "Tests/StandIns/UIKit"),
    .target(name: "AppIntents", path: "Tests/StandIns/AppIntents"),
    .target(
        name: "StandInDovetailSwiftUI", dependencies: ["SwiftUI", dovetail, launch], path: "Tests/StandIns/DovetailSwiftUI",
        swiftSettings: [
            .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
        ]),
]
let appIntents: [Target.Dependency] = ["AppIntents"]
let swiftUI: [Target.Dependency] = ["SwiftUI", "StandInDovetailSwiftUI"], uiKit: [Target.Dependency] = ["UIKit"]
let aliased: [SwiftSetting] = [.unsafeFlags(["-module-alias", "DovetailSwiftUI=StandInDovetailSwiftUI"])]
#endif

// What Xcode 26 sets in a new project, whose code is on the main actor unless it is declared otherwise. A package keeps its own settings.
let newProject: [SwiftSetting] = [
    .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Apple",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [.package(name: "dovetail", path: "../..")],
    targets: standIns + [
        // The code that both applications share; it depends on neither of them.
        .target(name: "NotesKit", dependencies: [dovetail]),
        // The environment, assisted injection, previews with replaced bindings.
        .executableTarget(name: "SwiftUINotes", dependencies: ["NotesKit", dovetail] + swiftUI, swiftSettings: aliased + newProject),
        // The same application, started by a launcher.
        .executableTarget(name: "LaunchedNotes", dependencies: ["NotesKit", launch] + swiftUI, swiftSettings: aliased + newProject),
        // Doubles for UI tests, a host of unit tests, an intent.
        .executableTarget(
            name: "HostedNotes", dependencies: ["NotesKit", dovetail] + swiftUI + appIntents, swiftSettings: aliased + newProject),
        // Delegates that the system creates, a component for each window, view controllers by assisted injection.
        .executableTarget(name: "UIKitNotes", dependencies: ["NotesKit", dovetail] + uiKit, swiftSettings: newProject),
        // The file templates for Xcode, filled in.
        .target(name: "AppWiring", dependencies: [dovetail], path: "Tests/AppWiring", swiftSettings: newProject),
        .testTarget(
            name: "NotesTests",
            dependencies: [
                "AppWiring", "NotesKit", "SwiftUINotes", "LaunchedNotes", "UIKitNotes", "HostedNotes", dovetail, launch, testing,
            ] + swiftUI
                + uiKit + appIntents,
            // Testing has an addition for files that import UIKit as well, and only where the real one is.
            swiftSettings: newProject + aliased
                + (standIns.isEmpty ? [] : [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])])),
    ],
    swiftLanguageModes: [.v6]
)

// SPDX-License-Identifier: Apache-2.0
