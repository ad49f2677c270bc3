import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// Edges, gradients and colours in Apple's pictures.
@MainActor
@Suite struct ShapeMeasurementTests {
  /// Where the fill of a row of pixels begins, at its distance from the top; in Apple's pictures of iOS 26.
  private static let capsule48 = [
    (0.17, 27.0), (0.83, 19.35), (2.17, 14.37), (4.17, 10.56), (6.17, 7.96), (10.17, 4.43), (14.83, 1.98),
    (16.17, 1.58), (19.5, 0.80),
  ]
  private static let rounded12 = [
    (0.17, 12.5), (0.83, 8.02), (2.17, 5.22), (4.17, 2.97), (5.5, 1.98), (8.17, 0.79), (10.83, 0.30),
    (13.5, 0.08), (16.17, 0),
  ]

  /// How much of a row of pixels the shape leaves free, from the left.
  private func start(_ picture: Drawn, _ y: Double) -> Double {
    var free = 0.0
    for x in 0..<(60 * 3) {
      let value = Double(picture.color((Double(x) + 0.5) / 3, y)[0]) / 255
      free += value / 3
      if value == 0 { break }
    }
    return free
  }

  /// Rows that are nearly parallel to the edge say little about it along the row: the distance from the edge
  /// counts.
  @Test(arguments: ["Capsule", "RoundedRectangle"])
  func cornersAreWithinATenthOfAPoint(_ name: String) throws {
    let shape = name == "Capsule" ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: 12))
    let picture = try Drawn(
      shape.fill(.black).frame(width: 300, height: 48).background(Color.white))
    for (y, apple) in name == "Capsule" ? Self.capsule48 : Self.rounded12 {
      let row = (y * 3).rounded(.down) / 3 + 1.0 / 6
      let ours = start(picture, row)
      let slope = (start(picture, row + 1.0 / 3) - ours) * 3
      let distance = (apple - ours) / (1 + slope * slope).squareRoot()
      #expect(abs(distance) <= 0.1, "\(name) at \(y): \(ours), Apple's \(apple)")
    }
  }

  private static let radius19 = [
    (0.5, 16.67), (1.5, 12.0), (2.5, 9.67), (3.5, 8.0), (5.5, 5.67), (7.5, 4.0), (10.5, 2.0), (13.5, 1.0),
    (17.5, 0.33),
  ]
  private static let clamped10 = [
    (0.5, 7.33), (1.5, 5.0), (2.5, 3.67), (3.5, 2.67), (5.17, 1.67), (6.83, 0.67),
  ]

  /// The first pixel that is mostly inside a shape, as the pictures were read.
  private func firstInside(_ picture: Drawn, _ y: Double) -> Double {
    for x in 0..<90 where picture.color((Double(x) + 0.5) / 3, y)[0] < 128 { return Double(x) / 3 }
    return .infinity
  }

  /// `.cornerRadius` is continuous; a radius beyond half the shorter side is that half.
  @Test func cornersOfClipsAreContinuousAndLimited() throws {
    let clipped = try Drawn(
      Color.black.frame(width: 120, height: 80).cornerRadius(19).background(Color.white))
    for (y, apple) in Self.radius19 {
      let ours = firstInside(clipped, y)
      #expect(abs(ours - apple) <= 0.68, "radius 19 at \(y): \(ours), Apple's \(apple)")
    }
    let limited = try Drawn(
      RoundedRectangle(cornerRadius: 16, style: .circular).fill(.black).frame(width: 50, height: 20)
        .background(Color.white))
    for (y, apple) in Self.clamped10 {
      let ours = firstInside(limited, y)
      #expect(abs(ours - apple) <= 0.68, "radius 16 of 20 at \(y): \(ours), Apple's \(apple)")
    }
    for radius in [CGFloat(1000), .infinity] {
      let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
      #expect(
        RoundedRectangle(cornerRadius: radius).path(in: rect).elements == Capsule().path(in: rect).elements)
    }
  }

  /// Symbols that are resized fill their frame in the proportions of their ink.
  @Test func resizedSymbolsFillTheirFrames() throws {
    let circle = try Drawn(
      Image(systemName: "42.circle").resizable().scaledToFit().frame(width: 262, height: 262)
        .background(Color.white))
    let ink = circle.ink(in: CGRect(x: 0, y: 0, width: 262, height: 262))
    #expect(abs(ink.width - 261.7) <= 1.5 && abs(ink.height - 262) <= 1.5, "42.circle: \(ink.size)")
    let scope = try Drawn(
      Image(systemName: "stethoscope").resizable().scaledToFit().probe("symbol"), width: 113.7, height: 300)
    let height = scope.frame("symbol").height
    #expect(abs(height - 92) <= 2, "stethoscope: \(height)")
  }

  /// The ink of symbols that are resized, iOS 26.2 and 18, in points: a button's symbols in boxes of 18 points, which they
  /// touch on two sides, read to a third of a point.
  @Test(arguments: [
    ("speaker.2.fill", 17.94, 14.04), ("speaker.slash.fill", 15.5, 15.9), ("location.north.fill", 13.8, 17.9),
    ("point.bottomleft.forward.to.point.topright.scurvepath", 14.4, 17.6),
  ])
  func resizedSymbolsHaveApplesProportions(_ name: String, _ width: Double, _ height: Double) throws {
    let drawn = try Drawn(
      Image(systemName: name).resizable().scaledToFit().frame(width: 180, height: 180).background(Color.white)
    )
    let ink = drawn.ink(in: CGRect(x: 0, y: 0, width: 180, height: 180))
    let (ours, apple) = (ink.width / ink.height, width / height)
    #expect(abs(ours / apple - 1) <= 0.04, "\(name): \(ours) instead of \(apple)")
  }

  /// The ink of symbols of body size, iOS 18: the discs are those of buttons and banners, read to a third of a point. The
  /// arrow is one of 13 points in a picture of iOS 17 at two pixels to a point.
  @Test(arguments: [
    ("location", 17, 16.0, 15.7), ("exclamationmark.triangle", 17, 17.33, 15.7),
    ("hourglass.circle.fill", 17, 17.0, 17.0), ("info.circle.fill", 17, 17.0, 17.0),
    ("arrow.right", 13, 12.5, 10),
  ])
  func symbolsAreAsLargeAsApples(_ name: String, _ size: Double, _ width: Double, _ height: Double) throws {
    let drawn = try Drawn(
      Image(systemName: name).font(.system(size: size)).padding(20).background(Color.white))
    let ink = drawn.ink(in: CGRect(origin: .zero, size: drawn.size))
    #expect(abs(ink.width - width) <= 0.5 && abs(ink.height - height) <= 0.5, "\(name): \(ink.size)")
  }

  /// A view without content, as the views of roads without names are.
  private struct Nothing: View {
    let isShown = false
    var body: some View { if isShown { Text("Road") } }
  }

  /// Two pictures of iOS 26.2: a root without content has the frame that it is given, and the frame its background. Stacks
  /// hold no such view.
  @Test func aRootWithoutContentHasItsFrameAndBackground() throws {
    let ground = Color(.sRGB, red: 130 / 255, green: 203 / 255, blue: 114 / 255)
    let root = try Drawn(
      Nothing().font(.body).frame(width: 430, height: 932).probe("frame").background(ground))
    #expect(root.frame("frame") == CGRect(x: 0, y: 0, width: 430, height: 932))
    #expect(root.color(1, 1) == [130, 203, 114] && root.color(215, 466) == [130, 203, 114])
    let stack = try Drawn(
      VStack(spacing: 0) {
        Nothing().frame(width: 20, height: 20).background(ground)
        Color.black.frame(width: 10, height: 10)
      })
    #expect(stack.size == CGSize(width: 10, height: 10))
  }

  /// A picture of iOS 26.2 has 92 by 92 points of background behind a resizable image that does not exist.
  @Test func aMissingResizableImageHasTheRoomOfASquare() throws {
    let drawn = try Drawn(
      Image("absent").resizable().aspectRatio(contentMode: .fit).frame(width: 92).probe("image")
        .background(Color.black), width: 430, height: 932)
    #expect(drawn.frame("image").size == CGSize(width: 92, height: 92))
    let fixed = try Drawn(Image("absent").probe("image"), width: 430, height: 932)
    #expect(fixed.frame("image").size == .zero)
  }

  /// A drive at body, iOS 26: its ink, and its frame, given by where the next text begins.
  @Test func drivesAreAsLargeAsApples() throws {
    for name in ["internaldrive", "internaldrive.fill"] {
      let drawn = try Drawn(Image(systemName: name).probe("symbol").padding(20).background(Color.white))
      let ink = drawn.ink(in: CGRect(origin: .zero, size: drawn.size))
      #expect(abs(ink.width - 20.33) <= 0.5 && abs(ink.height - 15) <= 0.5, "\(name): \(ink.size)")
      let width = drawn.frame("symbol").width
      #expect(abs(width - 23.67) <= 1, "\(name): \(width)")
    }
  }

  @Test func gradientsOfColoursAreApples() throws {
    func column(_ color: Color) throws -> Drawn {
      try Drawn(Rectangle().fill(color.gradient).frame(width: 50, height: 50), scale: 1)
    }
    let tops: [(Color, Int, Int)] = [
      (.red, 0xFF6267, 0xFF383C), (.blue, 0x2EA7FF, 0x0088FF), (.orange, 0xFFAC58, 0xFF8D28),
      (.green, 0x61DD81, 0x34C759), (.brown, 0xCAA488, 0xAC7F5E), (.mint, 0x37DFCD, 0x00C8B3),
      (.indigo, 0x887CFF, 0x6155F5), (.cyan, 0x37D8FA, 0x00C0E8), (.gray, 0xB0B0B4, 0x8E8E93),
      (.pink, 0xFF587E, 0xFF2D55),
    ]
    for (color, top, base) in tops {
      let drawn = try column(color)
      FlatColor("\(color).gradient at the top", top, drawn.color(25, 0)).check()
      FlatColor("\(color).gradient at 70 %", base, drawn.color(25, 35)).check()
      FlatColor("\(color).gradient at the bottom", base, drawn.color(25, 49)).check()
    }
    let yellow = try column(.yellow)
    FlatColor("yellow.gradient at the top", 0xFFCC00, yellow.color(25, 0)).check()
    FlatColor("yellow.gradient at 30 %", 0xFFCC00, yellow.color(25, 14)).check()
    FlatColor("yellow.gradient at the bottom", 0xEFB800, yellow.color(25, 49)).check()
  }

  private func color(
    _ style: some ShapeStyle, on ground: Int = 0xFFFFFF, dark: Bool = false, _ version: RenderVersion = .iOS26
  ) throws -> [Int] {
    func part(_ shift: Int) -> Double { Double(ground >> shift & 0xFF) / 255 }
    let view = ZStack {
      Color(red: part(16), green: part(8), blue: part(0))
      Rectangle().fill(style)
    }
    return try Drawn(view.frame(width: 9, height: 9), version, dark: dark).color(4, 4)
  }

  @Test func systemColoursAreApples() throws {
    for flat in [
      FlatColor("blue", 0x0088FF, try color(.blue)), FlatColor("red", 0xFF383C, try color(.red)),
      FlatColor("orange", 0xFF8D28, try color(.orange)), FlatColor("yellow", 0xFFCC00, try color(.yellow)),
      FlatColor("green", 0x34C759, try color(.green)),
      FlatColor("green, dark", 0x30D158, try color(.green, dark: true)),
      FlatColor("mint", 0x00C8B3, try color(.mint)), FlatColor("cyan", 0x00C0E8, try color(.cyan)),
      FlatColor("indigo", 0x6155F5, try color(.indigo)), FlatColor("pink", 0xFF2D55, try color(.pink)),
      FlatColor("brown", 0xAC7F5E, try color(.brown)), FlatColor("gray", 0x8E8E93, try color(.gray)),
      FlatColor("blue until iOS 18", 0x007AFF, try color(.blue, .iOS18)),
      FlatColor("yellow until iOS 18", 0xFFCC00, try color(.yellow, .iOS18)),
      FlatColor("secondary on white", 0x8A8A8E, try color(.secondary)),
      FlatColor("secondary on grouped", 0x85858B, try color(.secondary, on: 0xF2F2F7)),
      FlatColor("secondary on black", 0x8D8D93, try color(.secondary, on: 0, dark: true)),
      FlatColor("secondary on a dark card", 0x98989F, try color(.secondary, on: 0x1C1C1E, dark: true)),
      FlatColor("placeholder", 0xC4C4C6, try color(.placeholder)),
      FlatColor("placeholder on black", 0x464649, try color(.placeholder, on: 0, dark: true)),
      FlatColor("chevron", 0xC5C5C7, try color(.tertiary)),
      FlatColor("chevron on a dark card", 0x5A5A5E, try color(.tertiary, on: 0x1C1C1E, dark: true)),
    ] { flat.check() }
  }

  @Test func dividersAreOnePixel() throws {
    let drawn = try Drawn(
      VStack(spacing: 0) {
        Color.white
        Divider().probe("divider")
      }
      .frame(width: 30, height: 20).background(Color.white))
    Length("divider", 1.0 / 3, drawn.frame("divider").height).check()
    FlatColor("divider", 0xC6C6C8, drawn.color(15, 19.8)).check()
  }

  @Test func theInnerLayoutValueWins() throws {
    struct Key: LayoutValueKey { static var defaultValue: CGFloat { 0 } }
    struct Wide: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews[0][Key.self], height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let drawn = try Drawn(
      Wide { Color.red.layoutValue(key: Key.self, value: 30).layoutValue(key: Key.self, value: 70) }
        .probe("view"))
    Length("the inner of two layout values", 30, drawn.frame("view").width).check()
  }
}
