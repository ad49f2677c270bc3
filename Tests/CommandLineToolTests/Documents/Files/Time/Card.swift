import SwiftUI

#Preview("Card") {
  @Previewable @State var isExpanded = false
  VStack {
    Button("Expand") { withAnimation { isExpanded = true } }
    Color.teal.frame(width: isExpanded ? 200 : 60, height: 60)
  }
}
