// The package's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import FirebaseCore
import Foundation

// A database without documents: reads are empty, and writes are not stored.

public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"

public enum FirestoreErrorCode: Int, Error, Sendable {
  case unknown = 2
  case notFound = 5
  case permissionDenied = 7
  case unavailable = 14
}
public enum FirestoreSource: UInt, Sendable { case `default`, server, cache }
public enum DocumentChangeType: Int, Sendable { case added, modified, removed }
public enum ServerTimestampBehavior: Int, Sendable { case none, estimate, previous }

public struct Timestamp: Hashable, Codable, Sendable, Comparable {
  public let seconds: Int64
  public let nanoseconds: Int32
  public init(seconds: Int64, nanoseconds: Int32) {
    (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
  }
  public init(date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    self.init(
      seconds: Int64(seconds), nanoseconds: Int32((date.timeIntervalSince1970 - seconds) * 1_000_000_000))
  }
  public init() { self.init(date: Date()) }
  public func dateValue() -> Date {
    Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000)
  }
  public static func < (first: Self, second: Self) -> Bool {
    (first.seconds, first.nanoseconds) < (second.seconds, second.nanoseconds)
  }
}

open class GeoPoint: NSObject, @unchecked Sendable {
  public let latitude: Double
  public let longitude: Double
  public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
}

open class FieldValue: NSObject, @unchecked Sendable {
  public static func serverTimestamp() -> FieldValue { FieldValue() }
  public static func delete() -> FieldValue { FieldValue() }
  public static func increment(_ value: Int64) -> FieldValue { FieldValue() }
  public static func increment(_ value: Double) -> FieldValue { FieldValue() }
  public static func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue() }
  public static func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue() }
}

public protocol ListenerRegistration: AnyObject {
  func remove()
}
private final class NoListener: ListenerRegistration { func remove() {} }

open class FirestoreSettings: NSObject {
  public var host = ""
  public var isSSLEnabled = true
  public var isPersistenceEnabled = true
}

open class Firestore: NSObject, @unchecked Sendable {
  private static let shared = Firestore()
  public static func firestore() -> Firestore { shared }
  public static func firestore(app: FirebaseApp) -> Firestore { shared }
  public var settings = FirestoreSettings()
  public func collection(_ path: String) -> CollectionReference { CollectionReference(path) }
  public func collectionGroup(_ name: String) -> Query { CollectionReference(name) }
  public func document(_ path: String) -> DocumentReference { DocumentReference(path) }
  public func batch() -> WriteBatch { WriteBatch() }
  public func enableNetwork() async throws {}
  public func disableNetwork() async throws {}
  public func useEmulator(withHost host: String, port: Int) {}

  public final class Encoder {
    public init() {}
    /// The fields as JSON would have them.
    public func encode<Value: Encodable>(_ value: Value) throws -> [String: Any] {
      let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
      return json as? [String: Any] ?? [:]
    }
  }
  public final class Decoder {
    public init() {}
    public func decode<Value: Decodable>(_ type: Value.Type, from fields: Any) throws -> Value {
      try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: fields))
    }
  }
}

open class SnapshotMetadata: NSObject, @unchecked Sendable {
  public var hasPendingWrites: Bool { false }
  public var isFromCache: Bool { true }
}

open class DocumentSnapshot: NSObject, @unchecked Sendable {
  public let reference: DocumentReference
  init(_ reference: DocumentReference) { self.reference = reference }
  public var documentID: String { reference.documentID }
  public var exists: Bool { false }
  public var metadata: SnapshotMetadata { SnapshotMetadata() }
  public func data() -> [String: Any]? { nil }
  public func get(_ field: Any) -> Any? { nil }
  public subscript(field: String) -> Any? { nil }
  public func data<Value: Decodable>(as type: Value.Type) throws -> Value {
    throw FirestoreErrorCode.notFound
  }
}

/// A document that a query found, as none does.
open class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
  public override func data() -> [String: Any] { [:] }
}

open class DocumentChange: NSObject {
  public var type: DocumentChangeType { .added }
  public let document: QueryDocumentSnapshot
  init(_ document: QueryDocumentSnapshot) { self.document = document }
}

open class QuerySnapshot: NSObject, @unchecked Sendable {
  public var documents: [QueryDocumentSnapshot] { [] }
  public var documentChanges: [DocumentChange] { [] }
  public var isEmpty: Bool { true }
  public var count: Int { 0 }
  public var metadata: SnapshotMetadata { SnapshotMetadata() }
}

open class Query: NSObject, @unchecked Sendable {
  public func whereField(_ field: String, isEqualTo value: Any) -> Query { self }
  public func whereField(_ field: String, isNotEqualTo value: Any) -> Query { self }
  public func whereField(_ field: String, isLessThan value: Any) -> Query { self }
  public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query { self }
  public func whereField(_ field: String, isGreaterThan value: Any) -> Query { self }
  public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query { self }
  public func whereField(_ field: String, arrayContains value: Any) -> Query { self }
  public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query { self }
  public func whereField(_ field: String, in values: [Any]) -> Query { self }
  public func whereField(_ field: String, notIn values: [Any]) -> Query { self }
  public func order(by field: String) -> Query { self }
  public func order(by field: String, descending: Bool) -> Query { self }
  public func limit(to limit: Int) -> Query { self }
  public func limit(toLast limit: Int) -> Query { self }
  public func start(afterDocument document: DocumentSnapshot) -> Query { self }
  public func start(at values: [Any]) -> Query { self }
  public func end(at values: [Any]) -> Query { self }
  public func getDocuments(source: FirestoreSource = .default) async throws -> QuerySnapshot {
    QuerySnapshot()
  }
  public func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
    completion(QuerySnapshot(), nil)
  }
  /// Calls the listener once, with nothing.
  @discardableResult public func addSnapshotListener(
    includeMetadataChanges: Bool = false, _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    listener(QuerySnapshot(), nil)
    return NoListener()
  }
}

open class CollectionReference: Query, @unchecked Sendable {
  public let path: String
  init(_ path: String) { self.path = path }
  public var collectionID: String { path.split(separator: "/").last.map(String.init) ?? path }
  public func document(_ path: String) -> DocumentReference { DocumentReference("\(self.path)/\(path)") }
  public func document() -> DocumentReference { document("new") }
  @discardableResult public func addDocument(
    data: [String: Any], completion: (((any Error)?) -> Void)? = nil
  ) -> DocumentReference {
    completion?(nil)
    return document()
  }
  @discardableResult public func addDocument(data: [String: Any]) async throws -> DocumentReference {
    document()
  }
  @discardableResult public func addDocument<Value: Encodable>(
    from value: Value, completion: (((any Error)?) -> Void)? = nil
  ) throws -> DocumentReference {
    completion?(nil)
    return document()
  }
}

open class DocumentReference: NSObject, Codable, @unchecked Sendable {
  public let path: String
  init(_ path: String) { self.path = path }
  public var documentID: String { path.split(separator: "/").last.map(String.init) ?? path }
  public var parent: CollectionReference {
    CollectionReference(path.split(separator: "/").dropLast().joined(separator: "/"))
  }
  public func collection(_ path: String) -> CollectionReference {
    CollectionReference("\(self.path)/\(path)")
  }
  public func getDocument(source: FirestoreSource = .default) async throws -> DocumentSnapshot {
    DocumentSnapshot(self)
  }
  public func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
    completion(DocumentSnapshot(self), nil)
  }
  public func getDocument<Value: Decodable>(as type: Value.Type) async throws -> Value {
    throw FirestoreErrorCode.notFound
  }
  public func setData(_ data: [String: Any], merge: Bool = false) async throws {}
  public func setData(_ data: [String: Any], merge: Bool = false, completion: (((any Error)?) -> Void)?) {
    completion?(nil)
  }
  public func setData<Value: Encodable>(
    from value: Value, merge: Bool = false, completion: (((any Error)?) -> Void)? = nil
  ) throws { completion?(nil) }
  public func updateData(_ fields: [AnyHashable: Any]) async throws {}
  public func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)?) {
    completion?(nil)
  }
  public func delete() async throws {}
  public func delete(completion: (((any Error)?) -> Void)?) { completion?(nil) }
  @discardableResult public func addSnapshotListener(
    includeMetadataChanges: Bool = false, _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    listener(DocumentSnapshot(self), nil)
    return NoListener()
  }
}

open class WriteBatch: NSObject, @unchecked Sendable {
  @discardableResult public func setData(
    _ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false
  ) -> WriteBatch { self }
  @discardableResult public func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> WriteBatch { self }
  @discardableResult public func deleteDocument(_ document: DocumentReference) -> WriteBatch { self }
  public func commit() async throws {}
  public func commit(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// The identifier of the document that a value was read from; a value that a source makes has the one it is given.
@propertyWrapper public struct DocumentID<Value>: Codable {
  public var wrappedValue: Value?
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
  public init(from decoder: any Decoder) throws { wrappedValue = nil }
  public func encode(to encoder: any Encoder) throws {}
}
extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}
extension KeyedDecodingContainer {
  public func decode<Value>(_ type: DocumentID<Value>.Type, forKey key: Key) throws -> DocumentID<Value> {
    DocumentID(wrappedValue: nil)
  }
}

@propertyWrapper public struct ServerTimestamp<Value: Codable>: Codable {
  public var wrappedValue: Value?
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}
extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}

/// The documents of a collection, of which there are none.
@propertyWrapper public struct FirestoreQuery<Documents: RangeReplaceableCollection> {
  public var wrappedValue: Documents { Documents() }
  public init(collectionPath: String) {}
}
