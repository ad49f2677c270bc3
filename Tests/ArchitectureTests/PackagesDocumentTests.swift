import Foundation
import TestSupport
import Testing

/// Compares the table of modules in Packages.md, and the file of aliases, with the existing modules.
@Suite struct PackagesDocumentTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The modules that `SwiftUI` passes on, as Package.swift names them.
  private static func builtIn() throws -> Set<String> {
    let entries = try text("Package.swift").matches(of: /\n  (\w+)Shim standIn\b/)
    return Set(entries.map { String($0.output.1) })
  }

  /// The folders of stand-ins that contain sources.
  private static func standIns() throws -> Set<String> {
    var names: Set<String> = []
    for parent in ["StandIns", "StandIns/Packages"] {
      let folder = Repository.root.appendingPathComponent(parent)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + name)) ?? []
        if files.contains(where: { $0.hasSuffix(".swift") }) { names.insert(name) }
      }
    }
    return names
  }

  @Test func theTableHasEveryModuleWithItsAlias() throws {
    let document = try Self.text("Documentation/Packages.md")
    let rows = document.split(separator: "\n").filter { $0.hasPrefix("| `") && $0.contains("-module-alias") }
      .map(String.init)
    func expected(_ names: Set<String>, _ package: String) -> [String] {
      names.sorted().map { "| `\($0)` | `\($0)` of \(package) | `-module-alias \($0)=\($0)Shim` |" }
    }
    let builtIn = try Self.builtIn()
    #expect(builtIn.contains("Combine") && builtIn.contains("UIKit"))
    #expect(rows == expected(builtIn, "FittingRoom") + expected(try Self.standIns(), "StandIns"))
  }

  @Test func theFileOfAliasesHasAllThatSwiftUIPassesOn() throws {
    let lines = try Self.builtIn().sorted().map { "-module-alias \($0)=\($0)Shim\n" }
    // Sources that only import Foundation also find what Apple's Foundation has and this one lacks.
    let additions = "-Xfrontend -import-module -Xfrontend FoundationAdditions\n"
    #expect(try Self.text("AppleModules.rsp") == lines.joined() + additions)
  }
}
