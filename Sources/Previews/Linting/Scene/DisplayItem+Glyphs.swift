import Drawing
import Imaging

extension DisplayItem {
  /// The item with the letters in it painted in one colour, or without them; nil if it is nothing else.
  func withGlyphs(in color: RGBAColor?) -> DisplayItem? {
    switch self {
    case .glyphs(var glyphs):
      guard let color else { return nil }
      glyphs.paint = .color(color)
      return .glyphs(glyphs)
    case .layer(var layer):
      layer.items = layer.items.compactMap { $0.withGlyphs(in: color) }
      return .layer(layer)
    case .fill, .stroke, .image:
      return self
    }
  }
}
