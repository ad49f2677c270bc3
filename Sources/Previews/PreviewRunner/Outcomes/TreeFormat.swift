/// The format of the tree of placed views in a report.
package enum TreeFormat: Sendable {
  /// None: only a picture is wanted.
  case none
  /// As one line of JSON.
  case json
  /// For people, one view per line.
  case outline
}
