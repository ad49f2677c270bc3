// The package's own names.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import StandInSupport
import SwiftUI
import UIKit

public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let retryFailed = Self(rawValue: 1)
  public static let lowPriority = Self(rawValue: 2)
  public static let progressiveLoad = Self(rawValue: 4)
  public static let refreshCached = Self(rawValue: 8)
  public static let highPriority = Self(rawValue: 16)
  public static let scaleDownLargeImages = Self(rawValue: 32)
  public static let fromCacheOnly = Self(rawValue: 64)
  public static let queryMemoryData = Self(rawValue: 128)
}

public struct SDWebImageContextOption: Hashable, Sendable {
  let name: String
  public static let imageThumbnailPixelSize = Self(name: "imageThumbnailPixelSize")
  public static let imageTransformer = Self(name: "imageTransformer")
  public static let customManager = Self(name: "customManager")
}

public enum SDImageCacheType: Sendable { case none, disk, memory, all }

/// The loading indicator.
public struct Indicator {
  public static var activity: Indicator { Indicator() }
  public static func activity(style: Style) -> Indicator { Indicator() }
  public static var progress: Indicator { Indicator() }
  public enum Style { case medium, large }
}

public enum WebImagePhase {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture from the network, which is not accessed here: what is shown while it loads, or a labelled box. A
/// file of the project is shown.
public struct WebImage<Content: View>: View {
  private let url: URL?
  private var placeholder: AnyView?
  private var configurations: [(Image) -> Image] = []
  private let content: ((WebImagePhase) -> Content)?

  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true)
  ) where Content == Image {
    self.url = url
    content = nil
  }
  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
    transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (WebImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }
  public init<Picture: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
    @ViewBuilder content: @escaping (Image) -> Picture, @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Picture, Placeholder> {
    self.init(url: url) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  private var picture: Image? {
    guard let url, url.isFileURL, let picture = UIImage(contentsOfFile: url.path) else { return nil }
    return configurations.reduce(Image(uiImage: picture)) { $1($0) }
  }

  public var body: some View {
    let picture = picture
    if let content {
      let view = content(picture.map { .success($0) } ?? .empty)
      if picture == nil, url != nil { missing(view) } else { view }
    } else if let picture {
      picture
    } else if let placeholder {
      missing(placeholder)
    } else {
      LabelledBox("WebImage", kind: "a picture from the network")
    }
  }

  private func missing(_ view: some View) -> some View {
    view.standInNoted(
      .placeholder, "WebImage",
      "A device shows a picture from the network here; what is shown while it loads stands in its place.")
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Self {
    with { $0.configurations.append { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) } }
  }
  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Self {
    with { $0.configurations.append { $0.renderingMode(mode) } }
  }
  public func interpolation(_ interpolation: Image.Interpolation) -> Self {
    with { $0.configurations.append { $0.interpolation(interpolation) } }
  }
  public func antialiased(_ isAntialiased: Bool) -> Self { self }
  public func placeholder<View: SwiftUI.View>(@ViewBuilder _ content: () -> View) -> Self {
    let view = AnyView(content())
    return with { $0.placeholder = view }
  }
  public func placeholder(_ image: Image) -> Self { placeholder { image } }
  public func indicator(_ indicator: Indicator) -> Self { self }
  public func onSuccess(_ action: ((UIImage, Data?, SDImageCacheType) -> Void)? = nil) -> Self { self }
  public func onFailure(_ action: ((any Error) -> Void)? = nil) -> Self { self }
  public func onProgress(_ action: ((Int, Int) -> Void)? = nil) -> Self { self }
  public func retryOnAppear(_ flag: Bool) -> Self { self }
  public func cancelOnDisappear(_ flag: Bool) -> Self { self }
  public func playbackRate(_ rate: Double) -> Self { self }
}

/// The same for animated pictures.
public struct AnimatedImage: View {
  private let url: URL?
  private var isResizable = false
  public init(url: URL?, options: SDWebImageOptions = [], isAnimating: Binding<Bool> = .constant(true)) {
    self.url = url
  }
  public init(name: String, isAnimating: Binding<Bool> = .constant(true)) {
    url = Bundle.main.url(forResource: name, withExtension: nil)
  }
  public var body: some View {
    if let url, url.isFileURL, let picture = UIImage(contentsOfFile: url.path) {
      let image = Image(uiImage: picture)
      (isResizable ? image.resizable() : image).standInNoted(
        .approximated, "AnimatedImage", "The first picture of those that move is drawn.")
    } else {
      LabelledBox("AnimatedImage", kind: "a picture that moves")
    }
  }
  public func resizable() -> Self {
    var copy = self
    copy.isResizable = true
    return copy
  }
  public func indicator(_ indicator: Indicator) -> Self { self }
  public func customLoopCount(_ count: UInt?) -> Self { self }
  public func onSuccess(_ action: ((UIImage, Data?, SDImageCacheType) -> Void)? = nil) -> Self { self }
  public func onFailure(_ action: ((any Error) -> Void)? = nil) -> Self { self }
}
