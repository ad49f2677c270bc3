/// The label of a button, a link or a menu: several views stand beside each other, and are one view to what is around them.
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
