// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The objects of a request, in sections; they are fetched once, and changes are not observed.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }

  /// The objects by the text that each has under the sections' key, in the order in which the sections begin.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    guard let fetchedObjects else { return nil }
    guard let key = sectionNameKeyPath else { return [Section(name: "", objects: fetchedObjects)] }
    var sections: [Section] = []
    for object in fetchedObjects {
      let name = (object as? NSManagedObject)?.value(forKey: key).map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].objects?.append(object)
      } else {
        sections.append(Section(name: name, objects: [object]))
      }
    }
    return sections
  }

  open var sectionIndexTitles: [String] { (sections ?? []).compactMap(\.indexTitle) }

  open func object(at indexPath: IndexPath) -> ResultType {
    guard indexPath.count == 2, let object = sections?[indexPath[0]].objects?[indexPath[1]] as? ResultType
    else {
      fatalError("no object at \(indexPath)")
    }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (number, section) in (sections ?? []).enumerated() {
      if let place = section.objects?.firstIndex(where: { $0 as AnyObject === object as AnyObject }) {
        return IndexPath(indexes: [number, place])
      }
    }
    return nil
  }

  open class func deleteCache(withName name: String?) {}

  private struct Section: NSFetchedResultsSectionInfo {
    var name: String
    var objects: [Any]?
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { objects?.count ?? 0 }
  }
}

/// A section of fetched objects.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// How fetched objects change.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

/// Observes changes; there are none.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
}
extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
  }
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
}
