import Drawing
import Foundation
import Geometry
package import LayoutEngine
package import Views

/// What a device draws over an app's window.
package struct DeviceChrome: Hashable, Sendable {
  /// The cutout at the top of the screen.
  package enum Cutout: Hashable, Sendable {
    case none
    case notch
    case island
  }

  package var cutout: Cutout
  package var hasHomeIndicator: Bool
  package var isPad: Bool
  package var isLandscape: Bool

  package init(cutout: Cutout, hasHomeIndicator: Bool, isPad: Bool, isLandscape: Bool) {
    self.cutout = cutout
    self.hasHomeIndicator = hasHomeIndicator
    self.isPad = isPad
    self.isLandscape = isLandscape
  }
}

/// The status bar, the Dynamic Island and the home indicator.
@MainActor
package struct SystemChrome {
  private let chrome: DeviceChrome
  private let statusBar: ColorScheme?

  /// - Parameter statusBar: the colour scheme behind the status bar, if it is not the window's.
  package init(_ chrome: DeviceChrome, statusBar: ColorScheme?) {
    self.chrome = chrome
    self.statusBar = statusBar
  }

  /// A node that draws it over a whole window.
  package func node(_ inputs: _ViewInputs) -> LayoutNode {
    GreedyLeafNode().annotated(
      "SystemChrome",
      drawing: SystemChromeDrawing(
        chrome: chrome, environment: inputs.environment,
        statusBar: statusBar ?? inputs.environment.colorScheme, time: time(inputs), day: day(inputs)),
      inputs: inputs)
  }

  private func time(_ inputs: _ViewInputs) -> LayoutNode {
    var own = inputs.child(.part(.statusBar))
    own.environment.dynamicTypeSize = .large
    if let statusBar { own.environment.colorScheme = statusBar }
    let isSmall = chrome.isPad || chrome.cutout == .none
    return Text(verbatim: "9:41").font(.system(size: isSmall ? 12 : 17, weight: .semibold)).makeNode(own)
  }

  private func day(_ inputs: _ViewInputs) -> LayoutNode? {
    guard chrome.isPad else { return nil }
    var own = inputs.child(.part(.homeIndicator))
    own.environment.dynamicTypeSize = .large
    if let statusBar { own.environment.colorScheme = statusBar }
    return Text(verbatim: "Tue Sep 9").font(.system(size: 12)).makeNode(own)
  }
}

/// Positions measured on screenshots of each screen size; other sizes use those of the nearest.
private struct SystemChromeDrawing: NodeDrawing {
  let chrome: DeviceChrome
  let environment: EnvironmentValues
  let statusBar: ColorScheme
  let time: LayoutNode
  let day: LayoutNode?

  /// The positions of elements on a screen in portrait.
  private struct Places {
    /// The middle of the time and its baseline.
    var timeCenter: CGFloat
    var baseline: CGFloat
    /// The right edge of the battery.
    var batteryEnd: CGFloat
    var batteryTop: CGFloat
    /// The gap from signal to signal.
    var islandTop: CGFloat?
  }

  private func places(_ size: CGSize) -> Places {
    if chrome.isPad {
      return Places(timeCenter: 33.5, baseline: 21.5, batteryEnd: size.width - 15.5, batteryTop: 11.5)
    }
    switch (chrome.cutout, size.width) {
    case (.none, _):
      return Places(timeCenter: size.width / 2, baseline: 15, batteryEnd: size.width - 5.5, batteryTop: 4.5)
    case (.notch, _):
      return Places(
        timeCenter: 52, baseline: 92.0 / 3, batteryEnd: size.width - 18.33, batteryTop: 56.0 / 3)
    case (.island, 420):
      return Places(
        timeCenter: 77.7, baseline: 136.0 / 3, batteryEnd: size.width - 34.7, batteryTop: 32,
        islandTop: 59.0 / 3)
    case (.island, 440):
      return Places(
        timeCenter: 83.8, baseline: 39, batteryEnd: size.width - 40.7, batteryTop: 76.0 / 3,
        islandTop: 41.0 / 3)
    case (.island, 402):
      return Places(
        timeCenter: 74.3, baseline: 39, batteryEnd: size.width - 35.3, batteryTop: 79.0 / 3,
        islandTop: 41.0 / 3)
    case (.island, _):
      return Places(
        timeCenter: 71.2, baseline: 107.0 / 3, batteryEnd: size.width - 32.7, batteryTop: 68.0 / 3,
        islandTop: 11)
    }
  }

  /// The ink of the status bar.
  private var ink: Color { statusBar == .dark ? .white : .black }

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let size = node.size
    if !chrome.isLandscape || chrome.isPad { drawTop(size, in: &context) }
    if chrome.hasHomeIndicator { drawIndicator(size, in: &context) }
  }

  private func fill(
    _ path: Path, _ color: Color, rule: FillStyle = FillStyle(), in context: inout DrawingContext
  ) {
    context.fill(
      path, style: rule, with: color._paint(in: environment).paint, bounds: path.boundingRect)
  }

  private func drawTop(_ size: CGSize, in context: inout DrawingContext) {
    let places = places(size)
    if let top = places.islandTop {
      let island = CGRect(x: size.width / 2 - 63, y: top, width: 126, height: 112.0 / 3)
      fill(Path(roundedRect: island, cornerRadius: island.height / 2, style: .circular), .black, in: &context)
    }
    let text = time.sizeThatFits(.unspecified)
    let ascent = chrome.isPad || chrome.cutout == .none ? 11.43 : 16.19
    time.place(
      at: CGPoint(x: places.timeCenter - text.width / 2, y: places.baseline - ascent), size: text,
      proposal: .unspecified, in: nil)
    context.draw(time)
    if let day {
      let size = day.sizeThatFits(.unspecified)
      day.place(
        at: CGPoint(x: places.timeCenter + text.width / 2 + 11.5, y: places.baseline - ascent), size: size,
        proposal: .unspecified, in: nil)
      context.draw(day)
    }
    drawBattery(places, in: &context)
  }

  /// A full battery, three waves and four bars, from the right.
  private func drawBattery(_ places: Places, in context: inout DrawingContext) {
    let (top, end) = (places.batteryTop, places.batteryEnd)
    let outline = CGRect(x: end - 27.33, y: top, width: 25, height: 13)
    var ring = Path(roundedRect: outline, cornerRadius: 4.3, style: .continuous)
    ring.addPath(Path(roundedRect: outline.insetBy(dx: 1, dy: 1), cornerRadius: 3.3, style: .continuous))
    fill(ring, ink.opacity(0.35), rule: FillStyle(eoFill: true), in: &context)
    let charge = outline.insetBy(dx: 2, dy: 2)
    fill(Path(roundedRect: charge, cornerRadius: 2.5, style: .continuous), ink, in: &context)
    let cap = CGRect(x: outline.maxX + 1, y: top + 4.3, width: 1.33, height: 4.4)
    fill(
      Path(
        roundedRect: cap,
        cornerRadii: RectangleCornerRadii(
          topLeading: 0, bottomLeading: 0, bottomTrailing: 1.3, topTrailing: 1.3), style: .circular),
      ink.opacity(0.4), in: &context)
    drawWaves(center: CGPoint(x: outline.minX - 7.33 - 8.5, y: top + 12.3), in: &context)
    let bars = outline.minX - 7.33 - 17 - 7.33 - 19.33
    for index in 0..<4 {
      let height = 4.3 + CGFloat(index) * 2.7
      let bar = CGRect(x: bars + CGFloat(index) * 5.4, y: top + 12.4 - height, width: 3.2, height: height)
      fill(Path(roundedRect: bar, cornerRadius: 1, style: .continuous), ink, in: &context)
    }
  }

  private func drawWaves(center: CGPoint, in context: inout DrawingContext) {
    // Arcs about the lower end, between the same two angles.
    let angles = (Angle.degrees(-135), Angle.degrees(-45))
    for (inner, outer) in [(0.0, 3.7), (5.2, 7.6), (9.2, 12.0)] {
      var path = Path()
      path.addArc(
        center: center, radius: outer, startAngle: angles.0, endAngle: angles.1, clockwise: false)
      if inner == 0 {
        path.addLine(to: center)
      } else {
        path.addArc(
          center: center, radius: inner, startAngle: angles.1, endAngle: angles.0, clockwise: true)
      }
      path.closeSubpath()
      fill(path, ink, in: &context)
    }
  }

  private func drawIndicator(_ size: CGSize, in context: inout DrawingContext) {
    let width: CGFloat =
      chrome.isPad ? 320 : chrome.isLandscape ? size.width * 0.32 : size.width <= 393 ? 140 : 144
    let rect = CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    let ink: Color = environment.colorScheme == .dark ? .white : .black
    fill(Path(roundedRect: rect, cornerRadius: 2.5, style: .circular), ink, in: &context)
  }
}

extension ViewPart {
  /// What the device draws above the window.
  fileprivate static let statusBar = ViewPart("statusBar")
  fileprivate static let homeIndicator = ViewPart("homeIndicator")
}
