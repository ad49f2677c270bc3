import SwiftUI

/// A database in memory: one for each file's path or identifier, for as long as the process lives.
public struct Realm {
  let store: RealmStore

  init(store: RealmStore) { self.store = store }
  public init(configuration: Configuration = .defaultConfiguration, queue: DispatchQueue? = nil) throws {
    store = RealmStore.named(configuration)
  }
  public init(fileURL: URL) throws { try self.init(configuration: Configuration(fileURL: fileURL)) }
  public init(
    configuration: Configuration = .defaultConfiguration, actor: isolated any Actor,
    downloadBeforeOpen: Bool = false
  ) async throws {
    store = RealmStore.named(configuration)
  }

  public var configuration: Configuration { store.configuration }
  public var isEmpty: Bool { store.objects.isEmpty }
  public var isFrozen: Bool { false }
  public var isInWriteTransaction: Bool { store.writes > 0 }
  public var autorefresh: Bool {
    get { true }
    nonmutating set {}
  }

  /// Which objects a realm takes in whose key another one has.
  public enum UpdatePolicy: Int {
    case error = 1
    case modified = 3
    case all = 2
  }

  public struct Error: Swift.Error, Equatable {
    public enum Code: Int, Sendable {
      case fail, fileAccess, filePermissionDenied, fileExists, fileNotFound, incompatibleLockFile,
        fileFormatUpgradeRequired, addressSpaceExhausted, schemaMismatch, incompatibleSyncedFile
    }
    public let code: Code

    init(_ code: Code) { self.code = code }
  }

  public struct Configuration {
    // Realm's name.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public nonisolated(unsafe) static var defaultConfiguration = Configuration()

    public var fileURL: URL?
    public var inMemoryIdentifier: String?
    public var encryptionKey: Data?
    public var readOnly: Bool
    public var schemaVersion: UInt64
    public var migrationBlock: MigrationBlock?
    public var deleteRealmIfMigrationNeeded: Bool
    public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
    public var objectTypes: [ObjectBase.Type]?

    public init(
      fileURL: URL? = URL(fileURLWithPath: "default.realm"), inMemoryIdentifier: String? = nil,
      encryptionKey: Data? = nil, readOnly: Bool = false, schemaVersion: UInt64 = 0,
      migrationBlock: MigrationBlock? = nil, deleteRealmIfMigrationNeeded: Bool = false,
      shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [ObjectBase.Type]? = nil
    ) {
      (self.fileURL, self.inMemoryIdentifier, self.encryptionKey) = (
        fileURL, inMemoryIdentifier, encryptionKey
      )
      (self.readOnly, self.schemaVersion, self.migrationBlock) = (readOnly, schemaVersion, migrationBlock)
      self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
      (self.shouldCompactOnLaunch, self.objectTypes) = (shouldCompactOnLaunch, objectTypes)
    }
  }

  // What changes the realm.

  @discardableResult
  public func write<Result>(
    withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
  ) throws -> Result {
    beginWrite()
    do {
      let result = try block()
      try commitWrite()
      return result
    } catch {
      cancelWrite()
      throw error
    }
  }
  @discardableResult
  public func asyncWrite<Result>(_ block: () throws -> Result) async throws -> Result { try write(block) }
  @discardableResult
  public func writeAsync(_ block: @escaping () -> Void, onComplete: (((any Swift.Error)?) -> Void)? = nil)
    -> UInt32
  {
    let realm = self
    DispatchQueue.main.async {
      do { try realm.write(block) } catch { return onComplete?(error) ?? () }
      onComplete?(nil)
    }
    return 0
  }
  public func beginWrite() { store.writes += 1 }
  public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
    store.writes -= 1
    store.notify()
  }
  /// Ends a write. What it has changed stays so.
  public func cancelWrite() { store.writes -= 1 }

  public func add(_ object: Object, update: UpdatePolicy = .error) {
    store.add(object, replaces: update != .error)
  }
  public func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error) where S.Iterator.Element: Object {
    for object in objects { add(object, update: update) }
  }

  public func delete(_ object: ObjectBase) { store.delete([object]) }
  public func delete<S: Sequence>(_ objects: S) where S.Iterator.Element: ObjectBase {
    store.delete(Array(objects))
  }
  public func deleteAll() { store.delete(store.objects) }

  // What is asked of it.

  public func objects<Element: RealmFetchable>(_ type: Element.Type) -> Results<Element> {
    let store = store
    return Results(in: self) { store.objects.compactMap { $0 as? Element } }
  }
  public func object<Element: Object, Key>(ofType type: Element.Type, forPrimaryKey key: Key) -> Element? {
    guard let key = key as? AnyHashable else { return nil }
    return store.objects.lazy.compactMap { $0 as? Element }.first { $0.primaryKeyValue == key }
  }
  public func resolve<Confined>(_ reference: ThreadSafeReference<Confined>) -> Confined? {
    reference.isInvalidated ? nil : reference.value
  }

  @discardableResult public func refresh() -> Bool { false }
  public func invalidate() {}
  public func freeze() -> Realm { self }
  public func thaw() -> Realm { self }
  public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken {
    store.observe { block(.didChange, Realm(store: $0)) }
  }

  public enum Notification: String {
    case didChange = "RLMRealmDidChangeNotification"
    case refreshRequired = "RLMRealmRefreshRequiredNotification"
  }

  /// There are no files: nothing is deleted.
  public static func deleteFiles(for configuration: Configuration) throws -> Bool { false }
  public static func fileExists(for configuration: Configuration) -> Bool { false }
}

extension Realm: Equatable {
  public static func == (first: Realm, second: Realm) -> Bool { first.store === second.store }
}

/// The objects of one realm.
final class RealmStore {
  /// How often anything was changed, in all realms.
  nonisolated(unsafe) static var changes = 0
  private nonisolated(unsafe) static var stores: [String: RealmStore] = [:]
  private static let lock = NSLock()

  let configuration: Realm.Configuration
  private(set) var objects: [ObjectBase] = []
  var writes = 0
  private var observers: [Int: (RealmStore) -> Void] = [:]
  private var observed = 0

  private init(_ configuration: Realm.Configuration) { self.configuration = configuration }

  static func named(_ configuration: Realm.Configuration) -> RealmStore {
    let name = configuration.inMemoryIdentifier.map { "memory:\($0)" } ?? configuration.fileURL?.path ?? ""
    return lock.withLock {
      if let store = stores[name] { return store }
      let store = RealmStore(configuration)
      stores[name] = store
      return store
    }
  }

  func add(_ object: ObjectBase, replaces: Bool) {
    if object.store === self { return }
    if let key = object.primaryKeyValue {
      let other = objects.firstIndex { type(of: $0) == type(of: object) && $0.primaryKeyValue == key }
      if let other {
        precondition(
          replaces,
          "Attempting to create an object of type '\(type(of: object))' with an existing primary key value '\(key)'."
        )
        objects.remove(at: other)
      }
    }
    object.store = self
    objects.append(object)
    Self.changes += 1
    // What an object refers to is added with it.
    for reference in references(of: object) where reference.store == nil {
      if reference is Object { add(reference, replaces: true) } else { reference.store = self }
    }
  }

  private func references(of object: ObjectBase) -> [ObjectBase] {
    var mirror: Mirror? = Mirror(reflecting: object)
    var found: [ObjectBase] = []
    while let current = mirror {
      for case let child as any AnyPersisted in current.children.map(\.value) {
        if let object = child.anyValue as? ObjectBase { found.append(object) }
        if let list = child.anyValue as? any HoldsObjects { found += list.heldObjects }
      }
      mirror = current.superclassMirror
    }
    return found
  }

  func delete(_ gone: [ObjectBase]) {
    let ids = Set(gone.map(ObjectIdentifier.init))
    objects.removeAll { ids.contains(ObjectIdentifier($0)) }
    for object in gone { object.isInvalidated = true }
    Self.changes += 1
  }

  func observe(_ block: @escaping (RealmStore) -> Void) -> NotificationToken {
    observed += 1
    let number = observed
    observers[number] = block
    return NotificationToken { [weak self] in self?.observers[number] = nil }
  }

  func notify() {
    for observer in observers.sorted(by: { $0.key < $1.key }) { observer.value(self) }
  }
}

/// A collection that may hold objects.
protocol HoldsObjects {
  var heldObjects: [ObjectBase] { get }
}

public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void
public typealias MigrationObjectEnumerateBlock = (
  _ oldObject: MigrationObject?, _ newObject: MigrationObject?
) -> Void
public typealias MigrationObject = DynamicObject

/// Migrates the objects of an older file. There are no files here, so no migration runs.
public struct Migration {
  public func enumerateObjects(ofType typeName: String, _ block: MigrationObjectEnumerateBlock) {}
  public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {}
  public func deleteData(forType typeName: String) -> Bool { false }
  public func delete(_ object: MigrationObject) {}
}

@dynamicMemberLookup
public final class DynamicObject: Object {
  private var values: [String: Any] = [:]

  public override subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
  public subscript(dynamicMember member: String) -> Any? {
    get { values[member] }
    set { values[member] = newValue }
  }
}
