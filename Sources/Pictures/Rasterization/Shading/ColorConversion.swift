import Drawing
import Fonts
import Geometry
import Imaging

/// Converts colours from (extended) sRGB to Display P3, for pictures that are written in that space.
///
/// Both spaces have the same white and the same transfer function, so that greys do not change and one matrix
/// of linear light suffices: sRGB to XYZ (IEC 61966-2-1) times XYZ to P3 (SMPTE RP 431-2 primaries with D65).
enum ColorConversion {
  /// A colour; colours outside P3 are clipped when a pixel is written.
  static func displayP3(_ color: RGBAColor) -> RGBAColor {
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    return RGBAColor(
      red: encoded(0.8224619687 * r + 0.1775380313 * g),
      green: encoded(0.0331941989 * r + 0.9668058011 * g),
      blue: encoded(0.0170826307 * r + 0.0723974407 * g + 0.9105199286 * b), alpha: color.alpha)
  }

  private static func linear(_ value: Float) -> Double {
    let magnitude = Double(abs(value))
    let result =
      magnitude <= 0.04045 ? magnitude / 12.92 : Trigonometry.power((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: Double) -> Float {
    let magnitude = abs(value)
    let result =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * Trigonometry.power(magnitude, 1 / 2.4) - 0.055
    return Float(value < 0 ? -result : result)
  }

  /// A bitmap of sRGB pixels.
  static func displayP3(_ bitmap: Bitmap) -> Bitmap {
    var known: [Bitmap.Pixel: Bitmap.Pixel] = [:]
    var result = bitmap
    for (index, pixel) in bitmap.pixels.enumerated() where pixel.alpha != 0 {
      if let converted = known[pixel] {
        result.pixels[index] = converted
        continue
      }
      let straight = StraightBitmap.Pixel(pixel)
      let converted = Compositor.pixel(
        displayP3(
          RGBAColor(
            red: Float(straight.red) / 255, green: Float(straight.green) / 255,
            blue: Float(straight.blue) / 255, alpha: Float(straight.alpha) / 255)))
      known[pixel] = converted
      result.pixels[index] = converted
    }
    return result
  }

  static func displayP3(_ picture: GlyphPicture) -> GlyphPicture {
    GlyphPicture(
      bitmap: displayP3(picture.bitmap), x: picture.x, y: picture.y, width: picture.width,
      height: picture.height)
  }

  // MARK: Display lists

  static func displayP3(_ items: [DisplayItem]) -> [DisplayItem] { items.map(displayP3) }

  private static func displayP3(_ item: DisplayItem) -> DisplayItem {
    switch item {
    case .fill(var fill):
      fill.paint = displayP3(fill.paint)
      return .fill(fill)
    case .stroke(var stroke):
      stroke.paint = displayP3(stroke.paint)
      return .stroke(stroke)
    case .glyphs(var glyphs):
      glyphs.paint = displayP3(glyphs.paint)
      return .glyphs(glyphs)
    case .image(var image):
      // A template's colours are not visible.
      if let tint = image.tint {
        image.tint = displayP3(tint)
      } else {
        image.bitmap = displayP3(image.bitmap)
      }
      return .image(image)
    case .layer(var layer):
      layer.items = displayP3(layer.items)
      if let mask = layer.mask { layer.mask?.items = displayP3(mask.items) }
      layer.filters = layer.filters.map { filter in
        guard case .shadow(let color, let radius, let dx, let dy) = filter else { return filter }
        return .shadow(color: displayP3(color), radius: radius, dx: dx, dy: dy)
      }
      if let tint = layer.backdrop?.tint { layer.backdrop?.tint = displayP3(tint) }
      return .layer(layer)
    }
  }

  private static func displayP3(_ paint: Paint) -> Paint {
    switch paint {
    case .color(let color):
      return .color(displayP3(color))
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(displayP3(gradient), start: start, end: end)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      return .radialGradient(
        displayP3(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    case .ellipticalGradient(let gradient, let bounds, let center, let start, let end):
      return .ellipticalGradient(
        displayP3(gradient), bounds: bounds, center: center, startFraction: start, endFraction: end)
    case .angularGradient(let gradient, let center, let start, let end):
      return .angularGradient(displayP3(gradient), center: center, startAngle: start, endAngle: end)
    case .meshGradient(var mesh, let bounds):
      mesh.colors = mesh.colors.map(displayP3)
      mesh.background = displayP3(mesh.background)
      return .meshGradient(mesh, bounds: bounds)
    case .image(let bitmap, let origin, let scale):
      return .image(displayP3(bitmap), origin: origin, scale: scale)
    }
  }

  /// Colours between two stops are mixed in the space of the picture, or in OKLab, whose steps are added
  /// beforehand: it is not linear in either space's components.
  private static func displayP3(_ gradient: Paint.Gradient) -> Paint.Gradient {
    let stops =
      gradient.interpolation == .perceptual ? GradientShader.expanded(gradient) : gradient.stops
    return Paint.Gradient(
      stops: stops.map { .init(color: displayP3($0.color), location: $0.location) }, interpolation: .device)
  }
}
