// swift-tools-version: 6.2
import PackageDescription

func dovetail(_ products: String...) -> [Target.Dependency] { products.map { .product(name: $0, package: "dovetail") } }

let packages: [Target.Dependency] = [
    .product(name: "ParcelsDomain", package: "ParcelsDomain"), .product(name: "ParcelsStorage", package: "ParcelsStorage"),
]

// A server of three packages and 43 bindings: settings, steps in order, a child component for each request, and tests with spies.
let package = Package(
    name: "Parcels",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "dovetail", path: "../.."),
        .package(path: "Packages/ParcelsDomain"),
        .package(path: "Packages/ParcelsStorage"),
    ],
    targets: [
        .target(name: "ParcelsServer", dependencies: packages + dovetail("DovetailLaunch", "DovetailSettings")),
        .executableTarget(name: "Parcels", dependencies: ["ParcelsServer"] + dovetail("DovetailLaunch")),
        .executableTarget(name: "parcels-check", dependencies: ["ParcelsServer"] + dovetail("DovetailChecking")),
        .testTarget(
            name: "ParcelsTests",
            dependencies: ["ParcelsServer"] + packages + dovetail("DovetailLaunch", "DovetailSettings", "DovetailTesting")),
    ],
    swiftLanguageModes: [.v6]
)

// SPDX-License-Identifier: Apache-2.0
