// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Swift 6 mode, imports that are not re-exported by accident, and members only from imported modules.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "FittingRoom",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "fittingroom", targets: ["fittingroom"]),
    .library(name: "SnapshotAssertions", targets: ["SnapshotAssertions"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: []
)
