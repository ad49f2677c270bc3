import PreviewRunner

extension PreviewRunnerError {
  /// The view that could not be drawn, its file, and why.
  var place: (view: String, file: String, reason: String)? {
    switch self {
    case .trapped(let view, let file, _, _, let reason), .nothingLeft(let view, let file, _, _, let reason):
      (view, file, reason)
    case .tookTooLong(let view, let file, _, let seconds): (view, file, "it was not done after \(seconds) s")
    case .threw(let view, let file, let error): (view, file, "it threw an error: \(error)")
    default: nil
    }
  }

  /// The line of the preview that could not be drawn, if known.
  var line: Int? {
    switch self {
    case .trapped(_, _, let line, _, _), .nothingLeft(_, _, let line, _, _): line
    default: nil
    }
  }
}
