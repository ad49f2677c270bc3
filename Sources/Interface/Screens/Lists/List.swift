package import LayoutEngine
public import Views

/// Rows in one scrolling column, created when they become visible.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  package let selection: ListSelection?
  package let content: Content

  package init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    ListBuilder(inputs: inputs, selection: selection, isForm: false).node(content, name: "List")
  }
}

/// The rows that are selected.
package struct ListSelection {
  package let contains: @MainActor (AnyHashable) -> Bool
  /// Whether a row's value can be selected.
  let takes: (AnyHashable) -> Bool
  /// Selects a row, or deselects it while several can be selected in editing.
  let select: @MainActor (_ id: AnyHashable, _ isEditing: Bool) -> Void
  let isMultiple: Bool

  package init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    contains = { id in (id.base as? Value).map { binding.wrappedValue.contains($0) } ?? false }
    takes = { $0.base is Value }
    select = { id, isEditing in
      guard let value = id.base as? Value else { return }
      if !isEditing {
        binding.wrappedValue = [value]
      } else if binding.wrappedValue.contains(value) {
        binding.wrappedValue.remove(value)
      } else {
        binding.wrappedValue.insert(value)
      }
    }
    isMultiple = true
  }

  package init<Value: Hashable>(_ binding: Binding<Value?>) {
    contains = { id in (id.base as? Value).map { binding.wrappedValue == $0 } ?? false }
    takes = { $0.base is Value }
    select = { id, _ in if let value = id.base as? Value { binding.wrappedValue = value } }
    isMultiple = false
  }

  package init<Value: Hashable>(_ binding: Binding<Value>) {
    contains = { id in (id.base as? Value).map { binding.wrappedValue == $0 } ?? false }
    takes = { $0.base is Value }
    select = { id, _ in if let value = id.base as? Value { binding.wrappedValue = value } }
    isMultiple = false
  }
}

extension List {
  /// A list in which several rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }

  /// A list in which one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }

  /// A list in which one row is always selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(selection), content: content())
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil as ListSelection?, content: content())
  }
}
