import Foundation

/// The components of a symbol's name: `person.crop.circle.badge.plus.fill` is `person.crop.circle` with a badge, filled.
struct SymbolName: Hashable {
  /// An addition that makes another symbol.
  enum Addition: Hashable {
    /// `folder.badge.plus`, `bolt.trianglebadge.exclamationmark`: a mark at the lower right corner.
    case badge(String, isTriangle: Bool)
    /// `gear.badge`: a disc at the upper right corner.
    case dot
    /// `bell.slash`: a line across it.
    case slash
    /// `lock.shield`: an enclosure.
    case enclosure(SymbolEnclosure)
  }

  /// The name without `.fill`.
  let stem: String
  let isFilled: Bool
  /// The stem without the addition.
  let base: String
  let addition: Addition?

  init(_ text: String) {
    let stem = Self.withoutFill(text) ?? text
    isFilled = stem != text
    if let mark = stem.range(of: ".badge.") ?? stem.range(of: ".trianglebadge.") {
      addition = .badge(
        String(stem[mark.upperBound...]), isTriangle: stem[mark].contains("triangle"))
      // `person.fill.badge.plus` and `person.badge.plus.fill` refer to the same person.
      base = String(stem[..<mark.lowerBound])
    } else if stem.hasSuffix(".badge") {
      addition = .dot
      base = String(stem.dropLast(".badge".count))
    } else if stem.hasSuffix(".slash") {
      addition = .slash
      base = String(stem.dropLast(".slash".count))
    } else if let enclosure = SymbolEnclosure.known.first(where: { stem.hasSuffix("." + $0.suffix) }) {
      addition = .enclosure(enclosure)
      base = String(stem.dropLast(enclosure.suffix.count + 1))
    } else {
      addition = nil
      base = stem
    }
    self.stem = stem
  }

  /// The suffix of the names of parts that are filled with the symbol.
  var fill: String { isFilled ? ".fill" : "" }
  var text: String { stem + fill }
  /// The name of the symbol without the addition.
  var filledBase: String { Self.withoutFill(base) == nil ? base + fill : base }

  private static func withoutFill(_ text: String) -> String? {
    text.hasSuffix(".fill") ? String(text.dropLast(".fill".count)) : nil
  }
}

/// The enclosures of symbols: `plus.circle`, `lock.icloud.fill`.
struct SymbolEnclosure: Hashable {
  /// The suffix of the names of enclosed symbols.
  var suffix: String
  /// The name of the enclosure itself.
  var name: String
  /// The size of the content, and the position of its centre, as fractions of the enclosure's ink.
  var size: CGFloat
  var x: CGFloat = 0.5
  var y: CGFloat = 0.5

  /// The content's rectangle in an enclosure's ink.
  func place(in ink: CGRect) -> CGRect {
    CGRect(
      x: ink.minX + (x - size / 2) * ink.width, y: ink.minY + (y - size / 2) * ink.height,
      width: size * ink.width, height: size * ink.height)
  }

  /// Of two enclosures with the same suffix, the longer one comes first.
  static let known = [
    SymbolEnclosure(suffix: "circle.dotted", name: "circle.dotted", size: 0.5),
    SymbolEnclosure(suffix: "circle.dashed", name: "circle.dashed", size: 0.5),
    SymbolEnclosure(suffix: "square.dashed", name: "square.dashed", size: 0.5),
    SymbolEnclosure(suffix: "rectangle.dashed", name: "rectangle.dashed", size: 0.5),
    SymbolEnclosure(suffix: "app.dashed", name: "app.dashed", size: 0.5),
    SymbolEnclosure(suffix: "rectangle.portrait", name: "rectangle.portrait", size: 0.5),
    SymbolEnclosure(suffix: "circle", name: "circle", size: 0.54),
    SymbolEnclosure(suffix: "square", name: "square", size: 0.56),
    SymbolEnclosure(suffix: "app", name: "app", size: 0.54),
    SymbolEnclosure(suffix: "rectangle", name: "rectangle", size: 0.56),
    SymbolEnclosure(suffix: "diamond", name: "diamond", size: 0.42),
    SymbolEnclosure(suffix: "hexagon", name: "hexagon", size: 0.48),
    SymbolEnclosure(suffix: "octagon", name: "octagon", size: 0.5),
    SymbolEnclosure(suffix: "triangle", name: "triangle", size: 0.42, y: 0.62),
    SymbolEnclosure(suffix: "seal", name: "seal", size: 0.46),
    SymbolEnclosure(suffix: "shield", name: "shield", size: 0.46, y: 0.47),
    SymbolEnclosure(suffix: "capsule", name: "capsule", size: 0.6),
    SymbolEnclosure(suffix: "bubble", name: "bubble.left", size: 0.46, y: 0.42),
    SymbolEnclosure(suffix: "viewfinder", name: "viewfinder", size: 0.56),
    SymbolEnclosure(suffix: "icloud", name: "icloud", size: 0.46, y: 0.58),
    SymbolEnclosure(suffix: "magnifyingglass", name: "magnifyingglass", size: 0.4, x: 0.38, y: 0.38),
    SymbolEnclosure(suffix: "folder", name: "folder", size: 0.44, y: 0.57),
    SymbolEnclosure(suffix: "doc", name: "doc", size: 0.42, y: 0.6),
    SymbolEnclosure(suffix: "house", name: "house", size: 0.4, y: 0.62),
    SymbolEnclosure(suffix: "message", name: "message", size: 0.42, y: 0.44),
    SymbolEnclosure(suffix: "heart", name: "heart", size: 0.4, y: 0.45),
  ]
}
