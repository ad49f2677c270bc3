import Drawing

extension DisplayItem {
  /// The item without the text in it; nil where it is text.
  var withoutGlyphs: DisplayItem? {
    switch self {
    case .glyphs:
      return nil
    case .layer(var layer):
      layer.items = layer.items.compactMap(\.withoutGlyphs)
      return .layer(layer)
    case .fill, .stroke, .image:
      return self
    }
  }
}
