internal import Drawing
internal import Fonts
internal import Foundation
internal import Geometry
internal import Imaging
internal import Rasterization
internal import Typesetting

/// Makes the scenes, each from its own seed, so that an additional scene does not change the others.
struct SceneMaker {
  /// The kind of a scene.
  enum Kind: String, CaseIterable {
    case fills
    case shapes
    case strokes
    case dashes
    case linearGradients = "linear gradients"
    case radialGradients = "radial gradients"
    case angularGradients = "angular gradients"
    case meshGradients = "mesh gradients"
    case shadows
    case blurs
    case blendModes = "blend modes"
    case clips
    case masks
    case images
    case turnedImages = "turned images"
    case tiles
    case text
    case scripts
    case layers
    case mixtures
  }

  /// How many scenes of each kind there are.
  static let count = 10

  private var random: SceneRandom
  private let number: Int
  private let size: CGSize
  private let typesetter: Typesetter

  /// - Parameter number: of the scene among its kind, from 1.
  private init(_ kind: Kind, number: Int, seed: Int, typesetter: Typesetter) {
    random = SceneRandom(seed: UInt64(seed))
    self.number = number
    self.typesetter = typesetter
    // Odd sizes leave remainders of vectors; the last ones are large enough for several threads.
    size =
      number > 8
      ? CGSize(width: 331, height: 263)
      : CGSize(width: random.number(61...120), height: random.number(47...110))
  }

  /// - Throws: `FontError` if a font cannot be read.
  static func scene(_ kind: Kind, number: Int, typesetter: Typesetter) throws -> ReferenceScene {
    let place = Kind.allCases.firstIndex(of: kind) ?? 0
    var maker = SceneMaker(kind, number: number, seed: place * 1000 + number, typesetter: typesetter)
    let items = try maker.background() + maker.items(kind)
    return ReferenceScene(
      name: "\(kind.rawValue) \(number)",
      list: DisplayList(width: Int(maker.size.width), height: Int(maker.size.height), items: items),
      colorSpace: kind == .mixtures && number.isMultiple(of: 3) ? .displayP3 : .sRGB)
  }

  /// Some canvases stay transparent.
  private mutating func background() -> [DisplayItem] {
    if random.chance(3) { return [] }
    let screen = Path(CGRect(origin: .zero, size: size))
    return [.fill(.init(path: screen, paint: .color(random.color(opaque: true)), transform: .identity))]
  }

  private mutating func items(_ kind: Kind) throws -> [DisplayItem] {
    switch kind {
    case .fills: (0..<8).map { _ in fill() }
    case .shapes: (0..<6).map { _ in shape() }
    case .strokes: (0..<5).map { _ in stroke(dashed: false) }
    case .dashes: (0..<4).map { _ in stroke(dashed: true) }
    case .linearGradients: (0..<4).map { _ in fill(linear()) }
    case .radialGradients: (0..<4).map { _ in fill(radial()) }
    case .angularGradients: (0..<4).map { _ in fill(angular()) }
    case .meshGradients: [fill(mesh())]
    case .shadows: (0..<3).map { _ in shadow() }
    case .blurs: (0..<2).map { _ in blur() }
    case .blendModes: blendModes()
    case .clips: (0..<3).map { _ in clip() }
    case .masks: (0..<2).map { _ in mask() }
    case .images: (0..<3).map { _ in image(turned: false) }
    case .turnedImages: (0..<3).map { _ in image(turned: true) }
    case .tiles: (0..<3).map { _ in fill(tile()) }
    case .text: try text("Hamburgefonstiv 0123 & Größe, “quoted” — fi ffl", language: "en")
    case .scripts: try text(Self.texts[(number - 1) % Self.texts.count].0, language: Self.texts[number - 1].1)
    case .layers: [layer()]
    case .mixtures: try mixture()
    }
  }

  // MARK: Paths

  private mutating func fill(_ paint: Paint? = nil) -> DisplayItem {
    let paint = paint ?? .color(random.color())
    return .fill(
      .init(
        path: random.path(in: size), rule: random.element([.nonZero, .evenOdd]), paint: paint,
        transform: random.chance(2) ? .identity : random.transform(in: size),
        isAntialiased: !random.chance(8)))
  }

  private mutating func shape() -> DisplayItem {
    let rect = random.rect(in: size)
    let path: Path
    switch random.number(0...3) {
    case 0: path = Path(rect)
    case 1: path = Path(ellipseIn: rect)
    case 2: path = Path(roundedRect: rect, cornerRadius: random.value(1...40), style: .continuous)
    default: path = Path(roundedRect: rect, cornerRadius: random.value(1...40), style: .circular)
    }
    return .fill(
      .init(
        path: path, paint: .color(random.color()),
        transform: random.chance(2) ? .identity : random.transform(in: size)))
  }

  private mutating func stroke(dashed: Bool) -> DisplayItem {
    .stroke(
      .init(
        path: random.path(in: size), style: random.strokeStyle(dashed: dashed),
        paint: random.chance(3) ? linear() : .color(random.color()),
        transform: random.chance(2) ? .identity : random.transform(in: size)))
  }

  // MARK: Gradients

  private mutating func gradient() -> Paint.Gradient {
    var place = random.value(0...0.3)
    let stops = (0..<random.number(2...5)).map { _ in
      defer { place = min(1, place + random.value(0...0.5)) }
      return Paint.Gradient.Stop(color: random.color(), location: place)
    }
    return Paint.Gradient(stops: stops, interpolation: random.element([.device, .perceptual]))
  }

  private mutating func linear() -> Paint {
    .linearGradient(gradient(), start: random.point(in: size), end: random.point(in: size))
  }

  private mutating func radial() -> Paint {
    if random.chance(2) {
      return .ellipticalGradient(
        gradient(), bounds: random.rect(in: size), center: random.point(in: size),
        startFraction: random.value(0...0.3), endFraction: random.value(0.3...1.2))
    }
    return .radialGradient(
      gradient(), center: random.point(in: size, margin: 20), startRadius: random.value(0...20),
      endRadius: random.value(20...120))
  }

  private mutating func angular() -> Paint {
    let start = random.value(-7...3)
    return .angularGradient(
      gradient(), center: random.point(in: size), startAngle: start, endAngle: start + random.value(0.5...7))
  }

  private mutating func mesh() -> Paint {
    let (columns, rows) = (random.number(2...4), random.number(2...4))
    var points: [CGPoint] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let isInner = row > 0 && column > 0 && row < rows - 1 && column < columns - 1
        let (dx, dy) = isInner ? (random.value(-0.12...0.12), random.value(-0.12...0.12)) : (0, 0)
        points.append(
          CGPoint(x: Double(column) / Double(columns - 1) + dx, y: Double(row) / Double(rows - 1) + dy))
      }
    }
    return .meshGradient(
      Paint.MeshGradient(
        columns: columns, rows: rows, points: points, colors: points.map { _ in random.color() },
        background: random.color(), smoothsColors: random.chance(2)),
      bounds: CGRect(origin: .zero, size: size))
  }

  private mutating func tile() -> Paint {
    .image(
      random.bitmap(width: random.number(3...17), height: random.number(3...17), opaque: random.chance(2)),
      origin: random.point(in: size), scale: random.value(0.5...2))
  }

  // MARK: Images

  private mutating func image(turned: Bool) -> DisplayItem {
    // From a tenth of the place to ten times as large.
    let bitmap = random.bitmap(
      width: random.number(2...200), height: random.number(2...160), opaque: random.chance(2))
    return .image(
      .init(
        bitmap: bitmap, rect: random.rect(in: size),
        interpolation: random.element([.none, .low, .medium, .high]),
        tint: random.chance(4) ? .color(random.color()) : nil,
        opacity: random.chance(3) ? Float(random.value(0.2...1)) : 1,
        transform: turned ? random.transform(in: size) : .identity))
  }

  // MARK: Layers

  private mutating func shadow() -> DisplayItem {
    .layer(
      .init(
        items: [shape()],
        filters: [
          .shadow(
            color: random.color(), radius: random.value(0...30), dx: random.value(-12...12),
            dy: random.value(-12...12))
        ]))
  }

  private mutating func blur() -> DisplayItem {
    let deviation = random.element([0.6, 2, 5, 11, 26, 60]) * random.value(0.7...1.3)
    return .layer(
      .init(
        items: [fill(), shape(), fill()], filters: [.blur(radius: deviation, isOpaque: random.chance(3))]))
  }

  /// All modes in turn over the scenes, three to each.
  private mutating func blendModes() -> [DisplayItem] {
    let modes = BlendMode.allCases
    return [fill(), fill(linear())]
      + (0..<3).map { index in
        .layer(
          .init(
            items: [fill(), shape()], opacity: random.chance(2) ? 1 : Float(random.value(0.3...1)),
            blendMode: modes[(3 * (number - 1) + index) % modes.count],
            clips: random.chance(2) ? [clipPath()] : []))
      }
  }

  /// Large enough that something shows within several of them.
  private mutating func clipPath() -> DisplayItem.Clip {
    let (width, height) = (Double(size.width), Double(size.height))
    let rect = CGRect(
      x: random.value(-8...0.25 * width), y: random.value(-8...0.25 * height),
      width: random.value(0.6 * width...width), height: random.value(0.6 * height...height))
    let path =
      switch random.number(0...4) {
      case 0: Path(rect)
      case 1: Path(rect.integral)
      case 2: Path(ellipseIn: rect)
      case 3: Path(roundedRect: rect, cornerRadius: random.value(3...30))
      default: random.path(in: size)
      }
    return .init(
      path: path, rule: random.element([.nonZero, .evenOdd]),
      transform: random.chance(2) ? .identity : random.transform(in: size), isAntialiased: !random.chance(6))
  }

  private mutating func clip() -> DisplayItem {
    let inner = DisplayItem.layer(.init(items: [fill(radial()), fill()], clips: [clipPath()]))
    return .layer(.init(items: [fill(), inner], clips: [clipPath(), clipPath()]))
  }

  private mutating func mask() -> DisplayItem {
    .layer(
      .init(
        items: [fill(linear()), shape()],
        mask: .init(
          items: [fill(radial()), shape()], usesLuminance: random.chance(3), isInverted: random.chance(3)),
        filters: random.chance(3) ? [.blur(radius: 3, isOpaque: false)] : []))
  }

  private mutating func layer() -> DisplayItem {
    let items = [fill(), shape(), stroke(dashed: random.chance(2)), image(turned: random.chance(2))]
    var layer = DisplayItem.Layer(items: items)
    switch number % 5 {
    case 0:
      layer.opacity = Float(random.value(0.1...0.9))
    case 1:
      layer.filters = [
        .colorMatrix((0..<20).map { Float(random.value($0 % 5 == 4 ? -0.2...0.2 : -0.3...0.9)) })
      ]
    case 2:
      layer.filters = [.luminanceToAlpha]
    case 3:
      layer.backdrop = .init(
        blurRadius: random.value(2...25), saturation: random.value(0.5...2), tint: random.color())
      layer.clips = [clipPath()]
      return .layer(.init(items: [fill(linear()), shape(), .layer(layer)], isIsolated: true))
    default:
      var projection = ProjectionTransform(random.transform(in: size))
      projection.m13 = random.value(-0.002...0.002)
      projection.m23 = random.value(-0.002...0.002)
      layer.projection = projection
    }
    return .layer(layer)
  }

  // MARK: Text

  /// A text for each scene with its language; what they have in common is that no one font has them all.
  private static let texts: [(String, String)] = [
    ("Быстрая лиса и ленивая собака", "ru"), ("Ταχίστη αλώπηξ και τεμπέλης σκύλος", "el"),
    ("الثعلب السريع والكلب الكسول ١٢٣", "ar"), ("השועל המהיר והכלב העצלן", "he"),
    ("तेज़ लोमड़ी और आलसी कुत्ता", "hi"), ("สุนัขจิ้งจอกตัวเร็วและสุนัขขี้เกียจ", "th"),
    ("素早い狐と怠け者の犬", "ja"), ("敏捷的狐狸和懒狗", "zh-Hans"), ("빠른 여우와 게으른 개", "ko"),
    ("Fast 🦊 and lazy 🐶 👨‍👩‍👧 🇯🇵", "en"),
  ]

  private mutating func text(_ text: String, language: String) throws -> [DisplayItem] {
    var items: [DisplayItem] = []
    var top = 0.0
    for line in 0..<4 {
      var request = FontRequest(size: [11, 17, 23, 40][(line + number) % 4] * random.value(0.9...1.2))
      request.weight = random.element([-0.8, 0, 0, 0.23, 0.4, 0.62])
      request.isItalic = random.chance(4)
      var attributes = TextAttributes(font: request)
      attributes.language = language
      var style = ParagraphStyle()
      style.language = language
      style.isRightToLeft = language == "ar" || language == "he"
      let layout = try typesetter.prepare(StyledText(text, attributes: attributes), style: style)
        .layout(width: size.width * 1.4, height: nil)
      let transform = random.chance(3) ? random.transform(in: size) : .identity
      let paint: Paint = random.chance(4) ? linear() : .color(random.color())
      for run in layout.lines.flatMap(\.runs) {
        items.append(
          .glyphs(
            .init(
              run: run.glyphs, origin: CGPoint(x: run.origin.x + 2, y: run.origin.y + top), paint: paint,
              transform: transform)))
      }
      top += Double(layout.size.height)
    }
    return items
  }

  /// Some of everything, in a layer of its own or not.
  private mutating func mixture() throws -> [DisplayItem] {
    let (sample, language) = Self.texts[random.number(0...(Self.texts.count - 1))]
    var items =
      try [fill(linear()), shadow(), image(turned: random.chance(2)), clip()]
      + text(sample, language: language)
    items.append(contentsOf: [blur(), mask(), stroke(dashed: true), layer()])
    return items
  }
}
