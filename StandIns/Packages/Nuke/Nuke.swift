import UIKit

public typealias PlatformImage = UIImage

/// A request for a picture; the network is not accessed here.
public struct ImageRequest: Sendable, Hashable, ExpressibleByStringLiteral {
  public enum Priority: Int, Sendable, Comparable {
    case veryLow, low, normal, high, veryHigh
    public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }
  public struct Options: OptionSet, Sendable, Hashable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    public static let disableMemoryCache = Options(rawValue: 1)
    public static let disableDiskCache = Options(rawValue: 2)
    public static let reloadIgnoringCachedData = Options(rawValue: 4)
    public static let returnCacheDataDontLoad = Options(rawValue: 8)
  }
  public struct UserInfoKey: Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public static let imageIdKey: UserInfoKey = "imageId"
    public static let scaleKey: UserInfoKey = "scale"
    public static let thumbnailKey: UserInfoKey = "thumbnail"
  }
  public let url: URL?
  public var priority = Priority.normal
  public var options: Options = []
  public init(
    url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal, options: Options = [],
    userInfo: [UserInfoKey: any Sendable]? = nil
  ) {
    self.url = url
    self.priority = priority
    self.options = options
  }
  public init(
    urlRequest: URLRequest, processors: [any ImageProcessing] = [], priority: Priority = .normal,
    options: Options = [], userInfo: [UserInfoKey: any Sendable]? = nil
  ) { self.init(url: urlRequest.url, priority: priority, options: options) }
  public init(stringLiteral value: String) { self.init(url: URL(string: value)) }

  /// The picture of a file.
  @MainActor public var picture: UIImage? {
    url.flatMap { $0.isFileURL ? UIImage(contentsOfFile: $0.path) : nil }
  }
}

public struct ImageContainer: @unchecked Sendable {
  public var image: UIImage
  public var isPreview: Bool
  public var data: Data?
  public init(image: UIImage, isPreview: Bool = false, data: Data? = nil) {
    self.image = image
    self.isPreview = isPreview
    self.data = data
  }
}

public struct ImageResponse: Sendable {
  public var container: ImageContainer
  public var image: UIImage { container.image }
  public var request: ImageRequest
  public init(container: ImageContainer, request: ImageRequest) {
    self.container = container
    self.request = request
  }
}

// Pictures are not changed, because none is loaded.
public protocol ImageProcessing: Sendable {}
public enum ImageProcessingOptions {
  public enum Unit: Sendable { case points, pixels }
  public enum ContentMode: Sendable { case aspectFill, aspectFit }
}
public enum ImageProcessors {
  public struct Resize: ImageProcessing {
    public typealias ContentMode = ImageProcessingOptions.ContentMode
    public init(
      size: CGSize, unit: ImageProcessingOptions.Unit = .points, contentMode: ContentMode = .aspectFill,
      crop: Bool = false, upscale: Bool = false
    ) {}
    public init(width: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false) {}
    public init(height: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false) {}
  }
  public struct Circle: ImageProcessing { public init() {} }
  public struct RoundedCorners: ImageProcessing {
    public init(radius: CGFloat, unit: ImageProcessingOptions.Unit = .points) {}
  }
  public struct GaussianBlur: ImageProcessing { public init(radius: Int = 8) {} }
}
extension ImageProcessing where Self == ImageProcessors.Resize {
  public static func resize(
    size: CGSize, unit: ImageProcessingOptions.Unit = .points,
    contentMode: ImageProcessingOptions.ContentMode = .aspectFill, crop: Bool = false, upscale: Bool = false
  ) -> Self { Self(size: size) }
  public static func resize(
    width: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false
  ) -> Self { Self(width: width) }
  public static func resize(
    height: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false
  ) -> Self { Self(height: height) }
}
extension ImageProcessing where Self == ImageProcessors.Circle {
  public static func circle() -> Self { Self() }
}
extension ImageProcessing where Self == ImageProcessors.RoundedCorners {
  public static func roundedCorners(radius: CGFloat, unit: ImageProcessingOptions.Unit = .points) -> Self {
    Self(radius: radius)
  }
}
extension ImageProcessing where Self == ImageProcessors.GaussianBlur {
  public static func gaussianBlur(radius: Int = 8) -> Self { Self(radius: radius) }
}

public protocol ImageCaching: AnyObject, Sendable {
  func removeAll()
}
public final class ImageCache: ImageCaching, @unchecked Sendable {
  public static let shared = ImageCache()
  public var costLimit = 0
  public var countLimit = 0
  public init(costLimit: Int = 0, countLimit: Int = 0) {}
  public func removeAll() {}
}
public protocol DataCaching: Sendable {}
public final class DataCache: DataCaching, @unchecked Sendable {
  public var sizeLimit = 0
  public init(name: String) throws {}
  public func removeAll() {}
}
public final class DataLoader: @unchecked Sendable {
  public static let sharedUrlCache = URLCache.shared
  public static var defaultConfiguration: URLSessionConfiguration { .default }
  public init(configuration: URLSessionConfiguration = .default) {}
}

public final class ImageTask: @unchecked Sendable {
  public func cancel() {}
}

/// Loads pictures from files, and fails for all others.
public final class ImagePipeline: @unchecked Sendable {
  public enum Error: Swift.Error, Sendable {
    /// The only one that there is here: the network is not asked.
    case dataMissingInCache
  }
  public struct Configuration {
    public var imageCache: (any ImageCaching)?
    public var dataCache: (any DataCaching)?
    public var dataLoader = DataLoader()
    public var isProgressiveDecodingEnabled = false
    public var isTaskCoalescingEnabled = true
    public init() {}
    public static var withDataCache: Configuration { Configuration() }
    public static var withURLCache: Configuration { Configuration() }
  }
  public struct Cache {
    public func removeAll() {}
    public func cachedImage(for request: ImageRequest) -> ImageContainer? { nil }
    public subscript(request: ImageRequest) -> ImageContainer? { nil }
    public subscript(url: URL) -> ImageContainer? { nil }
  }
  nonisolated(unsafe) public static var shared = ImagePipeline()
  public let configuration: Configuration
  public var cache: Cache { Cache() }
  public init(configuration: Configuration = Configuration()) { self.configuration = configuration }
  public convenience init(_ configure: (inout Configuration) -> Void) {
    var configuration = Configuration()
    configure(&configuration)
    self.init(configuration: configuration)
  }
  @MainActor public func image(for request: ImageRequest) async throws -> UIImage {
    guard let picture = request.picture else { throw Error.dataMissingInCache }
    return picture
  }
  @MainActor public func image(for url: URL) async throws -> UIImage {
    try await image(for: ImageRequest(url: url))
  }
  @MainActor @discardableResult public func loadImage(
    with request: ImageRequest, completion: @escaping (Result<ImageResponse, Error>) -> Void
  ) -> ImageTask {
    completion(
      request.picture.map { .success(ImageResponse(container: ImageContainer(image: $0), request: request)) }
        ?? .failure(.dataMissingInCache))
    return ImageTask()
  }
}

public final class ImagePrefetcher: @unchecked Sendable {
  public enum Destination: Sendable { case memoryCache, diskCache }
  public var priority = ImageRequest.Priority.low
  public var isPaused = false
  public init(
    pipeline: ImagePipeline = .shared, destination: Destination = .memoryCache,
    maxConcurrentRequestCount: Int = 2
  ) {}
  public func startPrefetching(with urls: [URL]) {}
  public func startPrefetching(with requests: [ImageRequest]) {}
  public func stopPrefetching(with urls: [URL]) {}
  public func stopPrefetching(with requests: [ImageRequest]) {}
  public func stopPrefetching() {}
}
