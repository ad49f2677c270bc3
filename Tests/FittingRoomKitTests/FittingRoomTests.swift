import FittingRoomKit
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
struct FittingRoomTests {
  private let room: FittingRoom

  init() throws { room = try FittingRoom() }

  @Test func `a picture has the view's size at its scale`() throws {
    let view = Color.red.frame(width: 10, height: 6)
    let rendered = try room.render(view, in: RenderOptions(scale: 3))
    #expect(rendered.size == CGSize(width: 10, height: 6))
    #expect(rendered.picture.width == 30 && rendered.picture.height == 18 && rendered.picture.scale == 3)
    #expect(rendered.notes.isEmpty)
    // A view without a size of its own fills the offered space.
    let offered = try room.render(Color.red, in: RenderOptions(width: 7, height: 5, scale: 1))
    #expect(offered.picture.width == 7 && offered.picture.height == 5)
    #expect(offered.picture[0, 0] == offered.picture[6, 4] && offered.picture[0, 0].alpha == 255)
  }

  @Test func `a render is the same however often it is made`() throws {
    let view = Text("Same").padding()
    #expect(try room.render(view).picture.png() == FittingRoom().render(view).picture.png())
  }

  @Test func `circumstances reach the view`() throws {
    struct Probe: View {
      @Environment(\.colorScheme) var scheme
      @Environment(\.locale) var locale
      @Environment(\.dynamicTypeSize) var size
      @Environment(\.layoutDirection) var direction

      var body: some View { Text(verbatim: "\(scheme) \(locale.identifier) \(size) \(direction)") }
    }
    var options = RenderOptions()
    #expect(try room.layOut(Probe(), in: options).shownText == "light en_US large leftToRight")
    options.colorScheme = .dark
    options.locale = "ar"
    options.dynamicTypeSize = .accessibility3
    #expect(try room.layOut(Probe(), in: options).shownText == "dark ar accessibility3 rightToLeft")
    options.layoutDirection = .leftToRight
    #expect(try room.layOut(Probe(), in: options).shownText?.hasSuffix("leftToRight") == true)
  }

  @Test func `placed views are found by their identifiers, and can be kept as JSON`() throws {
    let view = HStack(spacing: 10) {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("first")
      Color.blue.frame(width: 30, height: 30).accessibilityIdentifier("second")
    }
    let rendered = try room.render(view)
    #expect(rendered.frames.first(id: "second")?.frame == CGRect(x: 30, y: 0, width: 30, height: 30))
    #expect(rendered.frames.first(id: "first")?.frame.minY == 5)
    #expect(rendered.frames.first(id: "third") == nil)
    #expect(rendered.outline.hasPrefix("HStack (0, 0, 60, 30)"))
    #expect(try room.layOut(view) == rendered.frames)
    let json = try JSONEncoder().encode(rendered.frames)
    #expect(try JSONDecoder().decode(PlacedView.self, from: json) == rendered.frames)
  }

  @Test func `texts are measured as views take their place`() throws {
    let text = "A rather long text for a narrow column"
    let whole = try room.measure(text)
    #expect(whole.lines == [text] && !whole.isTruncated && whole.missingGlyphs.isEmpty)
    let narrow = try room.measure(text, width: 120)
    #expect(narrow.lines.count > 1 && narrow.size.width <= 120 && narrow.size.height > whole.size.height)
    let cut = try room.measure(text, width: 120, lineLimit: 1)
    #expect(cut.isTruncated && cut.lines.count == 1 && cut.size.height == whole.size.height)
    #expect(try room.measure(text, font: .largeTitle).size.width > whole.size.width)
    var large = RenderOptions()
    large.dynamicTypeSize = .accessibility5
    #expect(try room.measure(text, in: large).size.height > whole.size.height)
    #expect(try room.layOut(Text(verbatim: text)).frame.size == whole.size)
    #expect(try room.measure("").size.width == 0)
  }

  @Test func `a project's texts are found`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "// swift-tools-version: 6.0\n")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/de.lproj", withIntermediateDirectories: true)
    try folder.write("de.lproj/Localizable.strings", "\"Hello\" = \"Hallo\";\n")
    let own = try FittingRoom(resources: URL(fileURLWithPath: folder.path))
    var options = RenderOptions()
    options.locale = "de"
    #expect(try own.layOut(Text("Hello"), in: options).shownText == "Hallo")
    #expect(try room.layOut(Text("Hello"), in: options).shownText == "Hello")
  }

  @Test func `why there is no picture is a sentence`() {
    let endless = #expect(throws: (any Error).self) {
      try room.render(Color.red, in: RenderOptions(width: .infinity))
    }
    #expect(endless.map { "\($0)" }?.contains("no finite size") == true)
    let missing = #expect(throws: (any Error).self) {
      try FittingRoom(fonts: URL(fileURLWithPath: "/nowhere"))
    }
    #expect(missing.map { "\($0)" }?.contains("/nowhere") == true)
  }
}

extension PlacedView {
  /// The first text in the tree.
  fileprivate var shownText: String? { first { $0.text != nil }?.text?.string }
}
