// swift-tools-version: 5.10
import PackageDescription

let package = Package(
  name: "Sound", products: [.library(name: "Sound", targets: ["Sound"])], targets: [.target(name: "Sound")])
