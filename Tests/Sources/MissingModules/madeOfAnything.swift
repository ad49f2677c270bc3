import Labels
// run: --size 200x*
// in a package
// An alias of a missing type accepts any arguments.
import SwiftUI

struct Item: Identifiable {
  typealias ID = Labelled<Item, UUID>
  var id: ID
  static let mock = Item(id: Item.ID(UUID()))
}
#Preview("Item") { Text(Item.mock.id === Item.mock.id ? "made" : "not made") }  // shows: made
