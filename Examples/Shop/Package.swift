// swift-tools-version: 6.0
import PackageDescription

let dovetail = Target.Dependency.product(name: "Dovetail", package: "dovetail")

// A shop of realistic size: more than 300 bindings in 8 modules of 3 packages. Its tests introduce 30 mistakes, one at a time and
// several at once, and expect each to be reported at its line.
let package = Package(
    name: "Shop",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "dovetail", path: "../.."),
        .package(path: "Packages/ShopBase"),
        .package(path: "Packages/ShopFeatures"),
    ],
    targets: [
        .target(
            name: "ShopCheckout",
            dependencies: [
                dovetail, .product(name: "ShopBase", package: "ShopBase"), .product(name: "ShopFeatures", package: "ShopFeatures"),
            ]),
        .target(name: "ShopApp", dependencies: [dovetail, "ShopCheckout"]),
        .executableTarget(name: "Shop", dependencies: [dovetail, "ShopApp"]),
        .testTarget(name: "ShopTests", dependencies: [dovetail, "ShopApp", .product(name: "DovetailTesting", package: "dovetail")]),
    ]
)

// SPDX-License-Identifier: Apache-2.0
