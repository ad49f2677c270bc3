import Foundation
import Geometry
import Imaging
import PNGCodec
import Rendering
import Windows

/// Makes one picture of a window at a sequence of sizes, keeping its anchor corner fixed.
@MainActor
struct WindowSequenceMaker {
  let window: WindowPicture
  let pictures: PictureWriter

  /// For how long an animation shows each size, in seconds.
  private static let duration = 1
  /// The gap between sizes in a strip, in points.
  private static let gap = 16.0

  /// One size: the drawing, and the position of the window's anchor in it, in pixels.
  private struct Frame {
    var bitmap: Bitmap
    var anchorX: Int
    var anchorY: Int
  }

  /// - Returns: what the window shows at its last size, the picture, and the notes on it.
  func make(
    _ shown: ShownView
  ) throws -> (outcome: RenderOutcome, pictures: [RenderedPicture], remarks: [String]) {
    let session = try shown.movingSession()
    let scale = shown.variant.circumstances.scale
    var frames: [Frame] = []
    var remarks: [String] = []
    var last: RenderOutcome?
    for size in window.sequence {
      session.resize(width: size.width.map { CGFloat($0) }, height: size.height.map { CGFloat($0) })
      let outcome = try shown.outcome(of: session)
      let (bitmap, own) = try pictures.picture(of: outcome.frame, shown)
      remarks += own.filter { !remarks.contains($0) }
      if let shownWindow = outcome.window {
        let (frame, anchor) = (shownWindow.frame, shownWindow.anchor)
        frames.append(
          Frame(
            bitmap: bitmap,
            anchorX: Int((Double(frame.minX + frame.width * anchor.x) * scale).rounded()),
            anchorY: Int((Double(frame.minY + frame.height * anchor.y) * scale).rounded())))
      }
      last = outcome
    }
    guard let last else { preconditionFailure("A sequence has a size at least") }
    let options = PNGEncoder.Options(
      effort: shown.variant.effort, colorSpace: shown.variant.isDisplayP3 ? .displayP3 : .sRGB, scale: scale)
    let canvases = onOneCanvas(frames, background: Self.pixel(last))
    let bytes: [UInt8]
    switch window.form {
    case .strip:
      bytes = try PNGEncoder.encode(
        Bitmap.row(of: canvases, gap: Int((Self.gap * scale).rounded()), background: Self.pixel(last)),
        options: options)
    case .animation:
      var animation = AnimatedPNG(
        width: canvases[0].width, height: canvases[0].height, framesPerSecond: Self.duration,
        options: options)
      for canvas in canvases { try animation.add(canvas) }
      bytes = try animation.bytes()
    }
    return (last, [RenderedPicture(kind: .main, bytes: bytes)], remarks)
  }

  /// The background of the canvas: that of the pictures.
  private static func pixel(_ outcome: RenderOutcome) -> Bitmap.Pixel {
    let color = outcome.background
    func byte(_ value: Float) -> UInt8 { UInt8((min(max(value, 0), 1) * color.alpha * 255).rounded()) }
    return Bitmap.Pixel(
      red: byte(color.red), green: byte(color.green), blue: byte(color.blue),
      alpha: UInt8((min(max(color.alpha, 0), 1) * 255).rounded()))
  }

  /// The pictures on canvases of one size that all of them fit on, with aligned anchors.
  private func onOneCanvas(_ frames: [Frame], background: Bitmap.Pixel) -> [Bitmap] {
    let left = frames.map(\.anchorX).max() ?? 0
    let top = frames.map(\.anchorY).max() ?? 0
    let width = left + (frames.map { $0.bitmap.width - $0.anchorX }.max() ?? 0)
    let height = top + (frames.map { $0.bitmap.height - $0.anchorY }.max() ?? 0)
    return frames.map { frame in
      var canvas = Bitmap(width: width, height: height, filledWith: background)
      canvas.copy(frame.bitmap, toX: left - frame.anchorX, y: top - frame.anchorY)
      return canvas
    }
  }
}

extension Bitmap {
  /// Copies the pixels of another bitmap, which has room at the place.
  mutating func copy(_ other: Bitmap, toX x: Int, y: Int) {
    for row in 0..<other.height {
      let start = (y + row) * width + x
      pixels.replaceSubrange(
        start..<start + other.width, with: other.pixels[row * other.width..<(row + 1) * other.width])
    }
  }

  /// Bitmaps side by side, from the left.
  static func row(of bitmaps: [Bitmap], gap: Int = 0, background: Pixel = .clear) -> Bitmap {
    var row = Bitmap(
      width: bitmaps.reduce(0) { $0 + $1.width } + gap * max(bitmaps.count - 1, 0),
      height: bitmaps.map(\.height).max() ?? 0, filledWith: background)
    var x = 0
    for bitmap in bitmaps {
      row.copy(bitmap, toX: x, y: 0)
      x += bitmap.width + gap
    }
    return row
  }
}
