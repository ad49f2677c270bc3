import SwiftUI

/// Meshes, materials, glass and the levels of a style.
struct Surfaces: View {
  private let levels: [AnyShapeStyle] = [
    AnyShapeStyle(.primary), AnyShapeStyle(.secondary), AnyShapeStyle(.tertiary), AnyShapeStyle(.quaternary),
    AnyShapeStyle(.quinary),
  ]
  private let blues: [AnyShapeStyle] = [
    AnyShapeStyle(.blue), AnyShapeStyle(.blue.secondary), AnyShapeStyle(.blue.tertiary),
    AnyShapeStyle(.blue.quaternary),
  ]

  var body: some View {
    VStack(spacing: 16) {
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
        ],
        colors: [.red, .orange, .yellow, .pink, .purple, .mint, .indigo, .blue, .teal]
      )
      .frame(height: 120)
      ZStack {
        LinearGradient(colors: [.blue, .purple, .orange], startPoint: .leading, endPoint: .trailing)
        HStack(spacing: 12) {
          Text("Glass").padding().glassEffect()
          Text("Tinted").padding().glassEffect(.regular.tint(.green))
          Text("Thin").padding().background(.ultraThinMaterial, in: .rect(cornerRadius: 12))
          Text("Thick").padding().background(.thickMaterial, in: .rect(cornerRadius: 12))
        }
      }
      .frame(height: 100)
      HStack {
        ForEach(0..<5) { level in
          Rectangle().fill(levels[level])
        }
      }
      .frame(height: 40)
      HStack {
        ForEach(0..<4) { level in
          Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(blues[level])
        }
        Button("Glass") {}.buttonStyle(.glass)
        Button("Prominent") {}.buttonStyle(.glassProminent)
      }
    }
    .padding()
  }
}

#Preview {
  Surfaces()
}
