import Drawing
import Foundation
import Geometry
import Imaging
import Rasterization

/// Display lists are drawn, the same on one thread and on three, in bands and at once, and no channel is above its alpha.
/// See scripts/fuzz.sh.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzedScene(bytes: FuzzedBytes(start, count))
  let (width, height) = (input.bytes.below(24), input.bytes.below(24))
  let list = DisplayList(width: width, height: height, items: input.items(depth: 3))
  let picture = Rasterizer().bitmap(of: list)
  for pixel in picture.pixels where max(pixel.red, pixel.green, pixel.blue) > pixel.alpha {
    fatalError("A channel is above its alpha: \(pixel)")
  }
  var options = Rasterizer.Options(threads: 3)
  options.bandPixels = 64
  guard Rasterizer(options: options).bitmap(of: list) == picture else {
    fatalError("Bands give other pixels.")
  }
  return 0
}

private struct FuzzedScene {
  var bytes: FuzzedBytes
  private var left = 40

  init(bytes: FuzzedBytes) { self.bytes = bytes }

  /// A number as views might give one: near the canvas mostly, and sometimes not a number at all.
  private mutating func number() -> Double {
    let byte = bytes.byte()
    switch byte {
    case 255: return .infinity
    case 254: return .nan
    case 253: return -1e30
    case 252: return 1e9
    case 200..<252: return Double(Int(byte) - 226) * 37
    default: return Double(Int(byte) - 60) / 4
    }
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  private mutating func rect() -> CGRect {
    CGRect(x: number(), y: number(), width: number(), height: number())
  }

  private mutating func color() -> RGBAColor {
    func part(_ byte: UInt8) -> Float { Float(byte) / 200 - 0.1 }
    return RGBAColor(
      red: part(bytes.byte()), green: part(bytes.byte()), blue: part(bytes.byte()),
      alpha: min(1, Float(bytes.byte()) / 200))
  }

  private mutating func transform() -> CGAffineTransform {
    switch bytes.below(4) {
    case 0: return .identity
    case 1: return CGAffineTransform(translationX: number(), y: number())
    case 2: return CGAffineTransform(scaleX: number() / 4, y: number() / 4)
    default:
      return CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }
  }

  private mutating func path() -> Path {
    var path = Path()
    for _ in 0..<bytes.below(7) {
      switch bytes.below(8) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addQuadCurve(to: point(), control: point())
      case 3: path.addCurve(to: point(), control1: point(), control2: point())
      case 4: path.addRect(rect())
      case 5: path.addEllipse(in: rect())
      case 6: path.addRoundedRect(in: rect(), cornerSize: CGSize(width: number(), height: number()))
      default: path.closeSubpath()
      }
    }
    return path
  }

  private mutating func bitmap() -> Bitmap {
    let alpha = bytes.byte()
    var bitmap = Bitmap(
      width: bytes.below(6), height: bytes.below(6),
      filledWith: Bitmap.Pixel(red: alpha / 2, green: alpha, blue: 0, alpha: alpha))
    for index in bitmap.pixels.indices where index % 2 == 0 {
      bitmap.pixels[index] = Bitmap.Pixel(red: 0, green: 0, blue: 255, alpha: 255)
    }
    return bitmap
  }

  private mutating func gradient() -> Paint.Gradient {
    let count = 2 + bytes.below(4)
    let places = (0..<count).map { _ in Double(bytes.byte()) / 200 - 0.1 }.sorted()
    return Paint.Gradient(
      stops: places.map { .init(color: color(), location: $0) },
      interpolation: bytes.byte() & 1 == 0 ? .device : .perceptual)
  }

  private mutating func paint() -> Paint {
    switch bytes.below(8) {
    case 0: return .linearGradient(gradient(), start: point(), end: point())
    case 1: return .radialGradient(gradient(), center: point(), startRadius: number(), endRadius: number())
    case 2:
      return .ellipticalGradient(
        gradient(), bounds: rect(), center: point(), startFraction: number(), endFraction: number())
    case 3: return .angularGradient(gradient(), center: point(), startAngle: number(), endAngle: number())
    case 4: return .image(bitmap(), origin: point(), scale: number())
    case 5:
      let (columns, rows) = (2 + bytes.below(2), 2 + bytes.below(2))
      let points = (0..<columns * rows).map { _ in
        CGPoint(x: Double(bytes.byte()) / 200, y: Double(bytes.byte()) / 200)
      }
      return .meshGradient(
        .init(columns: columns, rows: rows, points: points, colors: points.map { _ in color() }),
        bounds: rect())
    default: return .color(color())
    }
  }

  private mutating func filter() -> DisplayItem.Filter {
    switch bytes.below(5) {
    case 0: return .blur(radius: min(number(), 40), isOpaque: bytes.byte() & 1 == 0)
    case 1: return .shadow(color: color(), radius: min(number(), 40), dx: number(), dy: number())
    case 2: return .colorMatrix((0..<20).map { _ in Float(Int(bytes.byte()) - 128) / 64 })
    case 3: return .alphaThreshold(0...Double(bytes.byte()) / 255, color: color())
    default: return .luminanceToAlpha
    }
  }

  private mutating func layer(depth: Int) -> DisplayItem.Layer {
    var layer = DisplayItem.Layer(items: items(depth: depth - 1))
    let choices = bytes.byte()
    if choices & 1 != 0 { layer.opacity = Float(bytes.byte()) / 200 }
    if choices & 2 != 0 { layer.blendMode = BlendMode.allCases[bytes.below(BlendMode.allCases.count)] }
    if choices & 4 != 0 {
      let rule: FillRule = bytes.byte() & 1 == 0 ? .nonZero : .evenOdd
      layer.clips = [
        .init(path: path(), rule: rule, transform: transform(), isAntialiased: bytes.byte() & 1 == 0)
      ]
    }
    if choices & 8 != 0 {
      layer.mask = .init(
        items: items(depth: depth - 1), usesLuminance: bytes.byte() & 1 == 0,
        isInverted: bytes.byte() & 1 == 0)
    }
    if choices & 16 != 0 { layer.filters = (0..<1 + bytes.below(2)).map { _ in filter() } }
    if choices & 32 != 0 {
      layer.backdrop = .init(blurRadius: min(number(), 40), saturation: number(), tint: color())
    }
    layer.isIsolated = choices & 64 != 0
    if choices & 128 != 0 {
      var projection = ProjectionTransform()
      projection.m11 = number() / 8
      projection.m12 = number() / 8
      projection.m13 = number() / 500
      projection.m21 = number() / 8
      projection.m22 = number() / 8
      projection.m23 = number() / 500
      projection.m31 = number()
      projection.m32 = number()
      layer.projection = projection
    }
    return layer
  }

  mutating func items(depth: Int) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for _ in 0..<bytes.below(4) where left > 0 {
      left -= 1
      switch bytes.below(depth > 0 ? 5 : 3) {
      case 0:
        items.append(
          .fill(
            .init(
              path: path(), rule: bytes.byte() & 1 == 0 ? .nonZero : .evenOdd, paint: paint(),
              transform: transform(),
              isAntialiased: bytes.byte() & 1 == 0)))
      case 1:
        var style = StrokeStyle(
          lineWidth: number(), lineCap: [.butt, .round, .square][bytes.below(3)],
          lineJoin: [.miter, .round, .bevel][bytes.below(3)], miterLimit: number())
        if bytes.byte() & 1 == 1 {
          style.dash = (0..<bytes.below(4)).map { _ in CGFloat(number()) }
          style.dashPhase = number()
        }
        items.append(.stroke(.init(path: path(), style: style, paint: paint(), transform: transform())))
      case 2:
        let tint = bytes.byte() & 1 == 0 ? nil : paint()
        items.append(
          .image(
            .init(
              bitmap: bitmap(), rect: rect(), interpolation: [.none, .low, .medium, .high][bytes.below(4)],
              tint: tint,
              opacity: Float(bytes.byte()) / 200, transform: transform())))
      default: items.append(.layer(layer(depth: depth)))
      }
    }
    return items
  }
}
