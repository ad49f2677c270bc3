public import Views

extension Snapshotting where Value: View, Format == SnapshotImage {
  /// A view's picture at its ideal size.
  public static var image: Snapshotting { .image() }

  /// A view's picture.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How similar a pixel must be to count as matching, 0 to 1.
  ///   - layout: The space that the view is proposed.
  ///   - traits: The circumstances it is rendered under.
  public static func image(
    precision: Double = 1, perceptualPrecision: Double = 1, layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: SnapshotTraits = SnapshotTraits()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { view in try ViewSnapshotRenderer.render(view, layout, traits).image }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The tree of a view's placed views at its ideal size.
  public static var frames: Snapshotting { .frames() }

  /// The tree of a view's placed views, one to a line with its frame in points.
  public static func frames(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "frames.txt", diffing: .lines) { view in
      try ViewSnapshotRenderer.render(view, layout, traits).frames
    }
  }

  /// The texts of a view at its ideal size.
  public static var text: Snapshotting { .text() }

  /// The texts of a view, each with its lines, and with what is truncated or has no glyph.
  public static func text(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "text.txt", diffing: .lines) { view in
      try ViewSnapshotRenderer.render(view, layout, traits).texts
    }
  }
}
