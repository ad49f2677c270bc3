public import Foundation
internal import Imaging
internal import OperatingSystem
internal import Rasterization
internal import Rendering
public import Views

/// Renders SwiftUI views in a program, and measures texts, without a window or a device.
///
/// One value opens the fonts once and may render as many views as you like. Each render starts with fresh state, and the same view gives
/// the same picture on every machine.
///
/// ```swift
/// let room = try FittingRoom()
/// let card = try room.render(Text("Hello").padding())
/// try card.picture.png().write(to: URL(fileURLWithPath: "hello.png"))
/// print(card.outline)
/// ```
@MainActor
public struct FittingRoom {
  private let renderer: ViewRenderer
  private let rasterizer = Rasterizer(options: .init(threads: min(Parallel.processorCount, 8)))

  /// Opens the fonts, and reads what views find by name.
  ///
  /// - Parameters:
  ///   - resources: a folder of the project whose string catalogs, asset catalogs and fonts views find; nil for none.
  ///   - fonts: the folder with the fonts; nil takes the one that `FITTINGROOM_FONTS` names, one that is installed beside the program, or
  ///     that of the checkout this module was built from.
  /// - Throws: an error that says, as a sentence, that there are no fonts, or which catalog cannot be read.
  public init(resources: URL? = nil, fonts: URL? = nil) throws {
    // Resources are searched for starting from a source file.
    renderer = try ProjectRenderer.make(
      near: resources.map { $0.appendingPathComponent("Package.swift").path }, fonts: fonts?.path)
  }

  /// Lays a view out and draws it.
  ///
  /// - Throws: an error that says why there is no picture, as a sentence: the view has no finite size in this
  ///   space, or it is too large.
  public func render<V: View>(
    _ view: V, in options: RenderOptions = RenderOptions()
  ) throws -> RenderedView {
    let outcome = try renderer.render(view, options.request)
    return RenderedView(
      picture: Picture(StraightBitmap(outcome.bitmap(rasterizer)), scale: options.scale), outcome: outcome)
  }

  /// Lays a view out without drawing it, which takes a fraction of the time.
  ///
  /// ```swift
  /// let frames = try FittingRoom().layOut(
  ///   HStack { Text("Total").accessibilityIdentifier("label") }, in: RenderOptions(width: 320))
  /// let label = frames.first(id: "label")
  /// ```
  ///
  /// - Throws: as `render(_:in:)`.
  public func layOut<V: View>(_ view: V, in options: RenderOptions = RenderOptions()) throws -> PlacedView {
    PlacedView(try renderer.render(view, options.request).tree.root)
  }

  /// Measures a text as laid out by a `Text` with this font.
  ///
  /// ```swift
  /// let title = try FittingRoom().measure("Einstellungen", font: .headline, width: 80)
  /// if title.lines.count > 1 { print("two lines: \(title.lines)") }
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text to measure, verbatim: it is not looked up in a catalog.
  ///   - font: The font, as views name it.
  ///   - width: The available width in points; nil for the ideal width.
  ///   - lineLimit: The maximum number of lines; nil for any number.
  ///   - options: The language and the type size; the size of the view is ignored.
  /// - Throws: as `render(_:in:)`.
  public func measure(
    _ text: String, font: Font = .body, width: Double? = nil, lineLimit: Int? = nil,
    in options: RenderOptions = RenderOptions()
  ) throws -> MeasuredText {
    var options = options
    (options.width, options.height) = (width, nil)
    let outcome = try renderer.render(
      Text(verbatim: text).font(font).lineLimit(lineLimit), options.request)
    let report = PlacedView(outcome.tree.root).first { $0.text != nil }?.text
    return MeasuredText(
      size: outcome.size, lines: report?.lines ?? [], isTruncated: report?.isTruncated ?? false,
      missingGlyphs: report?.missingGlyphs ?? [])
  }
}
