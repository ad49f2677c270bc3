// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CloudKit
import Foundation

// The iCloud mirror of a store: there is none here, so nothing is shared.

extension NSPersistentCloudKitContainerOptions {
  public var databaseScope: CKDatabase.Scope {
    get { .private }
    set {}
  }
}

extension NSPersistentCloudKitContainer {
  public func record(for managedObjectID: NSManagedObjectID) -> CKRecord? { nil }
  public func recordID(for managedObjectID: NSManagedObjectID) -> CKRecord.ID? { nil }
  public func fetchShares(matching objectIDs: [NSManagedObjectID]) throws -> [NSManagedObjectID: CKShare] {
    [:]
  }
  public func fetchShares(in store: NSPersistentStore?) throws -> [CKShare] { [] }
  public func share(
    _ managedObjects: [NSManagedObject], to share: CKShare?,
    completion: @escaping (Set<NSManagedObjectID>?, CKShare?, CKContainer?, (any Error)?) -> Void
  ) {}
  public func persistUpdatedShare(
    _ share: CKShare, in store: NSPersistentStore, completion: ((CKShare?, (any Error)?) -> Void)? = nil
  ) {}
  public func acceptShareInvitations(
    from metadata: [CKShare.Metadata], into store: NSPersistentStore,
    completion: (([CKShare.Metadata]?, (any Error)?) -> Void)? = nil
  ) {}
  public func purgeObjectsAndRecordsInZone(
    with zoneID: CKRecordZone.ID, in store: NSPersistentStore?,
    completion: ((CKRecordZone.ID?, (any Error)?) -> Void)? = nil
  ) {}
}
