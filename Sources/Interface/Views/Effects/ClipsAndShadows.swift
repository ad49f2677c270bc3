import Drawing
public import Foundation
import Geometry
import Imaging
import LayoutEngine

nonisolated extension View {
  /// Clips the view to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    wrapped { child, inputs in
      let environment = inputs.environment
      let shape = inputs.animated(shape)
      return PassthroughNode(child: child).annotated(
        "clipShape", roles: .clips,
        drawing: LayerDrawing { items, frame, context in
          DisplayItem.Layer(
            items: items,
            clips: [
              DisplayItem.Clip(
                path: shape.directedPath(
                  in: frame, direction: environment.layoutDirection,
                  container: environment.containerShape?.placed(in: context)),
                rule: style.isEOFilled ? .evenOdd : .nonZero, transform: context.transform,
                isAntialiased: style.isAntialiased)
            ])
        }, inputs: inputs)
    }
  }

  /// Clips the view to its rectangle.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Rounds the view's corners, which are continuous: in pictures of iOS 18.2 and 26 a radius of 10 reaches 13.7 points along
  /// the upper side.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .continuous), style: FillStyle(antialiased: antialiased))
  }

  /// Draws the view's silhouette, blurred and moved, beneath it.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    wrapped { child, inputs in
      let color = color.rgba(in: inputs.environment)
      let present = inputs.animated(
        [radius, x, y].map { Double($0) }
          + [color.red, color.green, color.blue, color.alpha].map { Double($0) })
      let shown = RGBAColor(
        red: Float(present[3]), green: Float(present[4]), blue: Float(present[5]), alpha: Float(present[6]))
      return PassthroughNode(child: child).annotated(
        "shadow",
        drawing: LayerDrawing { items, _, context in
          DisplayItem.Layer(
            items: items,
            filters: [
              .shadow(
                color: shown,
                radius: 2 * Double(ShadowBlur.deviation(radius: CGFloat(max(present[0], 0))) * context.scale),
                dx: present[1] * Double(context.scale), dy: present[2] * Double(context.scale))
            ])
        }, inputs: inputs)
    }
  }

  public func colorMultiply(_ color: Color) -> some View {
    colorMatrix("colorMultiply") { ColorMatrices.multiplication(by: color.rgba(in: $0)) }
  }
}
