import Views

/// A preview or a view that can be rendered, with the name that it goes by.
@MainActor
struct RenderableView {
  let name: String
  /// The path and the base name of the file that it stands in.
  let file: SourceModule.File
  let make: @MainActor () throws -> AnyView
  let settings: PreviewSettings
  /// The line of the preview, where it is known.
  private(set) var line: Int?

  private init(
    name: String, file: SourceModule.File, settings: PreviewSettings, line: Int? = nil,
    make: @escaping @MainActor () throws -> AnyView
  ) {
    self.name = name
    self.file = file
    self.settings = settings
    self.line = line
    self.make = make
  }

  /// A preview; one without a name goes by its view's type where that is one of the user's own.
  init(_ preview: Preview, file: SourceModule.File, line: Int) {
    self.init(
      name: preview.name ?? Self.ownTypeName(preview.makeBody().view) ?? "Preview", file: file,
      settings: preview.settings, line: line
    ) { preview.makeView() }
  }

  /// One of a provider's previews; without a name of its own it goes by the provider's.
  init(_ listed: ListedView, settings: PreviewSettings, provider: String, file: SourceModule.File) {
    self.init(name: settings.name ?? provider, file: file, settings: settings) { AnyView(listed) }
  }

  init(_ view: SourceView, file: SourceModule.File) {
    self.init(name: view.name, file: file, settings: PreviewSettings()) {
      view.make?() ?? AnyView(EmptyView())
    }
  }

  func renamed(_ name: String) -> RenderableView {
    RenderableView(name: name, file: file, settings: settings, line: line, make: make)
  }

  /// The name of a view's type, unless the type is one of the library's.
  private static func ownTypeName(_ view: any View) -> String? {
    let full = String(reflecting: type(of: view))
    if full.contains("<") || full.hasPrefix("Views.") || full.hasPrefix("SwiftUI.") { return nil }
    return full.split(separator: ".").last.map(String.init)
  }
}
