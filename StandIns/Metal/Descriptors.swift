// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions

// Descriptions of what a graphics processor would do, as values.

public enum MTLVertexFormat: UInt, Sendable {
  case invalid = 0
  case uchar4 = 3
  case uchar4Normalized = 9
  case half2 = 25
  case half3 = 26
  case half4 = 27
  case float = 28
  case float2 = 29
  case float3 = 30
  case float4 = 31
  case int = 32
  case int2 = 33
  case int3 = 34
  case int4 = 35
  case uint = 36
  case uint2 = 37
  case uint3 = 38
  case uint4 = 39
}
public enum MTLVertexStepFunction: UInt, Sendable {
  case constant
  case perVertex
  case perInstance
  case perPatch
  case perPatchControlPoint
}
/// The elements of a descriptor, each created on demand.
open class _MTLDescriptorArray<Element: NSObject>: NSObject {
  private var elements: [Int: Element] = [:]
  private let make: () -> Element
  init(_ make: @escaping () -> Element) { self.make = make }
  open subscript(index: Int) -> Element! {
    get {
      if let known = elements[index] { return known }
      let element = make()
      elements[index] = element
      return element
    }
    set { elements[index] = newValue }
  }
}
open class MTLVertexAttributeDescriptor: NSObject {
  open var format = MTLVertexFormat.invalid
  open var offset = 0
  open var bufferIndex = 0
}
open class MTLVertexBufferLayoutDescriptor: NSObject {
  open var stride = 0
  open var stepFunction = MTLVertexStepFunction.perVertex
  open var stepRate = 1
}
public typealias MTLVertexAttributeDescriptorArray = _MTLDescriptorArray<MTLVertexAttributeDescriptor>
public typealias MTLVertexBufferLayoutDescriptorArray = _MTLDescriptorArray<MTLVertexBufferLayoutDescriptor>
open class MTLVertexDescriptor: NSObject {
  public let attributes: MTLVertexAttributeDescriptorArray! = _MTLDescriptorArray {
    MTLVertexAttributeDescriptor()
  }
  public let layouts: MTLVertexBufferLayoutDescriptorArray! = _MTLDescriptorArray {
    MTLVertexBufferLayoutDescriptor()
  }
  open func reset() {}
}
public enum MTLCompareFunction: UInt, Sendable {
  case never
  case less
  case equal
  case lessEqual
  case greater
  case notEqual
  case greaterEqual
  case always
}
public enum MTLStencilOperation: UInt, Sendable {
  case keep
  case zero
  case replace
  case incrementClamp
  case decrementClamp
  case invert
  case incrementWrap
  case decrementWrap
}
open class MTLStencilDescriptor: NSObject {
  open var stencilCompareFunction = MTLCompareFunction.always
  open var stencilFailureOperation = MTLStencilOperation.keep
  open var depthFailureOperation = MTLStencilOperation.keep
  open var depthStencilPassOperation = MTLStencilOperation.keep
  open var readMask: UInt32 = .max
  open var writeMask: UInt32 = .max
}
open class MTLDepthStencilDescriptor: NSObject {
  open var depthCompareFunction = MTLCompareFunction.always
  open var isDepthWriteEnabled = false
  open var frontFaceStencil: MTLStencilDescriptor! = MTLStencilDescriptor()
  open var backFaceStencil: MTLStencilDescriptor! = MTLStencilDescriptor()
  open var label: String?
}
public enum MTLSamplerMinMagFilter: UInt, Sendable {
  case nearest
  case linear
}
public enum MTLSamplerMipFilter: UInt, Sendable {
  case notMipmapped
  case nearest
  case linear
}
public enum MTLSamplerAddressMode: UInt, Sendable {
  case clampToEdge
  case mirrorClampToEdge
  case `repeat`
  case mirrorRepeat
  case clampToZero
  case clampToBorderColor
}
open class MTLSamplerDescriptor: NSObject {
  open var minFilter = MTLSamplerMinMagFilter.nearest
  open var magFilter = MTLSamplerMinMagFilter.nearest
  open var mipFilter = MTLSamplerMipFilter.notMipmapped
  open var sAddressMode = MTLSamplerAddressMode.clampToEdge
  open var tAddressMode = MTLSamplerAddressMode.clampToEdge
  open var rAddressMode = MTLSamplerAddressMode.clampToEdge
  open var maxAnisotropy = 1
  open var normalizedCoordinates = true
  open var compareFunction = MTLCompareFunction.never
}
public enum MTLStorageMode: UInt, Sendable {
  case shared
  case managed
  case `private`
  case memoryless
}
public enum MTLCullMode: UInt, Sendable {
  case none
  case front
  case back
}
public enum MTLWinding: UInt, Sendable {
  case clockwise
  case counterClockwise
}
public enum MTLIndexType: UInt, Sendable {
  case uint16
  case uint32
}
public enum MTLTextureType: UInt, Sendable {
  case type1D
  case type1DArray
  case type2D
  case type2DArray
  case type2DMultisample
  case typeCube
  case typeCubeArray
  case type3D
}
public func MTLRegionMake3D(_ x: Int, _ y: Int, _ z: Int, _ width: Int, _ height: Int, _ depth: Int)
  -> MTLRegion
{
  MTLRegion(origin: MTLOrigin(x: x, y: y, z: z), size: MTLSize(width: width, height: height, depth: depth))
}
public func MTLRegionMake1D(_ x: Int, _ width: Int) -> MTLRegion {
  MTLRegion(origin: MTLOrigin(x: x, y: 0, z: 0), size: MTLSize(width: width, height: 1, depth: 1))
}
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }
public struct MTLViewport: Sendable {
  public var originX, originY, width, height, znear, zfar: Double
  public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
    (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
    (self.znear, self.zfar) = (znear, zfar)
  }
}
public struct MTLScissorRect: Sendable {
  public var x, y, width, height: Int
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {}
extension MTLDevice {
  /// There is no device that could make any of these.
  public func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)? {
    nil
  }
  public func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)? { nil }
  public func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)? { nil }
  public func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary {
    throw CocoaError(.featureUnsupported)
  }
  public func makeLibrary(URL url: URL) throws -> any MTLLibrary { throw CocoaError(.featureUnsupported) }
  public func supportsTextureSampleCount(_ count: Int) -> Bool { count == 1 }
}
extension MTLRenderCommandEncoder {
  public func setDepthStencilState(_ state: (any MTLDepthStencilState)?) {}
  public func setVertexTexture(_ texture: (any MTLTexture)?, index: Int) {}
  public func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int) {}
  public func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, index: Int) {}
  public func setCullMode(_ mode: MTLCullMode) {}
  public func setFrontFacing(_ winding: MTLWinding) {}
  public func setViewport(_ viewport: MTLViewport) {}
  public func setScissorRect(_ rect: MTLScissorRect) {}
  public func setStencilReferenceValue(_ value: UInt32) {}
  public func setVertexBufferOffset(_ offset: Int, index: Int) {}
  public func setFragmentBufferOffset(_ offset: Int, index: Int) {}
  public func pushDebugGroup(_ name: String) {}
  public func popDebugGroup() {}
  public func drawIndexedPrimitives(
    type: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
    indexBufferOffset: Int
  ) {}
  public func drawIndexedPrimitives(
    type: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
    indexBufferOffset: Int, instanceCount: Int
  ) {}
}
extension MTLCommandBuffer {
  public func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)? { nil }
  public func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void) {}
  public func addScheduledHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void) {}
  public func waitUntilScheduled() {}
}
