// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Cards",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "FittingRoom", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Cards",
      dependencies: ["SwiftUI", "FittingRoomKit"].map { .product(name: $0, package: "FittingRoom") })
  ]
)
