import Drawing
import Foundation
import Geometry
import Imaging
import LayoutEngine
import Views

/// Draws a window: its background, its content cut by its corners, the three buttons and the line around it.
struct WindowFrameDrawing: NodeDrawing {
  /// The buttons at the corner.
  enum Buttons {
    case none
    /// A Mac's three buttons, and whether the zoom button is enabled.
    case mac(rowHeight: CGFloat, canMinimize: Bool, canZoom: Bool)
    /// The three dots of a window of iPadOS.
    case pad
  }

  let metrics: WindowMetrics
  let cornerRadius: CGFloat
  let buttons: Buttons
  /// Only the content.
  let isPlain: Bool
  let environment: EnvironmentValues

  private var isDark: Bool { environment.colorScheme == .dark }

  /// AppKit's `windowBackgroundColor` until macOS 15.
  private var ground: Color {
    switch buttons {
    case .pad: Color(.system(.systemBackground))
    case .none, .mac: isDark ? Color(white: 50.0 / 255) : Color(white: 236.0 / 255)
    }
  }

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    if isPlain {
      context.drawChildren(of: node)
      return
    }
    let rect = context.snappedFrame(of: node)
    let shape = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    let items = context.collecting { inner in
      fill(Path(rect), ground, in: &inner)
      inner.drawChildren(of: node)
    }
    context.add(
      .layer(
        DisplayItem.Layer(items: items, clips: [DisplayItem.Clip(path: shape, transform: context.transform)]))
    )
    drawButtons(rect, in: &context)
    let pixel = environment.pixelLength
    var line = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    line.addPath(
      Path(
        roundedRect: rect.insetBy(dx: pixel, dy: pixel), cornerRadius: max(cornerRadius - pixel, 0),
        style: .continuous))
    context.fill(
      line, style: FillStyle(eoFill: true),
      with: (isDark ? Color.white.opacity(0.2) : Color.black.opacity(0.15))._paint(in: environment).paint,
      bounds: rect)
  }

  private func fill(_ path: Path, _ color: Color, in context: inout DrawingContext) {
    context.fill(path, with: color._paint(in: environment).paint, bounds: path.boundingRect)
  }

  private func circle(_ center: CGPoint, _ diameter: CGFloat) -> Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter))
  }

  private func drawButtons(_ rect: CGRect, in context: inout DrawingContext) {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    func place(_ x: CGFloat) -> CGFloat { isRightToLeft ? rect.maxX - x : rect.minX + x }
    switch buttons {
    case .none: break
    case .mac(let rowHeight, let canMinimize, let canZoom):
      let off: UInt32 = isDark ? 0x5a5a5a : 0xd6d6d6
      let colors: [UInt32] = [0xff5f57, canMinimize ? 0xfebc2e : off, canZoom ? 0x28c840 : off]
      for (number, color) in colors.enumerated() {
        let center = CGPoint(
          x: place(metrics.firstLight(rowHeight: rowHeight) + CGFloat(number) * metrics.lightPitch),
          y: rect.minY + rowHeight / 2)
        fill(circle(center, metrics.lightDiameter), .black.opacity(0.12), in: &context)
        fill(
          circle(center, metrics.lightDiameter - 1),
          Color(
            .sRGB, red: Double(color >> 16) / 255, green: Double((color >> 8) & 255) / 255,
            blue: Double(color & 255) / 255), in: &context)
      }
    case .pad:
      // Small until a pointer or a finger comes near: three dots in the label's colour.
      let ink = isDark ? Color.white : Color.black
      for number in 0..<3 {
        let center = CGPoint(x: place(19 + CGFloat(number) * 9), y: rect.minY + 16)
        fill(circle(center, 5), ink.opacity(0.55), in: &context)
      }
    }
  }
}
