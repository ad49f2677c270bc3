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

  @Test func textsHaveTheSizesOfThePlatform() throws {
    let program = try Program([
      "Screen.swift": """
      import SwiftUI
      #Preview("Words") {
        VStack(spacing: 0) {
          Text("Save")
          Text("Save").font(.title)
          Text("保存").font(.system(size: 26))
        }
      }
      #Preview("Switch") { Toggle("Save", isOn: .constant(true)) }
      #Preview("Slider") { Slider(value: .constant(0.5)) }
      """
    ])
    func sizes(_ platform: String) throws -> [[Double]] {
      let result = try program.run(
        "inspect", "Screen.swift", "--preview", "Words", "--size", "200x400", "--platform", platform)
      #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
      let sizes = result.output.matches(of: /Text \(.*?, .*?, ([0-9.]+), ([0-9.]+)\)/).map {
        [Double($0.output.1) ?? 0, Double($0.output.2) ?? 0]
      }
      try #require(sizes.count == 3, "\(result.output)")
      return sizes
    }
    let (phone, mac) = (try sizes("ios"), try sizes("macos"))
    #expect(phone.map { $0[1] } == [21, 34, 32])
    #expect(mac.map { $0[1] } == [16, 27, 32])
    // Twelve thirteenths, and Latin letters as large as the font says.
    #expect(phone[2][0] == 52 && mac[2][0] == 48)
    #expect(abs(mac[0][0] / phone[0][0] - 13.0 / 17) < 0.03)
    #expect(try sizes("visionos") == phone)
    #expect(try sizes("tvos")[0][1] == 35)
    #expect(try sizes("watchos")[0][1] == 20)
    for control in ["Switch", "Slider"] {
      let strict = try program.run(
        "render", "Screen.swift", "--preview", control, "--size", "200x*", "--platform", "macos", "--strict",
        "-o", "out")
      #expect(strict.exitCode == 1)
      #expect(
        strict.errors.contains("controls, lists and bars are drawn as iOS has them"), "\(strict.errors)")
    }
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
}
