import Devices
import Foundation
import Geometry
import Imaging
import LayoutEngine
import Linting
import Rendering
import StringCatalogs
import Views
import Windows

/// A view in a variant, ready to be rendered.
@MainActor
struct ShownView {
  let view: RenderableView
  /// The effective variant of the view, which may have its own size.
  let variant: PreviewVariant
  /// The name of the requested device, whether the view is shown on it or not.
  let device: String?
  /// What it is shown on if that depended on its kind.
  let extent: ShownExtent?
  let request: RenderRequest
  let renderer: ViewRenderer
  /// The steps after each of which there is a picture.
  private let picturedSteps: [DriveStep]
  /// Whether previews that request it get their elements.
  private let followsMarks: Bool
  /// The paths of the sources, as the user wrote them.
  private let sources: [String]

  init(
    _ view: RenderableView, _ variant: PreviewVariant, _ renderer: ViewRenderer, _ strings: VariantStrings,
    _ job: RenderJob
  ) {
    self.view = view
    var renderer = renderer
    renderer.strings = strings.source(for: variant, of: view.file.path)
    let decided = KindOfView(view, renderer, job).decide(variant)
    self.variant = job.window == nil ? decided.shown(with: view.settings) : decided
    device = self.variant.device?.name ?? variant.device?.name
    extent =
      variant.leftToKind == .nothing
      ? nil : ShownExtent(device: self.variant.device?.name, scale: self.variant.scale)
    var request = self.variant.request(for: view.settings, pixelLimit: job.pixelLimit)
    // Checks and overlays ignore what is not the app's.
    if job.lint == nil, !job.findsTexts { request.chrome = self.variant.chrome }
    request.hasKeyboard = self.variant.fillsScreen
    request.steps = job.steps
    request.settleTime = job.settleTime
    request.defaults = job.defaults
    request.moment = job.moment
    request.showsMovement = job.moment != nil || job.movie != nil
    request.readsAccessibility =
      job.accessibility.hasPictures || job.accessibility.hasText
      || job.lint?.settings.readsAccessibility == true
    if let window = job.window {
      request.proposal = .unspecified
      request.hasKeyboard = false
      let first = window.sequence.first
      request.desktopWindow = DesktopWindowRequest(
        system: window.desktopSystem, width: (first?.width ?? variant.width).map { CGFloat($0) },
        height: (first?.height ?? variant.height).map { CGFloat($0) }, scene: window.scene, menu: window.menu,
        appName: window.appName(view.isApp ? view.name : view.file.baseName))
    }
    picturedSteps = job.picturedSteps
    followsMarks = job.accessibility.hasPicturesWhereMarked || job.accessibility.hasTextWhereMarked
    self.request = request
    self.renderer = renderer
    sources = job.sources
  }

  /// A new view, with fresh state.
  func make() throws -> AnyView {
    let made = try view.make()
    return request.desktopWindow == nil || view.isApp ? made : AnyView(DesktopWindow(made))
  }

  /// The outcome of rendering it and performing all steps.
  func outcome() throws -> RenderOutcome {
    var last: RenderOutcome?
    try visitSteps { last = $1 }
    guard let last else { preconditionFailure("There is an outcome after the first steps at least") }
    return last
  }

  /// Visits the outcome after the first steps, and after each of the steps with a picture of its own.
  func visitSteps(_ visit: (DriveStep?, RenderOutcome) throws -> Void) throws {
    try reportingErrors {
      var session = try renderer.session(try make(), request)
      try session.performSteps()
      // With a script, the picture before it is one of several.
      var outcome = try session.outcome()
      if let request = request(for: outcome.marks) {
        session = try renderer.session(try make(), request)
        try session.performSteps()
        outcome = try session.outcome()
      }
      try visit(nil, outcome)
      for step in picturedSteps {
        try session.perform(step)
        try visit(step, try session.outcome())
      }
    }
  }

  /// The modified request if the preview's own settings require one; nil if they do not.
  private func request(for marks: _PreviewMarks) -> RenderRequest? {
    var request = request
    var isOther = false
    if let delay = marks.delay, delay.isFinite,
      delay > request.settleTime ?? RenderRequest.defaultSettleTime
    {
      request.settleTime = delay
      isOther = true
    }
    if marks.drawsAccessibility == true, followsMarks, !request.readsAccessibility {
      request.readsAccessibility = true
      isOther = true
    }
    return isOther ? request : nil
  }

  /// A window after the last step, before its animations start.
  func movingSession() throws -> RenderSession {
    try reportingErrors {
      let session = try renderer.session(try make(), request)
      try session.performSteps()
      return session
    }
  }

  /// The outcome of a window.
  func outcome(of session: RenderSession) throws -> RenderOutcome {
    try reportingErrors { try session.outcome() }
  }

  /// The outcome of a window, only as a picture.
  func frame(of session: RenderSession) throws -> RenderFrame {
    try reportingErrors { try session.frame() }
  }

  private func reportingErrors<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch RenderError.tooManyPixels(let width, let height, let scale, let limit) {
      throw PreviewRunnerError.tooManyPixels(width: width, height: height, scale: scale, limit: limit)
    } catch let error as DriveError {
      throw PreviewRunnerError.undriveable(view: view.name, file: view.file.path, reason: error.description)
    }
  }

  /// An outcome at a scroll position.
  struct Page {
    /// The offset in points; 0 for the variant's own scroll position.
    var scroll: Double
    var request: RenderRequest
    var outcome: RenderOutcome
  }

  /// Visits the outcome and, unless the variant sets a scroll position, the further content of scroll views,
  /// screen by screen.
  func visitPages(from outcome: RenderOutcome, _ visit: (Page) throws -> Void) throws {
    try visit(Page(scroll: 0, request: request, outcome: outcome))
    for stop in variant.scrollTarget == nil ? outcome.scrollStops : [] {
      var scrolled = request
      scrolled.scrollTarget = .offset(CGFloat(stop))
      try visit(Page(scroll: stop, request: scrolled, outcome: try renderer.render(try make(), scrolled)))
    }
  }

  /// The path that the user wrote for a source file with a given name; the view's own if there is none.
  func path(of file: String?) -> String {
    sources.first { $0.split(separator: "/").last.map(String.init) == file } ?? file ?? view.file.path
  }
}

extension PreviewVariant {
  /// The effective variant for a preview with its own settings.
  fileprivate func shown(with settings: PreviewSettings) -> PreviewVariant {
    var variant = self
    if yieldsToPreview {
      variant.yieldsToPreview = false
      variant.take(settings)
      return variant
    }
    if let device = settings.shownDevice, self.device == nil, width == nil, height == nil {
      variant.take(device)
      return variant
    }
    guard yieldsToFixedLayout, case .fixed(let width, let height) = settings.layout else { return self }
    variant.width = Double(width)
    variant.height = Double(height)
    variant.device = nil
    return variant
  }

  /// Applies a preview's own size, device and orientation.
  private mutating func take(_ settings: PreviewSettings) {
    switch settings.layout {
    case .fixed(let width, let height):
      (self.width, self.height, device) = (Double(width), Double(height), nil)
    case .sizeThatFits:
      (width, height, device) = (nil, nil, nil)
    case .device, nil:
      let name = settings.device?.rawValue ?? device?.name.replacing(" landscape", with: "")
      let turned = settings.orientation.map { orientation in
        name.flatMap { Device(named: orientation.isLandscape ? "\($0) landscape" : $0) }
      }
      guard let own = turned ?? settings.shownDevice else { return }
      let scale = circumstances.scale
      take(own)
      circumstances.scale = scale
    }
  }

  func request(for settings: PreviewSettings, pixelLimit: Int) -> RenderRequest {
    var proposal = ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    if proposal == .unspecified, case .fixed(let width, let height) = settings.layout {
      proposal = ProposedViewSize(width: width, height: height)
    }
    var circumstances = circumstances
    if let device { circumstances.complete(for: device) }
    if circumstances.pseudoLocale == PseudoLocale.rtl.rawValue, circumstances.layoutDirection == nil {
      circumstances.layoutDirection = .rightToLeft
    }
    var request = RenderRequest(proposal: proposal, circumstances: circumstances)
    request.pixelLimit = pixelLimit
    if let background = background.flatMap(RGBAColor.init(hexadecimal:)) {
      request.background = background
    } else {
      request.hasGround = hasGround
    }
    request.scrollTarget = scrollTarget.map { target in
      switch target {
      case "top": .top
      case "bottom": .bottom
      default: .id(target)
      }
    }
    return request
  }
}

extension PreviewVariant {
  /// Whether the window fills a device's screen.
  fileprivate var fillsScreen: Bool { device != nil && width == device?.width && height == device?.height }

  /// The device's overlays over a window that fills its screen; nil for a window of another size.
  fileprivate var chrome: DeviceChrome? {
    guard let device, !hidesStatusBar, width == device.width, height == device.height else { return nil }
    let cutout: DeviceChrome.Cutout =
      switch device.body.cutout {
      case .none: .none
      case .notch: .notch
      case .island: .island
      }
    return DeviceChrome(
      cutout: cutout, hasHomeIndicator: device.body.hasHomeIndicator, isPad: device.body.isTablet,
      isLandscape: device.isLandscape)
  }
}

extension PreviewSettings {
  /// The device for showing the preview as a screen, in the requested orientation.
  ///
  /// - Parameter standard: the name of the device if the preview names no known one.
  func screen(or standard: String) -> Device? {
    if let shownDevice { return shownDevice }
    return Device(named: orientation?.isLandscape == true ? "\(standard) landscape" : standard)
  }

  /// The device that the preview requests, in the requested orientation; nil if it names no known one, or
  /// requests another size.
  fileprivate var shownDevice: Device? {
    guard let name = device?.rawValue, layout == nil || layout == .device else { return nil }
    return Device(named: orientation?.isLandscape == true ? "\(name) landscape" : name)
  }
}

extension RGBAColor {
  /// A colour from "#RRGGBBAA"; nil for anything else.
  fileprivate init?(hexadecimal text: String) {
    guard text.count == 9, text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    func component(_ shift: UInt32) -> Float { Float((number >> shift) & 0xff) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}
