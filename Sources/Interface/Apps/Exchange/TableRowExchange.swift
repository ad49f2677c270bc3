public import Controls
public import CoreTransferableShim
public import FoundationAdditions
public import UniformTypeIdentifiersShim
public import Views

// There is no dragging in a picture: rows of tables stay as they are.
//
// They are declared on the types, not on `TableRowContent`: rows are views as well, whose modifiers of the
// same names would otherwise match as well and not make rows.

nonisolated extension TableRow {
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> TableRow { self }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> TableRow { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> TableRow { self }
}

nonisolated extension DisclosureTableRow {
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> DisclosureTableRow {
    self
  }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> DisclosureTableRow { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> DisclosureTableRow { self }
}

nonisolated extension ForEach where Content: TableRowContent {
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ForEach { self }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ offset: Int, _ items: [T]) -> Void
  ) -> ForEach { self }
}
