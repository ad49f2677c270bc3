import Foundation
import Geometry
import LayoutEngine

/// What lists and forms tell the views inside, so that sections, labels and controls look as they do there.
extension EnvironmentValues {
  private struct IsInListRowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private struct ScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  private struct SectionChangesKey: EnvironmentKey {
    static var defaultValue: SectionChanges? { nil }
  }

  private struct IsTextCaseSetKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  private struct IsElevatedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view lies above the window's own, in a sheet or a popover.
  package var isElevated: Bool {
    get { self[IsElevatedKey.self] }
    set { self[IsElevatedKey.self] = newValue }
  }

  /// Whether the view is, or is part of, a row of a list or form.
  package var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }

  private struct ComposedRowChangeKey: EnvironmentKey {
    static var defaultValue: ((inout EnvironmentValues) -> Void)? { nil }
  }

  /// What the first stack in a list's row changes for the views in it.
  package var composedRowChange: ((inout EnvironmentValues) -> Void)? {
    get { self[ComposedRowChangeKey.self] }
    set { self[ComposedRowChangeKey.self] = newValue }
  }

  /// Notes that views are put together by a stack.
  package mutating func enterComposedRow() {
    guard let change = composedRowChange else { return }
    composedRowChange = nil
    change(&self)
  }

  /// Whether lists draw their background behind the rows.
  package var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }

  /// How the enclosing list changes the headers and footers of sections.
  package var sectionChanges: SectionChanges? {
    get { self[SectionChangesKey.self] }
    set { self[SectionChangesKey.self] = newValue }
  }

  /// Whether an enclosing view sets a text case, even if only to say that there is none.
  package var isTextCaseSet: Bool {
    get { self[IsTextCaseSetKey.self] }
    set { self[IsTextCaseSetKey.self] = newValue }
  }

  /// Whether the reader is editing the enclosing list.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// How a list resolves the headers and footers of its sections.
package struct SectionChanges {
  package var header: @MainActor (inout _ViewInputs) -> Void
  package var footer: @MainActor (inout _ViewInputs) -> Void

  package init(
    header: @escaping @MainActor (inout _ViewInputs) -> Void,
    footer: @escaping @MainActor (inout _ViewInputs) -> Void
  ) {
    self.header = header
    self.footer = footer
  }
}

/// Whether the reader is editing a view's content.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// A row shows its delete button.
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}
