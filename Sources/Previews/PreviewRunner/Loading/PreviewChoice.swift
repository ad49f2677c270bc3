/// Which of a file's previews and views to render.
package enum PreviewChoice: Equatable, Sendable {
  /// Every preview; without previews the last top-level view that can be created without arguments.
  case automatic
  /// The app, if there is one, otherwise as `automatic`.
  case app
  case preview(String)
  case view(String)
  /// A selection from an earlier listing of the same sources.
  case listed([ListedPreview])
}
