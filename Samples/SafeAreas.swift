import SwiftUI

/// A background that reaches the screen's edges and content that keeps clear of them and of a margin.
struct SafeAreas: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Inbox").font(.largeTitle.bold())
      Spacer()
      Text("Updated just now")
        .font(.footnote)
        .frame(maxWidth: .infinity)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .safeAreaPadding(.horizontal, 24)
    .background(.mint.opacity(0.3))
  }
}

#Preview("SafeAreas") {
  SafeAreas()
}
