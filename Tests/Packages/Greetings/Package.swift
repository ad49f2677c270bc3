// swift-tools-version: 6.2
import PackageDescription

// Modules that Apple's platforms have and Linux has not. UIKit's stands under a name of its own, so that no package
// takes it for the real one by accident; the setting gives it the name that sources import.
#if os(Linux)
  let fittingRoom: [Package.Dependency] = [
    // The trait is for `.customDump` alone, as is the module SnapshotTestingCustomDump below.
    .package(name: "FittingRoom", path: "../../..", traits: ["CustomDump"])
  ]
  let apple: [Target.Dependency] = ["SwiftUI", "UIKit"].map { .product(name: $0, package: "FittingRoom") }
  let names: [SwiftSetting] = [.unsafeFlags(["-module-alias", "UIKit=UIKitShim"])]
  let library = "FittingRoom"
#else
  let fittingRoom: [Package.Dependency] = [
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0")
  ]
  let apple: [Target.Dependency] = []
  let names: [SwiftSetting] = []
  let library = "swift-snapshot-testing"
#endif
let snapshots: [Target.Dependency] = ["SnapshotTesting", "SnapshotTestingCustomDump"]
  .map { .product(name: $0, package: library) }

let package = Package(
  name: "Greetings",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "Greetings", targets: ["Greetings"])],
  dependencies: fittingRoom,
  targets: [
    .target(
      name: "Greetings", dependencies: apple, resources: [.process("Resources")], swiftSettings: names),
    .testTarget(
      name: "GreetingsTests", dependencies: ["Greetings"] + snapshots + apple, exclude: ["__Snapshots__"],
      swiftSettings: names),
  ]
)
