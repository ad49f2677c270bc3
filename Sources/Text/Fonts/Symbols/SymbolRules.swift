import Foundation
import Geometry

/// Symbols whose names describe how they are composed of others.
struct SymbolRules {
  let pen: SymbolPen
  /// Whether there is a symbol with a name.
  let has: (String) -> Bool

  // MARK: One in front of another

  /// `square.on.circle`: the first symbol is in front of the second, at its lower left.
  func overlapping(_ name: SymbolName) -> [SymbolPart]? {
    let forms = name.text.replacingOccurrences(of: ".angled", with: "").components(separatedBy: ".on.")
      .map(SymbolName.init)
    guard forms.count == 2, let front = form(forms[0], -130, 130, isFilled: forms[0].isFilled),
      let whole = form(forms[0], -130, 130, isFilled: true),
      let back = form(forms[1], 130, -130, isFilled: forms[1].isFilled)
    else { return nil }
    return [
      SymbolPart(ink: .drawn(back), cuts: pen.cleared(whole, by: 60), level: 1),
      SymbolPart(ink: .drawn(front)),
    ]
  }

  private func form(_ name: SymbolName, _ x: CGFloat, _ y: CGFloat, isFilled: Bool) -> Path? {
    switch name.stem {
    case "square": pen.panel(pen.box(780, 780, x, y), radius: 160, isFilled: isFilled)
    case "rectangle": pen.panel(pen.box(960, 720, x * 1.15, y), radius: 150, isFilled: isFilled)
    case "circle": isFilled ? pen.disc(x, y, 420) : pen.ring(x, y, 420)
    default: nil
    }
  }

  // MARK: Devices

  private static let devices: Set<Substring> = [
    "homepod", "homepodmini", "hifispeaker", "tv", "iphone", "ipad", "laptopcomputer", "desktopcomputer",
    "applewatch", "macmini", "headphones",
  ]

  private func device(_ device: Substring, of name: SymbolName) -> String? {
    guard Self.devices.contains(device) else { return nil }
    let filled = "\(device)\(name.fill)"
    return has(filled) || device == "macmini" ? filled : has(String(device)) ? String(device) : nil
  }

  /// `homepod.and.homepodmini`: two devices side by side, and `lock.laptopcomputer`.
  func devices(_ name: SymbolName) -> [SymbolPart]? {
    let words = name.stem.split(separator: ".")
    if words.count == 3, words[1] == "and", let left = device(words[0], of: name) {
      let first = SymbolPart(ink: .symbol(left), box: pen.box(760, 960, -330))
      if words[2] == "mediabox" {
        let box = pen.panel(pen.box(420, 200, 440, 380), radius: 60, isFilled: name.isFilled)
        return [first, SymbolPart(ink: .drawn(box))]
      }
      guard let right = device(words[2], of: name) else { return nil }
      return [first, SymbolPart(ink: .symbol(right), box: pen.box(560, 620, 390, 150))]
    }
    guard words.first == "lock", words.count == 2 || (words.count == 3 && words[1] == "open"),
      let last = words.last, let body = device(last, of: name)
    else { return nil }
    let lock = words.count == 3 ? "lock.open.fill" : "lock.fill"
    let place = last == "applewatch" ? pen.box(220, 280) : pen.box(340, 380, 0, -110)
    return [
      SymbolPart(ink: .symbol(body), box: pen.box(1160, 1100), level: 1),
      SymbolPart(ink: .symbol(lock), box: place, isHole: name.isFilled),
    ]
  }

  // MARK: Arrows around a number

  /// `goforward.15`, `gobackward.minus`.
  func skipping(_ name: SymbolName) -> [SymbolPart]? {
    let words = name.text.split(separator: ".")
    guard words.count == 2, ["gobackward", "goforward"].contains(words[0]) else { return nil }
    let arrow = SymbolPart(ink: .symbol(String(words[0])), box: pen.box(1050, 1120), level: 1)
    if words[1] == "plus" || words[1] == "minus" {
      return [arrow, SymbolPart(ink: .symbol(String(words[1])), box: pen.box(330, 330, 0, 70))]
    }
    guard has("\(words[1]).circle") else { return nil }
    let width: CGFloat = words[1].count > 1 ? 460 : 260
    return [arrow, SymbolPart(ink: .content("\(words[1]).circle"), box: pen.box(width, 340, 0, 70))]
  }

  /// Other names of SF Symbols 6: `10.arrow.trianglehead.clockwise` is `goforward.10`.
  static func formerName(of name: String) -> String {
    if name.hasPrefix("pointer.arrow") { return "cursorarrow" + name.dropFirst(13) }
    let words = name.split(separator: ".")
    guard words.count == 4, words[1] == "arrow", words[2] == "trianglehead", Int(words[0]) != nil else {
      return name
    }
    switch words[3] {
    case "clockwise": return "goforward.\(words[0])"
    case "counterclockwise": return "gobackward.\(words[0])"
    default: return name
    }
  }

  // MARK: Partly filled boxes

  /// `square.bottomthird.inset.filled` and `inset.filled.bottomthird.square`.
  func inset(_ name: SymbolName) -> [SymbolPart]? {
    let words = name.text.split(separator: ".").map(String.init)
    guard words.count >= 4 || words.first == "inset", words.contains("inset"), words.contains("filled"),
      let frame = insetFrame(words)
    else { return nil }
    let rest = words.filter { !["inset", "filled", "rectangle", "portrait", "square"].contains($0) }
    let shares: [(String, CGFloat)] = [("twothirds", 2.0 / 3), ("half", 0.5), ("third", 1.0 / 3)]
    guard rest.count == 1, let (word, share) = shares.first(where: { rest[0].hasSuffix($0.0) }) else {
      return nil
    }
    let inner = frame.insetBy(dx: pen.line * 2, dy: pen.line * 2)
    var part = inner
    switch rest[0].dropLast(word.count) {
    case "left", "leading": part.size.width *= share
    case "right", "trailing":
      part.size.width *= share
      part.origin.x = inner.maxX - part.width
    case "top": part.size.height *= share
    case "bottom":
      part.size.height *= share
      part.origin.y = inner.maxY - part.height
    default: return nil
    }
    return [
      SymbolPart(ink: .drawn(pen.panel(frame, radius: 170, isFilled: false)), level: 1),
      SymbolPart(ink: .drawn(Path(roundedRect: part, cornerRadius: 60))),
    ]
  }

  private func insetFrame(_ words: [String]) -> CGRect? {
    if words.contains("portrait") { return pen.box(900, 1150) }
    if words.contains("rectangle") { return pen.box(1180, 920) }
    return words.contains("square") ? pen.box(1000, 1000) : nil
  }
}
