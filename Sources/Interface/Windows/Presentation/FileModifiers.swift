public import Foundation
public import Views

/// A screen of the system's own, for files or for sharing, of which a placeholder shows.
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
  private func files(_ name: String, isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { SystemScreen(name: name) }
  }

  public func fileImporter<T>(
    isPresented: Binding<Bool>, allowedContentTypes: [T],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    files("fileImporter", isPresented: isPresented)
  }

  public func fileImporter<T>(
    isPresented: Binding<Bool>, allowedContentTypes: [T], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    files("fileImporter", isPresented: isPresented)
  }

  public func fileExporter<D, T>(
    isPresented: Binding<Bool>, document: D?, contentType: T, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    files("fileExporter", isPresented: isPresented)
  }

  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    files("fileMover", isPresented: isPresented)
  }
}
