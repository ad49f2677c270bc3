// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// The properties of entities that are described in code; here they give new objects their default values.

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule
  case nullifyDeleteRule
  case cascadeDeleteRule
  case denyDeleteRule
}

open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  open var isIndexedBySpotlight = false
  open private(set) weak var entity: NSEntityDescription?

  func _belong(to entity: NSEntityDescription) { self.entity = entity }
}

open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var preservesValueInHistoryOnDeletion = false
  open var allowsCloudEncryption = false
}

open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
}

extension NSEntityDescription {
  public var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }
  public var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  public var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  public func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
  }
}
