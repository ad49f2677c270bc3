/// What one render brought.
package struct RenderReport: Equatable, Sendable {
  /// The picture's path; nil when none was asked for.
  package var path: String?
  /// The tree of placed views as JSON.
  package var json: String
  /// The same tree for people, one view to a line.
  package var outline: String
  /// Whether everything was drawn as it would be on a device.
  package var isFaithful: Bool
  /// Warnings, one sentence each.
  package var notes: [String]

  package init(path: String?, json: String, outline: String, isFaithful: Bool, notes: [String]) {
    self.path = path
    self.json = json
    self.outline = outline
    self.isFaithful = isFaithful
    self.notes = notes
  }
}
