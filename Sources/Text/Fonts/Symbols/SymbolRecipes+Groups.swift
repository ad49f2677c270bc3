import Foundation
import Geometry

/// Symbols of several things beside, before or in each other.
extension SymbolRecipe {
  /// - Parameter has: whether there is a symbol of a name.
  static func group(_ name: String, pen: SymbolPen, has: (String) -> Bool) -> SymbolRecipe? {
    let isFilled = name.hasSuffix(".fill")
    let fill = isFilled ? ".fill" : ""
    let stem = isFilled ? String(name.dropLast(5)) : name
    /// What a symbol holds without its enclosure.
    func content(_ name: String, _ width: CGFloat, _ height: CGFloat, _ x: CGFloat = 0, _ y: CGFloat = 0)
      -> Part
    {
      Part(ink: .content(name), box: pen.box(width, height, x, y), isClear: false, isHole: isFilled)
    }
    func held(_ name: String, _ width: CGFloat, _ height: CGFloat, _ x: CGFloat = 0, _ y: CGFloat = 0) -> Part
    {
      pen.part(name, width, height, x, y, isClear: false, isHole: isFilled)
    }

    switch stem {
    // People.
    case "person.crop.rectangle":
      return of(
        pen.part("rectangle\(fill)", 1180, 920, level: 1, isClear: false),
        held("person.fill", 520, 560, 0, 60))
    case "person.crop.artframe":
      return of(
        drawn(pen.panel(pen.box(1180, 1020), radius: 130, isFilled: false), level: 1),
        drawn(pen.panel(pen.box(860, 700), radius: 70, isFilled: false), level: 1),
        pen.part("person.fill", 400, 420, 0, 70, isClear: false))
    case "person.crop.rectangle.stack":
      return of(
        pen.part("rectangle\(fill)", 1100, 820, 0, 120, level: 1, isClear: false),
        held("person.fill", 460, 500, 0, 160),
        drawn(
          pen.all([pen.bar(from: -400, to: 400, y: -400), pen.bar(from: -290, to: 290, y: -530)]), level: 1))
    case "person.line.dotted.person":
      let dots = pen.all((-1...1).map { pen.disc(CGFloat($0) * 150, 0, line(pen) * 0.6) })
      return of(
        pen.part("person\(fill)", 520, 900, -560), drawn(dots, level: 1),
        pen.part("person\(fill)", 520, 900, 560))
    case "person.and.background.dotted":
      var dots = Path()
      for row in -3...3 {
        for column in -3...3 { dots.addPath(pen.disc(CGFloat(column) * 160, CGFloat(row) * 160, 42)) }
      }
      return of(drawn(dots, level: 1), pen.part("person.fill", 760, 860, 0, 90))
    case "person.and.arrow.left.and.arrow.right", "person.fill.and.arrow.left.and.arrow.right":
      return of(
        pen.part("person.fill", 700, 860, -280), pen.part("arrow.left.arrow.right", 520, 480, 400, 60))
    case "shareplay":
      var waves = Path()
      for (radius, angle): (CGFloat, Double) in [(420, 38), (590, 42)] {
        waves.addPath(pen.arc(0, -140, radius, from: -angle, to: angle))
        waves.addPath(pen.arc(0, -140, radius, from: 180 - angle, to: 180 + angle))
      }
      return of(pen.part("person.fill", 560, 760, 0, 80), drawn(waves, level: 1))
    // Bubbles, letters and messages.
    case "character.bubble":
      return of(
        pen.part("bubble.left\(fill)", 1120, 1000, level: 1, isClear: false),
        held("character", 560, 400, 0, -80))
    case "bubble.left.and.exclamationmark.bubble.right":
      return of(
        pen.part("bubble.left\(fill)", 860, 860, -210, -170, level: 1),
        pen.part("exclamationmark.bubble\(fill)", 760, 760, 260, 190))
    case "arrow.up.message", "arrow.down.message":
      let arrow = stem.hasPrefix("arrow.up") ? "arrow.up" : "arrow.down"
      return of(
        pen.part("message\(fill)", 1120, 1000, level: 1, isClear: false), held(arrow, 400, 420, 0, -40))
    case "envelope.arrow.triangle.branch":
      return of(
        pen.part("envelope\(fill)", 1160, 860, -60, -60, level: 1),
        pen.part("arrow.triangle.branch", 520, 560, 420, 250))
    case "bubbles.and.sparkles":
      return of(
        drawn(
          pen.all([
            pen.dot(-190, 170, 330, isFilled: isFilled), pen.dot(300, -330, 170, isFilled: isFilled),
            pen.dot(380, 330, 120, isFilled: isFilled),
          ]), level: 1), pen.part("sparkles", 520, 520, -250, -310))
    // Pictures and papers.
    case "text.below.photo":
      return of(
        pen.part("photo\(fill)", 1000, 640, 0, -230, isClear: false),
        drawn(
          pen.all([pen.bar(from: -490, to: 490, y: 260), pen.bar(from: -490, to: 230, y: 430)]), level: 1))
    case "camera.on.rectangle":
      return of(
        pen.part("rectangle\(fill)", 1060, 800, 120, -150, level: 1),
        pen.part("camera\(fill)", 900, 700, -130, 180))
    case "rectangle.and.text.magnifyingglass":
      return of(
        pen.part("rectangle", 1160, 900, level: 1, isClear: false),
        drawn(
          pen.all([pen.bar(from: -330, to: 330, y: -190), pen.bar(from: -330, to: 0, y: -10)]), level: 1),
        pen.part("magnifyingglass", 560, 560, 380, 290))
    case "pencil.and.list.clipboard":
      return of(
        pen.part("list.clipboard", 900, 1120, -80, level: 1), pen.part("pencil", 620, 620, 340, 200))
    case "chart.line.text.clipboard":
      return of(
        pen.part("clipboard\(fill)", 900, 1160, level: 1, isClear: false),
        drawn(pen.lines([(-240, 60), (-90, -90), (50, 20), (240, -180)]), isHole: isFilled),
        drawn(pen.bar(from: -240, to: 240, y: 250), isHole: isFilled))
    case "heart.text.clipboard":
      return of(
        pen.part("clipboard\(fill)", 900, 1160, level: 1, isClear: false),
        held("heart.fill", 360, 330, 0, -60),
        drawn(pen.bar(from: -230, to: 230, y: 210), isHole: isFilled),
        drawn(pen.bar(from: -230, to: 90, y: 360), isHole: isFilled))
    case "questionmark.text.page":
      return of(
        pen.part("doc.plaintext\(fill)", 900, 1140, -120, level: 1),
        pen.part("questionmark", 380, 560, 380, 250))
    case "doc.append":
      return of(
        pen.part("doc.text\(fill)", 880, 1120, -120, -60, level: 1), pen.part("plus", 430, 430, 330, 360))
    case "square.and.arrow.up.on.square", "square.and.arrow.down.on.square":
      let front = stem.contains("arrow.up") ? "square.and.arrow.up" : "square.and.arrow.down"
      return of(
        pen.part("square\(fill)", 760, 760, 200, 170, level: 1),
        pen.part("\(front)\(fill)", 800, 980, -150, -100))
    case "lock.square.stack", "lock.rectangle.stack":
      return of(
        pen.part("square\(fill)", 900, 820, 0, 120, level: 1, isClear: false),
        held("lock.fill", 360, 420, 0, 110),
        drawn(
          pen.all([pen.bar(from: -320, to: 320, y: -400), pen.bar(from: -230, to: 230, y: -530)]), level: 1))
    // Weather and earth.
    case "sun.haze", "sun.dust":
      var haze = Path()
      for (row, y): (Int, CGFloat) in [(0, 180), (1, 340), (2, 500)] {
        let half: CGFloat = [520, 420, 300][row]
        if stem == "sun.haze" {
          haze.addPath(pen.bar(from: -half, to: half, y: y))
        } else {
          for x in stride(from: -half, through: half, by: 150) {
            haze.addPath(pen.disc(x, y, line(pen) * 0.6))
          }
        }
      }
      return of(pen.part("sun.max\(fill)", 920, 920, 0, -170, level: 1), cleared(haze))
    case "sun.rain":
      let drops = pen.all(
        [-300, 0, 300].map { (x: CGFloat) in pen.lines([(x + 50, 330), (x - 30, 520)]) })
      return of(pen.part("sun.max\(fill)", 840, 840, 0, -170, level: 1), drawn(drops))
    case "globe.desk":
      return of(
        pen.part("globe", 780, 780, -60, -150, isClear: false),
        drawn(
          pen.all([
            pen.arc(-60, -150, 500, from: -60, to: 118), pen.lines([(-60, 350), (-60, 500)]),
            pen.bar(from: -320, to: 200, y: 520),
          ]), level: 1))
    // Devices.
    case "play.tv", "sparkles.tv", "music.note.tv":
      let held = String(stem.dropLast(3))
      guard has(held + ".fill") || has(held) else { return nil }
      return of(
        pen.part("tv\(fill)", 1160, 1000, level: 1, isClear: false),
        pen.part(
          has(held + ".fill") ? held + ".fill" : held, 400, 400, 0, -70, isClear: false, isHole: isFilled))
    case "tv.inset.filled":
      return of(
        pen.part("tv", 1160, 1000, level: 1, isClear: false),
        drawn(Path(roundedRect: pen.box(860, 520, 0, -90), cornerRadius: 60)))
    case "opticaldiscdrive":
      return of(
        pen.part("square\(fill)", 1120, 1000, level: 1, isClear: false),
        held("opticaldisc", 640, 640, 0, -60),
        drawn(pen.bar(from: -280, to: 280, y: 370), isHole: isFilled))
    case "keyboard.onehanded.left", "keyboard.onehanded.right":
      let isLeft = stem.hasSuffix("left")
      let side: CGFloat = isLeft ? -1 : 1
      return of(
        pen.part("rectangle", 1240, 820, level: 1, isClear: false),
        pen.part("keyboard\(fill)", 760, 520, side * 170, isClear: false),
        pen.part(isLeft ? "chevron.right" : "chevron.left", 160, 260, -side * 420, isClear: false))
    case "sensor.tag.radiowaves.forward", "airtag.radiowaves.forward":
      let body = pen.dot(-230, 0, 330, isFilled: isFilled)
      var waves = Path()
      for radius: CGFloat in [520, 690] { waves.addPath(pen.arc(-230, 0, radius, from: -38, to: 38)) }
      return of(drawn(body), drawn(waves, level: 1))
    case "badge.plus.radiowaves.right", "badge.plus.radiowaves.forward":
      var waves = Path()
      for radius: CGFloat in [470, 640] { waves.addPath(pen.arc(-200, 0, radius, from: -42, to: 42)) }
      return of(pen.part("plus.circle.fill", 600, 600, -200, isClear: false), drawn(waves, level: 1))
    case "macwindow.and.cursorarrow", "dot.circle.and.cursorarrow":
      let body = stem.hasPrefix("macwindow") ? "macwindow" : "dot.circle"
      return of(pen.part(body, 1120, 960, -40, -60, level: 1), pen.part("cursorarrow", 460, 560, 380, 280))
    case "filemenu.and.cursorarrow", "filemenu.and.selection", "contextualmenu.and.cursorarrow":
      let lines = pen.all([-210, 0, 210].map { pen.bar(from: -330, to: 130, y: $0) })
      let menu = [
        drawn(pen.panel(pen.box(820, 980, -100), radius: 150, isFilled: false), level: 1),
        drawn(lines, level: 1),
      ]
      if stem.hasSuffix("selection") {
        return SymbolRecipe(
          parts: menu + [drawn(Path(roundedRect: pen.box(640, 190, -100), cornerRadius: 60))])
      }
      return SymbolRecipe(parts: menu + [pen.part("cursorarrow", 460, 560, 360, 220)])
    case "dot.circle.and.hand.point.up.left", "rectangle.and.hand.point.up.left.filled":
      let body = stem.hasPrefix("dot") ? "dot.circle" : "rectangle"
      return of(
        pen.part(body, 960, 860, -120, -120, level: 1),
        pen.part("hand.point.up.left\(fill)", 700, 760, 230, 200))
    case "hand.point.up.left.and.text":
      return of(
        pen.part("hand.point.up.left\(fill)", 780, 860, -240),
        drawn(
          pen.all([-280, -90, 100, 290].map { pen.bar(from: 270, to: 620, y: $0) }), level: 1))
    // Arrows around and beside.
    case "memories":
      return of(
        pen.part("gobackward", 1080, 1140, level: 1, isClear: false),
        pen.part("play.fill", 340, 380, 30, 60, isClear: false))
    case "lock.open.rotation":
      return of(
        pen.part("goforward", 1080, 1140, level: 1, isClear: false),
        pen.part("lock.open.fill", 380, 440, 0, 60, isClear: false))
    case "gearshape.arrow.triangle.2.circlepath":
      return of(
        pen.part("arrow.triangle.2.circlepath", 1160, 1160, level: 1),
        pen.part("gearshape.fill", 500, 500, isClear: false))
    case "bolt.ring.closed":
      return of(
        drawn(pen.ring(0, 0, 500), level: 1), pen.part("bolt.fill", 420, 560, isClear: false))
    case "tray.and.arrow.up", "tray.and.arrow.down":
      let arrow = stem.hasSuffix("up") ? "arrow.up" : "arrow.down"
      return of(
        pen.part("tray\(fill)", 1160, 800, 0, 180, level: 1), pen.part(arrow, 420, 560, 0, -290))
    case "shippingbox.and.arrow.backward":
      return of(
        pen.part("shippingbox\(fill)", 900, 960, -140, level: 1),
        pen.part("arrow.uturn.backward", 520, 460, 360, 300)
      )
    case "doc.text.below.ecg":
      return of(
        pen.part("doc.text\(fill)", 760, 860, 0, 170, level: 1), pen.part("waveform.path", 1100, 300, 0, -440)
      )
    default: return pair(stem, fill: fill, pen: pen, has: has) ?? frame(stem, fill: fill, pen: pen)
    }
  }

  private static func line(_ pen: SymbolPen) -> CGFloat { pen.line }

  /// What is drawn before what stands behind it, which leaves it room.
  private static func cleared(_ path: Path) -> Part { Part(ink: .drawn(path), isClear: true) }

  private static let devices: Set<Substring> = [
    "homepod", "homepodmini", "hifispeaker", "tv", "iphone", "ipad", "laptopcomputer", "desktopcomputer",
    "applewatch", "macmini", "headphones",
  ]

  /// `homepod.and.homepodmini`: two devices beside each other, and `lock.laptopcomputer`.
  private static func pair(
    _ stem: String, fill: String, pen: SymbolPen, has: (String) -> Bool
  ) -> SymbolRecipe? {
    let words = stem.split(separator: ".")
    func device(_ name: Substring) -> String? {
      guard devices.contains(name) else { return nil }
      let filled = "\(name)\(fill)"
      return has(filled) || name == "macmini" ? filled : has(String(name)) ? String(name) : nil
    }
    if words.count == 3, words[1] == "and", let left = device(words[0]) {
      let first = Part(ink: .symbol(left), box: pen.box(760, 960, -330), isClear: false)
      if words[2] == "mediabox" {
        let box = pen.panel(pen.box(420, 200, 440, 380), radius: 60, isFilled: !fill.isEmpty)
        return SymbolRecipe(parts: [first, Part(ink: .drawn(box), isClear: false)])
      }
      guard let right = device(words[2]) else { return nil }
      return SymbolRecipe(
        parts: [first, Part(ink: .symbol(right), box: pen.box(560, 620, 390, 150), isClear: false)])
    }
    if words.first == "lock", words.count == 2 || (words.count == 3 && words[1] == "open"),
      let last = words.last, let body = device(last)
    {
      let lock = words.count == 3 ? "lock.open.fill" : "lock.fill"
      let isRound = last == "applewatch"
      return SymbolRecipe(parts: [
        Part(ink: .symbol(body), box: pen.box(1160, 1100), level: 1, isClear: false),
        Part(
          ink: .symbol(lock), box: pen.box(isRound ? 220 : 340, isRound ? 280 : 380, 0, isRound ? 0 : -110),
          isClear: false, isHole: !fill.isEmpty),
      ])
    }
    return nil
  }
}
