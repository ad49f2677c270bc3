// run: --size 300x300
import CoreData
import SwiftUI

// What Xcode writes for an entity: the class's own request, where the superclass has one, too.
public class Note: NSManagedObject {}
extension Note {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Note> {
    NSFetchRequest<Note>(entityName: "Note")
  }
  @NSManaged public var title: String?
}
public class Plain: NSManagedObject {}

@MainActor func requests() -> String {
  let own = Note.fetchRequest()
  own.predicate = NSPredicate(value: true)
  let inherited: NSFetchRequest<NSFetchRequestResult> = Plain.fetchRequest()
  return "\(type(of: own)) \(inherited.entityName ?? "")"
}
#Preview { Text(requests()) }  // shows: NSFetchRequest<Note> Plain
