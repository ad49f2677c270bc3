/// Which of a file's previews and views to render.
package enum PreviewChoice: Equatable, Sendable {
  /// Every preview; without previews the last view of the top level that can be made without arguments.
  case automatic
  /// The app, if there is one, else as `automatic`.
  case app
  case preview(String)
  case view(String)
  /// What an earlier listing of the same sources named.
  case listed([ListedPreview])
}
