import Imaging
import PictureFiles
import Views

/// A project's custom symbol, in the template that Apple's SF Symbols app exports: an SVG document with the
/// symbol in weights and scales, each a group named after them ("Regular-M"), and guide lines for the
/// baseline and the capital height.
struct SymbolTemplate {
  private let drawing: VectorPicture

  init(_ drawing: VectorPicture) { self.drawing = drawing }

  /// The names of weights, with OpenType's numbers for them.
  private static let weights: [(name: String, number: Double)] = [
    ("Regular", 400), ("Medium", 510), ("Semibold", 590), ("Bold", 700), ("Light", 274), ("Heavy", 860),
    ("Thin", 175),
    ("Black", 1000), ("Ultralight", 100),
  ]

  /// The symbol beside letters of a size.
  ///
  /// Templates are drawn for letters of 100 points. One that has only some of the weights is shown in the nearest.
  func image(
    fontSize: Double, weight: Double, imageScale: Image.Scale, density: Double
  ) throws(PictureError) -> AssetImage {
    let letter = imageScale == .small ? "S" : imageScale == .large ? "L" : "M"
    let names = Self.weights.sorted { abs($0.number - weight) < abs($1.number - weight) }
    let all = ([letter] + ["M", "S", "L"]).flatMap { scale in
      names.map { (name: "\($0.name)-\(scale)", scale) }
    }
    for (name, scale) in all {
      guard let ink = drawing.bounds(of: "#\(name)")?.ink, ink.width > 0, ink.height > 0 else { continue }
      // A drawing of another scale than requested is resized by the ratio of the scales.
      let factor = Self.factor(letter) / Self.factor(scale) * fontSize / 100
      let left = drawing.bounds(of: "#left-margin-\(name)")?.geometry.x ?? ink.x
      let right = drawing.bounds(of: "#right-margin-\(name)")?.geometry.x ?? (ink.x + ink.width)
      let baseline = drawing.bounds(of: "#Baseline-\(scale)")?.geometry.y ?? (ink.y + ink.height)
      // System symbols have about as much space above and below.
      let margin = 3.0
      let top = ink.y - margin
      let width = Int(((right - left) * factor * density).rounded(.up))
      let height = Int(((ink.height + 2 * margin) * factor * density).rounded(.up))
      var image = AssetImage(
        bitmap: try drawing.bitmap(
          of: "#\(name)", origin: (left, top), scale: factor * density, width: max(width, 1),
          height: max(height, 1)),
        scale: density)
      image.renderingMode = .template
      image.baseline = (baseline - top) * factor
      return image
    }
    // A drawing that is not a template is a symbol of capital height.
    let factor = fontSize * 1.2 / max(drawing.width, drawing.height) * Self.factor(letter)
    var image = AssetImage(
      bitmap: try drawing.bitmap(
        width: max(1, Int((drawing.width * factor * density).rounded(.up))),
        height: max(1, Int((drawing.height * factor * density).rounded(.up)))),
      scale: density)
    image.renderingMode = .template
    image.baseline = drawing.height * factor * 0.8
    return image
  }

  /// The size of a scale's symbols relative to medium ones, after SF Symbols' published guides.
  private static func factor(_ scale: String) -> Double {
    switch scale {
    case "S": 0.79
    case "L": 1.27
    default: 1
    }
  }
}
