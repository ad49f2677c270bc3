public import Foundation
public import Geometry

/// A container that arranges views in a custom way.
///
/// Coordinates run left to right; the result is mirrored if the layout direction requires it.
@preconcurrency
public protocol Layout: Animatable {
  /// Properties of the layout.
  static var layoutProperties: LayoutProperties { get }

  /// The layout's cache between calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of all subviews' preferences; none if there are no subviews.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    combined(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    combined(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The subviews' own lines, as the layout would place them.
  private func combined(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    if key.isFrameGuide { return nil }
    let places = subviews.recordingPlaces(in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return key.combine(
      places.enumerated().map { index, place in
        subviews[index].node
          .explicitAlignment(key, size: place.size, proposal: place.proposal)
          .map { $0 + (key.isHorizontal ? place.origin.x : place.origin.y) }
      })
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// Properties of a layout.
public struct LayoutProperties: Sendable {
  /// The direction that spacers and dividers inside follow; nil for none.
  public var stackOrientation: Axis?

  public init() {}
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  // A layout runs on one thread at a time.
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview

  private let storage: Storage
  private let range: Range<Int>
  public let layoutDirection: LayoutDirection

  /// The nodes, and the positions that the layout gives them while it runs.
  final class Storage {
    let nodes: [LayoutNode]
    var places: [LayoutSubview.Place?]?

    init(nodes: [LayoutNode]) {
      self.nodes = nodes
    }
  }

  init(nodes: [LayoutNode], layoutDirection: LayoutDirection) {
    storage = Storage(nodes: nodes)
    range = nodes.indices
    self.layoutDirection = layoutDirection
  }

  private init(storage: Storage, range: Range<Int>, layoutDirection: LayoutDirection) {
    self.storage = storage
    self.range = range
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }

  public subscript(index: Int) -> LayoutSubview {
    precondition(range.contains(index), "A layout asked for subview \(index) of \(range)")
    return LayoutSubview(storage: storage, index: index)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(storage: storage, range: bounds, layoutDirection: layoutDirection)
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(nodes: indices.map { storage.nodes[$0] }, layoutDirection: layoutDirection)
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.storage === b.storage && a.range == b.range
  }

  /// Runs a layout's placement and returns every subview's position; one that was not placed is centred with
  /// the container's proposal.
  func recordingPlaces(
    in bounds: CGRect, proposal: ProposedViewSize, _ body: () -> Void
  ) -> [LayoutSubview.Place] {
    let outer = storage.places
    storage.places = Array(repeating: nil, count: storage.nodes.count)
    body()
    let recorded = storage.places ?? []
    storage.places = outer
    return zip(storage.nodes, recorded).map { node, place in
      if let place { return place }
      let size = node.sizeThatFits(proposal)
      return LayoutSubview.Place(
        origin: CGPoint(
          x: bounds.minX + (bounds.width - size.width) / 2, y: bounds.minY + (bounds.height - size.height) / 2
        ),
        size: size, proposal: proposal)
    }
  }
}

/// A proxy for one view that a layout arranges.
public struct LayoutSubview: Equatable {
  private let storage: LayoutSubviews.Storage
  private let index: Int

  /// A subview's position in the container's coordinates, left to right.
  struct Place {
    var origin: CGPoint
    var size: CGSize
    var proposal: ProposedViewSize
  }

  init(storage: LayoutSubviews.Storage, index: Int) {
    self.storage = storage
    self.index = index
  }

  package var node: LayoutNode { storage.nodes[index] }

  /// The value that the view sets for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.traits[key]
  }

  /// The view's layout priority.
  public var priority: Double { node.layoutPriority }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.sizeThatFits(proposal.withoutNegatives)
  }

  /// The view's size and alignment lines for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(in: proposal.withoutNegatives)
  }

  /// The view's preferences for the gaps to its neighbours.
  public var spacing: ViewSpacing { node.viewSpacing }

  /// Puts the view's anchor at a point of the container's coordinates; the last call counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let proposal = proposal.withoutNegatives
    let size = node.sizeThatFits(proposal)
    let x = position.x - anchor.x * size.width
    let y = position.y - anchor.y * size.height
    storage.places?[index] = Place(
      origin: CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0), size: size, proposal: proposal)
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.node === b.node
  }
}
