import FoundationAdditions
import SwiftUI

// Fetch requests of views. https://developer.apple.com/documentation/swiftui/fetchrequest

/// The objects of a request, in order.
public struct FetchedResults<Result>: RandomAccessCollection {
  let objects: [Result]
  let configuration: Binding<FetchRequest<Result>.Configuration>

  public var nsPredicate: NSPredicate? {
    get { configuration.wrappedValue.nsPredicate }
    nonmutating set { configuration.wrappedValue.nsPredicate = newValue }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.wrappedValue.nsSortDescriptors }
    nonmutating set { configuration.wrappedValue.nsSortDescriptors = newValue }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }
}

extension FetchedResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.wrappedValue.order }
    nonmutating set { configuration.wrappedValue.order = newValue }
  }
}

/// The objects of the environment's context that match a predicate, in the requested order.
@propertyWrapper
@MainActor @preconcurrency
public struct FetchRequest<Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  /// What was set while the view was shown.
  @State private var changed: Configuration?
  private let request: NSFetchRequest<Result>
  private var order: [SortDescriptor<Result>] = []

  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(
      objects: context.objects(of: request, changed, order: changed?.order ?? order),
      configuration: projectedValue)
  }

  public var projectedValue: Binding<Configuration> {
    Binding(
      get: {
        changed
          ?? Configuration(
            nsSortDescriptors: request.sortDescriptors ?? [], nsPredicate: request.predicate, order: order)
      }, set: { changed = $0 })
  }

  /// What may be changed of a request.
  public struct Configuration {
    /// The order, by descriptors of Objective-C's kind.
    public var nsSortDescriptors: [NSSortDescriptor] = [] {
      didSet { order = [] }
    }
    /// The predicate; nil requests all objects.
    public var nsPredicate: NSPredicate?
    var order: [SortDescriptor<Result>] = []
  }

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { request = fetchRequest }
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { request = fetchRequest }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order, by descriptors that are values.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { order }
    set { order = newValue }
  }
}

extension FetchRequest where Result: NSManagedObject {
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = .wanting(predicate, sortDescriptors)
  }
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
  {
    request = .wanting(predicate, sortDescriptors)
  }
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = .wanting(predicate, [])
    order = sortDescriptors
  }
}

/// The objects of a section, in their order.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  public struct Section: RandomAccessCollection, Identifiable {
    public let id: SectionIdentifier
    let objects: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
  }

  let sections: [Section]
  let configuration: Binding<SectionedFetchRequest<SectionIdentifier, Result>.Configuration>

  public var nsPredicate: NSPredicate? {
    get { configuration.wrappedValue.nsPredicate }
    nonmutating set { configuration.wrappedValue.nsPredicate = newValue }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.wrappedValue.nsSortDescriptors }
    nonmutating set { configuration.wrappedValue.nsSortDescriptors = newValue }
  }
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { configuration.wrappedValue.sectionIdentifier }
    nonmutating set { configuration.wrappedValue.sectionIdentifier = newValue }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }
}

extension SectionedFetchResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.wrappedValue.order }
    nonmutating set { configuration.wrappedValue.order = newValue }
  }
}

/// The objects of the environment's context, those with one identifier after another in a section.
@propertyWrapper
@MainActor @preconcurrency
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var changed: Configuration?
  private let request: NSFetchRequest<Result>
  private let sectionIdentifier: KeyPath<Result, SectionIdentifier>
  private var order: [SortDescriptor<Result>] = []

  public struct Configuration {
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    public var nsSortDescriptors: [NSSortDescriptor] = [] {
      didSet { order = [] }
    }
    public var nsPredicate: NSPredicate?
    var order: [SortDescriptor<Result>] = []
  }

  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    let configuration = projectedValue
    let plain = changed.map {
      FetchRequest<Result>.Configuration(
        nsSortDescriptors: $0.nsSortDescriptors, nsPredicate: $0.nsPredicate, order: $0.order)
    }
    let objects = context.objects(of: request, plain, order: changed?.order ?? order)
    let identifier = configuration.wrappedValue.sectionIdentifier
    var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
    for object in objects {
      let id = object[keyPath: identifier]
      let before = sections.last?.id == id ? sections.removeLast().objects : []
      sections.append(.init(id: id, objects: before + [object]))
    }
    return SectionedFetchResults(sections: sections, configuration: configuration)
  }

  public var projectedValue: Binding<Configuration> {
    Binding(
      get: {
        changed
          ?? Configuration(
            sectionIdentifier: sectionIdentifier, nsSortDescriptors: request.sortDescriptors ?? [],
            nsPredicate: request.predicate, order: order)
      }, set: { changed = $0 })
  }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = fetchRequest
    self.sectionIdentifier = sectionIdentifier
  }
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    request = fetchRequest
    self.sectionIdentifier = sectionIdentifier
  }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { order }
    set { order = newValue }
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = .wanting(predicate, sortDescriptors)
    self.sectionIdentifier = sectionIdentifier
  }
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = .wanting(predicate, sortDescriptors)
    self.sectionIdentifier = sectionIdentifier
  }
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = .wanting(predicate, [])
    self.sectionIdentifier = sectionIdentifier
    order = sortDescriptors
  }
}

extension NSFetchRequest {
  fileprivate static func wanting(
    _ predicate: NSPredicate?, _ descriptors: [NSSortDescriptor]
  ) -> NSFetchRequest {
    let request = NSFetchRequest()
    request.predicate = predicate
    request.sortDescriptors = descriptors
    return request
  }
}

extension NSManagedObjectContext {
  /// A request's objects, with what was changed of it since; an order by values precedes one by descriptors.
  fileprivate func objects<Result>(
    of request: NSFetchRequest<Result>, _ changed: FetchRequest<Result>.Configuration?,
    order: [SortDescriptor<Result>]
  ) -> [Result] {
    let wanted = NSFetchRequest<Result>()
    wanted.entityName = request.entityName
    wanted.entity = request.entity
    wanted.predicate = changed.map(\.nsPredicate) ?? request.predicate
    wanted.sortDescriptors = changed?.nsSortDescriptors ?? request.sortDescriptors
    if order.isEmpty {
      wanted.fetchLimit = request.fetchLimit
      wanted.fetchOffset = request.fetchOffset
      return (try? fetch(wanted)) ?? []
    }
    let sorted = ((try? fetch(wanted)) ?? []).sorted(using: order).dropFirst(max(request.fetchOffset, 0))
    return request.fetchLimit > 0 ? Array(sorted.prefix(request.fetchLimit)) : Array(sorted)
  }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

extension NSManagedObject: _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
