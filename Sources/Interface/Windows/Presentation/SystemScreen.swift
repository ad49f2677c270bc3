import Foundation
package import Views

/// A system screen for files or sharing, shown as a placeholder.
nonisolated struct SystemScreen: View {
  let name: String

  private var isForSharing: Bool { name == "ShareLink" }

  @MainActor var body: some View {
    VStack(spacing: 12) {
      Image(systemName: isForSharing ? "square.and.arrow.up" : "folder").font(.system(size: 48))
        .foregroundStyle(.secondary)
      Text(verbatim: name).font(.headline).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .noted(
      .placeholder, name,
      "The system's own screen for \(isForSharing ? "sharing" : "files") is drawn as a placeholder.")
  }
}

nonisolated extension View {
  /// Shows the placeholder of a system screen as a sheet.
  ///
  /// - Parameter name: the name of the placeholder, also in the note that reports it.
  package func systemScreen(_ name: String, isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { SystemScreen(name: name) }
  }
}
