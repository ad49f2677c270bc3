import Foundation
import Geometry

/// Composes symbols of parts: the font's glyphs, the program's own drawings, and badges at their corners.
struct SymbolComposer {
  /// A glyph of the font.
  struct Glyph {
    /// In em units, y down.
    var outline: Path
    var advance: Double
    var isSubstitute: Bool
  }

  let weight: Double
  let drawings: SymbolDrawings
  /// Looks up the font's own glyphs.
  let glyph: (String) -> Glyph?

  private var pen: SymbolPen { SymbolPen(weight: weight) }
  private var rules: SymbolRules { SymbolRules(pen: pen) { glyph($0) != nil } }

  /// Half of the cap height, on which symbols are centred, in em units.
  private static let middle: CGFloat = -0.352
  /// The margin at the sides of the ink.
  static let sideMargin: CGFloat = 0.095
  private static let badgeSize: CGFloat = 0.5
  /// The minimum size of a symbol with a badge.
  private static let badgedSize: CGFloat = 0.9
  /// The gap that a badge keeps from the symbol behind it.
  private static let badgeGap: CGFloat = 0.07

  /// The name to look up.
  func drawnName(for written: String) -> String {
    SymbolRules.formerName(of: drawings.drawnName(for: written))
  }

  /// The symbol in layers; nil if there is none with the name.
  func shape(_ written: String) throws(SymbolDrawingError) -> SymbolShape? {
    let name = SymbolName(drawnName(for: written))
    let drawn = try drawings.parts(of: name, isFallback: false, pen: pen) ?? rules.overlapping(name)
    if let shape = try composed(drawn) { return Self.marked(shape, as: name.text) }
    if let badged = try badged(name) { return badged }
    // Composed pairs come first even if the font has a glyph for them: those glyphs show something else.
    if let devices = try composed(rules.devices(name)) { return devices }
    let glyph = glyph(name.text)
    if glyph?.isSubstitute != false, let whole = try substituted(name), !whole.isSubstitute { return whole }
    return glyph.map { shape(name.text, $0) }
  }

  /// The composed symbol, if the font has no glyph for it.
  private func substituted(_ name: SymbolName) throws(SymbolDrawingError) -> SymbolShape? {
    let drawn = try drawings.parts(of: name, isFallback: true, pen: pen) ?? rules.skipping(name)
    if let shape = try composed(drawn) { return shape }
    switch name.addition {
    case .slash: if let struck = try struck(name) { return struck }
    case .dot: if let dotted = try dotted(name) { return dotted }
    case .enclosure(let enclosure): if let enclosed = try enclosed(name, in: enclosure) { return enclosed }
    case .badge, nil: break
    }
    return try composed(rules.inset(name))
  }

  /// The font's glyph for the symbol.
  private func shape(_ name: String, _ glyph: Glyph) -> SymbolShape {
    var glyph = glyph
    let stretch = SymbolProportions.stretch[name]
    if let stretch {
      glyph.outline = glyph.outline.applying(CGAffineTransform(a: stretch, b: 0, c: 0, d: 1, tx: 0, ty: 0))
      glyph.advance *= Double(stretch)
    }
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
      inkBottom: bounds.isNull ? 0 : Double(bounds.maxY), isSubstitute: glyph.isSubstitute,
      isComposed: stretch != nil)
  }

  /// A drawn symbol with the colours of its name, and with the order in which a variable value fills its parts.
  private static func marked(_ shape: SymbolShape, as name: String) -> SymbolShape {
    var shape = shape
    if let tint = enclosureTints[name], shape.layers.count > 1 {
      for index in shape.layers.indices { shape.layers[index].tint = index == 0 ? tint : .white }
    }
    SymbolContours.addSteps(to: &shape.layers, of: name)
    return shape
  }

  /// Layers moved so that their ink begins at the left margin.
  private func boxed(
    _ layers: [SymbolLayer], monochrome: [SymbolLayer], isSubstitute: Bool = false
  ) -> SymbolShape {
    let ink = Self.ink(layers)
    let move = CGAffineTransform(translationX: Self.sideMargin - ink.minX, y: 0)
    return SymbolShape(
      layers: layers.map { $0.applying(move) }, monochrome: monochrome.map { $0.applying(move) },
      advance: Double(ink.width + 2 * Self.sideMargin), inkTop: Double(ink.minY),
      inkBottom: Double(ink.maxY), isSubstitute: isSubstitute, isComposed: true)
  }

  /// The ink, in em units.
  private static let fromThousandths = CGAffineTransform(
    a: 0.001, b: 0, c: 0, d: 0.001, tx: 0, ty: middle)

  private static func ink(_ layers: [SymbolLayer]) -> CGRect {
    layers.reduce(CGRect.null) { $0.union($1.outline.boundingRect) }
  }

  /// A transform that fits one box into another and centres it.
  private static func fitting(_ ink: CGRect, into box: CGRect) -> CGAffineTransform {
    let scale = min(box.width / max(ink.width, 1e-6), box.height / max(ink.height, 1e-6))
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: box.midX - ink.midX * scale, ty: box.midY - ink.midY * scale)
  }

  // MARK: Parts

  private func composed(_ parts: [SymbolPart]?) throws(SymbolDrawingError) -> SymbolShape? {
    guard let parts else { return nil }
    var layers: [SymbolLayer] = []
    var monochrome: [SymbolLayer] = []
    for part in parts {
      guard let front = try ink(of: part) else { return nil }
      if part.isCut, !layers.isEmpty {
        layers[layers.count - 1].knockouts += front.map(\.outline)
        monochrome[monochrome.count - 1].knockouts += front.map(\.outline)
        continue
      }
      if part.isClear {
        let holes = front.flatMap { pen.cleared($0.outline, by: Self.badgeGap) }
        for index in layers.indices { layers[index].knockouts += holes }
        for index in monochrome.indices { monochrome[index].knockouts += holes }
      }
      layers += front
      if part.isHole {
        for index in monochrome.indices { monochrome[index].knockouts += front.map(\.outline) }
      } else {
        monochrome += front
      }
    }
    return boxed(layers, monochrome: monochrome)
  }

  /// The placed layers of a part; nil if there is no such symbol.
  private func ink(of part: SymbolPart) throws(SymbolDrawingError) -> [SymbolLayer]? {
    var front: [SymbolLayer]
    switch part.ink {
    case .drawn(let path):
      let layer = SymbolLayer(outline: path, knockouts: part.cuts, level: part.level)
      return [layer.applying(Self.fromThousandths)]
    case .symbol(let name):
      guard name != "", let shape = try shape(name), !shape.isSubstitute else { return nil }
      front = shape.monochrome
    case .content(let name):
      guard let shape = try shape(name), shape.layers.count > 1 else { return nil }
      front = shape.layers.filter { $0.level == 0 }
    }
    let fit = Self.fitting(Self.ink(front), into: part.box.applying(Self.fromThousandths))
    front = front.map { $0.applying(fit) }
    for index in front.indices { front[index].level = part.level }
    return front
  }

  /// `bell.slash`: the symbol with a gap and a line across it, from the upper left to the lower right.
  private func struck(_ name: SymbolName) throws(SymbolDrawingError) -> SymbolShape? {
    guard let body = try shape(name.filledBase) else { return nil }
    let pen = pen
    let ink = Self.ink(body.monochrome)
    if ink.isNull { return nil }
    // Neither flat nor steep, regardless of the symbol's proportions.
    let half = max(ink.width, ink.height) / 2
    let (x, y) = (min(max(ink.width / 2, half * 0.8), half), min(max(ink.height / 2, half * 0.8), half))
    let line = Path {
      $0.move(to: CGPoint(x: ink.midX - x, y: ink.midY - y))
      $0.addLine(to: CGPoint(x: ink.midX + x, y: ink.midY + y))
    }
    let width = pen.line / 1000
    let cut = pen.outlined(line, width + 2 * 0.06)
    let layers =
      body.monochrome.map { layer in
        var layer = layer
        layer.level = 1
        layer.knockouts.append(cut)
        return layer
      } + [SymbolLayer(outline: pen.outlined(line, width))]
    return boxed(layers, monochrome: layers, isSubstitute: body.isSubstitute)
  }

  /// `lock.shield`: the symbol centred in its enclosure, cut out if the enclosure is filled.
  private func enclosed(
    _ name: SymbolName, in enclosure: SymbolEnclosure
  ) throws(SymbolDrawingError) -> SymbolShape? {
    guard let frame = try shape(enclosure.name + name.fill), let held = try held(name.base) else {
      return nil
    }
    let place = enclosure.place(in: Self.ink(frame.monochrome))
    let fit = Self.fitting(Self.ink(held.monochrome), into: place)
    let front = held.monochrome.map { $0.applying(fit) }
    var back = frame.monochrome
    for index in back.indices { back[index].level = 1 }
    guard name.isFilled else {
      return boxed(back + front, monochrome: back + front, isSubstitute: frame.isSubstitute)
    }
    var cut = back
    for index in cut.indices { cut[index].knockouts += front.map(\.outline) }
    var mark = front
    if let tint = Self.enclosureTints[name.text] {
      for index in back.indices { back[index].tint = tint }
      for index in mark.indices { mark[index].tint = .white }
    }
    return boxed(back + mark, monochrome: cut, isSubstitute: frame.isSubstitute)
  }

  /// The symbol in an enclosure: its filled form, if there is one.
  private func held(_ name: String) throws(SymbolDrawingError) -> SymbolShape? {
    var held = try shape(name + ".fill")
    if held == nil { held = try shape(name) }
    return held?.isSubstitute == true ? nil : held
  }

  // MARK: Badges

  /// `folder.badge.plus`: the folder with a filled circle and a plus at its lower right corner.
  private func badged(_ name: SymbolName) throws(SymbolDrawingError) -> SymbolShape? {
    guard case .badge(let badge, let isTriangle) = name.addition, let body = try shape(name.filledBase),
      let mark = badgeParts(isTriangle ? badge + ".triangle" : badge)
    else { return nil }
    return withBadge(body, mark, size: Self.badgeSize, tint: Self.badgeTint(badge))
  }

  /// `gear.badge`: the gear with a small disc at its upper right corner.
  private func dotted(_ name: SymbolName) throws(SymbolDrawingError) -> SymbolShape? {
    guard let body = try shape(name.filledBase) else { return nil }
    let disc = Path(ellipseIn: CGRect(x: -0.5, y: -0.5, width: 1, height: 1))
    return withBadge(body, disc, size: 0.36, isAbove: true, tint: .red)
  }

  /// A symbol with a badge in front of it, and a gap around the badge.
  ///
  /// - Parameters:
  ///   - mark: the badge in a box of one by one, centred on the origin.
  ///   - size: of the badge, in em units.
  ///   - isAbove: whether the badge is at the upper right corner instead of the lower right one.
  private func withBadge(
    _ body: SymbolShape, _ mark: Path, size side: CGFloat, isAbove: Bool = false, tint: SymbolTint?
  ) -> SymbolShape? {
    var ink = Self.ink(body.monochrome)
    if ink.isNull { return nil }
    // Small drawings are enlarged to the size of the others, about their centre: Apple's person is nine tenths of the em high.
    let scale = max(Self.badgedSize / max(ink.width, ink.height), 1)
    let growth = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: ink.midX * (1 - scale), ty: ink.midY * (1 - scale))
    ink = ink.applying(growth)
    // The badge's position is that of Apple's people: a quarter of the em beyond them, a sixth below.
    let place =
      isAbove
      ? CGRect(x: ink.maxX + 0.1 - side, y: ink.minY - 0.05, width: side, height: side)
      : CGRect(x: ink.maxX + 0.233 - side, y: ink.maxY + 0.17 - side, width: side, height: side)
    let clearing = Path(ellipseIn: place.insetBy(dx: -Self.badgeGap, dy: -Self.badgeGap))
    func cleared(_ layer: SymbolLayer) -> SymbolLayer {
      var layer = layer.applying(growth)
      layer.level = 1
      layer.knockouts.append(clearing)
      return layer
    }
    let fit = CGAffineTransform(
      a: side, b: 0, c: 0, d: side, tx: place.midX, ty: place.midY)
    let front = SymbolLayer(outline: mark.applying(fit), tint: tint)
    let layers = body.monochrome.map(cleared) + [front]
    return boxed(layers, monochrome: layers, isSubstitute: body.isSubstitute)
  }

  /// A badge in a box of one by one, centred on the origin: a filled circle with a mark, or only the mark.
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
    guard let mark = glyph(name + ".fill") ?? glyph(name), !mark.isSubstitute else {
      // For a variant of a mark that does not exist, such as a half-filled shield, the mark itself is shown.
      return name.firstIndex(of: ".").flatMap { badgeParts(String(name[..<$0])) }
    }
    return centered(mark.outline)
  }

  // MARK: Multicolor

  private static func badgeTint(_ badge: String) -> SymbolTint? {
    switch badge {
    case "plus", "checkmark": .green
    case "minus", "xmark": .red
    case "exclamationmark": .yellow
    default: nil
    }
  }

  /// The colour of the enclosure in multicolor symbols, whose mark is white.
  ///
  /// A car's is blue in a picture of iOS 26, regardless of the foreground style.
  private static let enclosureTints: [String: SymbolTint] = [
    "plus.circle.fill": .green, "checkmark.circle.fill": .green, "minus.circle.fill": .red,
    "xmark.octagon.fill": .red, "exclamationmark.octagon.fill": .red,
    "exclamationmark.triangle.fill": .yellow,
    "checkmark.seal.fill": .blue, "exclamationmark.circle.fill": .red,
    "car.circle.fill": .blue,
  ]

  /// The colour of multicolor symbols with one colour.
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
