import SwiftUI

/// A card that grows when it is tapped.
struct ExpandingCard: View {
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: "leaf").foregroundStyle(.green)
        Text("Basil").font(.headline)
        Spacer()
        Image(systemName: "chevron.down").rotationEffect(.degrees(isExpanded ? 180 : 0))
      }
      if isExpanded {
        Text("Water every second day, and never in the sun.").foregroundStyle(.secondary)
      }
    }
    .padding()
    .background(.green.opacity(0.12), in: .rect(cornerRadius: 16))
    .onTapGesture { withAnimation(.spring(duration: 0.4)) { isExpanded.toggle() } }
    .accessibilityIdentifier("card")
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

#Preview("ExpandingCard") {
  ExpandingCard()
}
