package import Imaging
package import LayoutEngine
package import Views

/// One way to show a view: the room it is offered and the circumstances.
@dynamicMemberLookup
package struct RenderRequest {
  /// The window's size in points; nil leaves a length to the view.
  package var proposal: ProposedViewSize
  package var circumstances = Circumstances()
  /// What the canvas is filled with first.
  package var background = RGBAColor.clear
  package var scrollTarget: InitialScrollTarget?
  /// The largest number of pixels of a picture.
  package var pixelLimit = 100_000_000

  package init(proposal: ProposedViewSize, circumstances: Circumstances) {
    self.proposal = proposal
    self.circumstances = circumstances
  }

  package init(proposal: ProposedViewSize, scale: Double = 1) {
    self.proposal = proposal
    circumstances.scale = scale
  }

  /// The circumstances' own members.
  package subscript<Value>(dynamicMember path: WritableKeyPath<Circumstances, Value>) -> Value {
    get { circumstances[keyPath: path] }
    set { circumstances[keyPath: path] = newValue }
  }
}
