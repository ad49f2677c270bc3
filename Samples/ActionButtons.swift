import SwiftUI

/// Two buttons side by side, or one above the other where the row does not fit.
struct ActionButtons: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack { buttons }
      VStack { buttons }
    }
    .padding()
  }

  @ViewBuilder private var buttons: some View {
    Button("Save as Draft") {}
      .buttonStyle(.bordered)
    Button("Publish Now") {}
      .buttonStyle(.borderedProminent)
  }
}

#Preview("ActionButtons") {
  ActionButtons()
}
