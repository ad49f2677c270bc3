public import Foundation
public import Geometry

/// Provides a view's size and position to the closure that builds its content.
///
/// It is a snapshot of when the view was placed, and may outlive the layout.
public struct GeometryProxy: @unchecked Sendable {
  // Names of spaces are only ever compared.
  private let spaces: [Space]
  private let toWindow: CGAffineTransform

  /// The size of the view, in points.
  public let size: CGSize

  /// The view's safe area insets.
  public let safeAreaInsets: EdgeInsets

  /// An enclosing view whose coordinate space has a name.
  private struct Space: Equatable {
    let names: [AnyHashable]
    /// From the view's own coordinates to the space's.
    let transform: CGAffineTransform
    let size: CGSize
  }

  package init(node: LayoutNode, layoutDirection: LayoutDirection) {
    size = node.size
    safeAreaInsets = node.safeAreaInsets(isRightToLeft: layoutDirection == .rightToLeft)
    var spaces: [Space] = []
    var transform = CGAffineTransform.identity
    var current: LayoutNode? = node
    while let step = current {
      let names = step.spaceNames
      if !names.isEmpty { spaces.append(Space(names: names, transform: transform, size: step.size)) }
      transform = transform.concatenating(step.transformToParent)
      current = step.parent
    }
    self.spaces = spaces
    toWindow = transform
  }

  /// Whether all of what it tells is the same.
  package func isSame(as other: GeometryProxy) -> Bool {
    size == other.size && safeAreaInsets == other.safeAreaInsets && toWindow == other.toWindow
      && spaces == other.spaces
  }

  private func space(_ name: AnyHashable) -> Space? {
    spaces.first { $0.names.contains(name) }
  }

  /// The view's rectangle in a coordinate space; in the window's if no view has the name.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let bounds = CGRect(origin: .zero, size: size)
    return coordinateSpace.isLocal ? bounds : bounds.applying(transform(to: coordinateSpace))
  }

  private func transform(to coordinateSpace: CoordinateSpace) -> CGAffineTransform {
    switch coordinateSpace {
    case .local: .identity
    case .global: toWindow
    case .named(let name): space(name)?.transform ?? toWindow
    }
  }

  /// The rectangle of a named coordinate space, in the view's own coordinates; nil if there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = space(coordinateSpace.name) else { return nil }
    return CGRect(origin: .zero, size: space.size).applying(space.transform.inverted())
  }

  /// The value of an anchor, in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(fromWindow: toWindow.inverted())
  }

  public func transform(in coordinateSpace: CoordinateSpace) -> CGAffineTransform {
    transform(to: coordinateSpace).inverted()
  }
}

/// A frame of reference for positions.
public enum CoordinateSpace: Hashable {
  /// The window's, from its top left corner.
  case global
  /// The view's own.
  case local
  /// That of the nearest ancestor with a name.
  case named(AnyHashable)

  public static func named(_ name: some Hashable) -> CoordinateSpace {
    .named(AnyHashable(name))
  }

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A type that represents a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  // The name is only ever compared.
  package let name: AnyHashable

  package init(name: AnyHashable) {
    self.name = name
  }

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The names that scroll views give to their viewports.
enum ScrollSpaceName: Hashable {
  case any
  case axis(Axis)
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The nearest scroll view's viewport.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName.any))
  }

  /// The viewport of the nearest scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName.axis(axis)))
  }
}

/// Gives its coordinates a name.
package final class CoordinateSpaceNode: UnaryNode {
  private let space: NamedCoordinateSpace

  package init(child: LayoutNode, space: NamedCoordinateSpace) {
    self.space = space
    super.init(child: child, layoutDirection: .leftToRight)
  }

  override package var layoutPriority: Double { child.layoutPriority }

  override var spaceNames: [AnyHashable] { [space.name] }
}

/// A value that can be read in any view's coordinates while its layout is kept.
public struct Anchor<Value>: @unchecked Sendable {
  // The node is only read once it is placed.
  package let node: LayoutNode
  private let read: (LayoutNode, CGAffineTransform) -> Value

  /// - Parameter read: makes the value from the node and the transform from its coordinates to the reader's.
  package init(node: LayoutNode, read: @escaping (LayoutNode, CGAffineTransform) -> Value) {
    self.node = node
    self.read = read
  }

  func value(fromWindow transform: CGAffineTransform) -> Value {
    read(node, node.transform(toAncestor: nil).concatenating(transform))
  }

  package func value(in target: LayoutNode) -> Value {
    value(fromWindow: target.transform(toAncestor: nil).inverted())
  }

  /// A point or rectangle in a view from which an anchor is made.
  public struct Source {
    private let make: (LayoutNode) -> Anchor

    package init(make: @escaping (LayoutNode) -> Anchor) {
      self.make = make
    }

    package func anchor(for node: LayoutNode) -> Anchor {
      make(node)
    }
  }
}

extension Anchor where Value == CGRect {
  /// A rectangle that is the same in any view's coordinates.
  package static func fixed(_ rectangle: CGRect) -> Anchor {
    Anchor(node: LayoutNode()) { _, _ in rectangle }
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.node === b.node }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      Anchor<CGRect>(node: node) { node, transform in
        CGRect(origin: .zero, size: node.size).applying(transform)
      }
    }
  }

  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      Anchor<CGRect>(node: node) { _, transform in rect.applying(transform) }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      Anchor<CGPoint>(node: node) { _, transform in point.applying(transform) }
    }
  }

  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      Anchor<CGPoint>(node: node) { node, transform in
        point.point(in: CGRect(origin: .zero, size: node.size)).applying(transform)
      }
    }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
