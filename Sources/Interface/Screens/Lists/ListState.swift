import Geometry
import Views

/// The interactive state of a list besides its scroll position.
@MainActor
final class ListState {
  /// The row whose actions are revealed, and at which end.
  private(set) var open: (row: ObjectIdentifier, edge: HorizontalEdge)?

  nonisolated init() {}

  func uncover(_ row: ViewIdentity, _ edge: HorizontalEdge) { open = (ObjectIdentifier(row), edge) }

  func cover() { open = nil }

  /// The end of a row at which its actions are revealed.
  func edge(of row: ViewIdentity) -> HorizontalEdge? {
    open.flatMap { $0.row == ObjectIdentifier(row) ? $0.edge : nil }
  }
}
