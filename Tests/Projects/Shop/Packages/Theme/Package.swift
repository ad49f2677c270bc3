// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Theme",
  products: [.library(name: "Theme", targets: ["Theme"])],
  dependencies: [.package(name: "Shapes", path: "../Shapes")],
  targets: [
    .target(name: "Theme", dependencies: [.product(name: "Shapes", package: "Shapes")], path: "Views")
  ])
