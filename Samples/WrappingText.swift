import SwiftUI

private let advice = "Text gives way before anything else does, so a tight row cuts it short."

/// A row that is too low for its text: the text loses its end.
struct Truncated: View {
  var body: some View {
    VStack(spacing: 0) {
      Text(advice)
      Color.orange.frame(minHeight: 60)
    }
    .frame(height: 100)
    .padding()
  }
}

/// The text's height fixed to what it needs at its width, in a frame that may grow with it.
struct Complete: View {
  var body: some View {
    VStack(spacing: 0) {
      Text(advice)
        .fixedSize(horizontal: false, vertical: true)
      Color.orange.frame(minHeight: 60)
    }
    .frame(minHeight: 100)
    .padding()
  }
}

#Preview("Truncated") {
  Truncated()
}

#Preview("Complete") {
  Complete()
}
