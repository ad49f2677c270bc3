// The package's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import StandInSupport
import UIKit

public typealias KFCrossPlatformImage = UIImage
public typealias KFCrossPlatformColor = UIColor
public typealias KFCrossPlatformImageView = UIImageView
public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// Something with a picture at an address.
public protocol Resource: Sendable {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
}

extension KF {
  public struct ImageResource: Resource {
    public let cacheKey: String
    public let downloadURL: URL
    public init(downloadURL: URL, cacheKey: String? = nil) {
      self.downloadURL = downloadURL
      self.cacheKey = cacheKey ?? downloadURL.cacheKey
    }
  }
}

public enum KF {}

public enum Source: Sendable {
  case network(any Resource)
  public var url: URL? {
    switch self {
    case .network(let resource): resource.downloadURL
    }
  }
  public var cacheKey: String { url?.absoluteString ?? "" }
}

public enum CacheType: Sendable {
  case none, memory, disk
  public var cached: Bool { self != .none }
}

public enum StorageExpiration: Sendable {
  case never
  case seconds(TimeInterval)
  case days(Int)
  case date(Date)
  case expired
}

public enum KingfisherError: Error, Sendable {
  /// The only one that there is here: the network is not asked.
  case notLoaded
  public var isTaskCancelled: Bool { false }
  public var isNotCurrentTask: Bool { false }
  public var errorCode: Int { 0 }
}

public struct RetrieveImageResult {
  public let image: UIImage
  public let cacheType: CacheType
  public let source: Source
}

public struct DownloadTask: Sendable {
  public func cancel() {}
}

public enum KingfisherOptionsInfoItem {
  case transition(ImageTransition)
  case processor(any ImageProcessor)
  case scaleFactor(CGFloat)
  case cacheOriginalImage, cacheMemoryOnly, forceRefresh, fromMemoryCacheOrRefresh, onlyFromCache
  case backgroundDecode, loadDiskFileSynchronously, forceTransition, waitForCache,
    keepCurrentImageWhileLoading
  case requestModifier(any ImageDownloadRequestModifier)
  case targetCache(ImageCache)
  case diskCacheExpiration(StorageExpiration)
  case memoryCacheExpiration(StorageExpiration)
  case retryStrategy(any RetryStrategy)
}

public enum ImageTransition {
  case none
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval)
  case flipFromRight(TimeInterval)
  case flipFromTop(TimeInterval)
  case flipFromBottom(TimeInterval)
}

public enum ContentMode: Sendable { case none, aspectFit, aspectFill }
public enum ImageFormat: Sendable { case unknown, PNG, JPEG, GIF }
public enum Radius: Sendable {
  case point(CGFloat)
  case widthFraction(CGFloat)
  case heightFraction(CGFloat)
}
public struct ImageProgressive: Sendable { public static let `default` = ImageProgressive() }

public struct RectCorner: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let topLeft = RectCorner(rawValue: 1)
  public static let topRight = RectCorner(rawValue: 2)
  public static let bottomLeft = RectCorner(rawValue: 4)
  public static let bottomRight = RectCorner(rawValue: 8)
  public static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

public protocol RetryStrategy: Sendable {}
public struct DelayRetryStrategy: RetryStrategy {
  public enum Interval: Sendable {
    case seconds(TimeInterval)
    case accumulated(TimeInterval)
  }
  public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {}
}

public protocol ImageDownloadRequestModifier: Sendable {
  func modified(for request: URLRequest) -> URLRequest?
}
public struct AnyModifier: ImageDownloadRequestModifier {
  private let modify: @Sendable (URLRequest) -> URLRequest?
  public init(modify: @escaping @Sendable (URLRequest) -> URLRequest?) { self.modify = modify }
  public func modified(for request: URLRequest) -> URLRequest? { modify(request) }
}

// Pictures are not changed, because none is loaded.
public protocol ImageProcessor: Sendable {
  var identifier: String { get }
}
extension ImageProcessor {
  public var identifier: String { "\(Self.self)" }
  public func append(another: any ImageProcessor) -> any ImageProcessor { self }
}
public func |> (first: any ImageProcessor, second: any ImageProcessor) -> any ImageProcessor { first }
infix operator |> : AdditionPrecedence
public struct DefaultImageProcessor: ImageProcessor {
  public static let `default` = DefaultImageProcessor()
  public init() {}
}
public struct DownsamplingImageProcessor: ImageProcessor { public init(size: CGSize) {} }
public struct BlurImageProcessor: ImageProcessor { public init(blurRadius: CGFloat) {} }
public struct ResizingImageProcessor: ImageProcessor {
  public init(referenceSize: CGSize, mode: ContentMode = .none) {}
}
public struct CroppingImageProcessor: ImageProcessor {
  public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {}
}
public struct RoundCornerImageProcessor: ImageProcessor {
  public init(
    cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {}
  public init(
    radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {}
}

/// A cache without anything in it.
public final class ImageCache: @unchecked Sendable {
  public static let `default` = ImageCache(name: "default")
  public final class MemoryStorage {
    public struct Config {
      public var totalCostLimit = 0
      public var countLimit = 0
      public var expiration = StorageExpiration.never
    }
    public var config = Config()
  }
  public final class DiskStorage {
    public struct Config {
      public var sizeLimit: UInt = 0
      public var expiration = StorageExpiration.never
    }
    public var config = Config()
  }
  public let memoryStorage = MemoryStorage()
  public let diskStorage = DiskStorage()
  public init(name: String) {}
  public func clearCache(completion: (() -> Void)? = nil) { completion?() }
  public func clearMemoryCache() {}
  public func clearDiskCache(completion: (() -> Void)? = nil) { completion?() }
  public func clearDiskCache() async {}
  public func cleanExpiredDiskCache(completion: (() -> Void)? = nil) { completion?() }
  public func isCached(forKey key: String) -> Bool { false }
  public func removeImage(forKey key: String) {}
  public func store(_ image: UIImage, forKey key: String) {}
  public func calculateDiskStorageSize(completion: @escaping (Result<UInt, KingfisherError>) -> Void) {
    completion(.success(0))
  }
  public var diskStorageSize: UInt { get async throws { 0 } }
}

public final class ImageDownloader: @unchecked Sendable {
  public static let `default` = ImageDownloader(name: "default")
  public var downloadTimeout: TimeInterval = 15
  /// Nothing is downloaded, however sessions are set up.
  public var sessionConfiguration = URLSessionConfiguration.ephemeral
  public var trustedHosts: Set<String>?
  public var requestsUsePipelining = false
  public init(name: String) {}
}

public final class KingfisherManager: @unchecked Sendable {
  public static let shared = KingfisherManager()
  public var cache = ImageCache.default
  public var downloader = ImageDownloader.default
  public var defaultOptions: KingfisherOptionsInfo = []
  @discardableResult public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    completionHandler?(.failure(.notLoaded))
    return nil
  }
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil
  ) async throws -> RetrieveImageResult { throw KingfisherError.notLoaded }
}

public final class ImagePrefetcher: @unchecked Sendable {
  public init(urls: [URL], options: KingfisherOptionsInfo? = nil) {}
  public func start() {}
  public func stop() {}
}

/// `imageView.kf.setImage(with:)`, which loads nothing.
public struct KingfisherWrapper<Base> {
  public let base: Base
}
extension UIImageView {
  public var kf: KingfisherWrapper<UIImageView> { KingfisherWrapper(base: self) }
}
extension KingfisherWrapper where Base: UIImageView {
  @MainActor @discardableResult public func setImage(
    with resource: (any Resource)?, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    base.image = placeholder
    completionHandler?(.failure(.notLoaded))
    return nil
  }
  public func cancelDownloadTask() {}
}
