import Views

/// A preview or a view that can be rendered, with the name that it goes by.
@MainActor
struct RenderableView {
  let name: String
  /// The path and the base name of the file that it stands in.
  let file: SourceModule.File
  let settings: PreviewSettings
  /// The line of the preview, where it is known.
  var line: Int?
  /// Whether it is an app, which brings its own windows.
  var isApp = false
  /// What is known of the preview before it is drawn; nil for a view without one.
  var facts: PreviewFacts?
  let make: @MainActor () throws -> AnyView
}
