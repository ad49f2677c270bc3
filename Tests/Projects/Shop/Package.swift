// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Shop", targets: ["Shop"])],
  dependencies: [
    .package(path: "Packages/Theme"),
    .package(url: "https://github.com/example/Telemetry.git", from: "2.1.0"),
  ],
  targets: [
    .target(
      name: "Shop",
      dependencies: [
        .product(name: "Theme", package: "Theme"), .product(name: "Telemetry", package: "Telemetry"),
      ],
      exclude: ["Drafts", "notes.md"], resources: [.process("Resources"), .copy("Menu.json")],
      swiftSettings: [
        .define("SHOP"), .define("DESKTOP", .when(platforms: [.macOS])),
        .define("FINAL", .when(configuration: .release)), .enableUpcomingFeature("ExistentialAny"),
        .swiftLanguageMode(.v5),
      ]),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
  ])
