import Foundation
import LayoutEngine
import Views

/// A view that nobody sees. A worker lays it out before it loads the user's code, so that the copies that draw views start with open
/// fonts, and with what the runtime and the loader find out about types and functions when they are first used.
struct Rehearsal: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label("Aa 1", systemImage: "star").font(.headline)
      HStack {
        Text("Bb").bold()
        Spacer()
        Image(systemName: "chevron.right").foregroundStyle(.secondary)
      }
      Button("Cc") {}
    }
    .padding()
    .background(.blue.opacity(0.1), in: RoundedRectangle(cornerRadius: 8))
  }
}
