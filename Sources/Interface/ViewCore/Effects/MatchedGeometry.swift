import Foundation
public import Geometry
import LayoutEngine

/// The views tied together by a matched geometry effect.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The frames of the views that others take their geometry from, as placed by the latest pass.
package final class MatchedGeometry {
  struct Key: Hashable {
    var namespace: Namespace.ID
    var id: AnyHashable
  }

  /// In the window's coordinates.
  private var frames: [Key: CGRect] = [:]
  private var awaited: Set<Key> = []

  /// The frame of a source; nil as long as none has been placed.
  func frame(for key: Key) -> CGRect? {
    awaited.insert(key)
    return frames[key]
  }

  /// Notes where a source was placed.
  ///
  /// - Returns: whether a view that waits for it has to be placed again.
  func note(_ frame: CGRect, for key: Key) -> Bool {
    if frames[key] == frame { return false }
    frames[key] = frame
    return awaited.contains(key)
  }
}

nonisolated extension View {
  /// Gives the view the geometry of another one with the same id, or makes its own the one that others take.
  ///
  /// The view keeps its position in the layout; it is drawn in the source's frame, and its content is laid
  /// out for it.
  ///
  /// - Parameters:
  ///   - properties: what is taken: the size, which the view is then proposed, or the position of its anchor.
  ///   - isSource: whether the others follow this view; a source without followers is drawn at its own
  ///     position.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    let key = MatchedGeometry.Key(namespace: namespace, id: AnyHashable(id))
    return wrapped { child, inputs in
      let graph = inputs.graph
      if isSource {
        let node = GeometryObserverNode(child: child) { proxy in
          let frame = proxy.frame(in: .global)
          graph.afterLayout {
            if graph.matchedGeometry.note(frame, for: key) { graph.setNeedsUpdate() }
          }
        }.annotated("matchedGeometryEffect", inputs: inputs)
        if graph.timeline != nil, let annotation = node.annotation as? NodeAnnotation {
          annotation.matchedKey = key
          annotation.isGeometryGroup = true
        }
        return node
      }
      return MatchedGeometryNode(
        child: child, layoutDirection: inputs.environment.layoutDirection, anchor: anchor,
        takesSize: properties.contains(.size), takesPosition: properties.contains(.position)
      ) {
        graph.matchedGeometry.frame(for: key)
      }.annotated("matchedGeometryEffect", inputs: inputs)
    }
  }
}
