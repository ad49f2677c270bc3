import ProjectAssets

/// The default actor isolation, as in the compiler's `-default-isolation`.
package enum DefaultIsolation: String, CaseIterable, Sendable {
  case nonisolated
  case mainActor = "main-actor"

  /// The compiler's arguments.
  var arguments: [String] { self == .mainActor ? ["-default-isolation", "MainActor"] : [] }

  /// The setting of the sources' project.
  ///
  /// Xcode writes `SWIFT_DEFAULT_ACTOR_ISOLATION` into new projects, and packages have
  /// `swiftSettings: [.defaultIsolation(MainActor.self)]`. If a project's targets differ, it is compiled without, and the option
  /// sets it.
  init(ofProjectAround source: String) {
    let root = CatalogSearch.project(of: source)
    let names = RunnerFile.names(in: root)
    let package = names.contains("Package.swift") ? Self.text("\(root)/Package.swift") : []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.map {
      Self.text("\(root)/\($0)/project.pbxproj")
    }
    let settings = projects.reduce(into: Set<[UInt8]>()) { $0.formUnion(Self.values(in: $1)) }
    let isMainActor =
      settings == [Array("MainActor".utf8)]
      || package.mentions(".defaultIsolation(MainActor.self)")
    self = isMainActor ? .mainActor : .nonisolated
  }

  /// Generated source whose declarations are nonisolated, like those of a library.
  func nonisolating(_ source: String) -> String {
    if self == .nonisolated { return source }
    return source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isDeclaration = ["extension ", "func ", "public extension ", "class ", "public class "].contains {
        line.hasPrefix($0)
      }
      return isDeclaration ? "nonisolated \(line)" : String(line)
    }.joined(separator: "\n")
  }

  private static func text(_ path: String) -> [UInt8] { (try? RunnerFile.read(path)) ?? [] }

  /// The values in a project's configurations.
  private static func values(in project: [UInt8]) -> Set<[UInt8]> {
    let key = Array("SWIFT_DEFAULT_ACTOR_ISOLATION".utf8)
    var values: Set<[UInt8]> = []
    let ignored = Array(" \t\r\";".utf8)
    var start = 0
    while let place = project.place(of: key, from: start) {
      let line = project[place...].prefix { $0 != UInt8(ascii: "\n") }
      let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1)
      if parts.count == 2 { values.insert(parts[1].filter { !ignored.contains($0) }) }
      start = line.endIndex
    }
    return values
  }
}
