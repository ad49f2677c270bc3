package import Devices
internal import FittingRoomKit
internal import Foundation
package import Imaging
internal import LayoutEngine
internal import OperatingSystem
package import Rasterization
package import Rendering
internal import Views

/// Draws previews on a device's screen as SnapshotPreviews does: without the device's overlays, and with
/// scroll views as tall as their content.
@MainActor
package enum PreviewDrawing {
  private static let renderer = Result {
    try ProjectRenderer.make(near: project.map { $0 + "/Package.swift" })
  }

  /// Makes pictures of outcomes.
  package static let rasterizer = Rasterizer(options: .init(threads: min(Parallel.processorCount, 8)))

  /// The package whose tests run; nil if they do not run in its build folder.
  private static var project: String? {
    var folder = FileSystem.folder(of: CommandLine.arguments.first.map(FileSystem.absolutePath) ?? "")
    while folder.count > 1 {
      if FileSystem.exists(folder + "/Package.swift") { return folder }
      folder = FileSystem.folder(of: folder)
    }
    return nil
  }

  /// Runs the code that makes a preview's views, with access to the texts and files of the package.
  static func making<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let renderer = try? renderer.get() else { return try body() }
    return try renderer.preparing(for: RenderRequest(proposal: .unspecified), body)
  }

  /// The preview settings of each leaf of a view.
  static func settings(of view: AnyView) -> [PreviewSettings] {
    (try? renderer.get())?.previewSettings(of: view) ?? []
  }

  /// The outcome of rendering a preview.
  package struct Drawn {
    package var outcome: RenderOutcome
    package var request: RenderRequest
    /// The device that it is shown on; nil for a size of its own.
    package var device: Device?
  }

  /// Lays a preview out and lists what it draws.
  ///
  /// - Parameters:
  ///   - device: the default device of previews.
  ///   - readsAccessibility: whether the outcome includes the accessibility elements.
  package static func draw(
    _ preview: Preview, on device: Device, readsAccessibility: Bool = false
  ) throws -> Drawn {
    let renderer = try renderer.get()
    var request = request(for: preview, on: device)
    request.readsAccessibility = readsAccessibility
    func render(_ request: RenderRequest) throws -> RenderOutcome {
      try renderer.render(try renderer.preparing(for: request) { try preview.makeView() }, request)
    }
    var outcome = try render(request)
    let marks = outcome.marks
    if let delay = marks.delay, delay.isFinite, delay > RenderRequest.defaultSettleTime {
      request.settleTime = delay
    }
    request.readsAccessibility = readsAccessibility || marks.drawsAccessibility == true
    if marks.expandsScrollViews != false, let height = request.proposal.height, outcome.hiddenHeight > 0 {
      // A view may be taller than any useful picture.
      request.proposal.height = min(height + outcome.hiddenHeight, max(height, mostHeight))
    }
    let isComplete = request.settleTime == nil && request.readsAccessibility == readsAccessibility
    if !isComplete || outcome.hiddenHeight > 0 {
      outcome = try render(request)
    }
    return Drawn(
      outcome: outcome, request: request,
      device: preview.layout == .device ? Self.device(of: preview, device) : nil)
  }

  /// A picture of the elements that VoiceOver stops at, with their legend.
  package static func elements(
    of hierarchy: AccessibilityHierarchy, on picture: Bitmap, scale: Double
  ) throws -> Bitmap {
    try AccessibilityPicture(fonts: try renderer.get().fonts, pixelLimit: RenderRequest.defaultPixelLimit)
      .bitmap(of: hierarchy, on: picture, scale: scale, rasterizer)
  }

  /// The maximum height of an expanded preview, in points.
  private static let mostHeight: CGFloat = 20_000

  /// The device that a preview is shown on: its own, if it names one, in its orientation.
  private static func device(of preview: Preview, _ device: Device) -> Device {
    let name = preview.device.flatMap { Device(simulator: $0.rawValue)?.name } ?? device.name
    let isLandscape = preview.orientation == .landscapeLeft || preview.orientation == .landscapeRight
    return Device(named: isLandscape ? "\(name) landscape" : name) ?? device
  }

  private static func request(for preview: Preview, on device: Device) -> RenderRequest {
    let device = Self.device(of: preview, device)
    var circumstances = Circumstances()
    circumstances.scale = device.scale
    circumstances.horizontalSizeClass = device.isCompactWidth ? .compact : .regular
    circumstances.verticalSizeClass = device.isCompactHeight ? .compact : .regular
    switch preview.layout {
    case .device:
      circumstances.safeAreaInsets = device.safeArea.insets
      var request = RenderRequest(
        proposal: ProposedViewSize(width: CGFloat(device.width), height: CGFloat(device.height)),
        circumstances: circumstances)
      request.hasKeyboard = true
      return request
    case .sizeThatFits: return RenderRequest(proposal: .unspecified, circumstances: circumstances)
    case .fixed(let width, let height):
      return RenderRequest(
        proposal: ProposedViewSize(width: width, height: height), circumstances: circumstances)
    }
  }
}
