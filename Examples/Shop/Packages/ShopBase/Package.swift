// swift-tools-version: 6.0
import PackageDescription

let dovetail = Target.Dependency.product(name: "Dovetail", package: "dovetail")

let package = Package(
    name: "ShopBase",
    platforms: [.macOS(.v13)],
    products: [.library(name: "ShopBase", targets: ["ShopPlatform", "ShopNetwork", "ShopStorage"])],
    dependencies: [.package(name: "dovetail", path: "../../../..")],
    targets: [
        .target(name: "ShopPlatform", dependencies: [dovetail]),
        .target(name: "ShopNetwork", dependencies: [dovetail, "ShopPlatform"]),
        .target(name: "ShopStorage", dependencies: [dovetail, "ShopPlatform"]),
    ]
)

// SPDX-License-Identifier: Apache-2.0
