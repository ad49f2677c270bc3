public import Foundation
public import Geometry
public import LayoutEngine

nonisolated extension View {
  /// Places the view in an invisible frame of a fixed size, in points.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped { child, inputs in
      inputs.graph.diagnostics.subject = inputs.subject
      return FrameNode(
        child: child, width: width, height: height, alignment: alignment,
        layoutDirection: inputs.environment.layoutDirection, diagnostics: inputs.graph.diagnostics
      ).annotated("frame", inputs: inputs)
    }
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View {
    self
  }

  /// Places the view in an invisible frame whose size is kept within bounds, in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    wrapped { child, inputs in
      inputs.graph.diagnostics.subject = inputs.subject
      return FlexFrameNode(
        child: child, minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment,
        layoutDirection: inputs.environment.layoutDirection, diagnostics: inputs.graph.diagnostics
      ).annotated("frame", inputs: inputs)
    }
  }

  /// Keeps the view at its ideal size on the chosen axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped { child, inputs in
      FixedSizeNode(child: child, horizontal: horizontal, vertical: vertical)
        .annotated("fixedSize", inputs: inputs)
    }
  }

  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// The priority with which the view's container offers it space.
  public func layoutPriority(_ value: Double) -> some View {
    wrapped { child, inputs in
      LayoutPriorityNode(child: child, priority: value).annotated("layoutPriority", inputs: inputs)
    }
  }
}

nonisolated extension View {
  public func padding(_ insets: EdgeInsets) -> some View {
    wrapped { child, inputs in
      PaddingNode(child: child, insets: insets, layoutDirection: inputs.environment.layoutDirection)
        .annotated("padding", inputs: inputs)
    }
  }

  /// Keeps space free around the view; nil is the platform's 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? DefaultMetrics.padding, edges: edges))
  }

  public func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(length))
  }

  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, DefaultMetrics.padding)
  }

  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }

  /// Moves the view towards the viewer, which a picture does not show.
  public func offset(z: CGFloat) -> some View { self }

  /// Moves the drawing; this does not affect layout.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped { child, inputs in
      let present = inputs.animated(CGSize(width: x, height: y))
      return OffsetNode(
        child: child, x: present.width, y: present.height, layoutDirection: inputs.environment.layoutDirection
      )
      .annotated("offset", roles: .moves, inputs: inputs)
    }
  }

  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the view's centre at a point of the proposed space.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped { child, inputs in
      PositionNode(child: child, x: x, y: y, layoutDirection: inputs.environment.layoutDirection)
        .annotated("position", roles: .moves, inputs: inputs)
    }
  }

  /// How the view's drawing responds to right-to-left layout.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(LayoutDirectionBehaviorModifier(behavior: behavior))
  }

  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Offers the view a space of a given ratio of width to height.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    wrapped { child, inputs in
      AspectRatioNode(child: child, ratio: aspectRatio, contentMode: contentMode)
        .annotated("aspectRatio", inputs: inputs)
    }
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }

  /// Changes the position of one of the view's alignment guides.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped { child, inputs in
      AlignmentGuideNode(child: child, guide: guide, computeValue: computeValue)
        .annotated("alignmentGuide", inputs: inputs)
    }
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped { child, inputs in
      AlignmentGuideNode(child: child, guide: guide, computeValue: computeValue)
        .annotated("alignmentGuide", inputs: inputs)
    }
  }

  /// Whether the view is drawn above or below its siblings.
  public func zIndex(_ value: Double) -> some View {
    trait { $0.zIndex = value }
  }

  /// A value for the custom layout around the view; if there are several for one key, the innermost applies.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    trait { if !$0.has(key) { $0.set(key, value) } }
  }
}

/// The platform's default lengths, in points (iOS).
package enum DefaultMetrics {
  package static let padding: CGFloat = 16
  package static let spacing: CGFloat = 8
}

/// The room between content and the edges of a scene.
public struct ScenePadding: Equatable, Sendable {
  private let number: Int
  public static let minimum = ScenePadding(number: 0)
  public static let navigationBar = ScenePadding(number: 1)
}

/// A view that is laid out from left to right and mirrored as a whole where its behaviour asks for it.
private nonisolated struct LayoutDirectionBehaviorModifier: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    switch behavior {
    case .fixed:
      content.environment(\.layoutDirection, .leftToRight)
    case .mirrors(let direction):
      content.environment(\.layoutDirection, .leftToRight)
        .scaleEffect(x: direction == layoutDirection ? -1 : 1)
    }
  }
}
