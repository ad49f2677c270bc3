/// The label of a button, a link or a menu: several views are laid out in a row and count as one view.
package nonisolated struct OneRow<Content: View>: TransparentView {
  let content: Content

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    let own = ImplicitContainer.row.adjusting(inputs)
    list.items += ImplicitContainer.row.holding(content.viewList(own), own).items
  }
}

nonisolated extension View {
  /// The view as a label.
  package var inOneRow: OneRow<Self> { OneRow(content: self) }
}
