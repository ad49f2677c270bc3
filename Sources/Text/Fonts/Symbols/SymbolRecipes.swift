import Foundation
import Geometry

/// Symbols that are put together from others and from what is drawn.
///
/// Boxes are in thousandths of the em, from the middle of the capitals, y down.
struct SymbolRecipe {
  struct Part {
    enum Ink {
      case symbol(String)
      /// What stands in the enclosure of a symbol: the digits of `15.circle`.
      case content(String)
      case drawn(Path)
    }

    var ink: Ink
    /// Where the ink of a symbol is fitted in; what is drawn stands where it is drawn.
    var box: CGRect = .zero
    var level = 0
    /// Whether parts before it leave it room.
    var isClear = true
    /// Whether, in one colour, it is cut out of parts before it instead of drawn.
    var isHole = false
  }

  var parts: [Part]

  // What recipes are written with, beside the pen's `part`.

  static func of(_ parts: Part...) -> SymbolRecipe { SymbolRecipe(parts: parts) }

  static func drawn(_ path: Path, level: Int = 0, isHole: Bool = false) -> Part {
    Part(ink: .drawn(path), level: level, isClear: false, isHole: isHole)
  }

  /// - Parameter has: whether there is a symbol of a name.
  static func named(_ name: String, pen: SymbolPen, has: (String) -> Bool) -> SymbolRecipe? {
    let isFilled = name.hasSuffix(".fill")
    let fill = isFilled ? ".fill" : ""

    switch isFilled ? String(name.dropLast(5)) : name {
    case "gearshape.2":
      return of(
        pen.part("gearshape\(fill)", 780, 780, -230, -140),
        pen.part("gearshape\(fill)", 560, 560, 340, 250, isClear: false))
    case "cloud.sun", "cloud.sun.rain", "cloud.sun.bolt", "cloud.moon.rain", "cloud.moon.bolt":
      let words = name.split(separator: ".")
      let weather = words.count > 2 && words[2] != "fill" ? ".\(words[2])" : ""
      let body = words[1] == "sun" ? "sun.max" : "moon"
      return of(
        pen.part("\(body)\(fill)", 640, 640, 320, -260, level: 1),
        pen.part("cloud\(weather)\(fill)", 1000, 900, -120, 60))
    case "thermometer.sun", "thermometer.snowflake":
      let sky = name.contains("sun") ? "sun.max\(fill)" : "snowflake"
      return of(
        pen.part(sky, 560, 560, -260, -220, level: 1, isClear: false), pen.part("thermometer", 480, 1100, 300)
      )
    case "moon.zzz":
      return of(pen.part("moon\(fill)", 900, 900, -120, 90, level: 1), pen.part("zzz", 480, 480, 320, -280))
    case "leaf.arrow.circlepath":
      return of(
        pen.part("arrow.triangle.2.circlepath", 1100, 1100, level: 1),
        pen.part("leaf.fill", 430, 430, isClear: false)
      )
    case "clock.arrow.2.circlepath":
      return of(
        pen.part("arrow.triangle.2.circlepath", 1120, 1120, level: 1),
        drawn(pen.lines([(0, -230), (0, 20), (160, 110)])))
    case "wifi.exclamationmark":
      return of(pen.part("wifi", 1200, 1000, level: 1), pen.part("exclamationmark", 200, 620, 0, 230))
    case "bubble.left.and.text.bubble.right":
      return of(
        pen.part("bubble.left\(fill)", 860, 860, -210, -170, level: 1),
        pen.part("text.bubble\(fill)", 760, 760, 260, 190))
    case "hand.draw":
      return of(
        pen.part("scribble", 700, 560, -220, -230, level: 1),
        pen.part("hand.point.up.left\(fill)", 860, 900, 150, 130))
    case "rectangle.and.hand.point.up.left":
      return of(
        pen.part("rectangle\(fill)", 1180, 900, 0, -80, level: 1),
        pen.part("hand.point.up.left.fill", 640, 700, 150, 220))
    case "apps.iphone":
      var dots = Path()
      for y: CGFloat in [-240, 0, 240] {
        dots.addPath(pen.disc(-120, y, 75))
        dots.addPath(pen.disc(120, y, 75))
      }
      return of(pen.part("iphone", 760, 1200, level: 1, isClear: false), drawn(dots))
    case "iphone.radiowaves.left.and.right":
      var waves = Path()
      for radius: CGFloat in [330, 500] {
        waves.addPath(pen.arc(120, 0, radius, from: -40, to: 40))
        waves.addPath(pen.arc(-120, 0, radius, from: 140, to: 220))
      }
      return of(pen.part("iphone", 560, 1000, isClear: false), drawn(waves, level: 1))
    case "platter.filled.bottom.iphone", "platter.filled.top.iphone":
      let y: CGFloat = name.contains("bottom") ? 300 : -300
      return of(
        pen.part("iphone", 760, 1200, level: 1, isClear: false),
        drawn(Path(roundedRect: pen.box(430, 330, 0, y), cornerRadius: 70)))
    case "tray.full":
      return of(
        pen.part("tray\(fill)", 1100, 780, 0, 170, isClear: false),
        drawn(
          pen.all([pen.bar(from: -380, to: 380, y: -350), pen.bar(from: -280, to: 280, y: -490)]), level: 1))
    case "quote.bubble":
      return of(
        pen.part("bubble.left\(fill)", 1060, 1000, level: 1, isClear: false),
        pen.part("quote.opening", 440, 320, 0, -90, isClear: false, isHole: isFilled))
    case "captions.bubble":
      let words = pen.all([
        pen.bar(from: -330, to: 40, y: 0), pen.bar(from: 150, to: 330, y: 0),
        pen.bar(from: -330, to: -150, y: 160),
        pen.bar(from: -40, to: 330, y: 160),
      ])
      return of(
        pen.part("bubble.left\(fill)", 1160, 1060, 0, 60, level: 1, isClear: false),
        drawn(words, isHole: isFilled))
    case "photo.tv":
      return of(
        pen.part("tv\(fill)", 1160, 1000, level: 1, isClear: false),
        pen.part("photo", 560, 420, 0, -60, isClear: false, isHole: isFilled))
    case "lock.display":
      return of(
        pen.part("display", 1160, 1000, level: 1, isClear: false),
        pen.part("lock.fill", 400, 400, 0, -110, isClear: false))
    case "plus.rectangle.on.folder":
      return of(
        pen.part("folder\(fill)", 1100, 900, -80, -60, level: 1),
        pen.part("plus.rectangle\(fill)", 620, 480, 260, 200))
    case "ellipsis.curlybraces":
      return of(pen.part("curlybraces", 1200, 1000, level: 1), pen.part("ellipsis", 440, 200))
    case "heart.text.square":
      return of(
        pen.part("square\(fill)", 1000, 1000, level: 1, isClear: false),
        pen.part("heart.fill", 420, 380, 0, -170, isClear: false, isHole: isFilled),
        drawn(
          pen.all([pen.bar(from: -250, to: 250, y: 150), pen.bar(from: -250, to: 120, y: 290)]),
          isHole: isFilled))
    case "person.fill.questionmark", "person.questionmark":
      return of(
        pen.part("person.fill", 900, 1000, -160, 0, level: 1), pen.part("questionmark", 400, 560, 440, -120))
    case "face.dashed", "face.dashed.fill":
      return of(
        pen.part("circle.dashed", 1000, 1000, level: 1, isClear: false),
        Part(ink: .content("face.smiling"), box: pen.box(480, 420, 0, 20), isClear: false))
    case "square.3.layers.3d.down.left", "square.3.layers.3d.down.right", "square.3.layers.3d.down.backward",
      "square.3.layers.3d.down.forward", "square.3.stack.3d.top":
      return of(pen.part("square.3.layers.3d", 1160, 1160))
    case "square.stack.3d.down.forward", "square.stack.3d.down.right", "square.stack.3d.down.backward":
      return of(pen.part("square.stack.3d.up\(fill)", 1160, 1160))
    default:
      break
    }
    let words = name.split(separator: ".")
    if words.count == 2, ["gobackward", "goforward"].contains(words[0]) {
      let arrow = pen.part(String(words[0]), 1050, 1120, level: 1, isClear: false)
      switch words[1] {
      case "plus", "minus": return of(arrow, pen.part(String(words[1]), 330, 330, 0, 70, isClear: false))
      default:
        guard has("\(words[1]).circle") else { return nil }
        let digits = Part(
          ink: .content("\(words[1]).circle"), box: pen.box(words[1].count > 1 ? 460 : 260, 340, 0, 70),
          isClear: false)
        return of(arrow, digits)
      }
    }
    return nil
  }
}

/// What symbols stand in: `plus.circle`, `lock.icloud.fill`.
struct SymbolEnclosure {
  /// The name of the symbol without what it holds.
  var name: String
  /// Where in it what it holds stands, as a share of the enclosure's ink.
  var place: CGRect

  private static let known: [(suffix: String, base: String, place: CGRect)] = {
    func middle(_ size: CGFloat, _ x: CGFloat = 0.5, _ y: CGFloat = 0.5) -> CGRect {
      CGRect(x: x - size / 2, y: y - size / 2, width: size, height: size)
    }
    return [
      ("circle.dotted", "circle.dotted", middle(0.5)), ("circle.dashed", "circle.dashed", middle(0.5)),
      ("square.dashed", "square.dashed", middle(0.5)), ("rectangle.dashed", "rectangle.dashed", middle(0.5)),
      ("app.dashed", "app.dashed", middle(0.5)), ("rectangle.portrait", "rectangle.portrait", middle(0.5)),
      ("circle", "circle", middle(0.54)), ("square", "square", middle(0.56)), ("app", "app", middle(0.54)),
      ("rectangle", "rectangle", middle(0.56)), ("diamond", "diamond", middle(0.42)),
      ("hexagon", "hexagon", middle(0.48)), ("octagon", "octagon", middle(0.5)),
      ("triangle", "triangle", middle(0.42, 0.5, 0.62)), ("seal", "seal", middle(0.46)),
      ("shield", "shield", middle(0.46, 0.5, 0.47)), ("capsule", "capsule", middle(0.6)),
      ("bubble", "bubble.left", middle(0.46, 0.5, 0.42)), ("viewfinder", "viewfinder", middle(0.56)),
      ("icloud", "icloud", middle(0.46, 0.5, 0.58)),
      ("magnifyingglass", "magnifyingglass", middle(0.4, 0.38, 0.38)),
      ("folder", "folder", middle(0.44, 0.5, 0.57)), ("doc", "doc", middle(0.42, 0.5, 0.6)),
      ("house", "house", middle(0.4, 0.5, 0.62)), ("message", "message", middle(0.42, 0.5, 0.44)),
      ("heart", "heart", middle(0.4, 0.5, 0.45)),
    ]
  }()

  /// The enclosure in a symbol's name, and the name of what it holds; nil where there is none.
  static func named(_ name: String) -> (content: String, enclosure: SymbolEnclosure)? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    for (suffix, base, place) in known where stem.hasSuffix("." + suffix) {
      let content = String(stem.dropLast(suffix.count + 1))
      return (content, SymbolEnclosure(name: isFilled ? base + ".fill" : base, place: place))
    }
    return nil
  }
}

extension SymbolPen {
  /// A symbol in a box of a size, so far from the middle.
  func part(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ x: CGFloat = 0, _ y: CGFloat = 0, level: Int = 0,
    isClear: Bool = true, isHole: Bool = false
  ) -> SymbolRecipe.Part {
    SymbolRecipe.Part(
      ink: .symbol(name), box: box(width, height, x, y), level: level, isClear: isClear, isHole: isHole)
  }
}
