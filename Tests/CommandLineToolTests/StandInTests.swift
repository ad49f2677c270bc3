import Foundation
import Testing

/// Sources that mention more of Apple's systems than SwiftUI.
@Suite struct StandInTests {
  @Test(arguments: [
    ("ios", ["iOS", "UIKit", "simulator"]), ("macos", ["macOS", "AppKit"]),
    ("watchos", ["watchOS", "UIKit", "simulator"]), ("visionos", ["visionOS", "UIKit", "simulator"]),
  ])
  func conditionsAreThoseOfThePlatform(platform: String, expected: [String]) throws {
    let names = ["iOS", "macOS", "watchOS", "tvOS", "visionOS", "Linux"]
    let texts = names.map { "    #if os(\($0))\n    Text(\"\($0)\")\n    #endif" }.joined(separator: "\n")
    let program = try Program([
      "Screen.swift": """
      import SwiftUI
      #if canImport(UIKit)
      import UIKit
      #endif
      struct Screen: View {
        var body: some View {
          VStack {
      \(texts)
          #if canImport(UIKit) && !canImport(AppKit)
          Text("UIKit")
          #elseif canImport(AppKit)
          Text("AppKit")
          #endif
          #if targetEnvironment(simulator)
          Text("simulator")
          #endif
          if #available(iOS 99, macOS 99, watchOS 99, visionOS 99, *) { Text("future") }
          }
        }
      }
      """
    ])
    let result = try program.run("inspect", "Screen.swift", "--size", "200x400", "--platform", platform)
    #expect(result.exitCode == 0, "\(result.errors)")
    let all = names + ["UIKit", "AppKit", "simulator", "future"]
    #expect(all.filter { result.output.contains("\"\($0)\"") } == expected, "\(result.output)")
  }

  @Test func diagnosticsAreAtTheSourcesOwnPlaces() throws {
    let program = try Program([
      "Broken.swift":
        "import SwiftUI\n#if os(iOS)\nlet a = 1\n#if os(iOS)\nlet b: Int = \"text\"\n#endif\n#endif\n"
    ])
    let result = try program.run("inspect", "Broken.swift")
    #expect(result.exitCode == 65)
    #expect(result.errors.contains("Broken.swift:5:14: error: "), "\(result.errors)")
  }

  @Test func namesCanBeDefined() throws {
    let source = """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          #if SHOWS_MORE
          Text("more")
          #else
          Text("less")
          #endif
        }
      }
      """
    let program = try Program(["Screen.swift": source])
    #expect(try program.run("inspect", "Screen.swift").output.contains("\"less\""))
    #expect(
      try program.run("inspect", "Screen.swift", "--define", "SHOWS_MORE", "--swift-version", "6").output
        .contains("\"more\""))
    #expect(try program.run("inspect", "Screen.swift", "--define", "a b").exitCode == 64)
    #expect(try program.run("inspect", "Screen.swift", "--swift-version", "4").exitCode == 64)
  }

  @Test func anAppShowsItsFirstWindow() throws {
    let program = try Program([
      "MyApp.swift": """
      import SwiftUI
      @main struct MyApp: App {
      \t@State private var name = "window"
      \tvar body: some Scene {
      \t\tSettings { Text("settings") }
      \t\tWindowGroup { Root(name: name) }.commands { CommandMenu("Menu") { Button("Item") {} } }
      \t}
      }
      struct Root: View { let name: String; var body: some View { Text(name) } }
      struct Other: View { var body: some View { Text("other") } }
      """
    ])
    let result = try program.run("inspect", "MyApp.swift", "--size", "100x100")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains("\"window\""), "\(result.output)")
  }

  @Test func viewsOfUIKitAreBoxes() throws {
    let program = try Program([
      "Web.swift": """
      import SwiftUI
      import UIKit
      struct Web: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { fatalError("nobody makes it") }
        func updateUIView(_ view: UILabel, context: Context) { view.text = "a" }
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject { @objc func tap() {}; let selector = #selector(tap) }
      }
      #Preview { Web().frame(width: 80, height: 30) }
      """
    ])
    let result = try program.run("render", "Web.swift", "--size", "100x100")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("UIKit"), "\(result.errors)")
  }

  @Test func modelsAreKeptInMemory() throws {
    let program = try Program([
      "Items.swift": """
      import SwiftData
      import SwiftUI
      @Model final class Item {
        @Attribute(.unique) var name: String
        var rank: Int
        init(name: String, rank: Int) { self.name = name; self.rank = rank }
      }
      struct List: View {
        @Query(sort: \\Item.rank, order: .reverse) private var items: [Item]
        var body: some View { Text(items.map(\\.name).joined(separator: ",")) }
      }
      #Preview {
        let container = try! ModelContainer(
          for: Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let _ = container.mainContext.insert(Item(name: "b", rank: 1))
        let _ = container.mainContext.insert(Item(name: "a", rank: 2))
        List().modelContainer(container)
      }
      """
    ])
    let result = try program.run("inspect", "Items.swift", "--size", "100x100")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains("\"a,b\""), "\(result.output)")
  }
}
