// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Gauge", targets: [.target(name: "Gauge"), .target(name: "Dial", dependencies: ["Gauge"])])
