// The package's own names.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import StandInSupport
import SwiftUI

/// A picture from the network, which is not accessed here: its placeholder, or a labelled box. A file of the
/// project is shown.
public struct KFImage: View, KFImageProtocol {
  public var context: KFImageContext

  public init(context: KFImageContext) { self.context = context }

  public var body: some View { RemotePicture(context: context, name: "KFImage") }
}

/// The same for animated pictures.
public struct KFAnimatedImage: View, KFImageProtocol {
  public var context: KFImageContext

  public init(context: KFImageContext) { self.context = context }

  public var body: some View { RemotePicture(context: context, name: "KFAnimatedImage") }
}

/// Where a picture comes from, and how it is shown.
public struct KFImageContext {
  var url: URL?
  var placeholder: AnyView?
  var failure: AnyView?
  var configurations: [(Image) -> Image] = []
  var content: ((Image) -> AnyView)?
}

public protocol KFImageProtocol: View {
  var context: KFImageContext { get set }
  init(context: KFImageContext)
}

/// The picture of a context, if there is one.
struct RemotePicture: View {
  let context: KFImageContext
  let name: String

  var body: some View {
    if let url = context.url, url.isFileURL, let picture = UIImage(contentsOfFile: url.path) {
      let image = context.configurations.reduce(Image(uiImage: picture)) { $1($0) }
      if let content = context.content { content(image) } else { image }
    } else if let placeholder = context.placeholder {
      placeholder.standInNoted(
        .placeholder, name, "A device shows a picture from the network here, after this placeholder.")
    } else {
      LabelledBox(name, kind: "a picture from the network")
    }
  }
}

extension KFImageProtocol {
  public init(_ url: URL?) { self.init(context: KFImageContext(url: url)) }
  public init(source: Source?) { self.init(context: KFImageContext(url: source?.url)) }
  public init(_ resource: (any Resource)?) { self.init(context: KFImageContext(url: resource?.downloadURL)) }
  public static func url(_ url: URL?, cacheKey: String? = nil) -> Self { Self(url) }
  public static func source(_ source: Source?) -> Self { Self(source: source) }
  public static func resource(_ resource: (any Resource)?) -> Self { Self(resource) }

  private func with(_ change: (inout KFImageContext) -> Void) -> Self {
    var context = context
    change(&context)
    return Self(context: context)
  }

  public func placeholder<Content: View>(@ViewBuilder _ content: () -> Content) -> Self {
    let view = AnyView(content())
    return with { $0.placeholder = view }
  }
  public func placeholder<Content: View>(@ViewBuilder _ content: (Progress) -> Content) -> Self {
    let view = AnyView(content(Progress(totalUnitCount: 1)))
    return with { $0.placeholder = view }
  }
  public func onFailureView<Content: View>(@ViewBuilder _ content: () -> Content) -> Self {
    let view = AnyView(content())
    return with { $0.failure = view }
  }
  public func configure(_ block: @escaping (Image) -> Image) -> Self {
    with { $0.configurations.append(block) }
  }
  public func contentConfigure<Content: View>(_ block: @escaping (Image) -> Content) -> Self {
    with { $0.content = { AnyView(block($0)) } }
  }
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Self {
    configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) }
  }
  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Self {
    configure { $0.renderingMode(mode) }
  }
  public func interpolation(_ interpolation: Image.Interpolation) -> Self {
    configure { $0.interpolation(interpolation) }
  }
  public func antialiased(_ isAntialiased: Bool) -> Self { configure { $0.antialiased(isAntialiased) } }

  // Options for loading, caching and processing a picture: none is loaded.
  public func onSuccess(_ action: ((RetrieveImageResult) -> Void)?) -> Self { self }
  public func onFailure(_ action: ((KingfisherError) -> Void)?) -> Self { self }
  public func onProgress(_ action: ((Int64, Int64) -> Void)?) -> Self { self }
  public func onFailureImage(_ image: UIImage?) -> Self { self }
  public func cancelOnDisappear(_ flag: Bool) -> Self { self }
  public func reducePriorityOnDisappear(_ flag: Bool) -> Self { self }
  public func startLoadingBeforeViewAppear(_ flag: Bool = true) -> Self { self }
  public func fade(duration: TimeInterval) -> Self { self }
  public func forceTransition(_ enabled: Bool = true) -> Self { self }
  public func loadTransition(_ transition: AnyTransition, animation: Animation? = .default) -> Self { self }
  public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self { self }
  public func cacheMemoryOnly(_ enabled: Bool = true) -> Self { self }
  public func cacheOriginalImage(_ enabled: Bool = true) -> Self { self }
  public func fromMemoryCacheOrRefresh(_ enabled: Bool = true) -> Self { self }
  public func forceRefresh(_ enabled: Bool = true) -> Self { self }
  public func onlyFromCache(_ enabled: Bool = true) -> Self { self }
  public func waitForCache(_ enabled: Bool = true) -> Self { self }
  public func backgroundDecode(_ enabled: Bool = true) -> Self { self }
  public func memoryCacheExpiration(_ expiration: StorageExpiration?) -> Self { self }
  public func diskCacheExpiration(_ expiration: StorageExpiration?) -> Self { self }
  public func targetCache(_ cache: ImageCache) -> Self { self }
  public func scaleFactor(_ factor: CGFloat) -> Self { self }
  public func downloadPriority(_ priority: Float) -> Self { self }
  public func retry(maxCount: Int, interval: DelayRetryStrategy.Interval = .seconds(3)) -> Self { self }
  public func retry(_ strategy: (any RetryStrategy)?) -> Self { self }
  public func requestModifier(_ modifier: any ImageDownloadRequestModifier) -> Self { self }
  public func lowDataModeSource(_ source: Source?) -> Self { self }
  public func progressiveJPEG(_ progressive: ImageProgressive? = .default) -> Self { self }
  public func setProcessor(_ processor: any ImageProcessor) -> Self { self }
  public func setProcessors(_ processors: [any ImageProcessor]) -> Self { self }
  public func appendProcessor(_ processor: any ImageProcessor) -> Self { self }
  public func downsampling(size: CGSize) -> Self { self }
  public func roundCorner(
    radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) -> Self { self }
  public func blur(radius: CGFloat) -> Self { self }
  public func resizing(referenceSize: CGSize, mode: ContentMode = .none) -> Self { self }
  public func cropping(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) -> Self { self }
  public func serialize(as format: ImageFormat, jpegCompressionQuality: CGFloat? = nil) -> Self { self }
}
