@_exported import Nuke
import StandInSupport
import SwiftUI

/// The state of a picture: one from the network never finishes loading.
@MainActor public protocol LazyImageState {
  var result: Result<ImageResponse, any Error>? { get }
  var imageContainer: ImageContainer? { get }
  var isLoading: Bool { get }
}

extension LazyImageState {
  public var error: (any Error)? { nil }
  public var image: Image? { imageContainer.map { Image(uiImage: $0.image) } }
}

private struct State: LazyImageState {
  let imageContainer: ImageContainer?
  let request: ImageRequest?
  var isLoading: Bool { imageContainer == nil && request?.url != nil }
  var result: Result<ImageResponse, any Error>? {
    guard let imageContainer, let request else { return nil }
    return .success(ImageResponse(container: imageContainer, request: request))
  }
}

/// A picture from the network, which is not accessed here: what is shown while it loads, or a labelled box. A
/// file of the project is shown.
public struct LazyImage<Content: View>: View {
  private let request: ImageRequest?
  private let content: ((any LazyImageState) -> Content)?

  public init(url: URL?) where Content == Image { self.init(request: url.map { ImageRequest(url: $0) }) }
  public init(request: ImageRequest?) where Content == Image {
    self.request = request
    content = nil
  }
  public init(
    url: URL?, transaction: Transaction = Transaction(animation: nil),
    @ViewBuilder content: @escaping (any LazyImageState) -> Content
  ) { self.init(request: url.map { ImageRequest(url: $0) }, content: content) }
  public init(
    request: ImageRequest?, transaction: Transaction = Transaction(animation: nil),
    @ViewBuilder content: @escaping (any LazyImageState) -> Content
  ) {
    self.request = request
    self.content = content
  }

  public var body: some View {
    let container = request?.picture.map { ImageContainer(image: $0) }
    if let content {
      let view = content(State(imageContainer: container, request: request))
      if container == nil, request?.url != nil {
        view.standInNoted(
          .placeholder, "LazyImage",
          "A device shows a picture from the network here; what is shown while it loads stands in its place.")
      } else {
        view
      }
    } else if let container {
      Image(uiImage: container.image).resizable()
    } else {
      LabelledBox("LazyImage", kind: "a picture from the network")
    }
  }

  // Options for loading: nothing is loaded.
  public func processors(_ processors: [any ImageProcessing]?) -> Self { self }
  public func priority(_ priority: ImageRequest.Priority?) -> Self { self }
  public func pipeline(_ pipeline: ImagePipeline) -> Self { self }
  public func onDisappear(_ behavior: LazyImageDisappearBehavior?) -> Self { self }
  public func onStart(_ closure: @escaping (ImageTask) -> Void) -> Self { self }
  public func onCompletion(_ closure: @escaping (Result<ImageResponse, any Error>) -> Void) -> Self { self }
}

public enum LazyImageDisappearBehavior: Sendable { case cancel, lowerPriority }

/// Loads a picture of a file for a view of the project's own.
@MainActor public final class FetchImage: ObservableObject {
  @Published public private(set) var imageContainer: ImageContainer?
  @Published public private(set) var isLoading = false
  public var image: Image? { imageContainer.map { Image(uiImage: $0.image) } }
  public var processors: [any ImageProcessing] = []
  public var priority: ImageRequest.Priority?
  public var pipeline = ImagePipeline.shared
  public init() {}
  public func load(_ url: URL?) { load(url.map { ImageRequest(url: $0) }) }
  public func load(_ request: ImageRequest?) {
    imageContainer = request?.picture.map { ImageContainer(image: $0) }
    isLoading = imageContainer == nil && request?.url != nil
  }
  public func cancel() { isLoading = false }
  public func reset() { imageContainer = nil }
}
