import Projects

extension ProjectError {
  /// The error with a path from the current folder, if it is below that.
  var fromHere: ProjectError {
    switch self {
    case .missing(let path): .missing(path: ProjectRun.shownPath(path))
    case .unreadable(let path, let reason): .unreadable(path: ProjectRun.shownPath(path), reason: reason)
    case .malformed(let path, let line, let reason):
      .malformed(path: ProjectRun.shownPath(path), line: line, reason: reason)
    case .unknownName(let path, let reason): .unknownName(path: ProjectRun.shownPath(path), reason: reason)
    case .nothing(let path): .nothing(path: ProjectRun.shownPath(path))
    case .otherFile(let path): .otherFile(path: ProjectRun.shownPath(path))
    }
  }
}
