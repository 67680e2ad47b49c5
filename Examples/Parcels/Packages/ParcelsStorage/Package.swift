// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "ParcelsStorage",
    platforms: [.macOS(.v15)],
    products: [.library(name: "ParcelsStorage", targets: ["ParcelsStorage"])],
    dependencies: [.package(name: "dovetail", path: "../../../.."), .package(path: "../ParcelsDomain")],
    targets: [
        .target(
            name: "ParcelsStorage",
            dependencies: [
                .product(name: "DovetailLaunch", package: "dovetail"), .product(name: "DovetailSettings", package: "dovetail"),
                .product(name: "ParcelsDomain", package: "ParcelsDomain"),
            ])
    ],
    swiftLanguageModes: [.v6]
)

// SPDX-License-Identifier: Apache-2.0
