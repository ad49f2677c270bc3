// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

// Requests to the photo library, which is empty here: collections are empty, and requests return nothing.

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public enum PHImageContentMode: Int, Sendable {
  case aspectFit
  case aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic
  case highQualityFormat
  case fastFormat
}
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none
  case fast
  case exact
}
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current
  case unadjusted
  case original
}
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<Bool>, [AnyHashable: Any]?
) -> Void
open class PHImageRequestOptions: NSObject {
  public override init() {}
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  open var allowSecondaryDegradedImage = false
  open var progressHandler: PHAssetImageProgressHandler?
}
open class PHVideoRequestOptions: NSObject {
  public enum DeliveryMode: Int, Sendable {
    case automatic
    case highQualityFormat
    case mediumQualityFormat
    case fastFormat
  }
  public override init() {}
  open var deliveryMode = DeliveryMode.automatic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetImageProgressHandler?
}
open class PHLivePhotoRequestOptions: NSObject {
  public override init() {}
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var isNetworkAccessAllowed = false
}
open class PHLivePhoto: NSObject, @unchecked Sendable { open var size: CGSize { .zero } }
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  public override init() {}
  open class func `default`() -> PHImageManager { manager }
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { PHInvalidImageRequestID }
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { PHInvalidImageRequestID }
  @discardableResult
  open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { PHInvalidImageRequestID }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}

// MARK: Collections

public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum
  case moment
}
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent
  case albumSyncedFaces
  case albumSyncedAlbum
  case albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas
  case smartAlbumVideos
  case smartAlbumFavorites
  case smartAlbumTimelapses
  case smartAlbumAllHidden
  case smartAlbumRecentlyAdded
  case smartAlbumBursts
  case smartAlbumSlomoVideos
  case smartAlbumUserLibrary
  case smartAlbumSelfPortraits
  case smartAlbumScreenshots
  case smartAlbumDepthEffect
  case smartAlbumLivePhotos
  case smartAlbumAnimated
  case any = 9_223_372_036_854_775_807
}
open class PHCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
  open var canContainAssets: Bool { false }
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult()
  }
}
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  open var estimatedAssetCount: Int { 0 }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
    -> PHFetchResult<PHAssetCollection>
  { PHFetchResult() }
}
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = Self(rawValue: 1)
  public static let photoHDR = Self(rawValue: 2)
  public static let photoScreenshot = Self(rawValue: 4)
  public static let photoLive = Self(rawValue: 8)
  public static let photoDepthEffect = Self(rawValue: 16)
  public static let videoStreamed = Self(rawValue: 65536)
  public static let videoHighFrameRate = Self(rawValue: 131_072)
  public static let videoTimelapse = Self(rawValue: 262_144)
}
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let typeUserLibrary = Self(rawValue: 1)
  public static let typeCloudShared = Self(rawValue: 2)
  public static let typeiTunesSynced = Self(rawValue: 4)
}
extension PHAsset {
  public var mediaSubtypes: PHAssetMediaSubtype { [] }
  public var modificationDate: Date? { nil }
  public var isFavorite: Bool { false }
  public var isHidden: Bool { false }
  public class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<
    PHAsset
  > {
    PHFetchResult()
  }
  public class func fetchAssets(in collection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<
    PHAsset
  > {
    PHFetchResult()
  }
  public class func fetchKeyAssets(in collection: PHAssetCollection, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>?
  { nil }
}
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video
  case audio
  case alternatePhoto
  case fullSizePhoto
  case fullSizeVideo
  case adjustmentData
  case adjustmentBasePhoto
  case pairedVideo
}
open class PHAssetResource: NSObject, @unchecked Sendable {
  open var type: PHAssetResourceType { .photo }
  open var originalFilename: String { "" }
  open var uniformTypeIdentifier: String { "" }
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}
open class PHAssetResourceCreationOptions: NSObject {
  public override init() {}
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
}

// MARK: Changes

open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
open class PHChangeRequest: NSObject {}
open class PHAssetChangeRequest: PHChangeRequest {
  public override init() {}
  public init(for asset: PHAsset) {}
  open var creationDate: Date?
  open var isFavorite = false
  open var isHidden = false
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
  open class func deleteAssets(_ assets: Any) {}
}
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?)
  {}
}
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  open var title = ""
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
  public override init() {}
  public init?(for collection: PHAssetCollection) {}
  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest
  {
    let request = PHAssetCollectionChangeRequest()
    request.title = title
    return request
  }
  open func addAssets(_ assets: Any) {}
  open func removeAssets(_ assets: Any) {}
}
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
open class PHChange: NSObject, @unchecked Sendable {
  open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    nil
  }
}
open class PHFetchResultChangeDetails<T: PHObject>: NSObject {
  open var fetchResultAfterChanges: PHFetchResult<T> { PHFetchResult() }
  open var hasIncrementalChanges: Bool { false }
  open var insertedIndexes: IndexSet? { nil }
  open var removedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
}
extension PHPhotoLibrary {
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {}
}
