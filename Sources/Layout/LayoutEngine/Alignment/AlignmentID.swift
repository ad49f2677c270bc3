public import Foundation
import Synchronization

/// A kind of alignment line.
public protocol AlignmentID {
  /// The default position of the line in a view, in points from its leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
  /// Combines the children's own values into their container's.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// The arithmetic mean of the children's values.
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    guard let parent = parentValue, n > 0 else {
      parentValue = childValue
      return
    }
    parentValue = (parent * CGFloat(n) + childValue) / CGFloat(n + 1)
  }
}

/// An alignment line, by its identity.
///
/// Every node with an alignment has two of them: they contain one reference to data shared by all keys of a
/// line.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  /// A line's identity; one for each, never released.
  private final class Line: @unchecked Sendable {
    // A metatype is immutable and holds nothing.
    let id: any AlignmentID.Type

    init(_ id: any AlignmentID.Type) { self.id = id }
  }

  private static let lines = Mutex<[ObjectIdentifier: Line]>([:])

  private let line: Unmanaged<Line>
  /// Which of the standard lines it is.
  let kind: Kind

  enum Kind: UInt8 {
    case start
    case center
    case end
    case firstBaseline
    case lastBaseline
    case custom
  }

  /// Whether it is one of the frame's own lines (leading, center, top …), which containers do not inherit
  /// from their children.
  package var isFrameGuide: Bool { kind.rawValue <= Kind.end.rawValue }

  /// The line's name in source; for a custom line the type's name.
  var name: String {
    if id == ListRowSeparatorLeadingGuide.self { return "listRowSeparatorLeading" }
    if id == ListRowSeparatorTrailingGuide.self { return "listRowSeparatorTrailing" }
    return switch kind {
    case .start: isHorizontal ? "leading" : "top"
    case .center: "center"
    case .end: isHorizontal ? "trailing" : "bottom"
    case .firstBaseline: "firstTextBaseline"
    case .lastBaseline: "lastTextBaseline"
    case .custom: "\(id)"
    }
  }

  /// The node flags without which nothing in a node can define the line.
  @inline(__always)
  var flag: NodeFlags {
    switch kind {
    case .start, .center, .end: .frameGuides
    case .firstBaseline, .lastBaseline: .baselines
    case .custom: .customGuides
    }
  }

  /// The default position of the line in a view; nil for custom lines, which only the app knows.
  @inline(__always)
  func frameValue(in size: CGSize) -> CGFloat? {
    let length = isHorizontal ? size.width : size.height
    switch kind {
    case .start: return 0
    case .center: return length / 2
    case .end, .firstBaseline, .lastBaseline: return length
    case .custom: return nil
    }
  }

  /// Whether the line's position is along the horizontal axis.
  package let isHorizontal: Bool

  package var id: any AlignmentID.Type { line._withUnsafeGuaranteedRef { $0.id } }

  package init(_ id: any AlignmentID.Type, isHorizontal: Bool) {
    line = Self.lines.withLock { lines in
      let identifier = ObjectIdentifier(id)
      let line = lines[identifier] ?? Line(id)
      lines[identifier] = line
      return Unmanaged.passUnretained(line)
    }
    kind =
      switch ObjectIdentifier(id) {
      case ObjectIdentifier(LeadingGuide.self), ObjectIdentifier(TopGuide.self),
        ObjectIdentifier(ListRowSeparatorLeadingGuide.self):
        .start
      case ObjectIdentifier(HorizontalCenterGuide.self), ObjectIdentifier(VerticalCenterGuide.self): .center
      case ObjectIdentifier(TrailingGuide.self), ObjectIdentifier(BottomGuide.self),
        ObjectIdentifier(ListRowSeparatorTrailingGuide.self):
        .end
      case ObjectIdentifier(FirstTextBaselineGuide.self): .firstBaseline
      case ObjectIdentifier(LastTextBaselineGuide.self): .lastBaseline
      default: .custom
      }
    self.isHorizontal = isHorizontal
  }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.line.toOpaque() == b.line.toOpaque() && a.isHorizontal == b.isHorizontal
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(line.toOpaque())
  }
}

/// The lines that every frame has.
private protocol FrameGuide: AlignmentID {}

extension FrameGuide {
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}

private enum LeadingGuide: FrameGuide {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
}
private enum HorizontalCenterGuide: FrameGuide {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 }
}
private enum TrailingGuide: FrameGuide {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
}
private enum TopGuide: FrameGuide {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
}
private enum VerticalCenterGuide: FrameGuide {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
}
private enum BottomGuide: FrameGuide {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
}
private enum ListRowSeparatorLeadingGuide: FrameGuide {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
}
private enum ListRowSeparatorTrailingGuide: FrameGuide {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
}
private enum FirstTextBaselineGuide: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }

  /// The uppermost of the children's first baselines.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = min(parentValue ?? .infinity, childValue)
  }
}
private enum LastTextBaselineGuide: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }

  /// The lowest of the children's last baselines: Apple documents the guide as the bottom-most baseline.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = max(parentValue ?? -.infinity, childValue)
  }
}

/// An alignment line across the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, isHorizontal: true)
  }

  init(key: AlignmentKey) {
    self.key = key
  }

  public static let leading = HorizontalAlignment(LeadingGuide.self)
  public static let center = HorizontalAlignment(HorizontalCenterGuide.self)
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingGuide.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailingGuide.self)

  /// Combines several lines of this kind into one, as a container does.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values)
  }
}

/// An alignment line across the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, isHorizontal: false)
  }

  init(key: AlignmentKey) {
    self.key = key
  }

  public static let top = VerticalAlignment(TopGuide.self)
  public static let center = VerticalAlignment(VerticalCenterGuide.self)
  public static let bottom = VerticalAlignment(BottomGuide.self)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineGuide.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineGuide.self)

  /// Combines several lines of this kind into one, as a container does.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values)
  }
}

extension AlignmentKey {
  package func combine<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    var result: CGFloat?
    var count = 0
    for case let value? in values {
      id._combineExplicit(childValue: value, count, into: &result)
      count += 1
    }
    return result
  }
}

/// An alignment on both axes.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and alignment lines.
public struct ViewDimensions: @unchecked Sendable {
  // The node is only read.
  public let width: CGFloat
  public let height: CGFloat
  package let node: LayoutNode?
  package let proposal: ProposedViewSize

  package init(size: CGSize, node: LayoutNode? = nil, proposal: ProposedViewSize = .unspecified) {
    width = size.width
    height = size.height
    self.node = node
    self.proposal = proposal
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// The position of a line in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[guide.key]
  }

  /// The position of a line in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[guide.key]
  }

  /// The position of a line, if the view sets it explicitly.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    node?.explicitAlignment(guide.key, size: size, proposal: proposal)
  }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    node?.explicitAlignment(guide.key, size: size, proposal: proposal)
  }

  package subscript(key: AlignmentKey) -> CGFloat {
    node?.alignment(key, size: size, proposal: proposal) ?? key.id.defaultValue(in: self)
  }
}

extension ViewDimensions: Equatable {
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height && a.node === b.node
  }
}
