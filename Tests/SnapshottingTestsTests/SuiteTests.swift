import Devices
import Foundation
import Imaging
import PNGCodec
import SnapshotPreviewsCore
import Snapshotting
import SnapshottingTests
import TestSupport
import Testing
import Views
import XCTest

/// Suites of SnapshotPreviews' kind.
@MainActor
@Suite(.serialized) struct SuiteTests {
  private func names(_ type: PreviewBaseTest.Type) -> [String] { type.previewTests().map(\.name) }

  // MARK: Which previews

  @Test func findsThePreviewsOfTheProgram() throws {
    let types = FindPreviews.findPreviews(
      included: nil, excluded: nil, includedModules: ["SnapshottingTestsTests"])
    #expect(
      types.map(\.typeName) == [
        "SnapshottingTestsTests.Card_Previews", "SnapshottingTestsTests.Outer.InnerCard_Previews",
        "SnapshottingTestsTests.Rows_Previews", "SnapshottingTestsTests.SmallButton_Previews",
        "SnapshottingTestsTests.ThrowingRegistry", "SnapshottingTestsTests.NamedRegistry",
        "SnapshottingTestsTests.UnnamedRegistry",
      ])
    let card = types[0]
    #expect(card.module == "SnapshottingTestsTests" && card.displayName == "Card")
    #expect(card.fileID == nil && card.line == nil && card.previews.map(\.index) == [0, 1, 2])
    #expect(card.previews.map(\.displayName) == [nil, "Second", "Second"])
    #expect(card.previews[1].layout == .fixed(width: 100, height: 50))
    #expect(card.previews[2].orientation == .landscapeRight)
    #expect(types[1].displayName == "Outer Inner Card")
    #expect(types[1].previews[0].device?.rawValue == "iPhone SE (3rd generation)")
    let named = types[5]
    #expect(named.fileID == "SnapshottingTestsTests/Cards.swift" && named.line == 40)
    #expect(named.displayName == "Cards" && named.previews[0].displayName == "Dark Mode")
    #expect(named.previews[0].layout == .sizeThatFits)
    // A preview that throws is listed, and fails when it is drawn.
    #expect(types[4].previews.count == 1)
  }

  @Test func filtersAreExpressionsAndModulesAreNames() {
    func count(
      _ included: [String]?, _ excluded: [String]? = nil, modules: [String]? = nil, without: [String]? = nil
    ) -> Int {
      FindPreviews.findPreviews(
        included: included, excluded: excluded, includedModules: modules, excludedModules: without
      ).count
    }
    let own = ["SnapshottingTestsTests"]
    #expect(count(nil, modules: own) == 7)
    #expect(count(["Previews$"], modules: own) == 4)
    #expect(count(["^SnapshottingTestsTests/Cards\\.swift"], modules: own) == 2)
    #expect(count(["Cards.swift:Dark Mode$"], modules: own) == 1)
    #expect(count(["Previews$"], ["Inner"], modules: own) == 3)
    #expect(count(nil, ["."], modules: own) == 0)
    #expect(count([], modules: own) == 0)
    #expect(count(nil, modules: ["Snapshotting"]) == 0)
    #expect(count(nil, modules: own, without: own) == 0)
    // An invalid expression matches nothing and stops nothing.
    #expect(count(["(", "Inner"], modules: own) == 1)
  }

  @Test func testsBearTheNamesOfPictures() {
    #expect(
      names(OwnPreviews.self) == [
        "Card_0", "Card_Second_1", "Card_Second_2", "Outer_Inner_Card_0", "Small_Button_0",
        "SnapshottingTestsTests_Cards.swift_Dark_Mode", "SnapshottingTestsTests_Cards.swift_line-50",
      ])
    #expect(
      names(SomePreviews.self) == [
        "Card_0", "Card_Second_1", "Card_Second_2", "SnapshottingTestsTests_Cards.swift_Dark_Mode",
      ])
    #expect(names(FewerPreviews.self) == ["Outer_Inner_Card_0"])
    #expect(names(LaidOutPreviews.self).count == 8)
    let safe = [
      "My/View:Preview 1": "My_View_Preview_1", "A///B   C": "A_B_C", "A___B": "A___B", "///": "snapshot",
      "Hello_World-2.0": "Hello_World-2.0",
    ]
    for (text, name) in safe { #expect(PreviewFileNames.safe(text) == name) }
  }

  @Test func aSimulatorsPreviewsAreItsOwn() {
    setenv("SIMULATOR_DEVICE_NAME", "iPhone 15", 1)
    defer { unsetenv("SIMULATOR_DEVICE_NAME") }
    #expect(!names(OwnPreviews.self).contains("Outer_Inner_Card_0"))
    #expect(names(OwnPreviews.self).count == 6)
  }

  @Test func devicesHaveTheNamesThatXcodeGivesThem() {
    #expect(Device.simulatorNames.keys.filter { Device(simulator: $0) == nil } == [])
    #expect(Device(simulator: "iPhone 16 Pro")?.width == 402 && Device(simulator: "iPhone") == nil)
    #expect(Device(simulator: "iPad (9th generation)")?.height == 1080)
  }

  // MARK: Lists

  @Test func listsHaveTheTestsOfPreviews() throws {
    let lines = PreviewTestRunner.list(adding: "Listing\n\nA.B/testC\n", asJSON: false)
    #expect(lines.hasPrefix("Listing\n\nA.B/testC\n"))
    #expect(lines.contains("SnapshottingTestsTests.FewerPreviews/Outer_Inner_Card_0\n"))
    let json = PreviewTestRunner.list(
      adding: #"{"name":"All tests","tests":[{"name":"debug.xctest","tests":[{"name":"A.B","tests":[]}]}]}"#,
      asJSON: true)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let bundle = try #require((root["tests"] as? [[String: Any]])?.first)
    let suites = try #require(bundle["tests"] as? [[String: Any]])
    #expect(suites[0]["name"] as? String == "A.B")
    let fewer = try #require(
      suites.first { $0["name"] as? String == "SnapshottingTestsTests.FewerPreviews" })
    #expect(fewer["tests"] as? [[String: String]] == [["name": "Outer_Inner_Card_0"]])
    // A value that is not a list is left alone.
    #expect(PreviewTestRunner.list(adding: "no JSON", asJSON: true) == "no JSON")
  }

  @Test func aSuiteHoldsWhatWasAskedFor() {
    func tests(_ wanted: [String]?) -> [String] {
      let root = XCTestSuite(name: "All tests")
      PreviewTestRunner.add(to: root, wanted: wanted)
      return root.tests.flatMap { suite in
        ((suite as? XCTestSuite)?.tests ?? []).map { "\(suite.name).\($0.name)" }
      }.filter { $0.contains("Previews.") }
    }
    #expect(
      tests(["SnapshottingTestsTests.FewerPreviews"]) == ["FewerPreviews.FewerPreviews.Outer_Inner_Card_0"])
    #expect(tests(["SnapshottingTestsTests.SomePreviews/Card_0", "Other.A/b"]).count == 1)
    #expect(tests(["SnapshottingTestsTests"]).count == tests(nil).count)
    #expect(tests(["''"]).isEmpty)
  }

  // MARK: Pictures

  /// Runs the test of a name in a folder for pictures.
  private func export(_ type: PreviewBaseTest.Type, _ name: String) throws -> (
    png: PNGImage, json: [String: Any]?
  ) {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    setenv("SNAPSHOTS_EXPORT_DIR", folder.path, 1)
    defer { unsetenv("SNAPSHOTS_EXPORT_DIR") }
    let test = try #require(type.previewTests().first { $0.name == name })
    type.init(name: name) { _ in }.test(test)
    let json = try Data(contentsOf: folder.url.appendingPathComponent(name + ".json"))
    return (
      try PNGDecoder.decode(Array(try Data(contentsOf: folder.url.appendingPathComponent(name + ".png")))),
      try JSONSerialization.jsonObject(with: json) as? [String: Any]
    )
  }

  @Test func picturesAndSidecarsAreWritten() throws {
    let fixed = try export(OwnPreviews.self, "Card_Second_1")
    #expect(fixed.png.bitmap.width == 300 && fixed.png.bitmap.height == 150)
    #expect(fixed.json?["display_name"] as? String == "Second")
    #expect(fixed.json?["group"] as? String == "Card")
    let context = fixed.json?["context"] as? [String: Any]
    #expect(context?["test_name"] as? String == "OwnPreviews.Card_Second_1")
    #expect((context?["preview"] as? [String: Any])?["index"] as? Int == 1)

    let landscape = try export(OwnPreviews.self, "Card_Second_2")
    #expect(landscape.png.bitmap.width == 874 * 3 && landscape.png.bitmap.height == 402 * 3)
    let dark = try export(OwnPreviews.self, "SnapshottingTestsTests_Cards.swift_Dark_Mode")
    #expect(dark.json?["group"] as? String == "SnapshottingTestsTests/Cards.swift")
    let preview = (dark.json?["context"] as? [String: Any])?["preview"] as? [String: Any]
    #expect(preview?["preferred_color_scheme"] as? String == "dark")
    #expect(preview?["line"] as? Int == 40)
    // A preview's own device counts if no other is requested.
    let small = try export(OwnPreviews.self, "Outer_Inner_Card_0")
    #expect(small.png.bitmap.width == 750 && small.png.bitmap.height == 1334)
  }

  @Test func scrollViewsAreAsTallAsWhatIsInThem() throws {
    let rows = try export(LaidOutRows.self, "Rows_0")
    #expect(rows.png.bitmap.width == 402 * 3)
    // A hundred rows with eight points between them, within the screen's safe area.
    #expect(rows.png.bitmap.height == (62 + 100 * 20 + 99 * 8 + 34) * 3)
  }

  @Test func anOverrideRendersInItsOwnWay() throws {
    let plain = try export(OwnPreviews.self, "Card_0")
    let bordered = try export(SomePreviews.self, "Card_0")
    #expect(plain.png.bitmap != bordered.png.bitmap)
    #expect(throws: (any Error).self) {
      try export(SomePreviews.self, "SnapshottingTestsTests_Cards.swift_Dark_Mode")
    }
  }

  @Test func auditsAreLintsRules() throws {
    AuditedPreviews.issues = []
    let test = try #require(AuditedPreviews.previewTests().first)
    AuditedPreviews(name: "x") { _ in }.test(test)
    #expect(AuditedPreviews.issues.map(\.auditType).contains(.hitRegion))
    #expect(
      AuditedPreviews.issues.allSatisfy {
        [.hitRegion, .sufficientElementDescription].contains($0.auditType)
      })
    #expect(AuditedPreviews.issues.first?.compactDescription.hasSuffix(".") == true)
  }
}

/// The previews with a scroll view.
final class LaidOutRows: SnapshotTest {
  override class func snapshotPreviews() -> [String]? { ["Rows_Previews$"] }
}
