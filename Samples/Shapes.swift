import SwiftUI

/// Continuous corners, shapes that follow their container's, gradients of colours, and shadows.
struct Shapes: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Capsule().fill(.blue.gradient).frame(height: 48)
        RoundedRectangle(cornerRadius: 12).fill(.green.gradient).frame(height: 48)
        UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24).fill(.yellow.gradient)
          .frame(height: 48)
      }
      ZStack {
        ConcentricRectangle().fill(.indigo)
        ConcentricRectangle().fill(.white).padding(8)
        ContainerRelativeShape().fill(.orange).padding(16)
      }
      .frame(height: 90)
      .containerShape(RoundedRectangle(cornerRadius: 32))
      HStack(spacing: 16) {
        Circle().fill(.mint.shadow(.inner(radius: 6, y: 3)))
        Circle().fill(.pink.shadow(.drop(radius: 6, y: 3)))
        Circle().fill(.red).overlay { Circle().fill(.primary.secondary).padding(16) }
      }
      .frame(height: 70)
    }
    .padding()
  }
}

#Preview {
  Shapes()
}
