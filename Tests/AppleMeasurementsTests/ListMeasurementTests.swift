import Controls
import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Screens
import Testing
import Views

/// Lists of inset groups in Apple's pictures: 390 points wide at the text size `medium` (iOS 26), or at `large`.
@MainActor
@Suite struct ListMeasurementTests {
  private func rows<Content: View>(@ViewBuilder _ content: () -> Content) -> Content { content() }

  private func list(
    _ content: some View, _ version: RenderVersion = .iOS26, _ size: DynamicTypeSize = .large,
    width: CGFloat = 390, dark: Bool = false
  ) throws -> Drawn {
    try Drawn(List { content }, width: width, height: 844, version, size: size, dark: dark)
  }

  /// A card's part of a row, from the row's own frame, which reaches from side to side of the list.
  private func card(_ drawn: Drawn, _ index: Int = 0) -> CGRect {
    drawn.frame("ListRow", index).insetBy(dx: 16, dy: 0)
  }

  @Test func cardsAndRowsLieWhereApplesDo() throws {
    let text = Text("One").probe("text")
    let two = VStack(alignment: .leading, spacing: 0) {
      Text("Title")
      Text("Subtitle").font(.subheadline)
    }
    let sections = rows {
      Section("Accounts") { Text("One") }
      Section { Text("Two") }
      Section {
        Text("Three")
      } footer: {
        Text("Footer")
      }
      Section { Text("Four") }
    }
    let (new, old) = (try list(sections), try list(sections, .iOS18))
    let medium = try list(sections, .iOS26, .medium)
    func gap(_ drawn: Drawn, _ index: Int) -> CGFloat {
      drawn.frame("ListRow", index + 1).minY - drawn.frame("ListRow", index).maxY
    }
    for length in [
      Length("text of a row from the screen, iOS 26", 32, try list(text).frame("text").minX),
      Length("text of a row from the screen, iOS 18", 40, try list(text, .iOS18).frame("text").minX),
      Length("first card, iOS 26", 35, try list(text).frame("ListRow").minY),
      Length("first card, iOS 18", 35, try list(text, .iOS18).frame("ListRow").minY),
      Length("row, large", 52, try list(text).frame("ListRow").height),
      Length("row, medium", 51, try list(text, .iOS26, .medium).frame("ListRow").height),
      Length("row, iOS 18", 44, try list(text, .iOS18).frame("ListRow").height),
      Length("row of two lines", 68.67, try list(two).frame("ListRow").height),
      Length("header, large", 40.33, new.frame("Section.header").height),
      Length("header, medium", 39, medium.frame("Section.header").height),
      Length("header, iOS 18", 38.67, old.frame("Section.header").height),
      Length("footer", 29.67, new.frame("Section.footer").height),
      Length("footer, iOS 18", 33.67, old.frame("Section.footer").height),
      Length("from card to card", 35, gap(new, 0)), Length("from card to card, iOS 18", 35, gap(old, 0)),
      Length("from card over a footer to a card", 29.67 + 17.67, gap(new, 2)),
    ] { length.check() }
  }

  /// First baselines below the edge of the row above.
  @Test func footersBeginWhereApplesDo() throws {
    let section = Section {
      Text("Row")
    } footer: {
      Text("Footer")
    }
    func baseline(_ version: RenderVersion) throws -> CGFloat {
      let drawn = try list(section, version)
      let line = try #require(drawn.lines.first { $0.string == "Footer" })
      return CGFloat(line.baseline) - drawn.frame("ListRow").maxY
    }
    Length("footer's baseline, iOS 18.5", 18.33, try baseline(.iOS18)).check()
    Length("footer's baseline, iOS 26.2", 20.67, try baseline(.iOS26)).check()
  }

  /// Two sections directly below the safe area, in points from it: iOS 26.2 and 18.5, 402 wide, and iOS 17.5, 393 wide.
  @Test func sectionsOfThreeSystemsLieWhereApplesDo() throws {
    let sections = rows {
      Section {
        Text("One")
        Text("Two")
      } header: {
        Text("Accounts")
      } footer: {
        Text("Footer")
      }
      Section("Header") { Text("Three") }
    }
    func baseline(_ drawn: Drawn, _ text: String) throws -> CGFloat {
      CGFloat(try #require(drawn.lines.first { $0.string.lowercased() == text }).baseline)
    }
    let new = try list(sections, width: 402)
    let old = try list(sections, .iOS18, width: 402)
    let older = try list(sections, .iOS18, width: 393)
    for length in [
      Length("header, iOS 26.2", 40.33, new.frame("Section.header").maxY),
      Length("header's baseline, iOS 26.2", 26.33, try baseline(new, "accounts")),
      Length("header's text, iOS 26.2", 32, new.frames("Text")[0].minX),
      Length("row's baseline, iOS 26.2", 40.33 + 32.33, try baseline(new, "one")),
      Length("second row, iOS 26.2", 92.33, new.frame("ListRow", 1).minY),
      Length("footer, iOS 26.2", 144.33, new.frame("Section.footer").minY),
      Length("footer's height, iOS 26.2", 29.6, new.frame("Section.footer").height),
      Length("next header, iOS 26.2", 174, new.frame("Section.header", 1).minY),
      Length("header, iOS 18.5", 38.67, old.frame("Section.header").maxY),
      Length("header's baseline, iOS 18.5", 29.33, try baseline(old, "accounts")),
      Length("row's baseline, iOS 18.5", 38.67 + 28.33, try baseline(old, "one")),
      Length("footer, iOS 18.5", 126.67, old.frame("Section.footer").minY),
      Length("footer's height, iOS 18.5", 33.6, old.frame("Section.footer").height),
      Length("footer's baseline, iOS 18.5", 126.67 + 18.33, try baseline(old, "footer")),
      Length("next header, iOS 18.5", 160.33, old.frame("Section.header", 1).minY),
      Length("first card, iOS 17.5", 97.67 - 59, older.frame("ListRow").minY),
      Length("end of the first card, iOS 17.5", 185.67 - 59, older.frame("ListRow", 1).maxY),
      Length("header's text, iOS 17.5", 76 - 59, older.frames("Text")[0].minY),
    ] { length.check() }
  }

  @Test func coloursOfListsAreApples() throws {
    let texts = rows {
      Text("")
      Text("")
    }
    let (light, dark) = (try list(texts), try list(texts, dark: true))
    let old = try list(texts, .iOS18)
    let separator = Double(card(light).maxY)
    for flat in [
      FlatColor("page", 0xF2F2F7, light.color(5, 5)), FlatColor("card", 0xFFFFFF, light.color(100, 50)),
      FlatColor("page, dark", 0, dark.color(5, 5)), FlatColor("card, dark", 0x1C1C1E, dark.color(100, 50)),
      FlatColor("separator", 0xE7E7E8, light.color(100, separator - 0.5)),
      FlatColor("separator, iOS 18", 0xC6C6C8, old.color(100, Double(card(old).maxY) - 0.2)),
    ] { flat.check() }
  }

  /// The darkest colour of a text's ink.
  private func ink(_ drawn: Drawn, _ id: String) -> [Int] {
    let frame = drawn.frame(id)
    var darkest = [255, 255, 255]
    for y in stride(from: Double(frame.minY), to: Double(frame.maxY), by: 1.0 / 3) {
      for x in stride(from: Double(frame.minX), to: Double(frame.maxX), by: 1.0 / 3) {
        let color = drawn.color(x, y)
        if color.reduce(0, +) < darkest.reduce(0, +) { darkest = color }
      }
    }
    return darkest
  }

  /// Half of the primary colour in rows that are put together, the secondary label's colour in rows of one text.
  @Test func secondaryTextsOfRowsAreApples() throws {
    let composed = HStack {
      Text("Name")
      Spacer()
      Text("IIIIII").bold().foregroundStyle(.secondary).probe("text")
    }
    let single = Text("IIIIII").bold().foregroundStyle(.secondary).probe("text")
    let colored = HStack {
      Text("Name")
      Text("IIIIII").bold().foregroundColor(.secondary).probe("text")
    }
    for flat in [
      FlatColor("secondary of a composed row", 0x7F7F7F, ink(try list(composed), "text")),
      FlatColor("secondary of a row of one text", 0x8A8A8E, ink(try list(single), "text")),
      FlatColor("foregroundColor(.secondary)", 0x8A8A8E, ink(try list(colored), "text")),
      FlatColor(
        "secondary outside of lists", 0x8A8A8E,
        ink(try Drawn(composed.background(Color.white), width: 300), "text")),
    ] { flat.check() }
  }

  @Test func controlsOfRowsLieWhereApplesDo() throws {
    let on = try list(Toggle("On", isOn: .constant(true)), .iOS26, .medium)
    let row = card(on)
    // The label is at the left; the rest of the row is the switch.
    let track = on.ink(in: CGRect(x: row.maxX - 120, y: row.minY + 5, width: 115, height: row.height - 10))
    let link = try list(
      NavigationLink("Next") { Text("") }, .iOS26, .medium)
    let arrow = link.ink(
      in: CGRect(x: card(link).maxX - 60, y: card(link).midY - 9, width: 50, height: 18))
    let menu = try list(
      Picker("Flavor", selection: .constant(1)) { Text("I").tag(1) }, .iOS26, .medium)
    let chevrons = menu.ink(
      in: CGRect(x: card(menu).maxX - 29, y: card(menu).midY - 9, width: 22, height: 18))
    let inline = try list(
      Picker("Flavor", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.inline).labelsHidden(),
      .iOS26, .medium)
    let check = inline.ink(
      in: CGRect(x: card(inline).maxX - 60, y: card(inline).midY - 10, width: 50, height: 20))
    let labels = try list(
      rows {
        Label("Home", systemImage: "house")
        Label("Heart", systemImage: "heart")
      }, .iOS26, .medium)
    let icon = labels.ink(
      in: CGRect(x: 20, y: card(labels).minY + 5, width: 45, height: card(labels).height - 10))
    let title = labels.ink(
      in: CGRect(x: 66, y: card(labels).minY + 5, width: 100, height: card(labels).height - 10))
    for length in [
      Length("toggle's track", 63, track.width), Length("toggle's track, height", 28, track.height),
      Length("toggle to the card's edge", 14, row.maxX - track.maxX),
      Length("arrow", 6.67, arrow.width), Length("arrow, height", 11, arrow.height),
      Length("arrow's right edge", 355.67, arrow.maxX),
      Length("chevrons of a menu", 8.33, chevrons.width),
      Length("chevrons of a menu, height", 11.67, chevrons.height),
      Length("chevrons' right edge", 356.33, chevrons.maxX),
      Length("checkmark", 14.33, check.width), Length("checkmark, height", 13.67, check.height),
      Length("checkmark's right edge", 356, check.maxX),
      Length("middle of a label's icon", 43.2, icon.midX), Length("label's title", 72, title.minX),
    ] { length.check() }
    FlatColor("arrow", 0xC5C5C7, link.color(arrow.maxX - 1, arrow.midY)).check()
  }

  @Test func footersOfSeveralLinesAreAsCloseAsApples() throws {
    let view = Section {
      Text("One")
    } footer: {
      Text("One\nTwo")
    }
    let lines = try list(view, .iOS26, .medium).lines.suffix(2).map(\.baseline)
    Length("lines of a footer, 12", 14, lines[1] - lines[0]).check()
  }

  @Test func labeledContentStacksAtAccessibilitySizes() throws {
    let row = LabeledContent("Label", value: "Value")
    Length(
      "row at accessibility3", 130, try list(row, .iOS26, .accessibility3).frame("ListRow").height
    ).check()
    Length(
      "row at accessibility3, iOS 18", 118.67, try list(row, .iOS18, .accessibility3).frame("ListRow").height
    ).check()
  }

  /// The corners of cards are circles of 26 points in iOS 26, continuous ones of 10 before.
  @Test func cornersOfCardsAreApples() throws {
    let drawn = try list(
      VStack {
        Text("One")
        Text("Two")
      })
    let top = Double(card(drawn).minY)
    for (y, apple) in [(2.17, 15.65), (4.17, 11.9), (10.17, 5.41), (20.17, 0.7)] {
      var x = 16.0
      // The page is F2F2F7, the card white: how much of a pixel is the card's.
      var free = 0.0
      while x < 60 {
        let share = Double(0xFF - drawn.color(x + 1.0 / 6, top + y)[0]) / Double(0xFF - 0xF2)
        free += share / 3
        if share <= 0 { break }
        x += 1.0 / 3
      }
      Length("corner of a card at \(y)", apple, free).check()
    }
  }
}
