public import Foundation
internal import LayoutEngine
internal import Rendering
internal import SnapshotAssertions
public import UIKitShim
public import Views

/// The space that a view is proposed for a snapshot.
public enum SwiftUISnapshotLayout: Sendable {
  /// A device's screen with its safe area.
  case device(config: ViewImageConfig)
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's ideal size.
  case sizeThatFits
}

extension Snapshotting where Value: View, Format == UIImage {
  /// A view's picture at its ideal size.
  public static var image: Snapshotting { .image() }

  /// A view's picture.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Without effect: views are drawn without a window here.
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How similar a pixel must be to count as matching, 0 to 1.
  ///   - layout: The space that the view is proposed.
  ///   - traits: Overrides of the device's traits.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<UIImage, UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .throwingPullback { view in try UIImage(ViewDrawing(layout, traits).snapshot(view).image) }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The tree of a view's placed views at its ideal size.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The tree of a view's placed views, one to a line with its frame in points.
  public static func recursiveDescription(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.throwingPullback { view in
      try ViewDrawing(layout, traits).snapshot(view).frames
    }
  }
}

extension Snapshotting where Value: UIViewController, Format == UIImage {
  /// The picture of the view in a hosting controller at its ideal size.
  public static var image: Snapshotting { .image() }

  /// The picture of the view in a hosting controller on a screen.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(config, precision, perceptualPrecision, size, traits)
  }

  /// The picture of the view in a hosting controller.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(ViewImageConfig(), precision, perceptualPrecision, size, traits)
  }

  private static func image(
    _ config: ViewImageConfig, _ precision: Float, _ perceptualPrecision: Float, _ size: CGSize?,
    _ traits: UITraitCollection
  ) -> Snapshotting {
    var config = config
    config.size = size ?? config.size
    return Snapshotting<UIImage, UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision
    )
    .throwingPullback { [config] in
      try UIImage(ViewDrawing(.device(config: config), traits).snapshot(of: $0).image)
    }
  }
}

extension Snapshotting where Value: UIViewController, Format == String {
  /// The tree of placed views in a hosting controller at its ideal size.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The tree of placed views in a hosting controller.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var config = config
    config.size = size ?? config.size
    return SimplySnapshotting.lines.throwingPullback { [config] in
      try ViewDrawing(.device(config: config), traits).snapshot(of: $0).frames
    }
  }
}

/// How a view is drawn for a snapshot.
struct ViewDrawing {
  var request: RenderRequest
  var hasBoldText = false

  init(_ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection) {
    self.init(layout, traits.values)
  }

  private init(_ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection.Values) {
    let config: ViewImageConfig =
      switch layout {
      case .device(let config): config
      case .fixed(let width, let height): ViewImageConfig(size: CGSize(width: width, height: height))
      case .sizeThatFits: ViewImageConfig()
      }
    let values = config.traits.values.overridden(by: traits)
    request = RenderRequest(
      proposal: config.size.map { ProposedViewSize(width: $0.width, height: $0.height) } ?? .unspecified)
    let insets = config.safeArea
    if insets != .zero {
      request.safeAreaInsets = EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    request.scale = values.scale.map { Double($0) } ?? 1
    request.colorScheme = values.style.map { $0 == .dark ? .dark : .light }
    request.contrast = values.contrast.map { $0 == .high ? .increased : .standard }
    request.layoutDirection = values.direction.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight }
    request.horizontalSizeClass = values.width.map { $0 == .regular ? .regular : .compact }
    request.verticalSizeClass = values.height.map { $0 == .compact ? .compact : .regular }
    request.dynamicTypeSize = values.category.flatMap { DynamicTypeSize($0) }
    hasBoldText = values.weight == .bold
  }

  func snapshot<V: View>(_ view: V) throws -> ViewSnapshot {
    // The view is drawn on the main actor, where views belong, but tests need not run there.
    nonisolated(unsafe) let view = view
    return try snapshot { view }
  }

  private func snapshot<V: View>(_ view: @MainActor () throws -> V) throws -> ViewSnapshot {
    if hasBoldText {
      return try ViewSnapshotRenderer.render(request) {
        try view().environment(\.legibilityWeight, .bold)
      }
    }
    return try ViewSnapshotRenderer.render(request, view)
  }

  /// The content of an AppKit hosting view or controller, at a size, or else at its own.
  static func snapshot<Content: _WindowContent>(of content: Content, size: CGSize?) throws -> ViewSnapshot {
    nonisolated(unsafe) let content = content
    let layout = size.map { SwiftUISnapshotLayout.fixed(width: $0.width, height: $0.height) } ?? .sizeThatFits
    return try ViewDrawing(layout, UITraitCollection()).snapshot { () throws -> AnyView in
      guard let view = content._hostedView else {
        throw SnapshotFailure(
          "\(type(of: content)) is drawn by AppKit, which is not here; NSHostingView and NSHostingController are"
        )
      }
      guard size == nil, let given = content._givenSize else { return view }
      return AnyView(view.frame(width: CGFloat(given.width), height: CGFloat(given.height)))
    }
  }

  func snapshot(of controller: UIViewController) throws -> ViewSnapshot {
    try snapshot { () throws -> AnyView in
      guard let host = controller as? any ViewHosting else {
        throw SnapshotFailure(
          "\(type(of: controller)) is drawn by UIKit, which is not here; hosting controllers of SwiftUI's views are"
        )
      }
      // A controller's view keeps the size that it was given unless the strategy sets another one.
      let given = controller.view.frame.size
      guard isUnsized, given.width > 0, given.height > 0 else { return host.hostedView }
      return AnyView(host.hostedView.frame(width: given.width, height: given.height))
    }
  }

  private var isUnsized: Bool { request.proposal == .unspecified }
}
