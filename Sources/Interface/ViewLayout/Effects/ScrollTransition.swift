import Foundation
public import Geometry
import LayoutEngine

/// The phase of a view that scrolls through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to enter at the top or leading edge.
  case topLeading
  /// In sight.
  case identity
  /// About to enter at the bottom or trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1, 0 or 1 in the order of the cases.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How the effects of a scroll transition follow the view's position.
public struct ScrollTransitionConfiguration: Equatable, Sendable {
  fileprivate enum Kind: Equatable, Sendable {
    /// The effects are interpolated with the view's position.
    case interactive(UnitCurve)
    /// The effects change at the threshold; a picture shows them changed or not.
    case animated
    /// No effects.
    case identity
  }

  fileprivate var kind: Kind
  fileprivate var ownThreshold = Threshold.visible

  public static let interactive = interactive()
  public static let animated = ScrollTransitionConfiguration(kind: .animated)
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    animated
  }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.ownThreshold = threshold
    return result
  }

  /// How far a view must have entered for its effects to end.
  public struct Threshold: Equatable, Sendable {
    // The threshold is `length * lengths + viewport * viewports + points`, measured from the edge that it
    // crosses to the end that came first.
    fileprivate var lengths: CGFloat = 0
    fileprivate var viewports: CGFloat = 0
    fileprivate var points: CGFloat = 0

    /// All of the view is visible.
    public static let visible = Threshold(lengths: 1)
    /// Any part of the view is visible.
    public static let hidden = Threshold()
    /// The view's centre has reached the scroll view's.
    public static let centered = Threshold(lengths: 0.5, viewports: 0.5)

    /// A share of the view is visible, 1 for all of it.
    public static func visible(_ amount: Double) -> Threshold { Threshold(lengths: CGFloat(amount)) }

    /// The threshold moved further in by a distance in points.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      result.points += CGFloat(distance)
      return result
    }

    /// A threshold interpolated to another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      let amount = CGFloat(amount)
      return Threshold(
        lengths: lengths + (other.lengths - lengths) * amount,
        viewports: viewports + (other.viewports - viewports) * amount,
        points: points + (other.points - points) * amount)
    }

    fileprivate func distance(length: CGFloat, viewport: CGFloat) -> CGFloat {
      length * lengths + viewport * viewports + points
    }
  }

  /// The strength of the effects when a view has entered by a distance: 1 before it enters, 0 from the
  /// threshold on.
  fileprivate func amount(cameIn distance: CGFloat, length: CGFloat, viewport: CGFloat) -> Double {
    let threshold = ownThreshold.distance(length: length, viewport: viewport)
    if kind == .identity || distance >= threshold && distance > 0 { return 0 }
    let remaining = threshold > 0 ? min(max(Double(1 - distance / threshold), 0), 1) : 1
    return if case .interactive(let curve) = kind { curve.value(at: remaining) } else { 1 }
  }
}

/// A view's position along the axis of the enclosing scroll view, in points from the viewport's leading edge.
private struct ScrollPlace {
  var start: CGFloat
  var length: CGFloat
  var viewport: CGFloat

  /// - Parameter axis: the axis that counts; nil for the one that the nearest scroll view scrolls along, the
  ///   vertical one if that scrolls along both.
  /// - Returns: nil outside scroll views.
  init?(_ proxy: GeometryProxy, axis: Axis?, direction: LayoutDirection) {
    let isVertical =
      axis.map { $0 == .vertical }
      ?? (proxy.bounds(of: .scrollView(axis: .vertical)) == proxy.bounds(of: .scrollView))
    let space = NamedCoordinateSpace.scrollView(axis: isVertical ? .vertical : .horizontal)
    guard let bounds = proxy.bounds(of: space) else { return nil }
    let frame = proxy.frame(in: space)
    length = isVertical ? frame.height : frame.width
    viewport = isVertical ? bounds.height : bounds.width
    let isMirrored = !isVertical && direction == .rightToLeft
    start = isVertical ? frame.minY : (isMirrored ? viewport - frame.maxX : frame.minX)
  }
}

nonisolated extension View {
  /// Draws the view with effects while it enters or leaves the enclosing scroll view.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    effects("scrollTransition") { proxy, environment in
      let unchanged = transition(EmptyVisualEffect(), .identity)._effects
      let place = ScrollPlace(proxy, axis: axis, direction: environment.layoutDirection)
      guard let place else { return unchanged }
      let leading = topLeading.amount(
        cameIn: place.start + place.length, length: place.length, viewport: place.viewport)
      let trailing = bottomTrailing.amount(
        cameIn: place.viewport - place.start, length: place.length, viewport: place.viewport)
      let amount = max(leading, trailing)
      if amount == 0 { return unchanged }
      let changed = transition(
        EmptyVisualEffect(), leading >= trailing ? .topLeading : .bottomTrailing
      )._effects
      if changed.count != unchanged.count { return amount < 0.5 ? unchanged : changed }
      return zip(unchanged, changed).map { $0.mixed(with: $1, by: amount) }
    }
  }
}
