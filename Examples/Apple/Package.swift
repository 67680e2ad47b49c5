// swift-tools-version: 6.2
import PackageDescription

// Two applications as they are written for Apple's platforms. Elsewhere there is no SwiftUI and no UIKit: two small modules of the same
// names replace them, so that the sources are at least type-checked and their graphs validated. They are untested with the real ones.
#if canImport(Darwin)
let standIns: [Target] = []
let swiftUI: [Target.Dependency] = [], uiKit: [Target.Dependency] = []
#else
let standIns: [Target] = [
    .target(name: "SwiftUI", path: "Tests/StandIns/SwiftUI"), .target(name: "UIKit", path: "Tests/StandIns/UIKit"),
]
let swiftUI: [Target.Dependency] = ["SwiftUI"], uiKit: [Target.Dependency] = ["UIKit"]
#endif

let dovetail = Target.Dependency.product(name: "Dovetail", package: "dovetail")
let launch = Target.Dependency.product(name: "DovetailLaunch", package: "dovetail")
let testing = Target.Dependency.product(name: "DovetailTesting", package: "dovetail")

let package = Package(
    name: "Apple",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [.package(name: "dovetail", path: "../..")],
    targets: standIns + [
        // The code that both applications share; it depends on neither of them.
        .target(name: "NotesKit", dependencies: [dovetail]),
        // The environment, assisted injection, previews with replaced bindings.
        .executableTarget(name: "SwiftUINotes", dependencies: ["NotesKit", dovetail] + swiftUI),
        // The same application, started by a launcher.
        .executableTarget(name: "LaunchedNotes", dependencies: ["NotesKit", launch] + swiftUI),
        // Delegates that the system creates, a component for each window, view controllers by assisted injection.
        .executableTarget(name: "UIKitNotes", dependencies: ["NotesKit", dovetail] + uiKit),
        // The file templates for Xcode, filled in.
        .target(name: "AppWiring", dependencies: [dovetail], path: "Tests/AppWiring"),
        .testTarget(
            name: "NotesTests",
            dependencies: ["AppWiring", "NotesKit", "SwiftUINotes", "LaunchedNotes", "UIKitNotes", dovetail, launch, testing] + swiftUI
                + uiKit,
            // Testing has an addition for files that import UIKit as well, and only where the real one is.
            swiftSettings: standIns.isEmpty ? [] : [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    ],
    swiftLanguageModes: [.v6]
)
