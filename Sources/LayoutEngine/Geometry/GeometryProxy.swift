public import Foundation
public import Geometry

/// Gives a view's size and place to the closure that builds its content.
public struct GeometryProxy {
  private let node: LayoutNode
  private let isRightToLeft: Bool

  package init(node: LayoutNode, layoutDirection: LayoutDirection) {
    self.node = node
    isRightToLeft = layoutDirection == .rightToLeft
  }

  /// The size of the view, in points.
  public var size: CGSize { node.size }

  /// How far the safe area reaches into the view.
  public var safeAreaInsets: EdgeInsets { node.safeAreaInsets(isRightToLeft: isRightToLeft) }

  /// The view's rectangle in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    node.convert(CGRect(origin: .zero, size: node.size), to: coordinateSpace)
  }

  /// The rectangle of a named coordinate space, in the view's own coordinates; nil where there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let ancestor = node.ancestor(for: coordinateSpace.coordinateSpace) else { return nil }
    let inner = node.convert(.zero, toAncestor: ancestor)
    return CGRect(origin: CGPoint(x: -inner.x, y: -inner.y), size: ancestor.size)
  }

  /// The value of an anchor, in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(in: node)
  }

  public func transform(in coordinateSpace: CoordinateSpace) -> CGAffineTransform {
    let origin = node.convert(CGPoint.zero, to: coordinateSpace)
    return CGAffineTransform(translationX: -origin.x, y: -origin.y)
  }
}

/// A frame of reference for places.
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

/// A type that stands for a coordinate space.
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

  override func answers(to name: AnyHashable) -> Bool { space.name == name }
}

/// A value that can be read in the coordinates of whoever asks.
public struct Anchor<Value> {
  package let node: LayoutNode
  private let read: (LayoutNode, LayoutNode) -> Value

  package init(node: LayoutNode, read: @escaping (_ from: LayoutNode, _ to: LayoutNode) -> Value) {
    self.node = node
    self.read = read
  }

  package func value(in target: LayoutNode) -> Value {
    read(node, target)
  }

  /// A place in a view of which an anchor is made.
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

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.node === b.node }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      Anchor<CGRect>(node: node) { from, to in
        from.convert(CGRect(origin: .zero, size: from.size), to: to)
      }
    }
  }

  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      Anchor<CGRect>(node: node) { from, to in from.convert(rect, to: to) }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      Anchor<CGPoint>(node: node) { from, to in from.convert(point, to: to) }
    }
  }

  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      Anchor<CGPoint>(node: node) { from, to in
        from.convert(point.point(in: CGRect(origin: .zero, size: from.size)), to: to)
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
