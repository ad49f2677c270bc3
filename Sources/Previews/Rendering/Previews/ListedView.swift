package import Views

/// One leaf of a view's list, such as one of the previews that a provider describes.
package struct ListedView: TransparentView {
  let view: AnyView
  let index: Int

  package init(view: AnyView, index: Int) {
    self.view = view
    self.index = index
  }

  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    let elements = view.viewList(inputs).elements()
    if elements.indices.contains(index) { list.append(elements[index]) }
  }
}
