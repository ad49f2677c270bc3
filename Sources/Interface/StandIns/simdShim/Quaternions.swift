// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions

// Quaternions, with the arithmetic of the headers that declare them.

/// A quaternion: a turn, where its length is one.
public struct simd_quatf: Equatable, Sendable {
  public var vector: SIMD4<Float>
  public init() { vector = .zero }
  public init(vector: SIMD4<Float>) { self.vector = vector }
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
  public init(angle: Float, axis: SIMD3<Float>) {
    self.init(real: cos(angle / 2), imag: axis * sin(angle / 2))
  }
  /// The shortest turn that takes one direction to the other.
  public init(from: SIMD3<Float>, to: SIMD3<Float>) {
    let half = from + to
    if length_squared(half) < 1e-12 {
      // Half a turn about an axis across the direction.
      let across = abs(from.x) < abs(from.z) ? SIMD3<Float>(1, 0, 0) : SIMD3<Float>(0, 0, 1)
      self.init(real: 0, imag: normalize(cross(from, across)))
    } else {
      let middle = normalize(half)
      self.init(real: dot(from, middle), imag: cross(from, middle))
    }
  }
  public init(_ matrix: simd_float3x3) {
    let (a, b, c) = matrix.columns
    let trace = a.x + b.y + c.z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(ix: (b.z - c.y) / s, iy: (c.x - a.z) / s, iz: (a.y - b.x) / s, r: s / 4)
    } else if a.x >= b.y && a.x >= c.z {
      let s = 2 * (1 + a.x - b.y - c.z).squareRoot()
      self.init(ix: s / 4, iy: (a.y + b.x) / s, iz: (a.z + c.x) / s, r: (b.z - c.y) / s)
    } else if b.y >= c.z {
      let s = 2 * (1 + b.y - a.x - c.z).squareRoot()
      self.init(ix: (a.y + b.x) / s, iy: s / 4, iz: (b.z + c.y) / s, r: (c.x - a.z) / s)
    } else {
      let s = 2 * (1 + c.z - a.x - b.y).squareRoot()
      self.init(ix: (a.z + c.x) / s, iy: (b.z + c.y) / s, iz: s / 4, r: (a.y - b.x) / s)
    }
  }
  public init(_ matrix: simd_float4x4) {
    let (a, b, c, _) = matrix.columns
    self.init(simd_float3x3(SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z), SIMD3(c.x, c.y, c.z)))
  }
  public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<Float> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  public var angle: Float { 2 * atan2(simdShim.length(imag), real) }
  public var axis: SIMD3<Float> { simdShim.normalize(imag) }
  public var length: Float { simdShim.length(vector) }
  public var normalized: simd_quatf { simd_quatf(vector: simdShim.normalize(vector)) }
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
  public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / length_squared(vector)) }
  public func act(_ v: SIMD3<Float>) -> SIMD3<Float> {
    let t = 2 * cross(imag, v)
    return v + real * t + cross(imag, t)
  }
  public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: a.real * b.real - dot(a.imag, b.imag),
      imag: a.real * b.imag + b.real * a.imag + cross(a.imag, b.imag))
  }
  public static func * (a: simd_quatf, s: Float) -> simd_quatf { simd_quatf(vector: a.vector * s) }
  public static func * (s: Float, a: simd_quatf) -> simd_quatf { simd_quatf(vector: a.vector * s) }
  public static func / (a: simd_quatf, s: Float) -> simd_quatf { simd_quatf(vector: a.vector / s) }
  public static func / (a: simd_quatf, b: simd_quatf) -> simd_quatf { a * b.inverse }
  public static func + (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    simd_quatf(vector: a.vector + b.vector)
  }
  public static func - (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    simd_quatf(vector: a.vector - b.vector)
  }
  public static prefix func - (a: simd_quatf) -> simd_quatf { simd_quatf(vector: -a.vector) }
  public static func *= (a: inout simd_quatf, b: simd_quatf) { a = a * b }
}
extension simd_float3x3 {
  public init(_ q: simd_quatf) {
    self.init(q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1)))
  }
}
extension simd_float4x4 {
  public init(_ q: simd_quatf) {
    let m = simd_float3x3(q)
    self.init(SIMD4(m.columns.0, 0), SIMD4(m.columns.1, 0), SIMD4(m.columns.2, 0), SIMD4(0, 0, 0, 1))
  }
}
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
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
public func simd_mul(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf { a * b }
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
public func simd_length(_ q: simd_quatf) -> Float { q.length }
public func simd_dot(_ a: simd_quatf, _ b: simd_quatf) -> Float { dot(a.vector, b.vector) }
public func simd_angle(_ q: simd_quatf) -> Float { q.angle }
public func simd_axis(_ q: simd_quatf) -> SIMD3<Float> { q.axis }
/// The turn between two, by the shorter way.
public func simd_slerp(_ a: simd_quatf, _ b: simd_quatf, _ t: Float) -> simd_quatf {
  simd_dot(a, b) < 0 ? simd_slerp_longest(a, -b, t) : simd_slerp_longest(a, b, t)
}
/// The turn between two as they are: by the longer way where they lie on opposite sides.
public func simd_slerp_longest(_ a: simd_quatf, _ b: simd_quatf, _ t: Float) -> simd_quatf {
  let angle = acos(max(-1, min(1, simd_dot(a, b))))
  if abs(sin(angle)) < 1e-6 { return (a + (b - a) * t).normalized }
  return (a * sin((1 - t) * angle) + b * sin(t * angle)) / sin(angle)
}

/// A quaternion: a turn, where its length is one.
public struct simd_quatd: Equatable, Sendable {
  public var vector: SIMD4<Double>
  public init() { vector = .zero }
  public init(vector: SIMD4<Double>) { self.vector = vector }
  public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag, real) }
  public init(angle: Double, axis: SIMD3<Double>) {
    self.init(real: cos(angle / 2), imag: axis * sin(angle / 2))
  }
  /// The shortest turn that takes one direction to the other.
  public init(from: SIMD3<Double>, to: SIMD3<Double>) {
    let half = from + to
    if length_squared(half) < 1e-12 {
      // Half a turn about an axis across the direction.
      let across = abs(from.x) < abs(from.z) ? SIMD3<Double>(1, 0, 0) : SIMD3<Double>(0, 0, 1)
      self.init(real: 0, imag: normalize(cross(from, across)))
    } else {
      let middle = normalize(half)
      self.init(real: dot(from, middle), imag: cross(from, middle))
    }
  }
  public init(_ matrix: simd_double3x3) {
    let (a, b, c) = matrix.columns
    let trace = a.x + b.y + c.z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(ix: (b.z - c.y) / s, iy: (c.x - a.z) / s, iz: (a.y - b.x) / s, r: s / 4)
    } else if a.x >= b.y && a.x >= c.z {
      let s = 2 * (1 + a.x - b.y - c.z).squareRoot()
      self.init(ix: s / 4, iy: (a.y + b.x) / s, iz: (a.z + c.x) / s, r: (b.z - c.y) / s)
    } else if b.y >= c.z {
      let s = 2 * (1 + b.y - a.x - c.z).squareRoot()
      self.init(ix: (a.y + b.x) / s, iy: s / 4, iz: (b.z + c.y) / s, r: (c.x - a.z) / s)
    } else {
      let s = 2 * (1 + c.z - a.x - b.y).squareRoot()
      self.init(ix: (a.z + c.x) / s, iy: (b.z + c.y) / s, iz: s / 4, r: (a.y - b.x) / s)
    }
  }
  public init(_ matrix: simd_double4x4) {
    let (a, b, c, _) = matrix.columns
    self.init(simd_double3x3(SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z), SIMD3(c.x, c.y, c.z)))
  }
  public var real: Double {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<Double> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  public var angle: Double { 2 * atan2(simdShim.length(imag), real) }
  public var axis: SIMD3<Double> { simdShim.normalize(imag) }
  public var length: Double { simdShim.length(vector) }
  public var normalized: simd_quatd { simd_quatd(vector: simdShim.normalize(vector)) }
  public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
  public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / length_squared(vector)) }
  public func act(_ v: SIMD3<Double>) -> SIMD3<Double> {
    let t = 2 * cross(imag, v)
    return v + real * t + cross(imag, t)
  }
  public static func * (a: simd_quatd, b: simd_quatd) -> simd_quatd {
    simd_quatd(
      real: a.real * b.real - dot(a.imag, b.imag),
      imag: a.real * b.imag + b.real * a.imag + cross(a.imag, b.imag))
  }
  public static func * (a: simd_quatd, s: Double) -> simd_quatd { simd_quatd(vector: a.vector * s) }
  public static func * (s: Double, a: simd_quatd) -> simd_quatd { simd_quatd(vector: a.vector * s) }
  public static func / (a: simd_quatd, s: Double) -> simd_quatd { simd_quatd(vector: a.vector / s) }
  public static func / (a: simd_quatd, b: simd_quatd) -> simd_quatd { a * b.inverse }
  public static func + (a: simd_quatd, b: simd_quatd) -> simd_quatd {
    simd_quatd(vector: a.vector + b.vector)
  }
  public static func - (a: simd_quatd, b: simd_quatd) -> simd_quatd {
    simd_quatd(vector: a.vector - b.vector)
  }
  public static prefix func - (a: simd_quatd) -> simd_quatd { simd_quatd(vector: -a.vector) }
  public static func *= (a: inout simd_quatd, b: simd_quatd) { a = a * b }
}
extension simd_double3x3 {
  public init(_ q: simd_quatd) {
    self.init(q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1)))
  }
}
extension simd_double4x4 {
  public init(_ q: simd_quatd) {
    let m = simd_double3x3(q)
    self.init(SIMD4(m.columns.0, 0), SIMD4(m.columns.1, 0), SIMD4(m.columns.2, 0), SIMD4(0, 0, 0, 1))
  }
}
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
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
public func simd_mul(_ a: simd_quatd, _ b: simd_quatd) -> simd_quatd { a * b }
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
public func simd_inverse(_ q: simd_quatd) -> simd_quatd { q.inverse }
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }
public func simd_length(_ q: simd_quatd) -> Double { q.length }
public func simd_dot(_ a: simd_quatd, _ b: simd_quatd) -> Double { dot(a.vector, b.vector) }
public func simd_angle(_ q: simd_quatd) -> Double { q.angle }
public func simd_axis(_ q: simd_quatd) -> SIMD3<Double> { q.axis }
/// The turn between two, by the shorter way.
public func simd_slerp(_ a: simd_quatd, _ b: simd_quatd, _ t: Double) -> simd_quatd {
  simd_dot(a, b) < 0 ? simd_slerp_longest(a, -b, t) : simd_slerp_longest(a, b, t)
}
/// The turn between two as they are: by the longer way where they lie on opposite sides.
public func simd_slerp_longest(_ a: simd_quatd, _ b: simd_quatd, _ t: Double) -> simd_quatd {
  let angle = acos(max(-1, min(1, simd_dot(a, b))))
  if abs(sin(angle)) < 1e-6 { return (a + (b - a) * t).normalized }
  return (a * sin((1 - t) * angle) + b * sin(t * angle)) / sin(angle)
}
