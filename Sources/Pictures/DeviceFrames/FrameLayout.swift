import Devices
import Foundation
import Geometry

/// The layout of everything on the canvas, in its pixels.
struct FrameLayout {
  /// The whole picture's size.
  var width: Int
  var height: Int
  /// From points of the upright device, from its screen's upper left corner, to pixels of the canvas.
  var device: CGAffineTransform
  /// The frame of the screen's picture in its orientation, in whole pixels.
  var screen: CGRect
  /// Pixels of the canvas for each point of the device.
  var scale: Double
  /// The distance from the canvas's upper edge to the title.
  var titleTop: Double

  /// The space for a title and its font size, before anything else is known.
  struct TitleRoom {
    var size: Double
    var width: Double
    var margin: Double
  }

  /// - Parameters:
  ///   - width: of the picture of the screen, in pixels.
  ///   - titleHeight: what the title's lines take; nil if there is none.
  init(
    pictureWidth width: Int, pictureHeight height: Int, body: DeviceBody, isLandscape: Bool,
    style: FrameStyle,
    titleHeight: Double?
  ) {
    let margin = Self.padding(style, width: width, height: height)
    let room = Self.titleRoom(style, width: width, height: height)
    // A title keeps its distance from the edge also where the device needs none.
    let top = max(margin, room.margin * 0.8).rounded()
    titleTop = top
    let gap = titleHeight.map { top - margin + $0 + room.size * 0.66 } ?? 0
    // The device as it is held, in points; a held screen's sides are the upright one's, turned.
    let screen = isLandscape ? body.screen.turned : body.screen
    let around = (isLandscape ? body.bezel.turned : body.bezel)
    let depth = BodyDrawing.buttonDepth
    var scale = Double(width) / Double(screen.width)
    var origin: CGPoint
    switch style.canvas {
    case .device:
      // The bezel takes whole pixels, so that those of the picture stay where they are.
      let edge = CGSize(
        width: ((Double(around.width) + depth) * scale).rounded(.up),
        height: ((Double(around.height) + depth) * scale).rounded(.up))
      origin = CGPoint(
        x: Double(edge.width) + margin.rounded(), y: Double(edge.height) + margin.rounded() + gap.rounded(.up)
      )
      self.width = width + 2 * Int(origin.x)
      self.height = height + 2 * Int(origin.y) - Int(gap.rounded(.up))
    case .picture:
      let whole = CGSize(
        width: Double(screen.width) + 2 * (Double(around.width) + depth),
        height: Double(screen.height) + 2 * (Double(around.height) + depth))
      let free = CGSize(
        width: max(1, Double(width) - 2 * margin), height: max(1, Double(height) - 2 * margin - gap))
      scale = min(Double(free.width) / Double(whole.width), Double(free.height) / Double(whole.height))
      // Whole pixels for the screen's width keep its left and right edges sharp.
      scale = max(1, (Double(screen.width) * scale).rounded(.down)) / Double(screen.width)
      let left = (Double(width) - Double(screen.width) * scale) / 2
      let top = margin + gap + (Double(free.height) - Double(screen.height) * scale) / 2
      origin = CGPoint(x: left.rounded(), y: top.rounded())
      self.width = width
      self.height = height
    }
    self.scale = scale
    self.screen = CGRect(
      x: origin.x, y: origin.y, width: (screen.width * CGFloat(scale)).rounded(),
      height: max(1, (screen.height * CGFloat(scale)).rounded()))
    if style.canvas == .device { self.screen.size = CGSize(width: width, height: height) }
    let (x, y) = (Double(origin.x), Double(origin.y))
    // A device in landscape has its upper edge at the left.
    device =
      isLandscape
      ? CGAffineTransform(
        a: 0, b: -scale, c: scale, d: 0, tx: x, ty: y + Double(body.screen.width) * scale)
      : CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
  }

  /// The distance to the canvas's edges: the requested one, or one that suits the canvas.
  static func padding(_ style: FrameStyle, width: Int, height: Int) -> Double {
    let side = Double(min(width, height))
    switch style.canvas {
    case .device: return style.padding ?? 0
    // However much is requested, some space is left.
    case .picture: return min(style.padding ?? side * 0.06, side * 0.4)
    }
  }

  /// How a title is typeset on the canvas of a picture.
  static func titleRoom(_ style: FrameStyle, width: Int, height: Int) -> TitleRoom {
    let side = Double(min(width, height))
    let margin = max(padding(style, width: width, height: height), side * 0.06)
    return TitleRoom(
      size: max(1, (side * 0.068).rounded()), width: max(1, Double(width) - 2 * margin), margin: margin)
  }
}

extension CGSize {
  /// The size after a rotation by a right angle.
  fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}
