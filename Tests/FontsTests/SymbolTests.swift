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
    #expect(CommonSymbols.names.count == 542)
    #expect(Double(mapped.count) >= 0.95 * Double(shapes.count), "\(mapped.count) of \(shapes.count)")
    // Drawings of another idea, which are reported as such.
    let substitutes = mapped.filter(\.isSubstitute).count
    #expect(Double(substitutes) <= 0.15 * Double(shapes.count), "\(substitutes) of \(shapes.count)")
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
      // What is behind the badge leaves it room.
      #expect(
        body.knockout?.contains(
          CGPoint(x: badge.outline.boundingRect.midX, y: badge.outline.boundingRect.midY)) == true)
    }
    // A fill after the badge is the fill of what has it.
    #expect(try shape("folder.badge.plus.fill").monochrome.count == 2)
    #expect(try shape("folder.badge.plus").layers[1].tint == .green)
    #expect(try shape("folder.badge.minus").layers[1].tint == .red)
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
    #expect(try shape("heart.fill").layers.allSatisfy { $0.threshold == nil })
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
