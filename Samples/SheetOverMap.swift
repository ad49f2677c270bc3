import SwiftUI

/// A sheet at half height over something that fills the screen, and an alert.
struct SheetOverMap: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.mint.opacity(0.35)))
      for step in stride(from: 0, to: size.height, by: 90) {
        context.stroke(
          Path { path in
            path.move(to: CGPoint(x: 0, y: step))
            path.addLine(to: CGPoint(x: size.width, y: step + 60))
          }, with: .color(.white), lineWidth: 8)
      }
      context.fill(
        Path(ellipseIn: CGRect(x: size.width / 2 - 12, y: 220, width: 24, height: 24)), with: .color(.red))
    }
    .ignoresSafeArea()
    .sheet(isPresented: .constant(true)) {
      NavigationStack {
        List {
          Section("Nearby") {
            Label("Museum of Engines", systemImage: "building.columns")
            Label("Café Difference", systemImage: "cup.and.saucer")
          }
        }
        .navigationTitle("Places")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Close", systemImage: "xmark") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        }
      }
      .presentationDetents([.medium, .large])
    }
  }
}

struct DeletionAlert: View {
  var body: some View {
    Settings()
      .alert("Delete “Engine Notes”?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("The note is deleted from all of your devices.")
      }
  }

  private struct Settings: View {
    var body: some View {
      NavigationStack {
        List { Text("Engine Notes") }.navigationTitle("Notes")
      }
    }
  }
}

#Preview("SheetOverMap") {
  SheetOverMap()
}

#Preview("DeletionAlert") {
  DeletionAlert()
}
