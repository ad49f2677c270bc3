// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The stand-ins as products, for packages that import these modules on Linux (Documentation/Packages.md). The program needs
// none of this: it compiles the same folders when a source imports them.

/// Modules that the surrounding package declares under other names.
let builtIn = [
  "Combine", "CoreGraphics", "CoreImage", "CoreTransferable", "ImageIO", "QuartzCore", "UIFoundation",
  "UIKit",
  "UniformTypeIdentifiers", "UserNotifications",
]

/// The source folders by module name.
let folders: [String: String] = {
  var folders: [String: String] = [:]
  for parent in ["", "Packages/"] {
    let path = "\(Context.packageDirectory)/\(parent)"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      let sources = (try? FileManager.default.contentsOfDirectory(atPath: path + name)) ?? []
      if sources.contains(where: { $0.hasSuffix(".swift") }) { folders[name] = parent + name }
    }
  }
  return folders
}()

/// The modules imported by a folder's sources.
func imports(of folder: String) -> Set<String> {
  let path = "\(Context.packageDirectory)/\(folder)"
  let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  var names: Set<String> = []
  for file in files where file.hasSuffix(".swift") {
    let text = (try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let word = words.firstIndex(of: "import"), words.count == word + 2,
        words[..<word].allSatisfy({ $0.hasPrefix("@") || $0 == "internal" || $0 == "public" })
      else { continue }
      names.insert(String(words[word + 1]))
    }
  }
  return names
}

// Apple's names would make `canImport` true for packages that were never meant for it.
func aliases(importing imported: [String]) -> [String] {
  // Linux has a Core Foundation of its own, which its Foundation needs under that name.
  (builtIn + folders.keys.sorted()).filter { $0 != "CoreFoundation" || imported.contains($0) }
    .flatMap { ["-module-alias", "\($0)=\($0)Shim"] }
}

let targets: [Target] = folders.sorted { $0.key < $1.key }.map { name, folder in
  let imported = imports(of: folder).sorted()
  return .target(
    name: "\(name)Shim",
    dependencies: ["SwiftUI", "FoundationAdditions", "StandInSupport"].map {
      .product(name: $0, package: "FittingRoom")
    }
      + imported.filter { $0 != name && folders[$0] != nil }.map { .target(name: "\($0)Shim") }
      + imported.filter(builtIn.contains).map { .product(name: $0, package: "FittingRoom") },
    path: folder, swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(aliases(importing: imported))])
}

let package = Package(
  name: "StandIns",
  platforms: [.macOS(.v15)],
  products: folders.keys.sorted().map { .library(name: $0, targets: ["\($0)Shim"]) },
  dependencies: [.package(name: "FittingRoom", path: "..")],
  targets: targets
)
