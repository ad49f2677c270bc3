import Fonts
import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct SymbolTests {
  private static let library = Result {
    try FontLibrary(directory: Repository.fonts)
  }

  private func shape(_ name: String, weight: Double = 400) throws -> SymbolShape {
    try #require(try Self.library.get().symbol(named: name, weight: weight), "\(name)").shape
  }

  private func ink(_ shape: SymbolShape) -> CGRect {
    shape.monochrome.reduce(CGRect.null) { $0.union($1.outline.boundingRect) }
  }

  @Test func namesOfRealProjectsHaveDrawings() throws {
    let library = try Self.library.get()
    let shapes = try CommonSymbols.names.map { try library.symbol(named: $0, weight: 400)?.shape }
    let mapped = shapes.compactMap { $0 }
    let ofOneIdea = zip(CommonSymbols.names, shapes).filter { $0.1?.isSubstitute == false }
    // Drawings of another idea are reported as such; the others are trademarks, and rare things.
    #expect(Double(mapped.count) >= 0.98 * Double(shapes.count), "\(mapped.count) of \(shapes.count)")
    #expect(Double(ofOneIdea.count) >= 0.95 * Double(shapes.count), "\(ofOneIdea.count) of \(shapes.count)")
  }

  /// Width over height of the ink in Apple's pictures, and its height in em units where it is known.
  @Test(arguments: [
    ("person.fill.badge.plus", 400.0, 52.67 / 51.67), ("book.pages.fill", 400.0, 25.67 / 32.33),
    ("externaldrive.connected.to.line.below", 400.0, 35.3 / 36.0), ("eraser.fill", 400.0, 1.0),
    ("plus.circle", 400.0, 1.0), ("checkmark.circle.fill", 400.0, 1.0), ("info.circle", 400.0, 1.0),
    ("checkmark", 600.0, 14.33 / 13.67),
  ])
  func drawingsHaveApplesRatio(_ name: String, _ weight: Double, _ ratio: Double) throws {
    let ink = ink(try shape(name, weight: weight))
    #expect(abs(Double(ink.width / ink.height) / ratio - 1) <= 0.1, "\(name): \(ink)")
  }

  /// Frames that Xcode has written into storyboards, with the longer side as 128.
  @Test(arguments: [
    ("at", 128.0, 125.0), ("checkmark.square.fill", 128, 114), ("chevron.down", 128, 70),
    ("chevron.down.circle", 128, 123), ("chevron.right", 93, 128), ("chevron.up", 128, 70),
    ("circle", 128, 123),
    ("die.face.3", 128, 114), ("doc", 115, 128), ("doc.on.doc", 116, 128),
    ("exclamationmark.circle.fill", 128, 121), ("exclamationmark.triangle", 128, 109), ("gear", 128, 122),
    ("globe", 128, 123), ("hand.thumbsup", 123, 128), ("info.circle", 128, 123),
    ("line.3.horizontal.decrease", 128, 73), ("lock.circle", 128, 121), ("multiply.circle", 128, 123),
    ("person", 128, 121), ("person.3", 128, 62), ("person.circle", 128, 121), ("plus", 128, 113),
    ("questionmark", 94, 128), ("questionmark.circle", 128, 123), ("safari", 128, 123),
    ("square.and.arrow.up", 110, 128), ("square.and.arrow.up.fill", 117, 128), ("star", 128, 116),
    ("star.fill", 128, 116), ("terminal", 128, 97), ("touchid", 128, 122), ("trash", 117, 128),
  ])
  func framesHaveApplesRatio(_ name: String, _ width: Double, _ height: Double) throws {
    let shape = try shape(name)
    let ours = shape.advance / (shape.inkBottom - shape.inkTop + 2 * SymbolGlyph.verticalMargin)
    #expect(abs(ours / (width / height) - 1) <= 0.1, "\(name): \(ours) instead of \(width / height)")
  }

  @Test(arguments: [
    "timer", "message.fill", "lock.shield", "gearshape.2", "doc.richtext.fill", "chart.line.uptrend.xyaxis",
    "books.vertical.fill", "film", "note.text.badge.plus", "wifi.exclamationmark", "gobackward.15",
    "link.icloud.fill",
    "questionmark.diamond", "xmark.seal.fill", "cloud.sun.rain.fill", "moon.zzz", "iphone.slash",
    "square.on.square",
    "rectangle.fill.on.rectangle.fill", "bolt.trianglebadge.exclamationmark.fill", "quote.bubble.fill",
    "network.badge.shield.half.filled", "square.bottomthird.inset.filled", "arrow.down.circle.dotted",
    "person.crop.rectangle.stack", "character.bubble.fill", "tray.and.arrow.up", "lock.square.stack.fill",
    "homepod.and.homepodmini", "gear.badge", "arrow.turn.left.down", "gauge.with.dots.needle.33percent",
    "dial.low.fill", "music.note.house.fill", "circle.grid.cross.left.filled", "xmark.bin.fill", "escape",
    "bolt.heart", "globe.desk", "progress.indicator",
  ])
  func namesWithoutGlyphsArePutTogether(_ name: String) throws {
    for weight in [300.0, 400, 700] {
      let shape = try shape(name, weight: weight)
      #expect(!shape.isSubstitute && shape.isComposed)
      let ink = ink(shape)
      #expect(ink.width > 0.15 && ink.width < 1.6 && ink.height > 0.15 && ink.height < 1.4, "\(ink)")
      #expect(abs(Double(ink.midY) + 0.352) < 0.2, "stands off the middle of the capitals: \(ink)")
    }
  }

  @Test(arguments: [
    ("clear.fill", "xmark.square.fill"), ("10.arrow.trianglehead.clockwise", "goforward.10"),
    ("pointer.arrow.click", "cursorarrow.click"), ("powerplug.portrait", "powerplug"),
  ])
  func namesOfOneDrawingShowIt(_ name: String, _ other: String) throws {
    let (one, two) = (try shape(name), try shape(other))
    #expect(one.monochrome.map(\.outline) == two.monochrome.map(\.outline) && one.advance == two.advance)
    // A name drawn as another glyph has that glyph.
    let library = try Self.library.get()
    #expect(
      try library.symbol(named: name, weight: 400)?.glyph == library.symbol(named: other, weight: 400)?.glyph)
  }

  @Test func dotsStandAtTheUpperRightCorner() throws {
    let shape = try shape("gear.badge")
    let (body, dot) = (shape.layers[0], try #require(shape.layers.last))
    #expect(dot.outline.boundingRect.midX > body.outline.boundingRect.midX)
    #expect(dot.outline.boundingRect.midY < body.outline.boundingRect.midY)
    #expect(dot.tint == .red && body.level == 1)
  }

  /// The corner of the ink where an arrow begins, and one where none does: `right.down` begins at the upper
  /// left and ends at the lower right.
  @Test(arguments: [
    ("arrow.turn.right.down", CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1)),
    ("arrow.turn.left.down", CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)),
    ("arrow.turn.up.left", CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)),
    ("arrow.turn.down.right", CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)),
  ])
  func arrowsTurnWhereTheirNamesSay(_ name: String, _ start: CGPoint, _ free: CGPoint) throws {
    let outline = try shape(name).monochrome[0].outline
    let ink = outline.boundingRect
    func hasInk(_ corner: CGPoint) -> Bool {
      (0...10).contains { step in
        let inset = CGFloat(step) / 100
        return outline.contains(
          CGPoint(
            x: ink.minX + abs(corner.x - inset) * ink.width, y: ink.minY + abs(corner.y - inset) * ink.height)
        )
      }
    }
    #expect(hasInk(start) && !hasInk(free), "\(name)")
  }

  @Test func slashesCutWhatTheyCross() throws {
    let shape = try shape("iphone.slash")
    let line = try #require(shape.monochrome.last)
    let body = shape.monochrome.dropLast()
    let ink = line.outline.boundingRect
    // From the upper left to the lower right.
    #expect(line.outline.contains(CGPoint(x: ink.minX + 0.05, y: ink.minY + 0.05)))
    #expect(line.outline.contains(CGPoint(x: ink.maxX - 0.05, y: ink.maxY - 0.05)))
    let middle = CGPoint(x: ink.midX, y: ink.midY)
    #expect(body.allSatisfy { $0.knockouts.contains { $0.contains(middle) } && $0.level == 1 })
    // The cut is wider than the line.
    let beside = CGPoint(x: middle.x + 0.05, y: middle.y - 0.05)
    #expect(
      !line.outline.contains(beside) && body.allSatisfy { $0.knockouts.contains { $0.contains(beside) } })
  }

  @Test func whatFilledEnclosuresHoldIsCutOut() throws {
    let shape = try shape("link.icloud.fill")
    let hole = try #require(shape.monochrome.first?.knockouts.first).boundingRect
    #expect(shape.monochrome[0].outline.boundingRect.contains(hole))
    // In several colours it is drawn.
    #expect(shape.layers.map(\.level) == [1, 0])
    #expect(try self.shape("link.icloud").monochrome.count == 2)
  }

  @Test func photosAreWide() throws {
    let ink = ink(try shape("photo"))
    #expect(ink.width > 1.2 * ink.height)
  }

  @Test func badgesStandAtTheLowerRightCorner() throws {
    for name in ["folder.badge.plus", "person.crop.circle.badge.xmark", "externaldrive.badge.checkmark"] {
      let shape = try shape(name)
      #expect(!shape.isSubstitute && shape.layers.count == 2)
      let (body, badge) = (shape.layers[0], shape.layers[1])
      #expect(badge.level == 0 && body.level == 1)
      #expect(badge.outline.boundingRect.midX > body.outline.boundingRect.midX)
      #expect(badge.outline.boundingRect.midY > body.outline.boundingRect.midY)
      // The symbol behind the badge leaves room for it.
      #expect(
        body.knockouts.contains {
          $0.contains(CGPoint(x: badge.outline.boundingRect.midX, y: badge.outline.boundingRect.midY))
        })
    }
    // A fill after the badge fills the symbol that has the badge.
    #expect(try shape("folder.badge.plus.fill").monochrome.count == 2)
    #expect(try shape("folder.badge.plus").layers[1].tint == .green)
    #expect(try shape("folder.badge.minus").layers[1].tint == .red)
  }

  /// In a picture of iOS 26 a car's circle is blue and the car white, whatever the foreground around.
  @Test func aCarStandsInABlueCircle() throws {
    let shape = try shape("car.circle.fill")
    #expect(shape.layers.map(\.tint) == [.blue, .white])
    #expect(shape.layers.map(\.level) == [1, 0])
  }

  @Test func aWarningsTriangleIsYellowAroundAWhiteMark() throws {
    #expect(try shape("exclamationmark.triangle.fill").layers.map(\.tint) == [.yellow, .white])
  }

  /// The font has glyphs without the circle for these names.
  @Test(arguments: ["hourglass.circle", "wifi.circle", "flame.circle", "viewfinder.circle", "tray.circle"])
  func whatIsCalledACircleHasOne(_ name: String) throws {
    let (whole, circle) = (try shape(name), try shape("circle"))
    #expect(!whole.isSubstitute && whole.layers.count > 1)
    #expect(
      abs(whole.ink.width - circle.ink.width) < 0.01 && abs(whole.ink.height - circle.ink.height) < 0.01)
  }

  @Test func enclosuresStandBehindWhatTheyHold() throws {
    let filled = try shape("plus.circle.fill")
    #expect(filled.layers.map(\.level) == [1, 0])
    let (circle, plus) = (filled.layers[0].outline.boundingRect, filled.layers[1].outline.boundingRect)
    #expect(circle.contains(plus) && plus.width < circle.width * 0.8)
    // In one colour the plus is a hole.
    #expect(filled.monochrome.count == 1)
    #expect(try shape("plus.circle").layers.map(\.level) == [1, 0])
    #expect(try shape("star.fill").layers.count == 1)
  }

  @Test func valuesFillPartAfterPart() throws {
    #expect(try shape("wifi").layers.map(\.threshold) == [0, 1.0 / 3, 2.0 / 3])
    let speaker = try shape("speaker.wave.3.fill").layers
    #expect(speaker.first?.threshold == nil && speaker.count > 1)
    #expect(speaker.dropFirst().allSatisfy { $0.threshold != nil })
    for name in ["heart.fill", "chart.bar.doc.horizontal"] {
      #expect(try shape(name).layers.allSatisfy { $0.threshold == nil }, "\(name)")
    }
  }

  @Test func heavierSymbolsHaveMoreInk() throws {
    for name in ["photo", "checkmark", "face.smiling"] {
      let light = try shape(name).monochrome.reduce(0) { $0 + area($1.outline) }
      let bold = try shape(name, weight: 700).monochrome.reduce(0) { $0 + area($1.outline) }
      #expect(bold > light * 1.1, "\(name)")
    }
  }

  /// How many points of a grid are inside.
  private func area(_ path: Path) -> Double {
    var count = 0.0
    for x in stride(from: 0.01, to: 1.4, by: 0.02) {
      for y in stride(from: -1.01, to: 0.4, by: 0.02) where path.contains(CGPoint(x: x, y: y)) { count += 1 }
    }
    return count
  }
}
