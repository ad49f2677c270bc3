import SwiftUI

/// A short and a long label in a wide and in a narrow frame.
struct FramedLabels: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach([300.0, 80.0], id: \.self) { width in
        Label("Trash", systemImage: "trash")
          .tinted(.red, width: width)
        Label("Share with family", systemImage: "square.and.arrow.up")
          .tinted(.blue, width: width)
      }
    }
    .padding()
  }
}

extension View {
  func tinted(_ color: Color, width: CGFloat) -> some View {
    padding(8)
      .frame(width: width)
      .background(color.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
      .foregroundStyle(color)
  }
}

#Preview("FramedLabels") {
  FramedLabels()
}
