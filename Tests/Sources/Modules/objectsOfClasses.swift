// run: --size 200x*
// in a package
// A managed object is made of whatever class the call's type is, as Objective-C's initializers allow it.
import CoreData
import SwiftUI

class Book: NSManagedObject { @NSManaged var title: String? }
final class Novel: Book {}

enum Store {
  static func made<Object: NSManagedObject>(_: Object.Type, in context: NSManagedObjectContext) -> Object {
    let object = Object(context: context)
    return object
  }
}
extension Book {
  static func empty(in context: NSManagedObjectContext) -> Self { Self(context: context) }
}
struct Shelf: View {
  let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  var body: some View {
    VStack {
      Text(String(describing: type(of: Store.made(Novel.self, in: context))))  // shows: Novel
      Text(String(describing: type(of: Novel.empty(in: context))))  // shows: Novel
    }
  }
}
#Preview("Shelf") { Shelf() }
