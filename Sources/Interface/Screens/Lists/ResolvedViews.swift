package import Views

/// Views that have been resolved already.
package nonisolated struct ResolvedViews: TransparentView {
  let elements: [_ViewList.Element]

  package init(elements: [_ViewList.Element]) {
    self.elements = elements
  }

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    for element in elements { list.append(element) }
  }
}
