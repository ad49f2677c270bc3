import LayoutEngine
import Typesetting

extension LayoutNode {
  /// The texts inside, in their order.
  package var texts: [String] {
    if let leaf = (self as? MeasuredLeafNode)?.content as? TextLeaf {
      _ = sizeThatFits(.unspecified)
      return leaf.prepared == nil ? [] : [leaf.spokenText]
    }
    return children.flatMap(\.texts)
  }
}

extension TextLeaf {
  /// What a screen reader says about the text.
  package var spokenText: String { runs.map(\.spokenString).joined() }
}

extension View {
  /// The view's texts as one.
  @MainActor
  package func spokenText(_ inputs: _ViewInputs, separator: String = " ") -> String {
    // Reading a text must not add notes or change state.
    var own = inputs.child(.part(.spokenText))
    own.preferences = PreferenceCollector()
    return node(own, implicitContainer: .overlay).texts.joined(separator: separator)
  }
}

extension ViewPart {
  /// A view that is resolved only for its text.
  fileprivate static let spokenText = ViewPart("spokenText")
}
