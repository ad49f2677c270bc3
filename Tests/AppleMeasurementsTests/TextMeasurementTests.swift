import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// Texts in Apple's pictures at the text size `medium`, unless noted otherwise.
@MainActor
@Suite struct TextMeasurementTests {
  private func pitch(_ font: Font) throws -> Double {
    let lines = try Drawn(Text("One\nTwo").font(font), size: .medium).lines
    return Double(lines[1].baseline - lines[0].baseline)
  }

  private func lazyPitch() throws -> CGFloat {
    let drawn = try Drawn(
      LazyVStack { ForEach(0..<9, id: \.self) { Text("\($0)").probe("line") } }, width: 100, size: .medium)
    return (drawn.frame("line", 8).minY - drawn.frame("line", 0).minY) / 8
  }

  private func width(_ text: String, _ font: Font, _ size: DynamicTypeSize = .medium) throws -> Double {
    try Drawn(Text(text).font(font), size: size).lines[0].width
  }

  @Test func linesLieAsFarApartAsApples() throws {
    for length in [
      Length("caption, 11", 13, try pitch(.caption)), Length("caption2, 11", 13, try pitch(.caption2)),
      Length("subheadline, 14", 19, try pitch(.subheadline)), Length("body, 16", 21, try pitch(.body)),
      Length("large title, 33 bold", 40, try pitch(.largeTitle.bold())),
      Length("lines in a lazy stack, 16", 21.33, try lazyPitch()),
    ] { length.check() }
  }

  /// Of labels in a table, short ones; the longer ones are held to shares of their width by `AppleWidthTests`.
  @Test func textsAreAsWideAsApples() throws {
    for length in [
      Length(
        "button title, 15 semibold", 78, try width("button title", .system(size: 15, weight: .semibold)),
        exception: "letters of another typeface: widths of semibold are fitted to longer labels"),
      Length("Use this device's, 33 bold", 256.3, try width("Use this device's", .largeTitle.bold())),
      Length("http://192.168.1.100:8123, 11", 130.7, try width("http://192.168.1.100:8123", .caption)),
      Length(
        "primaryButton, 16 semibold", 108, try width("primaryButton", .headline),
        exception: "the same label is 109.5 wide where its ends were measured more closely"),
    ] { length.check() }
  }

  /// A wrapped text is as wide as its widest line with the space that ends it.
  @Test func wrappedTextsCountTheSpaceAtTheEnd() throws {
    let text = "Use this device's location for automations"
    let drawn = try Drawn(Text(text).font(.largeTitle.bold()), width: 330, size: .medium)
    #expect(drawn.lines.map(\.string) == ["Use this device's", "location for", "automations"])
    let space = try width("a b", .largeTitle.bold()) - width("ab", .largeTitle.bold())
    Length("three lines", Double(drawn.size.width), drawn.lines[0].width + space).check()
  }

  @Test func ascendersAreThoseOfAnotherTypeface() throws {
    let drawn = try Drawn(
      Text("hdl").font(.largeTitle.bold()).padding(10).background(Color.white), size: .medium)
    let ink = drawn.ink(in: CGRect(origin: .zero, size: drawn.size))
    Length(
      "ascenders of 33 bold above the baseline", 25.67, drawn.lines[0].baseline - ink.minY,
      exception: "Inter's ascenders are lower than San Francisco's"
    ).check()
  }
}
