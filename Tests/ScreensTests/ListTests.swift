import Foundation
import Geometry
import Imaging
import LayoutEngine
import RenderSupport
import Rendering
import Screens
import Testing
import Views
import Windows

/// Lists and forms against Apple's measures: lengths are pixels' at three to a point, so that a third of a point is
/// one pixel.
@MainActor
@Suite struct ListTests {
  private static let pixel = 0.35

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= Self.pixel }

  private func frames(
    _ type: String, _ view: some View, _ version: RenderVersion, _ size: DynamicTypeSize = .large,
    width: CGFloat = 402
  ) throws -> [[Double]] {
    try Render.frames(type, in: view, width: width, height: 874) {
      $0.renderVersion = version
      $0.dynamicTypeSize = size
    }
  }

  private var sections: some View {
    List {
      Section("Accounts") {
        Text("One")
        Text("Two")
      }
      Section { Text("Three") }
      Section {
        Text("Four")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Section { Text("Five") }
    }
  }

  /// A list takes all the room that it is offered, whatever is in it.
  @Test(arguments: [RenderVersion.iOS18, .iOS26])
  func aListWithoutRowsFillsTheScreen(_ version: RenderVersion) throws {
    let empty = List([Int](), id: \.self) { Text("\($0)") }
    #expect(try frames("List", empty, version) == [[0, 0, 402, 874]])
    func change(_ request: inout RenderRequest) {
      request.scale = 3
      request.renderVersion = version
    }
    let bitmap = try Render.bitmap(empty, width: 40, height: 40, change: change)
    let full = try Render.bitmap(List { Text("Row") }, width: 40, height: 400, change: change)
    #expect(bitmap.pixels[60 * 120 + 60] == full.pixels[1100 * 120 + 60])
  }

  /// Heights of rows, headers and footers: 44 with 38.7 and 33.7 until iOS 18, 52 with 40.3 and 29.7 in iOS 26 at
  /// the default size; 51 with 39 at medium.
  @Test(arguments: [
    (RenderVersion.iOS18, DynamicTypeSize.large, 44.0, 38.67, 33.67),
    (.iOS26, .large, 52, 40.33, 29.67),
    (.iOS26, .medium, 51, 39, 28.33),
  ])
  func rowsHaveApplesHeights(
    _ version: RenderVersion, _ size: DynamicTypeSize, _ row: Double, _ header: Double, _ footer: Double
  ) throws {
    let rows = try frames("ListRow", sections, version, size)
    #expect(rows.count == 5)
    for frame in rows { #expect(near(frame[3], row)) }
    let headers = try frames("Section.header", sections, version, size)
    #expect(near(headers[0][1], 0) && near(headers[0][3], header))
    let footers = try frames("Section.footer", sections, version, size)
    #expect(near(footers[0][3], footer))
    // 35 between cards, 17.7 from a card to a header and from a footer to a card.
    #expect(near(rows[0][1], header) && near(rows[1][1], header + row))
    #expect(near(rows[2][1] - rows[1][1] - row, 35))
    #expect(near(headers[1][1] - rows[2][1] - row, 17.67))
    #expect(near(rows[4][1] - footers[0][1] - footers[0][3], 17.67))
  }

  /// Text begins 40 points from the screen until iOS 18, 32 in iOS 26, 40 there on wide phones.
  @Test(arguments: [(RenderVersion.iOS18, 402.0, 40.0), (.iOS26, 402, 32), (.iOS26, 440, 40 - 4)])
  func rowsBeginAtApplesPlaces(_ version: RenderVersion, _ width: Double, _ start: Double) throws {
    let texts = try frames("Text", List { Text("One") }, version, width: CGFloat(width))
    #expect(near(texts[0][0], start))
    // The first card without a header is 35 below the top.
    #expect(near(try frames("ListRow", List { Text("One") }, version)[0][1], 35))
  }

  @Test func twoLinesAreAsHighAsMeasured() throws {
    let view = List {
      VStack(alignment: .leading, spacing: 0) {
        Text("Title")
        Text("Subtitle").font(.subheadline)
      }
    }
    #expect(near(try frames("ListRow", view, .iOS26)[0][3], 68.67))
  }

  @Test func insetsOfARowReplaceTheLists() throws {
    let view = List { Text("One").listRowInsets(EdgeInsets(top: 1, leading: 50, bottom: 2, trailing: 3)) }
    let text = try frames("Text", view, .iOS26)[0]
    #expect(near(text[0], 16 + 50))
    // The least height of rows stays.
    #expect(near(try frames("ListRow", view, .iOS26)[0][3], 52))
  }

  @Test func rightToLeftMirrorsRows() throws {
    let view = List { Text("One") }
    let ltr = try frames("Text", view, .iOS26)[0]
    let rtl = try Render.frames("Text", in: view, width: 402, height: 874) {
      $0.layoutDirection = .rightToLeft
    }[0]
    #expect(near(rtl[0], 402 - ltr[0] - ltr[2]))
  }

  private final class Counter {
    var count = 0
  }

  private struct Row: View {
    let index: Int
    let counter: Counter

    var body: some View {
      counter.count += 1
      return Text(verbatim: "Row \(index)")
    }
  }

  /// A row too many is described, to know whether another one follows the last that shows.
  @Test func onlyRowsThatShowAreDescribed() throws {
    let counter = Counter()
    let view = List(0..<1_000_000) { Row(index: $0, counter: counter) }
    let rows = try frames("ListRow", view, .iOS26)
    #expect(rows.count == 17)
    #expect(counter.count <= rows.count + 1)
  }

  @Test func collectionsOfSectionsAreSections() throws {
    let view = List {
      ForEach(0..<3) { section in
        Section("Section \(section)") {
          ForEach(0..<2) { Text("Row \($0)") }
        }
      }
    }
    #expect(try frames("Section.header", view, .iOS26).count == 3)
    #expect(try frames("ListRow", view, .iOS26).count == 6)
  }

  @Test func foldedSectionsShowTheirHeadersAlone() throws {
    func view(_ isExpanded: Bool) -> some View {
      List { Section("Section", isExpanded: .constant(isExpanded)) { Text("One") } }.listStyle(.sidebar)
    }
    #expect(try frames("ListRow", view(true), .iOS26).count == 1)
    #expect(try frames("ListRow", view(false), .iOS26).isEmpty)
    #expect(try frames("Section.header", view(false), .iOS26).count == 1)
  }

  @Test func formsAreLists() throws {
    let view = Form { Toggle("On", isOn: .constant(true)) }
    #expect(try frames("ListRow", view, .iOS18)[0][3] >= 44)
    #expect(try frames("Form", view, .iOS18).count == 1)
  }

  /// The colours of the page, the card, the line and the card's corner, measured on Apple's pictures.
  @Test func cardsHaveApplesColours() throws {
    let view = List {
      Text("")
      Text("")
    }
    let bitmap = try Render.bitmap(view, width: 402, height: 300) { $0.scale = 3 }
    func hex(_ x: Int, _ y: Int) -> [UInt8] {
      let pixel = bitmap[x, y]
      return [pixel.red, pixel.green, pixel.blue]
    }
    #expect(hex(5, 5) == [0xF2, 0xF2, 0xF7])
    #expect(hex(600, 150) == [0xFF, 0xFF, 0xFF])
    // Outside of the round corner.
    #expect(hex(16 * 3 + 2, 35 * 3 + 2) == [0xF2, 0xF2, 0xF7])
    let line = (35 + 52) * 3 - 2
    #expect(hex(600, line) == [0xE8, 0xE8, 0xE8])
    #expect(hex(20 * 3, line) == [0xFF, 0xFF, 0xFF])
  }
}
