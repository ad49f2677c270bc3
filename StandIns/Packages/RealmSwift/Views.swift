import Combine
import SwiftUI

// What views know of realms. https://www.mongodb.com/docs/atlas/device-sdks/sdk/swift/swiftui/

extension EnvironmentValues {
  private struct ConfigurationKey: EnvironmentKey {
    static var defaultValue: Realm.Configuration { .defaultConfiguration }
  }

  /// What `@ObservedResults` opens.
  public var realmConfiguration: Realm.Configuration {
    get { self[ConfigurationKey.self] }
    set { self[ConfigurationKey.self] = newValue }
  }
  /// The realm of that configuration.
  public var realm: Realm {
    get { Realm(store: RealmStore.named(realmConfiguration)) }
    set { realmConfiguration = newValue.configuration }
  }
}

/// Draws a view again after each write to a realm.
private final class RealmObserver: ObservableObject {
  private var token: NotificationToken?
  private weak var store: RealmStore?

  func observe(_ store: RealmStore) {
    if self.store === store { return }
    self.store = store
    token = store.observe { [weak self] _ in self?.objectWillChange.send() }
  }
}

/// The objects of a class in the environment's realm.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedResults<ResultType: RealmFetchable>: DynamicProperty {
  @Environment(\.realmConfiguration) private var environment
  @StateObject private var observer = RealmObserver()
  private let configuration: Realm.Configuration?
  private let change: (Results<ResultType>) -> Results<ResultType>

  public init(
    _ type: ResultType.Type, configuration: Realm.Configuration? = nil, filter: NSPredicate? = nil,
    keyPaths: [String]? = nil, sortDescriptor: SortDescriptor? = nil
  ) {
    self.configuration = configuration
    change = { all in
      let found = filter.map(all.filter) ?? all
      return sortDescriptor.map { found.sorted(by: [$0]) } ?? found
    }
  }
  public init(
    _ type: ResultType.Type, configuration: Realm.Configuration? = nil,
    `where` isIncluded: @escaping (Query<ResultType>) -> Query<Bool>, keyPaths: [String]? = nil,
    sortDescriptor: SortDescriptor? = nil
  ) {
    self.configuration = configuration
    change = { all in
      let found = all.where(isIncluded)
      return sortDescriptor.map { found.sorted(by: [$0]) } ?? found
    }
  }

  private var realm: Realm { Realm(store: RealmStore.named(configuration ?? environment)) }

  public var wrappedValue: Results<ResultType> {
    observer.observe(realm.store)
    return change(realm.objects(ResultType.self))
  }
  public var projectedValue: Self { self }

  public func append(_ value: ResultType) where ResultType: Object { try? realm.write { realm.add(value) } }
  public func remove(_ value: ResultType) where ResultType: Object {
    try? realm.write { realm.delete(value) }
  }
  public func remove(atOffsets offsets: IndexSet) where ResultType: Object {
    let gone = wrappedValue.objects(at: offsets)
    try? realm.write { realm.delete(gone) }
  }
}

/// An object, list or collection whose changes draw the view again; its projected value has bindings to its properties.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedRealmObject<ObjectType: ObservableObject>: DynamicProperty {
  @ObservedObject private var object: ObjectType

  public init(wrappedValue: ObjectType) { object = wrappedValue }

  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }
  public var projectedValue: Wrapper { Wrapper(wrappedValue: object) }

  @dynamicMemberLookup
  public struct Wrapper {
    public let wrappedValue: ObjectType

    public subscript<Value>(dynamicMember member: ReferenceWritableKeyPath<ObjectType, Value>) -> Binding<
      Value
    > {
      let object = wrappedValue
      return Binding(get: { object[keyPath: member] }, set: { object[keyPath: member] = $0 })
    }

    /// Deletes the object from its realm.
    public func delete() {
      if let object = wrappedValue as? ObjectBase {
        try? object.realm?.write { object.realm?.delete(object) }
      }
    }
  }
}

/// An object that a view makes and keeps.
@MainActor @preconcurrency @propertyWrapper
public struct StateRealmObject<ObjectType: ObservableObject>: DynamicProperty {
  @StateObject private var object: ObjectType

  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    _object = StateObject(wrappedValue: wrappedValue())
  }

  public var wrappedValue: ObjectType { object }
  public var projectedValue: ObservedRealmObject<ObjectType>.Wrapper {
    ObservedRealmObject.Wrapper(wrappedValue: object)
  }
}

/// What is bound to a value, whose list it changes.
public protocol BoundCollection {
  associatedtype Value
  var wrappedValue: Value { get }
}

extension Binding: BoundCollection {}
extension ObservedRealmObject.Wrapper: BoundCollection {}

extension BoundCollection {
  public func append<Element>(_ value: Element) where Value == List<Element> { wrappedValue.append(value) }
  public func remove<Element>(atOffsets offsets: IndexSet) where Value == List<Element> {
    wrappedValue.remove(atOffsets: offsets)
  }
  public func move<Element>(fromOffsets offsets: IndexSet, toOffset offset: Int)
  where Value == List<Element> {
    wrappedValue.move(fromOffsets: offsets, toOffset: offset)
  }
}
