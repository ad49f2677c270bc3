import Foundation
import LayoutEngine
import Views

/// A view that is never drawn. Each worker lays it out before it loads the user's code, so that the copies that draw views inherit open
/// fonts and the runtime's and the loader's caches of types and functions.
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
