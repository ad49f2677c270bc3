// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation

public enum SKUniformType: Int, Sendable {
  case none
  case float
  case floatVector2
  case floatVector3
  case floatVector4
  case texture
}

/// A value that a shader is given; shaders do not run here.
open class SKUniform: NSObject, @unchecked Sendable {
  public let name: String
  open var floatValue: Float = 0
  open var vectorFloat2Value = SIMD2<Float>()
  open var vectorFloat3Value = SIMD3<Float>()
  open var vectorFloat4Value = SIMD4<Float>()
  open var textureValue: SKTexture?
  public private(set) var uniformType = SKUniformType.none

  public init(name: String) { self.name = name }
  public convenience init(name: String, float value: Float) {
    self.init(name: name)
    (floatValue, uniformType) = (value, .float)
  }
  public convenience init(name: String, vectorFloat2 value: SIMD2<Float>) {
    self.init(name: name)
    (vectorFloat2Value, uniformType) = (value, .floatVector2)
  }
  public convenience init(name: String, vectorFloat3 value: SIMD3<Float>) {
    self.init(name: name)
    (vectorFloat3Value, uniformType) = (value, .floatVector3)
  }
  public convenience init(name: String, vectorFloat4 value: SIMD4<Float>) {
    self.init(name: name)
    (vectorFloat4Value, uniformType) = (value, .floatVector4)
  }
  public convenience init(name: String, texture: SKTexture?) {
    self.init(name: name)
    (textureValue, uniformType) = (texture, .texture)
  }
}

/// A program for the graphics processor. There is no graphics processor here: nodes are drawn without it.
open class SKShader: NSObject, @unchecked Sendable {
  open var source: String?
  open var uniforms: [SKUniform]

  public override init() { uniforms = [] }
  public init(source: String) {
    self.source = source
    uniforms = []
  }
  public init(source: String, uniforms: [SKUniform]) {
    self.source = source
    self.uniforms = uniforms
  }
  public convenience init(fileNamed name: String) { self.init() }

  open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
  open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
  open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
}
