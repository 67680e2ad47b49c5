// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "ParcelsDomain",
    platforms: [.macOS(.v15)],
    products: [.library(name: "ParcelsDomain", targets: ["ParcelsDomain"])],
    dependencies: [.package(name: "dovetail", path: "../../../..")],
    targets: [.target(name: "ParcelsDomain", dependencies: [.product(name: "Dovetail", package: "dovetail")])],
    swiftLanguageModes: [.v6]
)

// SPDX-License-Identifier: Apache-2.0
