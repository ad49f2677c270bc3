// run: --size 240x*
// in a package
// nothing else is shown
// An entity has its class's name, and an object that is made by this name is of the class.
import CoreData
import SwiftUI

final class Book: NSManagedObject {
  @NSManaged var title: String
}
protocol Named: NSManagedObject {}
extension Named {
  static var entityName: String { entity().name! }
}
extension Book: Named {}
extension NSManagedObjectContext {
  func insert<T: Named>() -> T {
    guard let object = NSEntityDescription.insertNewObject(forEntityName: T.entityName, into: self) as? T
    else {
      fatalError("another class")
    }
    return object
  }
}
#Preview {
  let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  let book: Book = context.insert()
  let _ = { book.title = "Emma" }()
  let found = try! context.fetch(NSFetchRequest<Book>(entityName: "Book"))
  Text(verbatim: "\(found.count) \(found[0].title) \(book.entity.name!)")  // shows: 1 Emma Book
}
#Preview {
  let entity = NSEntityDescription()
  let title = NSAttributeDescription()
  let _ = {
    (title.name, title.attributeType, title.defaultValue) = ("title", .stringAttributeType, "Untitled")
  }()
  let other = NSRelationshipDescription()
  let _ = { (other.name, other.destinationEntity, other.maxCount) = ("sequel", entity, 1) }()
  let _ = { (entity.name, entity.properties) = ("Book", [title, other]) }()
  let book = Book(entity: entity, insertInto: nil)
  // shows: Untitled sequel true
  Text(verbatim: "\(book.title) \(entity.relationshipsByName.keys.first!) \(title.entity === entity)")
}
