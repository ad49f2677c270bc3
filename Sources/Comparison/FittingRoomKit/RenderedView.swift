public import Foundation
internal import Rendering
internal import Views

/// A view that was laid out and drawn.
public struct RenderedView: Sendable {
  public let picture: Picture
  /// The size that the view took, in points.
  public let size: CGSize
  /// The placed views.
  public let frames: PlacedView
  /// The placed views as text, one to a line, indented by depth, with their frames as x, y, width and height.
  public let outline: String
  /// What is not drawn as on a device, and what went wrong, one sentence each.
  public let notes: [String]

  init(picture: Picture, outcome: RenderOutcome) {
    self.picture = picture
    size = outcome.size
    frames = PlacedView(outcome.tree.root)
    outline = outcome.tree.outline
    notes = outcome.fidelityNotes.map { "\($0.subject): \($0.sentence)" } + outcome.warnings
  }
}
