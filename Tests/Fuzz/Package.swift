// swift-tools-version: 6.2
import PackageDescription

// Nested, so that neither clients nor `swift test` build it. Scripts/tools/fuzz-settings does.
let package = Package(
    name: "fuzz",
    dependencies: [.package(name: "dovetail", path: "../..")],
    targets: [
        .executableTarget(
            name: "FuzzSettings", dependencies: [.product(name: "DovetailSettings", package: "dovetail")],
            // libFuzzer brings the `main`.
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        )
    ],
    swiftLanguageModes: [.v6]
)

// SPDX-License-Identifier: Apache-2.0
