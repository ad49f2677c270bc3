// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import Foundation

// What quaternions of both precisions share, with the arithmetic of the headers that declare them.

/// A number that a quaternion's parts are.
public protocol _QuaternionPart: BinaryFloatingPoint, Codable, SIMDScalar, Sendable {
  static func _sine(_ angle: Self) -> Self
  static func _cosine(_ angle: Self) -> Self
  static func _arcCosine(_ value: Self) -> Self
  static func _angle(y: Self, x: Self) -> Self
}

extension Float: _QuaternionPart {
  public static func _sine(_ angle: Float) -> Float { sin(angle) }
  public static func _cosine(_ angle: Float) -> Float { cos(angle) }
  public static func _arcCosine(_ value: Float) -> Float { acos(value) }
  public static func _angle(y: Float, x: Float) -> Float { atan2(y, x) }
}

extension Double: _QuaternionPart {
  public static func _sine(_ angle: Double) -> Double { sin(angle) }
  public static func _cosine(_ angle: Double) -> Double { cos(angle) }
  public static func _arcCosine(_ value: Double) -> Double { acos(value) }
  public static func _angle(y: Double, x: Double) -> Double { atan2(y, x) }
}

/// A quaternion: a rotation, if its length is one.
public protocol _Quaternion: Equatable, Sendable {
  associatedtype Part: _QuaternionPart
  associatedtype Matrix3x3: _Matrix where Matrix3x3.Column == SIMD3<Part>, Matrix3x3.Row == SIMD3<Part>
  associatedtype Matrix4x4: _Matrix where Matrix4x4.Column == SIMD4<Part>, Matrix4x4.Row == SIMD4<Part>
  var vector: SIMD4<Part> { get set }
  init(vector: SIMD4<Part>)
}

extension _Quaternion {
  public init() { self.init(vector: .zero) }
  public init(ix: Part, iy: Part, iz: Part, r: Part) { self.init(vector: SIMD4(ix, iy, iz, r)) }
  public init(real: Part, imag: SIMD3<Part>) { self.init(vector: SIMD4(imag, real)) }
  public init(angle: Part, axis: SIMD3<Part>) {
    self.init(real: Part._cosine(angle / 2), imag: axis * Part._sine(angle / 2))
  }
  /// The shortest rotation from one direction to the other.
  public init(from: SIMD3<Part>, to: SIMD3<Part>) {
    let half = from + to
    if length_squared(half) < 1e-12 {
      // Half a turn about an axis across the direction.
      let across = from.x.magnitude < from.z.magnitude ? SIMD3<Part>(1, 0, 0) : SIMD3<Part>(0, 0, 1)
      self.init(real: 0, imag: normalize(cross(from, across)))
    } else {
      let middle = normalize(half)
      self.init(real: dot(from, middle), imag: cross(from, middle))
    }
  }
  public init(_ matrix: Matrix3x3) {
    let (a, b, c) = (matrix[0], matrix[1], matrix[2])
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
  public init(_ matrix: Matrix4x4) {
    let (a, b, c) = (matrix[0], matrix[1], matrix[2])
    self.init(Matrix3x3([a, b, c].map { SIMD3($0.x, $0.y, $0.z) }))
  }
  public var real: Part {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<Part> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  public var angle: Part { 2 * Part._angle(y: simd.length(imag), x: real) }
  public var axis: SIMD3<Part> { simd.normalize(imag) }
  public var length: Part { simd.length(vector) }
  public var normalized: Self { Self(vector: simd.normalize(vector)) }
  public var conjugate: Self { Self(real: real, imag: -imag) }
  public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }
  public func act(_ v: SIMD3<Part>) -> SIMD3<Part> {
    let t = 2 * cross(imag, v)
    return v + real * t + cross(imag, t)
  }
  public static func * (a: Self, b: Self) -> Self {
    Self(
      real: a.real * b.real - dot(a.imag, b.imag),
      imag: a.real * b.imag + b.real * a.imag + cross(a.imag, b.imag))
  }
  public static func * (a: Self, s: Part) -> Self { Self(vector: a.vector * s) }
  public static func * (s: Part, a: Self) -> Self { Self(vector: a.vector * s) }
  public static func / (a: Self, s: Part) -> Self { Self(vector: a.vector / s) }
  public static func / (a: Self, b: Self) -> Self { a * b.inverse }
  public static func + (a: Self, b: Self) -> Self {
    Self(vector: a.vector + b.vector)
  }
  public static func - (a: Self, b: Self) -> Self {
    Self(vector: a.vector - b.vector)
  }
  public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

extension _Matrix where Column == SIMD3<Scalar>, Row == SIMD3<Scalar> {
  public init<Q: _Quaternion>(_ q: Q) where Q.Part == Scalar {
    self.init([q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1))])
  }
}
extension _Matrix where Column == SIMD4<Scalar>, Row == SIMD4<Scalar> {
  public init<Q: _Quaternion>(_ q: Q) where Q.Part == Scalar {
    let turn = Q.Matrix3x3(q)
    self.init([SIMD4(turn[0], 0), SIMD4(turn[1], 0), SIMD4(turn[2], 0), SIMD4(0, 0, 0, 1)])
  }
}
public func simd_matrix3x3<Q: _Quaternion>(_ q: Q) -> Q.Matrix3x3 { Q.Matrix3x3(q) }
public func simd_matrix4x4<Q: _Quaternion>(_ q: Q) -> Q.Matrix4x4 { Q.Matrix4x4(q) }
public func simd_mul<Q: _Quaternion>(_ a: Q, _ b: Q) -> Q { a * b }
public func simd_act<Q: _Quaternion>(_ q: Q, _ v: SIMD3<Q.Part>) -> SIMD3<Q.Part> { q.act(v) }
public func simd_inverse<Q: _Quaternion>(_ q: Q) -> Q { q.inverse }
public func simd_normalize<Q: _Quaternion>(_ q: Q) -> Q { q.normalized }
public func simd_length<Q: _Quaternion>(_ q: Q) -> Q.Part { q.length }
public func simd_dot<Q: _Quaternion>(_ a: Q, _ b: Q) -> Q.Part { dot(a.vector, b.vector) }
public func simd_angle<Q: _Quaternion>(_ q: Q) -> Q.Part { q.angle }
public func simd_axis<Q: _Quaternion>(_ q: Q) -> SIMD3<Q.Part> { q.axis }
/// The rotation between two, by the shorter path.
public func simd_slerp<Q: _Quaternion>(_ a: Q, _ b: Q, _ t: Q.Part) -> Q {
  simd_dot(a, b) < 0 ? simd_slerp_longest(a, -b, t) : simd_slerp_longest(a, b, t)
}
/// The rotation between two, uncorrected: by the longer path if they are on opposite sides.
public func simd_slerp_longest<Q: _Quaternion>(_ a: Q, _ b: Q, _ t: Q.Part) -> Q {
  let angle = Q.Part._arcCosine(max(-1, min(1, simd_dot(a, b))))
  let sine = Q.Part._sine(angle)
  if sine.magnitude < 1e-6 { return (a + (b - a) * t).normalized }
  return (a * Q.Part._sine((1 - t) * angle) + b * Q.Part._sine(t * angle)) / sine
}
