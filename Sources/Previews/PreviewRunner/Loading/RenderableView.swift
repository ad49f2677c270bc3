import Views

/// A preview or a view that can be rendered, with its name.
@MainActor
struct RenderableView {
  let name: String
  /// The path and the base name of its file.
  let file: SourceModule.File
  let settings: PreviewSettings
  /// The line of the preview, if known.
  var line: Int?
  /// Whether it is an app, which brings its own windows.
  var isApp = false
  /// What is known about the preview before it is drawn; nil for a view without one.
  var facts: PreviewFacts?
  let make: @MainActor () throws -> AnyView
}
