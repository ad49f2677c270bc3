import Devices
import Drawing
import Foundation
import Geometry
import Imaging

/// Draws a device from the front, in points of the upright device from its screen's upper left corner.
struct BodyDrawing {
  let body: DeviceBody
  let color: RGBAColor
  /// From those points to pixels.
  let transform: CGAffineTransform

  /// How far buttons protrude.
  static let buttonDepth = 2.5

  /// The body's outline.
  private var outer: CGRect {
    CGRect(origin: .zero, size: body.screen).insetBy(dx: -body.bezel.width, dy: -body.bezel.height)
  }

  /// The glass is a little darker than any picture's black would be on a screen.
  private static let glass = RGBAColor(red: 0.012, green: 0.012, blue: 0.016)

  /// The breadth of the metal around the glass.
  private var rim: CGFloat { min(max(min(body.bezel.width, body.bezel.height) * 0.26, 1.5), 5) }

  private var outerRadius: CGFloat {
    let concentric = body.cornerRadius + Double(min(body.bezel.width, body.bezel.height))
    return CGFloat(body.bodyRadius ?? concentric)
  }

  /// The inside of the screen's outline.
  var screenClip: DisplayItem.Clip {
    let screen = CGRect(origin: .zero, size: body.screen)
    return .init(
      path: Path(roundedRect: screen, cornerRadius: CGFloat(body.cornerRadius)), transform: transform)
  }

  /// The rows of a screen's picture that rounded corners reach into, above and below, and those between.
  func cornerBands(height: Int, scale: Double) -> (top: Range<Int>, middle: Range<Int>, bottom: Range<Int>) {
    if body.cornerRadius == 0 { return (0..<0, 0..<height, height..<height) }
    // A continuous corner takes 1.53 times its radius, and edges may lie between pixels.
    let reach = min(Int((body.cornerRadius * 1.53 * scale).rounded(.up)) + 1, height / 2)
    return (0..<reach, reach..<height - reach, height - reach..<height)
  }

  /// What is drawn beneath the screen's picture.
  var below: [DisplayItem] {
    var items = buttons.map { fill(Path(roundedRect: $0, cornerRadius: 1.2), darker) }
    items.append(fill(rounded(inset: 0), paint: metal))
    items.append(fill(rounded(inset: rim * 0.7), darker.mixed(with: .black, 0.45)))
    items.append(fill(rounded(inset: rim), Self.glass))
    return items + furniture
  }

  /// What is drawn above it.
  var above: [DisplayItem] {
    switch body.cutout {
    case .none: return []
    case .notch(let frame):
      let middle = CGPoint(x: frame.midX, y: frame.minY)
      let slot = CGRect(
        x: middle.x - frame.width * 0.14, y: middle.y + 5, width: frame.width * 0.28, height: 5)
      return [
        fill(Self.notch(frame), .black),
        fill(Path(roundedRect: slot, cornerRadius: 2.5, style: .circular), Self.slot),
      ] + lens(center: CGPoint(x: frame.midX + frame.width * 0.24, y: frame.midY - 1), radius: 5.5)
    case .island(let frame):
      let radius = frame.height / 2
      let center = CGPoint(x: frame.maxX - radius, y: frame.midY)
      return [fill(Path(roundedRect: frame, cornerRadius: radius, style: .circular), .black)]
        + lens(center: center, radius: radius * 0.42)
    }
  }

  // MARK: Parts

  private func rounded(inset: CGFloat) -> Path {
    Path(roundedRect: outer.insetBy(dx: inset, dy: inset), cornerRadius: max(outerRadius - inset, 0))
  }

  private func fill(_ path: Path, _ color: RGBAColor) -> DisplayItem { fill(path, paint: .color(color)) }

  private func fill(_ path: Path, paint: Paint) -> DisplayItem {
    .fill(.init(path: path, paint: paint, transform: transform))
  }

  private var darker: RGBAColor { color.mixed(with: .black, 0.3) }

  /// Metal catches light where it is bent, near its edges.
  private var metal: Paint {
    let light = color.mixed(with: .white, 0.35)
    let stops: [(RGBAColor, Double)] = [
      (darker, 0), (light, 0.012), (color, 0.04), (color, 0.96), (light, 0.988), (darker, 1),
    ]
    return .linearGradient(
      Paint.Gradient(stops: stops.map { .init(color: $0.0, location: $0.1) }),
      start: CGPoint(x: outer.minX, y: outer.midY), end: CGPoint(x: outer.maxX, y: outer.midY))
  }

  /// The buttons at the sides, which extend beneath the body.
  private var buttons: [CGRect] {
    let depth = CGFloat(Self.buttonDepth)
    func side(_ from: CGFloat, _ to: CGFloat, isRight: Bool) -> CGRect {
      CGRect(
        x: isRight ? outer.maxX - 4 : outer.minX - depth, y: outer.minY + outer.height * from,
        width: depth + 4, height: outer.height * (to - from))
    }
    if body.isTablet {
      let top = CGRect(
        x: outer.minX + outer.width * 0.82, y: outer.minY - depth, width: outer.width * 0.09,
        height: depth + 4)
      return [top, side(0.07, 0.108, isRight: true), side(0.118, 0.156, isRight: true)]
    }
    return [
      side(0.195, 0.23, isRight: false), side(0.275, 0.34, isRight: false), side(0.36, 0.425, isRight: false),
      side(0.3, 0.41, isRight: true),
    ]
  }

  private static let slot = RGBAColor(red: 0.11, green: 0.11, blue: 0.12)

  /// What stands on the glass beside the screen: home button, earpiece, camera.
  private var furniture: [DisplayItem] {
    let middle = body.screen.width / 2
    let top = -body.bezel.height / 2
    guard !body.hasHomeIndicator else {
      return body.isTablet ? lens(center: CGPoint(x: middle, y: top + rim / 2), radius: 5) : []
    }
    let bottom = body.screen.height + body.bezel.height / 2
    let radius = min(body.bezel.height * 0.31, 34)
    let circle = CGRect(x: middle - radius, y: bottom - radius, width: 2 * radius, height: 2 * radius)
    var items: [DisplayItem] = [
      fill(Path(ellipseIn: circle), color.mixed(with: .black, 0.1)),
      fill(Path(ellipseIn: circle.insetBy(dx: 2, dy: 2)), Self.glass.mixed(with: .white, 0.03)),
    ]
    if body.isTablet {
      items += lens(center: CGPoint(x: middle, y: top), radius: 6)
    } else {
      let slot = CGRect(x: middle - 30, y: top - 3, width: 60, height: 6)
      items.append(fill(Path(roundedRect: slot, cornerRadius: 3, style: .circular), Self.slot))
      items += lens(center: CGPoint(x: middle - 52, y: top), radius: 5)
    }
    return items
  }

  /// A camera's lens.
  private func lens(center: CGPoint, radius: CGFloat) -> [DisplayItem] {
    func circle(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let glow = Paint.Gradient(stops: [
      .init(color: RGBAColor(red: 0.16, green: 0.2, blue: 0.38), location: 0),
      .init(color: RGBAColor(red: 0.04, green: 0.05, blue: 0.12), location: 1),
    ])
    return [
      fill(circle(radius), RGBAColor(red: 0.06, green: 0.06, blue: 0.075)),
      fill(
        circle(radius * 0.6),
        paint: .radialGradient(
          glow, center: CGPoint(x: center.x - radius * 0.15, y: center.y - radius * 0.15), startRadius: 0,
          endRadius: Double(radius * 0.6))),
    ]
  }

  /// An area that hangs from the screen's upper edge, with rounded corners below and shoulders above.
  private static func notch(_ frame: CGRect) -> Path {
    let shoulder = min(6, frame.height / 4)
    let corner = min(frame.height * 0.62, frame.width / 4)
    // Where a quarter of a circle's control points lie, in radii from the corner.
    let kappa: CGFloat = 1 - 0.5523
    // Half a point more above leaves no line between the notch and the bezel.
    let (left, right, top, bottom) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
    var path = Path()
    path.move(to: CGPoint(x: left - shoulder, y: top - 0.5))
    path.addLine(to: CGPoint(x: left - shoulder, y: top))
    path.addCurve(
      to: CGPoint(x: left, y: top + shoulder), control1: CGPoint(x: left - shoulder * kappa, y: top),
      control2: CGPoint(x: left, y: top + shoulder * kappa))
    path.addLine(to: CGPoint(x: left, y: bottom - corner))
    path.addCurve(
      to: CGPoint(x: left + corner, y: bottom), control1: CGPoint(x: left, y: bottom - corner * kappa),
      control2: CGPoint(x: left + corner * kappa, y: bottom))
    path.addLine(to: CGPoint(x: right - corner, y: bottom))
    path.addCurve(
      to: CGPoint(x: right, y: bottom - corner), control1: CGPoint(x: right - corner * kappa, y: bottom),
      control2: CGPoint(x: right, y: bottom - corner * kappa))
    path.addLine(to: CGPoint(x: right, y: top + shoulder))
    path.addCurve(
      to: CGPoint(x: right + shoulder, y: top), control1: CGPoint(x: right, y: top + shoulder * kappa),
      control2: CGPoint(x: right + shoulder * kappa, y: top))
    path.addLine(to: CGPoint(x: right + shoulder, y: top - 0.5))
    return path
  }
}

extension RGBAColor {
  /// The colour mixed with another one, in encoded components.
  func mixed(with other: RGBAColor, _ share: Float) -> RGBAColor {
    func mix(_ a: Float, _ b: Float) -> Float { a * (1 - share) + b * share }
    return RGBAColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
  }

  /// The share of white's light that the colour has, roughly: with the weights of Rec. 709 on encoded components.
  var brightness: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
