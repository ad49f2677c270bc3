// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import Metal
import SwiftUI
@_exported import simd

// Views drawn by a graphics processor: shown as a labelled box.

@MainActor @preconcurrency public protocol MTKViewDelegate: NSObjectProtocol {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}
public protocol CAMetalDrawable: MTLDrawable {
  var texture: any MTLTexture { get }
}
@MainActor @preconcurrency open class MTKView: UIView {
  open weak var delegate: (any MTKViewDelegate)?
  open var device: (any MTLDevice)?
  open var currentDrawable: (any CAMetalDrawable)? { nil }
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  open var clearColor = MTLClearColor()
  open var sampleCount = 1
  open var framebufferOnly = true
  open var preferredFramesPerSecond = 60
  open var enableSetNeedsDisplay = false
  open var isPaused = false
  open var autoResizeDrawable = true
  open var drawableSize = CGSize.zero
  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func draw() {}
}
open class MTKTextureLoader: NSObject {
  public struct Option: Hashable, Sendable {
    private let name: String
    public static let SRGB = Option(name: "SRGB")
    public static let origin = Option(name: "origin")
    public static let generateMipmaps = Option(name: "generateMipmaps")
    public static let textureUsage = Option(name: "textureUsage")
  }
  public struct Error: Swift.Error {}
  public init(device: any MTLDevice) {}
  open func newTexture(URL url: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Error() }
  open func newTexture(
    name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
  ) throws -> any MTLTexture { throw Error() }
}
