/// How the tree of placed views is written into a report.
package enum TreeFormat: Sendable {
  /// Not at all: a picture is all that is wanted.
  case none
  /// As one line of JSON.
  case json
  /// For people, one view to a line.
  case outline
}
