import DeviceFrames
import Devices
import Fonts
import Foundation
import Imaging
import OperatingSystem
import PNGCodec
import Rasterization
import Rendering
import Typesetting
import Views

/// Renders outcomes to the bytes of picture files: in a device frame if requested, and opaque if they are for
/// the store.
@MainActor
struct PictureWriter {
  /// A screen has too little work for more threads; if other workers keep the processors busy, nothing waits
  /// for them.
  static let threads = min(Parallel.processorCount, 8)

  private let rasterizer = Rasterizer(options: .init(threads: threads))
  private let wideRasterizer = Rasterizer(options: .init(threads: threads, colorSpace: .displayP3))
  private let edgeFinder = EdgeFinder(threads: threads)
  private let frame: PictureFrame?
  private let isForStore: Bool
  /// Draws pictures of elements; nil if no picture has any.
  private let elements: AccessibilityPicture?
  /// Whether only previews that request it have pictures of elements.
  private let asksForElements: Bool
  /// Sets the titles above frames; nil if there are none.
  private let titleTypesetter: Typesetter?

  init(job: RenderJob, fonts: FontLibrary) {
    frame = job.frame
    isForStore = job.folders == .deliver
    asksForElements = !job.accessibility.hasPictures
    elements =
      job.accessibility.hasPictures || job.accessibility.hasPicturesWhereMarked
      ? AccessibilityPicture(fonts: fonts, pixelLimit: job.pixelLimit) : nil
    titleTypesetter = job.frame == nil ? nil : Typesetter(fonts: fonts)
  }

  /// Makes the picture and, if the variant requests it, the mask of its edges.
  ///
  /// - Returns: both, and the notes on the picture, one sentence each.
  func pictures(
    of outcome: RenderOutcome, _ shown: ShownView
  ) throws -> (pictures: [RenderedPicture], remarks: [String]) {
    let variant = shown.variant
    let scale = variant.circumstances.scale
    let (bitmap, remarks) = try picture(of: outcome.frame, shown)
    let options = PNGEncoder.Options(
      effort: variant.effort, colorSpace: variant.isDisplayP3 ? .displayP3 : .sRGB, scale: scale,
      keepsRGB: isForStore)
    var pictures = [
      RenderedPicture(kind: .main, bytes: try PNGEncoder.encode(bitmap, options: options))
    ]
    if variant.showsEdges {
      let edges = edgeFinder.edges(of: outcome.displayList, background: outcome.background)
      let bytes = try PNGEncoder.encode(edges, options: PNGEncoder.Options(scale: scale))
      pictures.append(RenderedPicture(kind: .picture(isEdges: true), bytes: bytes))
    }
    if let elements, let hierarchy = outcome.accessibility,
      !asksForElements || outcome.marks.drawsAccessibility == true
    {
      let window: RGBAColor = outcome.colorScheme == .dark ? .black : .white
      var ground = outcome.frame
      if variant.background == nil { ground.background = window }
      let shown = try elements.bitmap(of: hierarchy, on: ground.bitmap(rasterizer), scale: scale, rasterizer)
      let bytes = try PNGEncoder.encode(
        shown, options: PNGEncoder.Options(effort: variant.effort, scale: scale))
      pictures.append(RenderedPicture(kind: .accessibility(), bytes: bytes))
    }
    return (pictures, remarks)
  }

  func picture(
    of shownFrame: RenderFrame, _ shown: ShownView
  ) throws -> (bitmap: Bitmap, remarks: [String]) {
    let variant = shown.variant
    // The background of a device beneath an app's views.
    let window: RGBAColor = shownFrame.colorScheme == .dark ? .black : .white
    var shownFrame = shownFrame
    // A screen is opaque; so are pictures for the store, which may come without a device.
    if isForStore || variant.device != nil, variant.background == nil { shownFrame.background = window }
    let bitmap = shownFrame.bitmap(variant.isDisplayP3 ? wideRasterizer : rasterizer)
    guard let frame else { return (isForStore ? bitmap.flattenedOntoWhite : bitmap, []) }
    let found = PictureFrame.body(
      width: bitmap.width, height: bitmap.height, device: variant.device, in: frame.devices)
    var style = frame.style
    style.screenBackground = window
    let framer = DeviceFramer(style: style, typesetter: titleTypesetter, threads: Self.threads)
    let framed = try framer.frame(
      bitmap, in: found.body, isLandscape: found.isLandscape, title: title(frame.title, of: shown))
    return (
      isForStore ? framed.flattenedOntoWhite : framed,
      found.isGeneric ? [PictureFrame.warning(width: bitmap.width, height: bitmap.height)] : []
    )
  }

  /// The title above a framed picture.
  private func title(_ title: PictureFrame.Title, of shown: ShownView) -> FrameTitle? {
    let locale = shown.variant.circumstances.resolvedLocale
    let strings = shown.renderer.strings
    let text: String? =
      switch title {
      case .text(let text): strings.text(for: text, defaultText: nil, table: nil, locale: locale) ?? text
      case .table(let table):
        strings.text(for: shown.view.name, defaultText: nil, table: table, locale: locale)
      case .none: nil
      }
    return text.map {
      FrameTitle(
        $0, language: locale.identifier(.bcp47),
        isRightToLeft: locale.language.characterDirection == .rightToLeft)
    }
  }
}
