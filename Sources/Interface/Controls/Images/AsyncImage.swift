public import Foundation
import LayoutEngine
public import Views

/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// An image from a URL: files and `data:` URLs are shown, images from the network are not.
public nonisolated struct AsyncImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let content: (AsyncImagePhase) -> Content

  @Environment(\.assets) private var assets

  @MainActor public var body: some View {
    let phase = phase
    if case .empty = phase, let url {
      content(phase).noted(
        .placeholder, "AsyncImage",
        "\(url.host ?? url.absoluteString) is not asked for its image; the placeholder shows.")
    } else {
      content(phase)
    }
  }

  private var phase: AsyncImagePhase {
    guard let url, let data = Self.data(at: url) else { return .empty }
    guard let bitmap = assets.image(data: [UInt8](data)) else {
      return .failure(CocoaError(.fileReadCorruptFile))
    }
    return .success(Image(bitmap: bitmap, scale: scale))
  }

  /// The content of a file or a `data:` URL; nil for everything that would have to be fetched.
  private static func data(at url: URL) -> Data? {
    if url.isFileURL { return try? Data(contentsOf: url) }
    guard url.scheme == "data" else { return nil }
    let text = url.absoluteString
    guard let comma = text.firstIndex(of: ",") else { return nil }
    let content = String(text[text.index(after: comma)...])
    if text[..<comma].hasSuffix(";base64") {
      return Data(
        base64Encoded: content.removingPercentEncoding ?? content, options: .ignoreUnknownCharacters)
    }
    return content.removingPercentEncoding?.data(using: .utf8)
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }
}

extension AsyncImage where Content == _AsyncImageDefaultContent {
  /// The image, or a grey rectangle until it is there.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { _AsyncImageDefaultContent(image: $0.image) }
  }
}

/// An image, or a grey rectangle in its place.
public nonisolated struct _AsyncImageDefaultContent: View {
  let image: Image?

  @MainActor public var body: some View {
    if let image { image } else { Color(.system(.systemGray6)) }
  }
}

extension AsyncImage {
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase -> _ConditionalContent<I, P> in
      phase.image.map { _ConditionalContent(.first(content($0))) }
        ?? _ConditionalContent(.second(placeholder()))
    }
  }
}
