/// Rows that are only described on demand.
package protocol LazyChildSource: AnyObject {
  /// Segments of rows in order: a section's header, its rows, its footer.
  var segments: [LazySegment] { get }
}

/// A segment of rows of one kind.
package struct LazySegment {
  package enum Kind {
    case header
    case rows
    case footer
  }

  package var kind: Kind
  /// Identifies the section; headers, rows and footers of one section share it.
  package var section: Int
  package var count: Int
  /// The views of the row at an index; usually one.
  package var nodes: (Int) -> [LayoutNode]
  package var id: (Int) -> AnyHashable?
  /// The index of an id, or nil if the segment does not contain it.
  package var index: (AnyHashable) -> Int?
  /// Called for each created row with whether it was placed; others were only measured.
  package var notePlacing: (Int, Bool) -> Void

  package init(
    kind: Kind, section: Int, count: Int, nodes: @escaping (Int) -> [LayoutNode],
    id: @escaping (Int) -> AnyHashable?, index: @escaping (AnyHashable) -> Int?,
    notePlacing: @escaping (Int, Bool) -> Void = { _, _ in }
  ) {
    self.kind = kind
    self.section = section
    self.count = count
    self.nodes = nodes
    self.id = id
    self.index = index
    self.notePlacing = notePlacing
  }
}

/// Which parts of a section are pinned.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
