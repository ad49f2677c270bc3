/// What a user changed about the order of a container's items.
public struct ReorderDifference<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>: Sendable {
  /// Where items were moved to.
  public struct Destination: Sendable {
    public enum Position: Sendable {
      case before(ItemID)
      case end
    }

    public let collectionID: CollectionID
    public let position: Position
  }

  public let sources: [ItemID]
  public let destination: Destination
}

/// The collection of a container that has a single one.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {}

nonisolated extension View {
  /// Lets a user reorder the views below; a picture shows their given order.
  public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable { self }

  /// Lets a user reorder the views below, also between sections; a picture shows their given order.
  public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable { self }
}
