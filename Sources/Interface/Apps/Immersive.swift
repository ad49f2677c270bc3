public import Foundation
public import Geometry
public import LayoutEngine
public import Views

// The scenes and views of visionOS that have depth. Pictures are flat: what is in front of a window or behind
// it is not drawn, and a note says so if it would be visible.

/// An immersive space, which a picture does not show because it is not a window.
public struct ImmersiveSpace<Content: View>: DrawnScene {
  public init(@ViewBuilder content: @escaping () -> Content) {}
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {}
  public init<D: Codable & Hashable>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
  public init<D: Codable & Hashable>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
  func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList) {}
}

/// How immersive a space is.
public protocol ImmersionStyle: Sendable {}
public struct AutomaticImmersionStyle: ImmersionStyle { public init() {} }
public struct MixedImmersionStyle: ImmersionStyle { public init() {} }
public struct FullImmersionStyle: ImmersionStyle { public init() {} }
public struct ProgressiveImmersionStyle: ImmersionStyle {
  public init() {}
  public init(immersion: ClosedRange<Double>, initialAmount: Double? = nil) {}
}
extension ImmersionStyle where Self == AutomaticImmersionStyle {
  public static var automatic: AutomaticImmersionStyle { .init() }
}
extension ImmersionStyle where Self == MixedImmersionStyle {
  public static var mixed: MixedImmersionStyle { .init() }
}
extension ImmersionStyle where Self == FullImmersionStyle {
  public static var full: FullImmersionStyle { .init() }
}
extension ImmersionStyle where Self == ProgressiveImmersionStyle {
  public static var progressive: ProgressiveImmersionStyle { .init() }
  public static func progressive(_ immersion: ClosedRange<Double>, initialAmount: Double? = nil)
    -> ProgressiveImmersionStyle
  { .init(immersion: immersion, initialAmount: initialAmount) }
}
/// How immersive content behaves beside other apps' windows.
public struct ImmersiveContentBrightness: Hashable, Sendable {
  private let level: Double
  public static let automatic = Self(level: -1)
  public static let dark = Self(level: 0.25)
  public static let dim = Self(level: 0.5)
  public static let bright = Self(level: 1)
  public static func custom(_ value: Double) -> Self { Self(level: value) }
}
/// How a volume's content follows the size of its window.
public struct WorldScalingBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let dynamic = Self(name: "dynamic")
}
public struct WorldAlignmentBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let adaptive = Self(name: "adaptive")
  public static let gravityAligned = Self(name: "gravityAligned")
}
extension Scene {
  public func immersionStyle(selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...)
    -> some Scene
  {
    self
  }
  public func immersiveContentBrightness(_ brightness: ImmersiveContentBrightness) -> some Scene { self }
  public func immersiveEnvironmentBehavior(_ behavior: ImmersiveEnvironmentBehavior) -> some Scene { self }
  public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some Scene { self }
  public func defaultWorldScaling(_ scaling: WorldScalingBehavior) -> some Scene { self }
  public func volumeWorldAlignment(_ alignment: WorldAlignmentBehavior) -> some Scene { self }
  /// The size of a volume in a unit of length; a picture shows its front: visionOS has 1,360 points to a
  /// metre.
  public func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat, in unit: UnitLength) -> some Scene
  {
    func points(_ length: CGFloat) -> CGFloat {
      Measurement(value: Double(length), unit: unit).converted(to: .meters).value * 1360
    }
    return defaultSize(width: points(width), height: points(height))
  }
}
public struct ImmersiveEnvironmentBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let replace = Self(name: "replace")
  public static let coexist = Self(name: "coexist")
}

/// Where an ornament is attached.
public struct OrnamentAttachmentAnchor: Sendable {
  private let point: UnitPoint
  public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { Self(point: anchor) }
  public static func parent(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { Self(point: anchor) }
}
/// Alignment in depth; here everything is in one plane.
public struct DepthAlignment: Hashable, Sendable {
  private let name: String
  public static let front = Self(name: "front")
  public static let center = Self(name: "center")
  public static let back = Self(name: "back")
}
extension View {
  /// A view beside the window, which the window's picture does not show.
  public func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View {
    noted(.withoutEffect, "ornament", "What lies beside a visionOS window is not drawn.")
  }
  public func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View { self }
  public func frame(
    minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat?,
    alignment: DepthAlignment = .center
  ) -> some View { self }
  public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some View { self }
  public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }
  public func onImmersionChange(initial: Bool = true, _ action: @escaping (ImmersionChangeContext) -> Void)
    -> some View
  {
    self
  }
  public func onImmersionChange(
    initial: Bool = true, _ action: @escaping (ImmersionChangeContext, ImmersionChangeContext) -> Void
  ) -> some View { self }
  public func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }
}
public struct ImmersionChangeContext: Sendable { public var amount: Double? { nil } }
/// The appearance of the surroundings behind a window.
public struct SurroundingsEffect: Sendable {
  public static var systemDark: Self { Self() }
  public static var semiDark: Self { Self() }
  public static var dark: Self { Self() }
  public static var ultraDark: Self { Self() }
  public static func colorMultiply(_ color: Color) -> Self { Self() }
}
extension Font {
  /// The second largest style of visionOS: 28 points, bold.
  public static let extraLargeTitle2 = Font.system(size: 28, weight: .bold)
  /// The largest style of visionOS: 36 points, bold.
  public static let extraLargeTitle = Font.system(size: 36, weight: .bold)
}
