// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "TeaRoom",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "dovetail", path: "../dovetail")],
    targets: [
        .executableTarget(
            name: "TeaRoom",
            dependencies: [
                .product(name: "Dovetail", package: "dovetail"),
                .product(name: "DovetailInspection", package: "dovetail"),
            ]),
        .testTarget(
            name: "TeaRoomTests",
            dependencies: [
                "TeaRoom",
                .product(name: "Dovetail", package: "dovetail"),
                .product(name: "DovetailTesting", package: "dovetail"),
            ]),
    ]
)
