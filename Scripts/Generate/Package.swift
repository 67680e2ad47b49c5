// swift-tools-version: 6.2
import PackageDescription

// Nested, so that neither clients nor `swift test` build it. Scripts/generate does.
let package = Package(
    name: "Generate",
    platforms: [.macOS(.v13)],
    targets: [.executableTarget(name: "Generate")]
)

// SPDX-License-Identifier: Apache-2.0
