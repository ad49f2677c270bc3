import Devices
import Foundation
import Geometry
import LayoutEngine
import Rendering
import Views

/// Distinguishes screens from other views: a screen takes exactly the height that a device offers.
///
/// Scroll views, lists, stacks with a spacer between top and bottom and anything else that grows are screens. A view with a height of its
/// own, such as a row, a card or a column of texts, is not one, even if it is taller than a screen.
@MainActor
struct KindOfView {
  private let view: RenderableView
  private let renderer: ViewRenderer
  /// Whether the platform's views are shown on such a device.
  private let hasDevices: Bool
  private let pixelLimit: Int

  /// The tolerance for rounding errors of lengths, in points.
  private static let tolerance: CGFloat = 0.5
  /// Pixels per point of what is shown at its own size.
  private static let scale = 2.0

  init(_ view: RenderableView, _ renderer: ViewRenderer, _ job: RenderJob) {
    self.view = view
    self.renderer = renderer
    hasDevices = job.compiling.platform == .ios && job.window == nil
    pixelLimit = job.pixelLimit
  }

  /// The variant, completed according to the kind of view; the preview's own settings take precedence.
  func decide(_ variant: PreviewVariant) -> PreviewVariant {
    guard variant.leftToKind != .nothing else { return variant }
    var decided = variant
    decided.leftToKind = .nothing
    if let device = view.settings.screen(or: PreviewVariant.standardDevice), isScreen(on: device, variant) {
      decided.take(device)
    } else {
      decided.scale = Self.scale
    }
    if variant.leftToKind == .size { decided.scale = variant.scale }
    return decided
  }

  private func isScreen(on device: Device, _ variant: PreviewVariant) -> Bool {
    switch view.settings.layout {
    case .fixed, .sizeThatFits: return false
    case .device: return hasDevices
    case nil: break
    }
    guard hasDevices else { return false }
    if view.isApp || view.settings.device != nil || view.settings.orientation != nil { return true }
    var screen = variant
    screen.take(device)
    let request = screen.request(for: view.settings, pixelLimit: pixelLimit)
    // A view that cannot be created is reported when it is drawn.
    guard let size = try? renderer.size(of: try view.make(), request) else { return false }
    let insets = request.safeAreaInsets ?? EdgeInsets()
    return abs(size.height - (CGFloat(device.height) - insets.vertical)) < Self.tolerance
  }
}
