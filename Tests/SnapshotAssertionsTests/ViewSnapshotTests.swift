import Foundation
import Imaging
import PNGCodec
import SnapshotAssertions
import TestSupport
import Testing
import Views

private struct Card: View {
  var title = "Hello"

  var body: some View {
    VStack {
      Text(title)
      Color.red.frame(width: 40, height: 20)
    }
  }
}

struct ViewSnapshotTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func verify<V: View, Format>(
    _ view: V, _ strategy: Snapshotting<V, Format>, _ name: String
  ) -> String? {
    SnapshotVerification(
      name: SnapshotName(
        testFile: folder.path + "/A.swift", testName: "t()", name: name, pathExtension: strategy.pathExtension
      ),
      record: .missing, line: "A.swift:1", registry: SnapshotRegistry()
    ).verify({ view }, as: strategy)?.message
  }

  @MainActor @Test func `a fixed layout has so many points times the scale`() throws {
    let strategy = Snapshotting<Color, SnapshotImage>.image(
      layout: .fixed(width: 30, height: 20), traits: SnapshotTraits(displayScale: 2))
    let image = try strategy.snapshot(Color.red)
    #expect(image.bitmap.width == 60 && image.bitmap.height == 40 && image.scale == 2)
    #expect(image.bitmap[30, 20].red > 200 && image.bitmap[30, 20].alpha == 255)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @MainActor @Test func `steps are taken before the snapshot`() throws {
    func texts(_ steps: [SnapshotStep]) throws -> String {
      try Snapshotting<Counter, String>.text(traits: SnapshotTraits(steps: steps)).snapshot(Counter())
    }
    #expect(try texts([]).contains("Count 0"))
    #expect(try texts([.tap("Count 0"), .tap("Count 1")]).contains("Count 2"))
    #expect(throws: (any Error).self) { try texts([.tap("Nothing")]) }
  }

  private struct Growing: View {
    @State private var isLarge = false

    var body: some View {
      Color.blue.frame(width: isLarge ? 200 : 100, height: 20)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isLarge = true } }
        .accessibilityIdentifier("bar")
    }
  }

  @MainActor @Test func `a moment after the last step can be shown`() throws {
    func width(at moment: Double?) throws -> Int {
      let image = try Snapshotting<Growing, SnapshotImage>.image(
        layout: .fixed(width: 300, height: 20), traits: SnapshotTraits(steps: [.tap("bar")], at: moment)
      ).snapshot(Growing())
      return (0..<300).count { image.bitmap[$0, 10].alpha > 0 }
    }
    #expect(try width(at: nil) == 200)
    #expect(try width(at: 0) == 100)
    #expect(try width(at: 0.5) == 150)
    #expect(try width(at: -1) == 100)
    #expect(try width(at: 2) == 200)
  }

  @MainActor @Test func `a device has its screen's pixels`() throws {
    let image = try Snapshotting<Card, SnapshotImage>.image(layout: .device(.iPhone13Pro)).snapshot(Card())
    #expect(image.bitmap.width == 1170 && image.bitmap.height == 2532)
    let lying = try Snapshotting<Card, SnapshotImage>.image(layout: .device(config: .iPhone13Pro(.landscape)))
      .snapshot(Card())
    #expect(lying.bitmap.width == 2532 && lying.bitmap.height == 1170)
  }

  /// As in swift-snapshot-testing, whose named screens ask for `medium`.
  @MainActor @Test func `named screens have medium text unless the traits say otherwise`() throws {
    func height(_ layout: SwiftUISnapshotLayout, _ traits: SnapshotTraits = SnapshotTraits()) throws -> Int {
      let image = try Snapshotting<AnyView, SnapshotImage>.image(layout: layout, traits: traits)
        .snapshot(AnyView(Text(verbatim: "x").background(Color.red).frame(maxHeight: .infinity)))
      // The rows that the text's background fills.
      return (0..<image.bitmap.height).count { image.bitmap[image.bitmap.width / 2, $0].red > 128 }
    }
    let medium = try height(.device(.iPhone8))
    #expect(medium < 40)
    #expect(try height(.device(.iPhone8), SnapshotTraits(dynamicTypeSize: .large)) > medium)
    #expect(try height(.fixed(width: 20, height: 60), SnapshotTraits(displayScale: 2)) > medium)
  }

  @MainActor @Test func `views are recorded and compared by every strategy`() {
    #expect(verify(Card(), .image, "image") != nil)
    #expect(verify(Card(), .image, "image") == nil)
    #expect(verify(Card(title: "Other"), .image, "image") != nil)
    #expect(verify(Card(), .frames, "frames") != nil)
    #expect(verify(Card(), .frames, "frames") == nil)
    #expect(verify(Card(title: "Longer than before"), .frames, "frames") != nil)
    #expect(verify(Card(), .text, "text") != nil)
    #expect(verify(Card(title: "Other"), .text, "text")?.contains("+   \"Other\"") == true)
  }

  @MainActor @Test func `failures say what has become of the views that a reference carries`() throws {
    #expect(verify(Card(), .image, "causes") != nil)
    let message = try #require(verify(Card(title: "Good morning"), .image, "causes"))
    #expect(message.contains("\n  text changed from “Hello” to “Good morning”"))
    // Attached data is not part of the comparison: a reference without it is as good, and says less.
    let path = folder.path + "/__Snapshots__/A/t.causes.png"
    let recorded = try Data(contentsOf: URL(fileURLWithPath: path))
    let plain = try PNGEncoder.encode(PNGDecoder.decode(Array(recorded)).bitmap)
    #expect(plain.count < recorded.count)
    try Data(plain).write(to: URL(fileURLWithPath: path))
    #expect(verify(Card(), .image, "causes") == nil)
    #expect(verify(Card(title: "Good morning"), .image, "causes")?.contains("text changed") == false)
  }

  @Test func `a view can be rendered away from the main thread`() async throws {
    let frames = try await Task.detached {
      try Snapshotting<Color, String>.frames(layout: .fixed(width: 10, height: 10)).snapshot(Color.red)
    }.value
    #expect(frames.contains("(0, 0, 10, 10)"))
  }
}
