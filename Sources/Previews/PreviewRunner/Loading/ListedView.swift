import Views

/// One leaf of a view's list, such as one of the previews that a provider describes.
struct ListedView: TransparentView {
  let view: AnyView
  let index: Int

  func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    let elements = view.viewList(inputs).elements()
    if elements.indices.contains(index) { list.append(elements[index]) }
  }
}
