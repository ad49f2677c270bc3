// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
  case limited
}
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}
public enum PHAssetMediaType: Int, Sendable {
  case unknown
  case image
  case video
  case audio
}
open class PHObject: NSObject, @unchecked Sendable { open var localIdentifier: String { "" } }
open class PHAsset: PHObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .unknown }
  open var creationDate: Date? { nil }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var duration: TimeInterval { 0 }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(withLocalIdentifiers ids: [String], options: PHFetchOptions?) -> PHFetchResult<
    PHAsset
  > { PHFetchResult() }
}
open class PHFetchOptions: NSObject {
  public override init() {}
  open var fetchLimit = 0
  open var sortDescriptors: [NSSortDescriptor]?
  open var predicate: NSPredicate?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes: PHAssetSourceType = []
  open var wantsIncrementalChangeDetails = true
}
open class PHFetchResult<T>: NSObject {
  open var count: Int { 0 }
  open var firstObject: T? { nil }
  open var lastObject: T? { nil }
  open subscript(index: Int) -> T { object(at: index) }
  open func objects(at indexes: IndexSet) -> [T] { [] }
  open func contains(_ object: T) -> Bool { false }
  open func index(of object: T) -> Int { NSNotFound }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  open func object(at index: Int) -> T { fatalError("There are no photos.") }
  open func enumerateObjects(_ block: (T, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {}
  open class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
    .notDetermined
  }
  open class func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {}
  open func performChanges(
    _ block: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  open func performChanges(_ block: @escaping () -> Void) async throws {}
}
