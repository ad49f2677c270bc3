// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

// The quaternions by their precision, and the functions that make them.

/// A quaternion of single precision.
public struct simd_quatf: _Quaternion {
  public typealias Matrix3x3 = simd_float3x3
  public typealias Matrix4x4 = simd_float4x4
  public var vector: SIMD4<Float>
  public init(vector: SIMD4<Float>) { self.vector = vector }
}
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf {
  simd_quatf(from: from, to: to)
}
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
public func simd_quaternion(_ x: Float, _ y: Float, _ z: Float, _ r: Float) -> simd_quatf {
  simd_quatf(ix: x, iy: y, iz: z, r: r)
}

/// A quaternion of double precision.
public struct simd_quatd: _Quaternion {
  public typealias Matrix3x3 = simd_double3x3
  public typealias Matrix4x4 = simd_double4x4
  public var vector: SIMD4<Double>
  public init(vector: SIMD4<Double>) { self.vector = vector }
}
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd {
  simd_quatd(from: from, to: to)
}
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
public func simd_quaternion(_ x: Double, _ y: Double, _ z: Double, _ r: Double) -> simd_quatd {
  simd_quatd(ix: x, iy: y, iz: z, r: r)
}
