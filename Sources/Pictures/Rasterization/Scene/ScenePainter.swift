internal import CPixelKernels
import Drawing
import Fonts
import Foundation
import Geometry
import Imaging

/// Draws display items on a surface, in order.
struct ScenePainter {
  let surface: Surface
  /// The whole canvas, of which the surface may be a band or a layer.
  private let canvas: PixelBounds
  private var glyphs: GlyphCache
  private var paths: PathRasterizer
  private let images: ImageLevels
  private var smooth: SmoothCoverage?
  private var clip: Clip

  /// Glyphs and paths with their partial coverage.
  struct SmoothCoverage {
    var glyphs: GlyphCache
    var paths: PathRasterizer
  }

  /// The part of the surface that may be drawn on.
  private struct Clip {
    var rect: PixelBounds
    /// Coverage within the rectangle if the clip is not rectangular.
    var mask: CoverageMask?
  }

  /// - Parameters:
  ///   - canvas: the whole canvas, of which the surface may be a band or a layer.
  ///   - images: the derived bitmaps that the painters of one drawing share.
  ///   - glyphs: glyphs drawn before.
  ///   - paths: memory that painters on the same thread may share.
  ///   - smooth: the rasterizers for blurred layers if the others keep no partial coverage.
  init(
    surface: Surface, canvas: PixelBounds, glyphs: GlyphCache, images: ImageLevels, paths: PathRasterizer,
    smooth: SmoothCoverage? = nil
  ) {
    self.smooth = smooth
    self.surface = surface
    self.canvas = canvas
    self.glyphs = glyphs
    self.images = images
    self.paths = paths
    clip = Clip(rect: surface.bounds, mask: nil)
  }

  /// - Parameter rows: the rows that the items touch, if other bands draw them on other rows.
  mutating func draw(_ items: [DisplayItem], rows: ItemRows? = nil) {
    // Under a soft clip, a covered item would be visible where the clip is partial.
    let covers = clip.mask == nil ? Covers(rows?.covers ?? Covers.Candidates(items), in: clip.rect) : nil
    for index in items.indices {
      if let rows {
        // Most bands touch few of the items, and need not process the others.
        if rows.misses(index, clip.rect.minY, clip.rect.maxY) { continue }
        rows.find(index, items[index])
        if rows.misses(index, clip.rect.minY, clip.rect.maxY) { continue }
      }
      if let covers, covers.hide(items[index], at: index) { continue }
      draw(items[index], at: index, rows)
    }
  }

  private mutating func draw(_ item: DisplayItem, at index: Int, _ rows: ItemRows?) {
    switch item {
    case .fill(let fill):
      if case .color(let color) = fill.paint, paintUpright(fill, color) { return }
      paint(
        fill.path, rule: fill.rule, transform: fill.transform, isAntialiased: fill.isAntialiased,
        shader: PaintShader(fill.paint, transform: fill.transform))
    case .stroke(let stroke):
      draw(stroke, at: index, rows)
    case .glyphs(let glyphs):
      let touched = draw(glyphs)
      rows?.note(index, minY: touched.lowerBound, maxY: touched.upperBound)
    case .image(let image):
      draw(image)
    case .layer(let layer):
      draw(layer, rows: rows?.layer(at: index))
    }
  }

  // MARK: Paths

  /// Paints an upright rectangle in one colour.
  ///
  /// - Returns: whether it is one.
  private func paintUpright(_ fill: DisplayItem.Fill, _ color: RGBAColor) -> Bool {
    guard clip.mask == nil, paths.takesShortcuts, let rect = UprightRect(fill.path, fill.transform),
      // Rectangles on whole pixels are filled by whole rows.
      !rect.isWhole
    else { return false }
    var sink = ColorSink(surface: surface, color: Compositor.pixel(color))
    rect.resolve(clip: clip.rect, isAntialiased: fill.isAntialiased, into: &sink)
    return true
  }

  private mutating func paint(
    _ path: Path, rule: FillRule, transform: CGAffineTransform, isAntialiased: Bool, shader: PaintShader
  ) {
    if let rect = Self.wholePixelRect(path, transform) {
      fill(rect.intersection(clip.rect), shader: shader)
      return
    }
    var sink = ShadingSink(surface: surface, shader: shader, mask: clip.mask)
    paths.rasterize(
      path, rule: rule, transform: transform, clip: clip.rect, isAntialiased: isAntialiased,
      isOneColor: shader.isOneColor, into: &sink)
  }

  /// The pixels of a rectangle whose sides are all on pixel boundaries.
  static func wholePixelRect(_ path: Path, _ transform: CGAffineTransform) -> PixelBounds? {
    guard case .rect(let rect)? = path.figure, transform.b == 0, transform.c == 0 else { return nil }
    let device = rect.applying(transform)
    let limit: CGFloat = 1e7
    guard abs(device.minX) < limit, abs(device.minY) < limit, abs(device.maxX) < limit,
      abs(device.maxY) < limit
    else { return nil }
    func whole(_ value: CGFloat) -> Int? {
      let rounded = value.rounded()
      // Points times scale may miss the boundary by the precision of a double.
      return abs(value - rounded) < 1e-6 ? Int(rounded) : nil
    }
    guard let minX = whole(device.minX), let minY = whole(device.minY), let maxX = whole(device.maxX),
      let maxY = whole(device.maxY)
    else { return nil }
    return PixelBounds(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  private func fill(_ rect: PixelBounds, shader: PaintShader) {
    if rect.isEmpty { return }
    if case .solid(let pixel) = shader, clip.mask == nil, rect.width == surface.bounds.width {
      // Whole rows are contiguous.
      Spans.over(
        surface.pointer(rect.minX, rect.minY), count: rect.width * rect.height, color: UInt32(pixel),
        coverage: 255)
      return
    }
    var sink = ShadingSink(surface: surface, shader: shader, mask: clip.mask)
    for y in rect.minY..<rect.maxY {
      sink.cover(y: y, minX: rect.minX, maxX: rect.maxX, coverage: 255)
    }
  }

  /// Paints where a mask covers, cut by the clip.
  private func fill(_ mask: CoverageMask, shader: PaintShader) {
    mask.values.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { fill(base, mask.bounds, shader: shader) }
    }
  }

  /// Paints a rectangle by the coverage of its pixels, row by row, cut by the clip.
  private func fill(_ coverages: UnsafePointer<UInt8>, _ bounds: PixelBounds, shader: PaintShader) {
    let area = bounds.intersection(clip.rect)
    if area.isEmpty { return }
    let first = coverages + ((area.minY - bounds.minY) * bounds.width + area.minX - bounds.minX)
    if case .solid(let pixel) = shader, clip.mask == nil {
      pixel_cover(
        PixelKernels.level, surface.pointer(area.minX, area.minY), surface.bounds.width, first, bounds.width,
        area.width, area.height, UInt32(pixel))
      return
    }
    var sink = ShadingSink(surface: surface, shader: shader, mask: clip.mask)
    for y in area.minY..<min(area.minY + ShadingSink.rowsAhead, area.maxY) {
      sink.expect(y: y, minX: area.minX, maxX: area.maxX)
    }
    for y in area.minY..<area.maxY {
      if y + ShadingSink.rowsAhead < area.maxY {
        sink.expect(y: y + ShadingSink.rowsAhead, minX: area.minX, maxX: area.maxX)
      }
      sink.cover(
        y: y, minX: area.minX,
        coverages: UnsafeBufferPointer(start: first + (y - area.minY) * bounds.width, count: area.width))
    }
  }

  private mutating func draw(_ stroke: DisplayItem.Stroke, at index: Int, _ rows: ItemRows?) {
    let t = stroke.transform
    let scale = max((t.a * t.a + t.b * t.b).squareRoot(), (t.c * t.c + t.d * t.d).squareRoot())
    guard scale > 0, scale.isFinite else { return }
    func find() -> Path {
      PathStroker(style: stroke.style, tolerance: Self.strokeFlatness / scale)
        .stroke(stroke.path, seenIn: window(t))
    }
    let outline = rows?.outline(of: index, beyond: clip.rect.minY, clip.rect.maxY, find) ?? find()
    paint(
      outline, rule: .nonZero, transform: t, isAntialiased: true,
      shader: PaintShader(stroke.paint, transform: t))
  }

  /// The part of a path that can be visible wherever it is drawn, in its own units: the same for all bands,
  /// and wide enough for pixels that filters and projections bring in from outside the canvas.
  private func window(_ transform: CGAffineTransform) -> CGRect? {
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return nil }
    let wide = canvas.outset(4 * Self.projectionReach)
    return CGRect(x: wide.minX, y: wide.minY, width: wide.width, height: wide.height)
      .applying(transform.inverted())
  }

  /// The maximum distance of the lines of a stroke's outline from its curves, in pixels.
  private static let strokeFlatness: CGFloat = 0.005
  // MARK: Glyphs

  /// Draws the visible glyphs, and returns the maximum rows that all of them touch.
  private mutating func draw(_ glyphs: DisplayItem.Glyphs) -> Range<Int> {
    let font = glyphs.run.font
    let size = CGFloat(font.size)
    let t = glyphs.transform
    guard size > 0, size.isFinite else { return 0..<0 }
    let shader = PaintShader(glyphs.paint, transform: t)
    let em = CGAffineTransform(a: t.a * size, b: t.b * size, c: t.c * size, d: t.d * size, tx: 0, ty: 0)
    if max(abs(em.a), abs(em.b), abs(em.c), abs(em.d)) > 1500 {
      drawLarge(glyphs, em, shader)
      return ItemRows.all
    }
    let shapes = self.glyphs.shapes(font: font.key, a: em.a, b: em.b, c: em.c, d: em.d)
    // The following code counts no references: threads that draw with the same font would contend.
    let source = font.source
    let (left, top) = (glyphs.origin.x, glyphs.origin.y)
    let shown = clip.rect
    var color: UInt32?
    if case .solid(let pixel) = shader, clip.mask == nil { color = UInt32(pixel) }
    let (canvas, paths) = (surface, paths)
    var (minY, maxY) = (Int.max, Int.min)
    for glyph in glyphs.run.glyphs {
      let origin = CGPoint(x: left + CGFloat(glyph.x), y: top + CGFloat(glyph.y)).applying(t)
      guard abs(origin.x) < 1e6, abs(origin.y) < 1e6 else { continue }
      // Quarters of a pixel are as fine as the eye can see.
      let quarterX = roundedDown(Double(origin.x) * 4 + 0.5)
      let quarterY = roundedDown(Double(origin.y) * 4 + 0.5)
      let (subX, subY) = (quarterX & 3, quarterY & 3)
      switch shapes.entry(of: glyph.id, subX: subX, subY: subY, source: source, paths: paths) {
      case .picture:
        (minY, maxY) = (ItemRows.all.lowerBound, ItemRows.all.upperBound)
        if let picture = shapes.picture(of: glyph.id, subX: subX, subY: subY) {
          draw(picture, font: font, glyph: glyph, glyphs)
        }
      case .mask(let base, let bounds):
        let place = bounds.moved(dx: quarterX >> 2, dy: quarterY >> 2)
        if place.isEmpty { continue }
        (minY, maxY) = (min(minY, place.minY), max(maxY, place.maxY))
        guard let color else {
          fill(base, place, shader: shader)
          continue
        }
        let area = place.intersection(shown)
        if area.isEmpty { continue }
        pixel_cover(
          PixelKernels.level, canvas.pointer(area.minX, area.minY), canvas.bounds.width,
          base + ((area.minY - place.minY) * place.width + area.minX - place.minX), place.width, area.width,
          area.height, color)
      }
    }
    return minY < maxY ? minY..<maxY : 0..<0
  }

  /// Draws glyphs that are too large to keep like any path.
  private mutating func drawLarge(
    _ glyphs: DisplayItem.Glyphs, _ em: CGAffineTransform, _ shader: PaintShader
  ) {
    let font = glyphs.run.font
    for glyph in glyphs.run.glyphs {
      let origin = CGPoint(
        x: glyphs.origin.x + CGFloat(glyph.x), y: glyphs.origin.y + CGFloat(glyph.y)
      ).applying(glyphs.transform)
      guard abs(origin.x) < 1e6, abs(origin.y) < 1e6 else { continue }
      if let picture = font.source.picture(of: glyph.id) {
        draw(picture, font: font, glyph: glyph, glyphs)
      } else {
        paint(
          font.source.outline(of: glyph.id), rule: .nonZero,
          transform: CGAffineTransform(a: em.a, b: em.b, c: em.c, d: em.d, tx: origin.x, ty: origin.y),
          isAntialiased: true, shader: shader)
      }
    }
  }

  private mutating func draw(
    _ picture: GlyphPicture, font: FontInstance, glyph: GlyphRun.Glyph, _ glyphs: DisplayItem.Glyphs
  ) {
    let size = CGFloat(font.size)
    var opacity: Float = 1
    if case .color(let color) = glyphs.paint { opacity = color.alpha }
    draw(
      DisplayItem.Image(
        bitmap: picture.bitmap,
        rect: CGRect(
          x: glyphs.origin.x + CGFloat(glyph.x) + CGFloat(picture.x) * size,
          y: glyphs.origin.y + CGFloat(glyph.y) + CGFloat(picture.y) * size,
          width: CGFloat(picture.width) * size, height: CGFloat(picture.height) * size),
        interpolation: .medium, opacity: opacity, transform: glyphs.transform))
  }

  // MARK: Images

  private mutating func draw(_ image: DisplayItem.Image) {
    let bitmap = image.bitmap
    guard bitmap.width > 0, bitmap.height > 0, image.rect.width != 0, image.rect.height != 0 else { return }
    let place = CGAffineTransform(
      a: image.rect.width / CGFloat(bitmap.width), b: 0, c: 0, d: image.rect.height / CGFloat(bitmap.height),
      tx: image.rect.minX, ty: image.rect.minY
    ).concatenating(image.transform)
    let shader = ImageShader(
      bitmap, transform: place, interpolation: image.interpolation, tiles: false, levels: images)
    let opacity = Compositor.byte(Compositor.clamped(image.opacity))
    if image.tint == nil && opacity == 255 {
      paint(
        Path(image.rect), rule: .nonZero, transform: image.transform, isAntialiased: true,
        shader: .image(shader))
      return
    }
    let mask = paths.mask(
      of: Path(image.rect), rule: .nonZero, transform: image.transform, clip: clip.rect)
    guard let tint = image.tint else {
      var faded = mask
      for index in faded.values.indices { faded.values[index] = multiply255(faded.values[index], opacity) }
      fill(faded, shader: .image(shader))
      return
    }
    // A template's alpha is coverage for the tint.
    var coverage = mask
    let width = mask.bounds.isEmpty ? 0 : mask.bounds.width
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: max(width, 1)) { colors in
      guard let base = colors.baseAddress else { return }
      for row in 0..<(width > 0 ? mask.bounds.height : 0) {
        shader.writeRow(mask.bounds.minY + row, from: mask.bounds.minX, count: width, to: base)
        for x in 0..<width {
          let index = row * width + x
          let alpha = UInt8(truncatingIfNeeded: base[x] &>> 24)
          coverage.values[index] = multiply255(multiply255(coverage.values[index], alpha), opacity)
        }
      }
    }
    fill(coverage, shader: PaintShader(tint, transform: image.transform))
  }

  // MARK: Layers

  private mutating func draw(_ layer: DisplayItem.Layer, rows: ItemRows?) {
    if let smooth, layer.isBlurred {
      // A blurred edge is not an edge. Without partial coverage it would only begin at a slightly different
      // position.
      var painter = self
      painter.glyphs = smooth.glyphs
      painter.paths = smooth.paths
      painter.smooth = nil
      painter.draw(layer, rows: nil)
      guard let sharp = layer.withoutShadows else { return }
      draw(sharp, rows: rows)
      return
    }
    let outer = clip
    for path in layer.clips { push(path) }
    defer { clip = outer }
    if clip.rect.isEmpty { return }
    if let backdrop = layer.backdrop {
      draw(backdrop, opacity: Compositor.byte(Compositor.clamped(layer.opacity)))
    }
    if layer.items.isEmpty { return }

    if !layer.needsSurface {
      draw(layer.items, rows: rows)
      return
    }
    let opacity = Compositor.byte(Compositor.clamped(layer.opacity))
    if opacity == 0 && layer.blendMode == .normal { return }

    // The visible part, and from the last filter back to the first the input that each needs for it.
    let shown = layer.projection == nil ? clip.rect : clip.rect.outset(Self.projectionReach)
    var needed = [shown]
    for filter in layer.filters.reversed() {
      needed.append(Self.source(of: filter, for: needed[needed.count - 1]))
    }
    var area = needed.removeLast()
    if layer.blendMode.keepsBackdropUnderNothing || !layer.filters.isEmpty || layer.projection != nil {
      area = area.intersection(ItemBounds.bounds(of: layer.items))
    }
    if area.isEmpty && layer.blendMode.keepsBackdropUnderNothing { return }
    var painter = ScenePainter(
      surface: Surface(bounds: area), canvas: canvas, glyphs: glyphs, images: images, paths: paths,
      smooth: smooth)
    painter.draw(layer.items, rows: rows)
    var picture = painter.surface
    for (filter, within) in zip(layer.filters, needed.reversed()) {
      picture = Self.applying(filter, to: picture, within: within)
    }
    if let projection = layer.projection { picture = projected(picture, projection) }
    if let mask = layer.mask { picture = masked(picture, by: mask) }
    if !layer.blendMode.keepsBackdropUnderNothing && !picture.bounds.contains(clip.rect) {
      // Outside the picture there is nothing, which these modes read as well.
      let whole = Surface(bounds: clip.rect)
      whole.composite(picture, mode: .normal, opacity: 255, mask: nil, clip: clip.rect)
      picture = whole
    }
    surface.composite(
      picture, mode: layer.blendMode, opacity: opacity, mask: clip.mask, clip: clip.rect)
  }

  private mutating func push(_ path: DisplayItem.Clip) {
    if let rect = Self.wholePixelRect(path.path, path.transform) {
      clip.rect = clip.rect.intersection(rect)
      return
    }
    let mask = paths.mask(
      of: path.path, rule: path.rule, transform: path.transform, clip: clip.rect,
      isAntialiased: path.isAntialiased)
    clip.mask = clip.mask.map { mask.intersected(with: $0) } ?? mask
    clip.rect = clip.rect.intersection(mask.bounds)
  }

  /// How far outside the clip a projection searches for pixels that it may bring in.
  private static let projectionReach = 4096

  /// The input that a filter needs for a part of its result.
  private static func source(of filter: DisplayItem.Filter, for part: PixelBounds) -> PixelBounds {
    switch filter {
    case .blur(let radius, _):
      return part.outset(GaussianBlur.reach(radius))
    case .shadow(_, let radius, let dx, let dy):
      // Shadows further away than any canvas is wide are cut off.
      let (dx, dy) = (whole(dx, limit: 4096), whole(dy, limit: 4096))
      return part.union(part.moved(dx: -dx, dy: -dy).outset(GaussianBlur.reach(radius / 2)))
    case .colorMatrix, .luminanceToAlpha, .alphaThreshold:
      return part
    }
  }

  /// A length in whole pixels; zero if it is not finite.
  private static func whole(_ length: Double, limit: Double) -> Int {
    length.isFinite ? Int(min(max(length, -limit), limit).rounded()) : 0
  }

  /// - Parameter part: the part of the result that is needed; there may be more.
  private static func applying(
    _ filter: DisplayItem.Filter, to picture: Surface, within part: PixelBounds
  ) -> Surface {
    switch filter {
    case .blur(let radius, let isOpaque):
      let result = GaussianBlur.blurred(picture, deviation: radius, within: part)
      if isOpaque { makeOpaque(result, where: picture) }
      return result
    case .shadow(let color, let radius, let dx, let dy):
      let (dx, dy) = (whole(dx, limit: 1e6), whole(dy, limit: 1e6))
      // SwiftUI's radius is twice the gaussian's deviation.
      let shadow = GaussianBlur.blurred(
        picture.alpha, deviation: radius / 2, within: part.moved(dx: -dx, dy: -dy))
      let moved = shadow.bounds.moved(dx: dx, dy: dy).intersection(part)
      let result = Surface(bounds: picture.bounds.intersection(part).union(moved))
      if !moved.isEmpty {
        shadow.values.withUnsafeBufferPointer { values in
          guard let base = values.baseAddress else { return }
          let first =
            (moved.minY - dy - shadow.bounds.minY) * shadow.bounds.width + moved.minX - dx
            - shadow.bounds.minX
          pixel_cover(
            PixelKernels.level, result.pointer(moved.minX, moved.minY), result.bounds.width, base + first,
            shadow.bounds.width, moved.width, moved.height, UInt32(Compositor.pixel(color)))
        }
      }
      result.composite(picture, mode: .normal, opacity: 255, mask: nil, clip: result.bounds)
      return result
    case .colorMatrix(let matrix):
      ColorFilters.apply(matrix: matrix, to: picture)
      return picture
    case .luminanceToAlpha:
      ColorFilters.replaceByLuminance(picture)
      return picture
    case .alphaThreshold(let range, let color):
      ColorFilters.replace(picture, by: color, whereAlphaIn: range)
      return picture
    }
  }

  /// Compensates for the opacity that a blur lost at the edges of opaque content.
  private static func makeOpaque(_ blurred: Surface, where original: Surface) {
    let both = blurred.bounds.intersection(original.bounds)
    if both.isEmpty { return }
    for y in both.minY..<both.maxY {
      let (row, sharp) = (blurred.pointer(both.minX, y), original.pointer(both.minX, y))
      for x in 0..<both.width {
        let pixel = Bitmap.Pixel(row[x])
        guard pixel.alpha > 0, sharp[x] &>> 24 == 255 else { continue }
        func full(_ value: UInt8) -> UInt8 { UInt8(min(Int(value) * 255 / Int(pixel.alpha), 255)) }
        row[x] = UInt32(
          Bitmap.Pixel(red: full(pixel.red), green: full(pixel.green), blue: full(pixel.blue), alpha: 255))
      }
    }
  }

  private func masked(_ picture: Surface, by mask: DisplayItem.Mask) -> Surface {
    var painter = ScenePainter(
      surface: Surface(bounds: picture.bounds), canvas: canvas, glyphs: glyphs, images: images, paths: paths,
      smooth: smooth)
    painter.draw(mask.items)
    for index in 0..<picture.pixelCount {
      let pixel = Bitmap.Pixel(painter.surface.base[index])
      var coverage = mask.usesLuminance ? ColorFilters.luminance(pixel) : pixel.alpha
      if mask.isInverted { coverage = 255 - coverage }
      picture.base[index] = Spans.scaled(picture.base[index], by: coverage)
    }
    return picture
  }

  private func projected(_ picture: Surface, _ projection: ProjectionTransform) -> Surface {
    guard let inverse = projection.inverse else { return Surface(bounds: .empty) }
    let result = Surface(bounds: clip.rect)
    let (width, height) = (picture.bounds.width, picture.bounds.height)
    // Pixel centres; outside the picture there is nothing, so that its edges fade over one pixel.
    func at(_ x: Int, _ y: Int) -> SIMD4<Float> {
      guard x >= 0, y >= 0, x < width, y < height else { return .zero }
      let pixel = Bitmap.Pixel(picture.base[y * width + x])
      return SIMD4(Float(pixel.red), Float(pixel.green), Float(pixel.blue), Float(pixel.alpha))
    }
    for y in result.bounds.minY..<result.bounds.maxY {
      for x in result.bounds.minX..<result.bounds.maxX {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let w = point.x * inverse.m13 + point.y * inverse.m23 + inverse.m33
        let source = point.applying(inverse)
        guard source.x.isFinite, source.y.isFinite, w > 0 else { continue }
        let u = Double(source.x) - Double(picture.bounds.minX) - 0.5
        let v = Double(source.y) - Double(picture.bounds.minY) - 0.5
        guard u > -1, v > -1, u < Double(width), v < Double(height) else { continue }
        let (x0, y0) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let (fx, fy) = (Float(u - u.rounded(.down)), Float(v - v.rounded(.down)))
        let top = at(x0, y0) + (at(x0 + 1, y0) - at(x0, y0)) * fx
        let bottom = at(x0, y0 + 1) + (at(x0 + 1, y0 + 1) - at(x0, y0 + 1)) * fx
        let color = top + (bottom - top) * fy
        result.pointer(x, y).pointee = UInt32(
          Bitmap.Pixel(
            red: UInt8(color.x + 0.5), green: UInt8(color.y + 0.5), blue: UInt8(color.z + 0.5),
            alpha: UInt8(color.w + 0.5)))
      }
    }
    return result
  }

  /// Blurs and tints what has been drawn so far, inside the clip.
  private mutating func draw(_ backdrop: DisplayItem.Backdrop, opacity: UInt8) {
    let area = clip.rect.outset(GaussianBlur.reach(backdrop.blurRadius)).intersection(surface.bounds)
    if area.isEmpty { return }
    var beneath = Surface(bounds: smooth == nil ? area : clip.rect)
    if smooth != nil {
      // A blur leaves no edges of the picture beneath.
      var tint = backdrop.tint
      tint.alpha = 1
      Spans.over(
        beneath.base, count: beneath.pixelCount, color: UInt32(Compositor.pixel(tint)), coverage: 255)
      surface.composite(beneath, mode: .normal, opacity: opacity, mask: clip.mask, clip: clip.rect)
      return
    }
    beneath.composite(surface, mode: .normal, opacity: 255, mask: nil, clip: area)
    beneath = GaussianBlur.blurred(beneath, deviation: backdrop.blurRadius, within: clip.rect)
    ColorFilters.saturate(beneath, by: backdrop.saturation)
    Spans.over(
      beneath.base, count: beneath.pixelCount, color: UInt32(Compositor.pixel(backdrop.tint)),
      coverage: 255)
    surface.composite(beneath, mode: .normal, opacity: opacity, mask: clip.mask, clip: clip.rect)
  }
}

extension DisplayItem.Layer {
  /// Whether a filter blurs the layer, or a shadow made of it.
  fileprivate var isBlurred: Bool {
    filters.contains { filter in
      switch filter {
      case .blur, .shadow: true
      case .colorMatrix, .luminanceToAlpha, .alphaThreshold: false
      }
    }
  }

  /// The layer without its shadows; nil if it is blurred itself.
  fileprivate var withoutShadows: DisplayItem.Layer? {
    var layer = self
    layer.filters = []
    for filter in filters {
      switch filter {
      case .blur: return nil
      case .shadow: break
      case .colorMatrix, .luminanceToAlpha, .alphaThreshold: layer.filters.append(filter)
      }
    }
    return layer
  }

  /// Whether the items are drawn separately first, and not straight onto the picture beneath.
  var needsSurface: Bool {
    opacity < 1 || blendMode != .normal || mask != nil || !filters.isEmpty || isIsolated || projection != nil
  }
}
