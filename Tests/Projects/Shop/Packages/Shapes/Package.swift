// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shapes",
  products: [.library(name: "Shapes", targets: ["Shapes"])],
  targets: [
    .target(name: "Shapes", swiftSettings: [.defaultIsolation(MainActor.self)]), .target(name: "CShapes"),
  ])
