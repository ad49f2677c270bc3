import Geometry
package import LayoutEngine

/// The container that SwiftUI puts around several views where one is expected.
package enum ImplicitContainer {
  /// At the root and in scroll views: a column with default spacing, centred.
  case column
  /// In overlays, backgrounds, masks and safe-area insets: views on top of each other, centred.
  case overlay
  /// In labels of buttons, links and menus: a row with default spacing, centred.
  case row

  @MainActor
  package func node(for list: _ViewList, inputs: _ViewInputs) -> LayoutNode {
    let elements = list.elements()
    if elements.count == 1 { return elements[0].makeNode() }
    let nodes = elements.map { $0.makeNode() }
    switch self {
    case .column:
      return StackNode(axis: .vertical, layoutDirection: inputs.environment.layoutDirection, children: nodes)
        .annotated("VStack")
    case .overlay:
      return ZStackNode(layoutDirection: inputs.environment.layoutDirection, children: nodes)
        .annotated("ZStack", roles: .stacksContent)
    case .row:
      return StackNode(
        axis: .horizontal, layoutDirection: inputs.environment.layoutDirection, children: nodes
      )
      .annotated("HStack")
    }
  }

  /// Several views as one, and none as an empty one, to which modifiers apply; one as it is.
  ///
  /// In pictures of iOS 26.2, a root without content fills its frame with its background (430 by 932 points). Within stacks, such
  /// a view takes no place, whatever its modifiers.
  @MainActor
  func holding(_ list: _ViewList, _ inputs: _ViewInputs) -> _ViewList {
    let elements = list.elements()
    guard elements.count != 1 else { return list }
    let held = _ViewList(items: elements.map { .element($0) })
    return _ViewList(items: [
      .element(
        _ViewList.Element(identity: inputs.identity, scope: inputs.scope) { node(for: held, inputs: inputs) })
    ])
  }

  /// The orientation that spacers and dividers inside follow.
  package func adjusting(_ inputs: _ViewInputs) -> _ViewInputs {
    var inputs = inputs
    inputs.stackOrientation = self == .row ? .horizontal : nil
    return inputs
  }
}
