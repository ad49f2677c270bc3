import Drawing
package import Fonts
package import Foundation
import Geometry
import Imaging
import LayoutEngine

/// How a symbol is coloured and how much of it is filled.
package struct SymbolLook {
  let mode: SymbolRenderingMode
  let value: Double?
  /// The current effect on the symbol's parts.
  var light: SymbolPose.Light?

  /// The rendering mode that an image and the views around it set; several foreground styles make it a
  /// palette.
  init(of image: Image, in environment: EnvironmentValues) {
    mode =
      image.symbolRenderingMode ?? environment.symbolRenderingMode
      ?? (environment.foregroundLevels.count > 1 ? .palette : .monochrome)
    value = image.variableValue.map { min(max($0, 0), 1) }
  }

  /// The opacity of the parts of a symbol that its variable value does not reach. The opacity on a device has
  /// not been measured.
  static let restOpacity = 0.3
}

/// A symbol at the size of the text around it.
package struct ResolvedSymbol {
  package let glyph: SymbolGlyph
  /// The size of the em square, in points.
  package let pointSize: CGFloat
  package let size: CGSize
  /// From the top of the box, in points.
  package let baseline: CGFloat

  /// The variant of a symbol that the views around set; the symbol itself if it has no such variant.
  package init?(variantOf name: String, environment: EnvironmentValues, graph: ViewGraph) {
    let variant = environment.symbolVariants.name(for: name)
    if let symbol = Self(variant, environment: environment, graph: graph) {
      self = symbol
    } else if variant != name, let symbol = Self(name, environment: environment, graph: graph) {
      self = symbol
    } else {
      return nil
    }
  }

  package init?(_ name: String, environment: EnvironmentValues, graph: ViewGraph) {
    let request = (environment.font ?? .body).request(in: environment, modifiers: environment.textModifiers)
    guard
      let symbol = try? graph.fonts.symbol(named: name, weight: request.openTypeWeight)
    else { return nil }
    // Small and large symbols relative to medium ones, from SF Symbols' published guides (about 0.79, 1.27).
    let factor: CGFloat =
      switch environment.imageScale {
      case .small: 0.79
      case .medium: 1
      case .large: 1.27
      }
    let pointSize = CGFloat(request.size) * factor
    let top = CGFloat(symbol.inkTop - SymbolGlyph.verticalMargin) * pointSize
    let bottom = CGFloat(symbol.inkBottom + SymbolGlyph.verticalMargin) * pointSize
    let pixel = environment.pixelLength
    func ceilPixel(_ value: CGFloat) -> CGFloat { (value / pixel - 1e-6).rounded(.up) * pixel }
    // The symbol is centred on the capitals of text at its original size, whatever its scale.
    let capShift = CGFloat(request.size) * (1 - factor) * 0.352
    glyph = symbol
    self.pointSize = pointSize
    size = CGSize(width: ceilPixel(CGFloat(symbol.advance) * pointSize), height: ceilPixel(bottom - top))
    baseline = (-top + capShift)
  }

  /// Notes what is not drawn as on a device.
  ///
  /// - Parameter name: the symbol's as it is written in source.
  func note(_ name: String, look: SymbolLook, in environment: EnvironmentValues) {
    if glyph.shape.isSubstitute {
      environment.note(
        .substitutedSymbol, "symbol \"\(name)\"",
        "There is no drawing of \"\(name)\"; one of a like idea stands in for it.")
    }
    if look.mode != .monochrome {
      environment.note(
        .approximated, "symbolRenderingMode",
        "The layers of the stand-in symbols are found from their outlines, and are not Apple's.")
    }
    if let value = look.value, value < 1, glyph.shape.layers.contains(where: { $0.threshold != nil }) {
      environment.note(
        .approximated, "Image(systemName:variableValue:)",
        "How faint the parts of a symbol are that its value does not reach is not measured.")
    }
  }

  /// Draws the symbol with the box's top left corner at a point.
  package func draw(
    at origin: CGPoint, look: SymbolLook, paint: _StylePaint.Paint, bounds: CGRect,
    environment: EnvironmentValues, in context: inout DrawingContext
  ) {
    let advance = CGFloat(glyph.advance) * pointSize
    let top = CGFloat(glyph.inkTop - SymbolGlyph.verticalMargin) * pointSize
    let start = CGPoint(x: origin.x + (size.width - advance) / 2, y: origin.y - top)
    guard !glyph.shape.isComposed, look.mode == .monochrome, look.value ?? 1 == 1, look.light == nil else {
      let place = CGAffineTransform(
        a: pointSize, b: 0, c: 0, d: pointSize, tx: start.x, ty: start.y)
      drawLayers(
        placed: place, look: look, paint: paint, bounds: bounds, environment: environment, in: &context)
      return
    }
    let instance = FontInstance(source: glyph.face, size: Double(pointSize), key: glyph.face.key)
    context.add(
      .glyphs(
        DisplayItem.Glyphs(
          run: GlyphRun(font: instance, glyphs: [GlyphRun.Glyph(id: glyph.glyph, x: 0, y: 0)]),
          origin: start, paint: paint.filling(bounds), transform: context.transform)))
  }

  /// Draws the symbol's layers, of which each may have a colour of its own.
  ///
  /// - Parameters:
  ///   - place: the transform from em units to points.
  ///   - paint: the foreground's paint.
  func drawLayers(
    placed place: CGAffineTransform, look: SymbolLook, paint: _StylePaint.Paint, bounds: CGRect,
    environment: EnvironmentValues, in context: inout DrawingContext
  ) {
    let shape = glyph.shape
    let isInOneColor =
      switch look.mode {
      case .monochrome:
        (look.value == nil && look.light == nil) || shape.layers.allSatisfy { $0.threshold == nil }
      case .multicolor: shape.layers.allSatisfy { $0.tint == nil }
      default: false
      }
    let thresholds = look.light == nil ? [] : Set(shape.layers.compactMap(\.threshold)).sorted()
    for layer in isInOneColor ? shape.monochrome : shape.layers {
      var paint = isInOneColor ? paint : color(of: layer, look: look, foreground: paint, in: environment)
      if let value = look.value, let threshold = layer.threshold, value <= threshold {
        paint = .opacity(paint, SymbolLook.restOpacity)
      }
      if let light = look.light, let threshold = layer.threshold,
        let number = thresholds.firstIndex(of: threshold)
      {
        paint = .opacity(paint, light.opacity(ofPart: number, of: thresholds.count))
      }
      draw(layer, placed: place, paint: paint, bounds: bounds, in: &context)
    }
  }

  private func draw(
    _ layer: SymbolLayer, placed place: CGAffineTransform, paint: _StylePaint.Paint, bounds: CGRect,
    in context: inout DrawingContext
  ) {
    let outline = layer.outline.applying(place)
    guard !layer.knockouts.isEmpty else {
      context.fill(outline, with: paint, bounds: bounds)
      return
    }
    let holes = layer.knockouts.map { knockout in
      DisplayItem.fill(
        DisplayItem.Fill(
          path: knockout.applying(place), paint: .color(.black), transform: context.transform))
    }
    let items =
      context.collecting { $0.fill(outline, with: paint, bounds: bounds) }
      + [.layer(DisplayItem.Layer(items: holes, blendMode: .destinationOut))]
    context.add(.layer(DisplayItem.Layer(items: items, isIsolated: true)))
  }

  private func color(
    of layer: SymbolLayer, look: SymbolLook, foreground: _StylePaint.Paint, in environment: EnvironmentValues
  ) -> _StylePaint.Paint {
    switch look.mode {
    case .hierarchical:
      return layer.level == 0
        ? foreground : .opacity(foreground, HierarchicalShapeStyle.opacities[layer.level])
    case .palette:
      let levels = environment.foregroundLevels
      // If there are fewer styles than layers, the last one is used for the rest.
      guard !levels.isEmpty else { return foreground }
      return levels[min(layer.level, levels.count - 1)]._paint(in: environment).paint
    case .multicolor:
      if let tint = layer.tint { return tint.color._paint(in: environment).paint }
      // Parts without a colour of their own have the accent colour, unless the views around have another.
      return environment.foregroundStyle == nil ? TintShapeStyle()._paint(in: environment).paint : foreground
    default:
      return foreground
    }
  }
}

extension SymbolTint {
  fileprivate var color: Color {
    switch self {
    case .white: .white
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .blue: .blue
    }
  }
}
