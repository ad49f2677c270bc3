public import Foundation
public import Geometry

/// The size that a parent proposes to a view, in points.
///
/// On each axis nil requests the ideal length, 0 the minimum, infinity the maximum; any other number is that
/// much space. A NaN counts as nil.
@frozen
public struct ProposedViewSize: Equatable, Sendable {
  // NaN stands for nil: two plain numbers compare and copy faster than two optionals, and every layout pass
  // does little else.
  @usableFromInline package var rawWidth: CGFloat
  @usableFromInline package var rawHeight: CGFloat

  @inlinable
  package init(rawWidth: CGFloat, rawHeight: CGFloat) {
    self.rawWidth = rawWidth
    self.rawHeight = rawHeight
  }

  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    rawWidth = width ?? .nan
    rawHeight = height ?? .nan
  }

  @inlinable
  public init(_ size: CGSize) {
    rawWidth = size.width
    rawHeight = size.height
  }

  @inlinable
  public var width: CGFloat? {
    get { rawWidth.isNaN ? nil : rawWidth }
    set { rawWidth = newValue ?? .nan }
  }

  @inlinable
  public var height: CGFloat? {
    get { rawHeight.isNaN ? nil : rawHeight }
    set { rawHeight = newValue ?? .nan }
  }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size with nil replaced by the given lengths, 10 by default.
  @inlinable
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(
      width: rawWidth.isNaN ? size.width : rawWidth, height: rawHeight.isNaN ? size.height : rawHeight)
  }

  @inlinable
  public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool {
    (a.rawWidth == b.rawWidth || (a.rawWidth.isNaN && b.rawWidth.isNaN))
      && (a.rawHeight == b.rawHeight || (a.rawHeight.isNaN && b.rawHeight.isNaN))
  }

  /// The same with negative lengths, which are mistakes, as zero.
  var withoutNegatives: ProposedViewSize {
    ProposedViewSize(rawWidth: rawWidth < 0 ? 0 : rawWidth, rawHeight: rawHeight < 0 ? 0 : rawHeight)
  }

  /// The length on an axis, NaN for nil.
  @inlinable
  package func raw(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? rawWidth : rawHeight
  }

  @inlinable
  package func replacing(_ axis: Axis, with length: CGFloat) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(rawWidth: length, rawHeight: rawHeight)
      : ProposedViewSize(rawWidth: rawWidth, rawHeight: length)
  }

  @inlinable
  package init(_ axis: Axis, major: CGFloat, minor: CGFloat) {
    self =
      axis == .horizontal
      ? ProposedViewSize(rawWidth: major, rawHeight: minor)
      : ProposedViewSize(rawWidth: minor, rawHeight: major)
  }
}

extension CGSize {
  @inlinable
  package func length(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }

  @inlinable
  package init(_ axis: Axis, major: CGFloat, minor: CGFloat) {
    self = axis == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }
}

extension CGPoint {
  @inlinable
  package init(_ axis: Axis, major: CGFloat, minor: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major)
  }
}

/// How content fills a space with another ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}
