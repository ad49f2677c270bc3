import Foundation
import Geometry

/// Puts symbols together from their parts: the font's glyphs, what is drawn here, badges at their corners.
struct SymbolComposer {
  /// A symbol as the font has it.
  struct Glyph {
    /// In em units, y down.
    var outline: Path
    var advance: Double
    var isSubstitute: Bool
  }

  let weight: Double
  /// Looks up the font's own symbols.
  let glyph: (String) -> Glyph?

  /// Half of the height of capitals, around which symbols stand, in em units.
  private static let middle: CGFloat = -0.352
  /// Free room at the sides of the ink.
  static let sideMargin: CGFloat = 0.095
  private static let badgeSize: CGFloat = 0.5
  /// The least size of what has a badge.
  private static let badgedSize: CGFloat = 0.9
  /// How much of what it stands before a badge keeps free around itself.
  private static let badgeGap: CGFloat = 0.07

  /// The symbol in layers; nil where there is none of the name.
  func shape(_ name: String) -> SymbolShape? {
    if let drawn = DrawnSymbols(weight: weight).layers(name) {
      let scale = CGAffineTransform(a: 0.001, b: 0, c: 0, d: 0.001, tx: 0, ty: Self.middle)
      let layers = drawn.map { $0.applying(scale) }
      return boxed(layers, monochrome: layers)
    }
    if let badged = badged(name) { return badged }
    guard let glyph = glyph(name) else { return nil }
    let bounds = glyph.outline.boundingRect
    var layers = [SymbolLayer(outline: glyph.outline, tint: Self.tint(of: name))]
    if SymbolContours.hasEnclosure(name),
      let parts = SymbolContours.enclosed(glyph.outline, isFilled: name.hasSuffix(".fill"))
    {
      layers = parts
      if let tint = Self.enclosureTints[name] {
        layers[0].tint = tint
        layers[1].tint = .white
      }
    } else if let steps = SymbolContours.steps(glyph.outline, of: name) {
      layers = steps
    }
    return SymbolShape(
      layers: layers, monochrome: [SymbolLayer(outline: glyph.outline)], advance: glyph.advance,
      inkTop: bounds.isNull ? -0.7 : Double(bounds.minY),
      inkBottom: bounds.isNull ? 0 : Double(bounds.maxY), isSubstitute: glyph.isSubstitute)
  }

  /// Layers moved so that their ink begins a margin from the left.
  private func boxed(
    _ layers: [SymbolLayer], monochrome: [SymbolLayer], isSubstitute: Bool = false
  ) -> SymbolShape {
    let ink = layers.reduce(CGRect.null) { $0.union($1.outline.boundingRect) }
    let move = CGAffineTransform(translationX: Self.sideMargin - ink.minX, y: 0)
    return SymbolShape(
      layers: layers.map { $0.applying(move) }, monochrome: monochrome.map { $0.applying(move) },
      advance: Double(ink.width + 2 * Self.sideMargin), inkTop: Double(ink.minY),
      inkBottom: Double(ink.maxY), isSubstitute: isSubstitute, isComposed: true)
  }

  // MARK: Badges

  /// `folder.badge.plus`: the folder, and a filled circle with a plus at its lower right corner.
  private func badged(_ name: String) -> SymbolShape? {
    guard let range = name.range(of: ".badge.") else { return nil }
    var base = String(name[..<range.lowerBound])
    var badge = String(name[range.upperBound...])
    if badge.hasSuffix(".fill") {
      badge.removeLast(5)
      if !base.hasSuffix(".fill") { base += ".fill" }
    }
    guard let body = shape(base), let mark = badgeParts(badge) else { return nil }
    var ink = body.monochrome.reduce(CGRect.null) { $0.union($1.outline.boundingRect) }
    if ink.isNull { return nil }
    // Small drawings become as large as the others, about their middle: Apple's person is nine tenths of the em high.
    let scale = max(Self.badgedSize / max(ink.width, ink.height), 1)
    let growth = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: ink.midX * (1 - scale), ty: ink.midY * (1 - scale))
    ink = ink.applying(growth)
    // Where the badge stands with Apple's people: a quarter of the em beyond them, a sixth below.
    let side = Self.badgeSize
    let place = CGRect(x: ink.maxX + 0.233 - side, y: ink.maxY + 0.17 - side, width: side, height: side)
    let clearing = Path(ellipseIn: place.insetBy(dx: -Self.badgeGap, dy: -Self.badgeGap))
    func cleared(_ layer: SymbolLayer) -> SymbolLayer {
      var layer = layer.applying(growth)
      layer.level = 1
      var knockout = layer.knockout ?? Path()
      knockout.addPath(clearing)
      layer.knockout = knockout
      return layer
    }
    let fit = CGAffineTransform(
      a: side, b: 0, c: 0, d: side, tx: place.midX, ty: place.midY)
    let front = SymbolLayer(outline: mark.applying(fit), tint: Self.badgeTint(badge))
    let layers = body.monochrome.map(cleared) + [front]
    return boxed(layers, monochrome: layers, isSubstitute: body.isSubstitute)
  }

  /// A badge in a box of one by one around the origin: a filled circle with a mark, or the mark alone.
  private func badgeParts(_ name: String) -> Path? {
    func centered(_ path: Path, _ size: CGFloat = 1) -> Path {
      let ink = path.boundingRect
      let scale = size / max(ink.width, ink.height, 0.01)
      return path.applying(
        CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -ink.midX * scale, ty: -ink.midY * scale))
    }
    if let circled = glyph(name + ".circle.fill"), !circled.isSubstitute {
      return centered(circled.outline)
    }
    guard let mark = glyph(name + ".fill") ?? glyph(name), !mark.isSubstitute else { return nil }
    return centered(mark.outline)
  }

  // MARK: Several colours

  private static func badgeTint(_ badge: String) -> SymbolTint? {
    switch badge {
    case "plus", "checkmark": .green
    case "minus", "xmark": .red
    case "exclamationmark": .yellow
    default: nil
    }
  }

  /// The colour of the enclosure of symbols of several colours, whose mark is white.
  private static let enclosureTints: [String: SymbolTint] = [
    "plus.circle.fill": .green, "checkmark.circle.fill": .green, "minus.circle.fill": .red,
    "xmark.octagon.fill": .red, "exclamationmark.octagon.fill": .red,
    "exclamationmark.triangle.fill": .yellow,
    "checkmark.seal.fill": .blue, "exclamationmark.circle.fill": .red,
  ]

  /// The one colour of symbols of several colours.
  private static func tint(of name: String) -> SymbolTint? {
    switch name {
    case "heart.fill", "trash", "trash.fill", "bookmark.fill": .red
    case "star.fill", "sun.max.fill", "bolt.fill", "lightbulb.fill": .yellow
    case "flag.fill", "flame.fill": .orange
    case "leaf.fill", "phone.fill": .green
    case "folder", "folder.fill", "drop.fill": .blue
    default: nil
    }
  }
}
