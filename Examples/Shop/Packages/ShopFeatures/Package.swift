// swift-tools-version: 6.0
import PackageDescription

let base: [Target.Dependency] = [.product(name: "Dovetail", package: "dovetail"), .product(name: "ShopBase", package: "ShopBase")]

let package = Package(
    name: "ShopFeatures",
    platforms: [.macOS(.v13)],
    products: [.library(name: "ShopFeatures", targets: ["ShopCatalog", "ShopCart", "ShopAccount"])],
    dependencies: [.package(name: "dovetail", path: "../../../.."), .package(path: "../ShopBase")],
    targets: [
        .target(name: "ShopCatalog", dependencies: base),
        .target(name: "ShopCart", dependencies: base + ["ShopCatalog"]),
        .target(name: "ShopAccount", dependencies: base),
    ]
)

// SPDX-License-Identifier: Apache-2.0
