public import Foundation
import Geometry
public import LayoutEngine

/// A row of views.
public nonisolated struct HStack<Content: View>: PrimitiveView {
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    var inner = inputs.child(.content)
    inner.environment.enterComposedRow()
    inner.stackOrientation = .horizontal
    return StackNode(
      axis: .horizontal, verticalAlignment: alignment, spacing: spacing,
      layoutDirection: inputs.environment.layoutDirection, children: content.viewList(inner).makeNodes()
    ).annotated("HStack", inputs: inputs)
  }
}

/// A column of views.
public nonisolated struct VStack<Content: View>: PrimitiveView {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    var inner = inputs.child(.content)
    inner.environment.enterComposedRow()
    inner.stackOrientation = .vertical
    return StackNode(
      axis: .vertical, horizontalAlignment: alignment, spacing: spacing,
      layoutDirection: inputs.environment.layoutDirection, children: content.viewList(inner).makeNodes()
    ).annotated("VStack", inputs: inputs)
  }
}

/// Views on top of each other.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
  package let alignment: Alignment
  package let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    var inner = inputs.child(.content)
    inner.environment.enterComposedRow()
    inner.stackOrientation = nil
    return ZStackNode(
      alignment: alignment, layoutDirection: inputs.environment.layoutDirection,
      children: content.viewList(inner).makeNodes()
    ).annotated("ZStack", roles: .stacksContent, inputs: inputs)
  }
}

/// Free space that grows along the stack it is in, or both ways outside one.
public nonisolated struct Spacer: PrimitiveView, Sendable {
  /// The least length, in points; nil is the platform's 8.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    SpacerNode(axis: inputs.stackOrientation, minLength: minLength).annotated(
      "Spacer", roles: .invisible, inputs: inputs)
  }
}
