// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// How conflicts between contexts are resolved. There are none here, because all contexts share their objects.
// https://developer.apple.com/documentation/coredata/nsmergepolicy

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType
}
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType
  public init(merge type: NSMergePolicyType) { mergeType = type }
  open func resolve(mergeConflicts list: [Any]) throws {}
  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {}

  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
}
open class NSMergeConflict: NSObject {
  public let sourceObject: NSManagedObject
  public init(source: NSManagedObject) { sourceObject = source }
}
public let NSErrorMergePolicy: Any = NSMergePolicy.error
public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
