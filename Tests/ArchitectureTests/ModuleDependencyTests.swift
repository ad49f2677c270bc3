import Foundation
import TestSupport
import Testing

/// Compares the imports of source files with the dependencies that the package declares for their modules.
@Suite struct ModuleDependencyTests {
  private struct Description: Decodable {
    struct Target: Decodable {
      let name: String
      let path: String
      let sources: [String]
      // The key in the package description.
      // swift-format-ignore: AlwaysUseLowerCamelCase
      let target_dependencies: [String]?
    }

    let targets: [Target]
  }

  private static func describe() throws -> Description {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", Repository.root.path, "--ignore-lock", "describe", "--type",
      "json",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Description.self, from: data)
  }

  /// The modules that a file imports.
  private static func imports(of file: URL) throws -> Set<String> {
    let text = try String(contentsOf: file, encoding: .utf8)
    // Sources in string literals have their own imports.
    var isInLiteral = false
    let names = text.split(separator: "\n").compactMap { line -> String? in
      if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isInLiteral.toggle() }
      if isInLiteral { return nil }
      let words = line.split(separator: " ")
      guard let position = words.firstIndex(of: "import"), position + 1 < words.count,
        words[..<position].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
      else { return nil }
      return String(words[position + 1])
    }
    return Set(names)
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  @Test func filesImportOnlyWhatTheirModuleDependsOn() throws {
    let targets = try Self.describe().targets
    #expect(targets.count > 20)
    let names = Set(targets.map(\.name))
    for target in targets {
      let allowed = Set(target.target_dependencies ?? [])
      for source in target.sources where source.hasSuffix(".swift") {
        let file = Repository.root.appendingPathComponent(target.path).appendingPathComponent(source)
        let wrong = try Self.imports(of: file).intersection(names).subtracting(allowed)
        #expect(wrong.isEmpty, "\(target.name)/\(source) imports \(wrong.sorted().joined(separator: ", "))")
      }
    }
  }

  /// Modules know only those below them.
  @Test func lowerModulesStayIndependentOfHigherOnes() throws {
    let targets = try Self.describe().targets
    let dependencies = Dictionary(
      uniqueKeysWithValues: targets.map { ($0.name, Set($0.target_dependencies ?? [])) })
    func reach(_ name: String) -> Set<String> {
      (dependencies[name] ?? []).reduce(into: []) { $0.formUnion(reach($1).union([$1])) }
    }
    for (lower, higher) in [
      ("Geometry", "Imaging"), ("LayoutEngine", "Typesetting"), ("LayoutEngine", "Views"),
      ("Drawing", "Views"),
      ("Rasterization", "Views"), ("Typesetting", "LayoutEngine"), ("Views", "Rasterization"),
      ("StringMeasuring", "Views"), ("SnapshotAssertions", "PreviewMacros"), ("Rendering", "PreviewRunner"),
      ("FittingRoomKit", "SnapshotAssertions"), ("FittingRoomKit", "PreviewMacros"),
      ("DeviceFrames", "Views"), ("Fonts", "Typesetting"), ("PNGCodec", "Fonts"),
      // The layers of views; two of them compile at the same time.
      ("LayoutEngine", "ViewCore"), ("ViewCore", "ViewContent"), ("ViewCore", "ViewLayout"),
      ("ViewCore", "Views"),
      ("ViewContent", "ViewLayout"), ("ViewLayout", "ViewContent"), ("ViewContent", "Views"),
      ("ViewLayout", "Views"),
      ("Views", "Controls"), ("Controls", "Screens"), ("Screens", "Windows"),
    ] {
      #expect(!reach(lower).contains(higher), "\(lower) depends on \(higher)")
    }
  }
}
