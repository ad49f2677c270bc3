import Foundation
package import LayoutEngine

/// A hairline between views.
public nonisolated struct Divider: PrimitiveView, Sendable {
  public init() {}

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    let environment = inputs.environment
    // One pixel, or a point at accessibility text sizes.
    let thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
    return DividerNode(stackAxis: inputs.stackOrientation, thickness: thickness).annotated(
      "Divider",
      drawing: StyleDrawing(style: Color(.system(.separator)), environment: environment), inputs: inputs)
  }
}
