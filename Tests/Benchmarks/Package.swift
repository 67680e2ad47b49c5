// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "dovetail", path: "../..")],
    targets: [
        // What no optimizer looks into: a sink for results, a mark for callgrind, the count of allocations.
        .target(name: "CBenchmarks"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CBenchmarks", "Pieces", .product(name: "Dovetail", package: "dovetail"),
                .product(name: "DovetailGraph", package: "dovetail"),
                .product(name: "DovetailLaunch", package: "dovetail"),
            ]),
        .executableTarget(
            name: "Surroundings",
            dependencies: [
                "CBenchmarks", .product(name: "Dovetail", package: "dovetail"), .product(name: "DovetailGraph", package: "dovetail"),
                .product(name: "DovetailSettings", package: "dovetail"), .product(name: "DovetailTesting", package: "dovetail"),
                .product(name: "DovetailChecking", package: "dovetail"),
            ]),
        .target(name: "Pieces"),
        // Writes programs with as many bindings as one likes.
        .executableTarget(name: "GenerateBindings"),
    ],
    swiftLanguageModes: [.v6]
)

// SPDX-License-Identifier: Apache-2.0
