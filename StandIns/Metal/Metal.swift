// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import CoreGraphics
import FoundationAdditions
import QuartzCore

// Types for a graphics processor: there is no default device here.

public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case a8Unorm = 1
  case r8Unorm = 10
  case r16Float = 25
  case rg8Unorm = 30
  case r32Float = 55
  case rg16Float = 65
  case rgba8Unorm = 70
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case rgba16Float = 115
  case rgba32Float = 125
  case rg32Float = 105
  case rgba8Unorm_srgb = 71
  case bgr10_xr = 554
  case bgra10_xr = 552
  case depth16Unorm = 250
  case depth32Float = 252
  case stencil8 = 253
  case depth32Float_stencil8 = 260
}
public enum MTLPrimitiveType: UInt, Sendable {
  case point
  case line
  case lineStrip
  case triangle
  case triangleStrip
}
public enum MTLLoadAction: UInt, Sendable {
  case dontCare
  case load
  case clear
}
public enum MTLStoreAction: UInt, Sendable {
  case dontCare
  case store
}
public struct MTLClearColor: Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double
  public init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double)
  -> MTLClearColor
{
  MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
public struct MTLSize: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public var depth: Int
  public init(width: Int = 0, height: Int = 0, depth: Int = 0) {
    self.width = width
    self.height = height
    self.depth = depth
  }
}
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
  MTLSize(width: width, height: height, depth: depth)
}
public struct MTLOrigin: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  public init(x: Int = 0, y: Int = 0, z: Int = 0) {
    self.x = x
    self.y = y
    self.z = z
  }
}
public struct MTLRegion: Hashable, Sendable {
  public var origin: MTLOrigin
  public var size: MTLSize
  public init(origin: MTLOrigin = MTLOrigin(), size: MTLSize = MTLSize()) {
    self.origin = origin
    self.size = size
  }
}
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
  MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}
public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let storageModeShared: MTLResourceOptions = []
  public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
  public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
}
public struct MTLTextureUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let shaderRead = MTLTextureUsage(rawValue: 1)
  public static let shaderWrite = MTLTextureUsage(rawValue: 2)
  public static let renderTarget = MTLTextureUsage(rawValue: 4)
}

public protocol MTLResource: NSObjectProtocol {
  var label: String? { get set }
}
public protocol MTLBuffer: MTLResource {
  var length: Int { get }
  func contents() -> UnsafeMutableRawPointer
}
public protocol MTLTexture: MTLResource {
  var width: Int { get }
  var height: Int { get }
  var pixelFormat: MTLPixelFormat { get }
}
public protocol MTLFunction: NSObjectProtocol {
  var name: String { get }
}
public protocol MTLLibrary: NSObjectProtocol {
  func makeFunction(name functionName: String) -> (any MTLFunction)?
}
public protocol MTLRenderPipelineState: NSObjectProtocol {}
public protocol MTLComputePipelineState: NSObjectProtocol {
  var maxTotalThreadsPerThreadgroup: Int { get }
  var threadExecutionWidth: Int { get }
}
public protocol MTLDepthStencilState: NSObjectProtocol {}
public protocol MTLSamplerState: NSObjectProtocol {}
public protocol MTLDrawable: NSObjectProtocol {
  func present()
}
public protocol MTLCommandEncoder: NSObjectProtocol {
  var label: String? { get set }
  func endEncoding()
}
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
  func drawPrimitives(
    type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
}
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
public protocol MTLCommandBuffer: NSObjectProtocol {
  var label: String? { get set }
  func makeRenderCommandEncoder(
    descriptor renderPassDescriptor: MTLRenderPassDescriptor
  ) -> (any MTLRenderCommandEncoder)?
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  func present(_ drawable: any MTLDrawable)
  func commit()
  func waitUntilCompleted()
}
public protocol MTLCommandQueue: NSObjectProtocol {
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
public protocol MTLDevice: NSObjectProtocol {
  var name: String { get }
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeDefaultLibrary() -> (any MTLLibrary)?
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeBuffer(
    bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions
  ) -> (any MTLBuffer)?
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  func makeRenderPipelineState(
    descriptor: MTLRenderPipelineDescriptor
  ) throws -> any MTLRenderPipelineState
  func makeComputePipelineState(function: any MTLFunction) throws -> any MTLComputePipelineState
}
extension MTLDevice {
  public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
  public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
    makeBuffer(bytes: pointer, length: length, options: [])
  }
}

open class MTLCompileOptions: NSObject {}
open class MTLRenderPassColorAttachmentDescriptor: NSObject {
  open var texture: (any MTLTexture)?
  open var loadAction = MTLLoadAction.dontCare
  open var storeAction = MTLStoreAction.store
  open var clearColor = MTLClearColor()
}
open class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
  private var descriptors: [Int: MTLRenderPassColorAttachmentDescriptor] = [:]
  open subscript(index: Int) -> MTLRenderPassColorAttachmentDescriptor! {
    get {
      if let known = descriptors[index] { return known }
      let descriptor = MTLRenderPassColorAttachmentDescriptor()
      descriptors[index] = descriptor
      return descriptor
    }
    set { descriptors[index] = newValue }
  }
}
open class MTLRenderPassDescriptor: NSObject {
  public let colorAttachments: MTLRenderPassColorAttachmentDescriptorArray! =
    MTLRenderPassColorAttachmentDescriptorArray()
}
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
  open var pixelFormat = MTLPixelFormat.invalid
  open var isBlendingEnabled = false
}
open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
  private var descriptors: [Int: MTLRenderPipelineColorAttachmentDescriptor] = [:]
  open subscript(index: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
    get {
      if let known = descriptors[index] { return known }
      let descriptor = MTLRenderPipelineColorAttachmentDescriptor()
      descriptors[index] = descriptor
      return descriptor
    }
    set { descriptors[index] = newValue }
  }
}
open class MTLRenderPipelineDescriptor: NSObject {
  open var label: String?
  open var vertexFunction: (any MTLFunction)?
  open var fragmentFunction: (any MTLFunction)?
  open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
  open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
  open var vertexDescriptor: MTLVertexDescriptor?
  open var rasterSampleCount = 1
  open var sampleCount = 1
  open var isAlphaToCoverageEnabled = false
  public let colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray! =
    MTLRenderPipelineColorAttachmentDescriptorArray()
}
open class MTLTextureDescriptor: NSObject {
  open var width = 1
  open var height = 1
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  open var usage: MTLTextureUsage = .shaderRead
  open var textureType = MTLTextureType.type2D
  open var storageMode = MTLStorageMode.shared
  open var depth = 1
  open var mipmapLevelCount = 1
  open var sampleCount = 1
  open var arrayLength = 1
  open class func texture2DDescriptor(
    pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
  ) -> MTLTextureDescriptor {
    let descriptor = MTLTextureDescriptor()
    (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
    return descriptor
  }
}

/// The processor for graphics; there is none.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
