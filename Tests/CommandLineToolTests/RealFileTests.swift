import Foundation
import Testing

/// Files as apps have them, in the folder `RealFiles`: their imports, their structure, and the forms of names
/// they use.
@Suite struct RealFileTests {
  private static let folder = Program.root.appendingPathComponent("Tests/CommandLineToolTests/RealFiles")

  private func program(_ names: String...) throws -> Program {
    try Program(
      Dictionary(
        uniqueKeysWithValues: try names.map {
          ($0, try String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8))
        }))
  }

  private func expect(_ result: Program.Result, shows texts: String...) {
    #expect(result.exitCode == 0, "\(result.errors)")
    for text in texts { #expect(result.output.contains("\"\(text)\""), "\(text): \(result.output)") }
  }

  @Test func foundationAndSwiftUIBringPublishersAndObservation() throws {
    let result = try program("Model.swift", "Shop.swift").run(
      "inspect", "Shop.swift", "Model.swift", "--preview", "Shop", "--size", "300x300")
    expect(result, shows: "2 things, 4 halves", "costs 6")
  }

  @Test(arguments: [("ios", "#if os(macOS) / os(iOS)"), ("macos", "elsewhere")])
  func wholeAppsShowTheirFirstWindow(platform: String, conditional: String) throws {
    let result = try program("Whole.swift").run(
      "inspect", "Whole.swift", "--size", "300x400", "--platform", platform)
    expect(
      result, shows: "written 1970", "d a c", "nothing chosen, 0 times", "first", "1 child", conditional)
  }

  @Test func bodiesMayHaveOneCaseAndBlocks() throws {
    let result = try program("Whole.swift").run(
      "inspect", "Whole.swift", "--view", "Kinds", "--size", "300x300")
    expect(result, shows: "the only case", "has two views", "in a block")
  }

  @Test func allFormsOfNamesAreFound() throws {
    let result = try program("Overloads.swift").run("inspect", "Overloads.swift", "--size", "300x600")
    expect(result, shows: "Go", "levels", "1.0", "accessible", "glass")
  }

  @Test func theNewestNamesAreFound() throws {
    let result = try program("Newest.swift").run("inspect", "Newest.swift", "--size", "300x600")
    expect(result, shows: "row 1", "row 2", "state", "Add")
  }

  @Test func rareNamesAreFoundAndNoted() throws {
    let result = try program("Rare.swift").run(
      "inspect", "Rare.swift", "--preview", "Rare", "--size", "300x300", "--json")
    expect(result, shows: "found Ente", "rate 1.500000", "asked in vain", "wide 8.000000", "long true")
    #expect(result.output.contains("Scripts are not run"), "\(result.output)")
  }

  @Test func valuesOfAppsOtherModulesWork() throws {
    let result = try program("Modules.swift").run(
      "inspect", "Modules.swift", "--preview", "Values", "--size", "400x600")
    expect(
      result, shows: "digest ddaf35a1 ba", "mail true false", "subscription true Note", "reader true",
      "tabs 2",
      "graphics true 1", "color true 12.0", "screen true false png", "biometry false", "distance 111 km")
  }

  /// In the body of a view and in the preview's own closure.
  @Test func picturesThatUIKitDrawsHaveTheirSize() throws {
    let program = try Program([
      "Screen.swift": """
      import UIKit
      import SwiftUI

      @MainActor func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
          context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
      }
      struct Screen: View {
        var body: some View {
          Image(uiImage: picture())
          Text(UIGraphicsGetImageFromCurrentImageContext() == nil ? "none" : "one")
        }
      }
      #Preview { VStack { Image(uiImage: picture()); Screen() } }
      """
    ])
    let result = try program.run("inspect", "Screen.swift", "--size", "100x100")
    expect(result, shows: "none")
    #expect(result.output.components(separatedBy: " 30, 20)").count == 3, "\(result.output)")
  }

  @Test func collectionsCalendarsAndMapsCompile() throws {
    let result = try program("Collections.swift").run(
      "inspect", "Collections.swift", "--preview", "Collections", "--size", "300x300")
    expect(result, shows: "pear plum", "no context")
  }

  @Test func viewsOfOtherModulesAreBoxesAndSaySo() throws {
    let result = try program("Modules.swift").run(
      "render", "Modules.swift", "--preview", "Boxes", "--size", "300x500", "-o", "out")
    #expect(result.exitCode == 0, "\(result.errors)")
    for name in [
      "Safari", "Triangle", "VideoPlayer", "Map", "SceneView", "SpriteView", "RealityView", "StoreView",
    ] {
      #expect(result.errors.contains(name), "\(name): \(result.errors)")
    }
  }

  @Test func requestsAskTheirPredicates() throws {
    let result = try program("Predicates.swift").run("inspect", "Predicates.swift", "--size", "300x500")
    expect(
      result, shows: "open: Étude", "lists: none1 home3", "1: Étude", "2: ACÉtude", "3: AÉtude", "4: B",
      "5: B",
      "6: B", "7: Étude")
  }
}
