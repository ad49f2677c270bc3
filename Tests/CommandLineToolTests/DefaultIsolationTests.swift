import Foundation
import Testing

/// Sources that are written for isolation to the main actor by default, as Xcode sets it in new projects.
@Suite struct DefaultIsolationTests {
  /// Only compiles if everything is isolated to the main actor.
  private static let source = """
    import SwiftData
    import SwiftUI

    final class Counter {
      static let shared = Counter()
      var count = 1
      func describe() -> String { MainActor.assertIsolated(); return "count \\(count)" }
    }
    @MainActor func onTheMainActor() -> Int { 2 }
    func calls() -> Int { onTheMainActor() }

    @Observable final class Settings {
      var name = NSLocalizedString("name", comment: "")
    }
    @Model final class Entry {
      var title: String
      init(title: String) { self.title = title }
    }
    struct Row: Identifiable, Codable, Hashable {
      let id: Int
    }

    struct Screen: View {
      @Query(sort: \\Entry.title) private var entries: [Entry]
      @State private var settings = Settings()
      @AppStorage("rows") private var rows = 3
      var body: some View {
        VStack {
          Text(Counter.shared.describe())
          Text("calls \\(calls()) \\(settings.name) \\(entries.count) \\(rows.formatted())")
          ForEach([Row(id: 7)]) { Text("row \\($0.id)") }
        }
      }
    }
    #Preview("Seen") { Screen().modelContainer(for: Entry.self, inMemory: true) }
    """

  private func check(_ result: Program.Result) {
    #expect(result.exitCode == 0, "\(result.errors)")
    for text in ["count 1", "calls 2 name 0 3", "row 7"] {
      #expect(result.output.contains("\"\(text)\""), "\(text): \(result.output)")
    }
  }

  @Test(arguments: ["5", "6"])
  func anOptionIsolatesWhatDoesNotSayIt(version: String) throws {
    let program = try Program(["Screen.swift": Self.source])
    check(
      try program.run(
        "inspect", "Screen.swift", "--size", "200x200", "--default-isolation", "main-actor",
        "--swift-version", version))
    // A view requested by its name alone comes from the generated list.
    let named = try program.run(
      "inspect", "Screen.swift", "--view", "Screen", "--size", "200x200", "--default-isolation", "main-actor")
    check(named)
    let without = try program.run(
      "inspect", "Screen.swift", "--size", "200x200", "--default-isolation", "nonisolated",
      "--swift-version", version)
    #expect(without.exitCode == 65)
    #expect(without.errors.contains("onTheMainActor"), "\(without.errors)")
    #expect(
      try program.run("inspect", "Screen.swift", "--default-isolation", "actor").exitCode == 64)
  }

  @Test func aProjectSaysItsIsolation() throws {
    func project(_ values: String...) -> String {
      values.map { "\t\t\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = \($0);\n" }.joined()
    }
    let xcode = try Program([
      "App.xcodeproj/project.pbxproj": project("MainActor", "MainActor"), "App/Screen.swift": Self.source,
    ])
    check(try xcode.run("inspect", "App/Screen.swift", "--size", "200x200"))
    let package = try Program([
      "Package.swift": "// swiftSettings: [.defaultIsolation(MainActor.self)]\n",
      "Sources/App/Screen.swift": Self.source,
    ])
    check(try package.run("inspect", "Sources/App/Screen.swift", "--size", "200x200"))
    // Targets that differ leave it to the option.
    let mixed = try Program([
      "App.xcodeproj/project.pbxproj": project("MainActor", "nonisolated"), "App/Screen.swift": Self.source,
    ])
    #expect(try mixed.run("inspect", "App/Screen.swift", "--size", "200x200").exitCode == 65)
    check(
      try mixed.run(
        "inspect", "App/Screen.swift", "--size", "200x200", "--default-isolation", "main-actor"))
  }
}
