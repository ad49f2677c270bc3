// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions

// Matrices of columns, with the arithmetic of the headers that declare them.

/// A matrix of 2 columns and 2 rows.
public struct simd_float2x2: Equatable, Sendable {
  public var columns: (SIMD2<Float>, SIMD2<Float>)
  public init() { columns = (.zero, .zero) }
  public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) { columns = (c0, c1) }
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  public init(_ columns: [SIMD2<Float>]) {
    self.init(columns[0], columns[1])
  }
  public init(rows: [SIMD2<Float>]) {
    self.init(SIMD2<Float>(rows[0].x, rows[1].x), SIMD2<Float>(rows[0].y, rows[1].y))
  }
  public init(diagonal: SIMD2<Float>) { self.init(SIMD2<Float>(diagonal.x, 0), SIMD2<Float>(0, diagonal.y)) }
  public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }
  public subscript(column: Int) -> SIMD2<Float> {
    get {
      switch column {
      case 0: columns.0
      default: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }
  public var transpose: simd_float2x2 {
    simd_float2x2(SIMD2<Float>(columns.0.x, columns.1.x), SIMD2<Float>(columns.0.y, columns.1.y))
  }
  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
  public static func + (a: Self, b: Self) -> Self {
    Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1)
  }
  public static func - (a: Self, b: Self) -> Self {
    Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1)
  }
  public static prefix func - (a: Self) -> Self { Self() - a }
  public static func * (s: Float, a: Self) -> Self {
    Self(a.columns.0 * s, a.columns.1 * s)
  }
  public static func * (a: Self, s: Float) -> Self { s * a }
  public static func * (a: Self, v: SIMD2<Float>) -> SIMD2<Float> {
    var sum = a.columns.0 * v.x
    sum += a.columns.1 * v.y
    return sum
  }
  public static func * (v: SIMD2<Float>, a: Self) -> SIMD2<Float> {
    SIMD2<Float>((v * a.columns.0).sum(), (v * a.columns.1).sum())
  }
  public static func * (a: Self, b: Self) -> Self {
    Self(a * b.columns.0, a * b.columns.1)
  }
  public static func *= (a: inout Self, b: Self) { a = a * b }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public var determinant: Float { _eliminated().determinant }
  /// The inverse, by elimination with the largest pivot of each column; not a number where there is none.
  public var inverse: Self { _eliminated().inverse }
  private func _eliminated() -> (determinant: Float, inverse: Self) {
    var (left, right, determinant) = (self, Self(1), Float(1))
    for pivot in 0..<2 {
      let row = (pivot..<2).max { abs(left[pivot, $0]) < abs(left[pivot, $1]) } ?? pivot
      let value = left[pivot, row]
      if value == 0 { return (0, Self(.nan)) }
      determinant *= row == pivot ? value : -value
      for column in 0..<2 {
        (left[column, pivot], left[column, row]) = (left[column, row], left[column, pivot])
        (right[column, pivot], right[column, row]) = (right[column, row], right[column, pivot])
        left[column, pivot] /= value
        right[column, pivot] /= value
      }
      for other in 0..<2 where other != pivot {
        let factor = left[pivot, other]
        for column in 0..<2 {
          left[column, other] -= factor * left[column, pivot]
          right[column, other] -= factor * right[column, pivot]
        }
      }
    }
    return (determinant, right)
  }
}
public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2
public let matrix_identity_float2x2 = simd_float2x2(1)
public func simd_mul(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a * b }
public func matrix_multiply(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a * b }
public func simd_inverse(_ a: simd_float2x2) -> simd_float2x2 { a.inverse }
public func simd_determinant(_ a: simd_float2x2) -> Float { a.determinant }
public func simd_mul(_ a: simd_float2x2, _ v: SIMD2<Float>) -> SIMD2<Float> { a * v }
public func matrix_multiply(_ a: simd_float2x2, _ v: SIMD2<Float>) -> SIMD2<Float> { a * v }
public func simd_transpose(_ a: simd_float2x2) -> simd_float2x2 { a.transpose }

/// A matrix of 3 columns and 3 rows.
public struct simd_float3x3: Equatable, Sendable {
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
  public init() { columns = (.zero, .zero, .zero) }
  public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) { columns = (c0, c1, c2) }
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  public init(_ columns: [SIMD3<Float>]) {
    self.init(columns[0], columns[1], columns[2])
  }
  public init(rows: [SIMD3<Float>]) {
    self.init(
      SIMD3<Float>(rows[0].x, rows[1].x, rows[2].x), SIMD3<Float>(rows[0].y, rows[1].y, rows[2].y),
      SIMD3<Float>(rows[0].z, rows[1].z, rows[2].z))
  }
  public init(diagonal: SIMD3<Float>) {
    self.init(SIMD3<Float>(diagonal.x, 0, 0), SIMD3<Float>(0, diagonal.y, 0), SIMD3<Float>(0, 0, diagonal.z))
  }
  public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }
  public subscript(column: Int) -> SIMD3<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }
  public var transpose: simd_float3x3 {
    simd_float3x3(
      SIMD3<Float>(columns.0.x, columns.1.x, columns.2.x),
      SIMD3<Float>(columns.0.y, columns.1.y, columns.2.y), SIMD3<Float>(columns.0.z, columns.1.z, columns.2.z)
    )
  }
  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
  public static func + (a: Self, b: Self) -> Self {
    Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2)
  }
  public static func - (a: Self, b: Self) -> Self {
    Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2)
  }
  public static prefix func - (a: Self) -> Self { Self() - a }
  public static func * (s: Float, a: Self) -> Self {
    Self(a.columns.0 * s, a.columns.1 * s, a.columns.2 * s)
  }
  public static func * (a: Self, s: Float) -> Self { s * a }
  public static func * (a: Self, v: SIMD3<Float>) -> SIMD3<Float> {
    var sum = a.columns.0 * v.x
    sum += a.columns.1 * v.y
    sum += a.columns.2 * v.z
    return sum
  }
  public static func * (v: SIMD3<Float>, a: Self) -> SIMD3<Float> {
    SIMD3<Float>((v * a.columns.0).sum(), (v * a.columns.1).sum(), (v * a.columns.2).sum())
  }
  public static func * (a: Self, b: Self) -> Self {
    Self(a * b.columns.0, a * b.columns.1, a * b.columns.2)
  }
  public static func *= (a: inout Self, b: Self) { a = a * b }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public var determinant: Float { _eliminated().determinant }
  /// The inverse, by elimination with the largest pivot of each column; not a number where there is none.
  public var inverse: Self { _eliminated().inverse }
  private func _eliminated() -> (determinant: Float, inverse: Self) {
    var (left, right, determinant) = (self, Self(1), Float(1))
    for pivot in 0..<3 {
      let row = (pivot..<3).max { abs(left[pivot, $0]) < abs(left[pivot, $1]) } ?? pivot
      let value = left[pivot, row]
      if value == 0 { return (0, Self(.nan)) }
      determinant *= row == pivot ? value : -value
      for column in 0..<3 {
        (left[column, pivot], left[column, row]) = (left[column, row], left[column, pivot])
        (right[column, pivot], right[column, row]) = (right[column, row], right[column, pivot])
        left[column, pivot] /= value
        right[column, pivot] /= value
      }
      for other in 0..<3 where other != pivot {
        let factor = left[pivot, other]
        for column in 0..<3 {
          left[column, other] -= factor * left[column, pivot]
          right[column, other] -= factor * right[column, pivot]
        }
      }
    }
    return (determinant, right)
  }
}
public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3
public let matrix_identity_float3x3 = simd_float3x3(1)
public func simd_mul(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a * b }
public func matrix_multiply(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a * b }
public func simd_inverse(_ a: simd_float3x3) -> simd_float3x3 { a.inverse }
public func simd_determinant(_ a: simd_float3x3) -> Float { a.determinant }
public func simd_mul(_ a: simd_float3x3, _ v: SIMD3<Float>) -> SIMD3<Float> { a * v }
public func matrix_multiply(_ a: simd_float3x3, _ v: SIMD3<Float>) -> SIMD3<Float> { a * v }
public func simd_transpose(_ a: simd_float3x3) -> simd_float3x3 { a.transpose }

/// A matrix of 4 columns and 4 rows.
public struct simd_float4x4: Equatable, Sendable {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) {
    columns = (c0, c1, c2, c3)
  }
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  public init(_ columns: [SIMD4<Float>]) {
    self.init(columns[0], columns[1], columns[2], columns[3])
  }
  public init(rows: [SIMD4<Float>]) {
    self.init(
      SIMD4<Float>(rows[0].x, rows[1].x, rows[2].x, rows[3].x),
      SIMD4<Float>(rows[0].y, rows[1].y, rows[2].y, rows[3].y),
      SIMD4<Float>(rows[0].z, rows[1].z, rows[2].z, rows[3].z),
      SIMD4<Float>(rows[0].w, rows[1].w, rows[2].w, rows[3].w))
  }
  public init(diagonal: SIMD4<Float>) {
    self.init(
      SIMD4<Float>(diagonal.x, 0, 0, 0), SIMD4<Float>(0, diagonal.y, 0, 0), SIMD4<Float>(0, 0, diagonal.z, 0),
      SIMD4<Float>(0, 0, 0, diagonal.w))
  }
  public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }
  public subscript(column: Int) -> SIMD4<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }
  public var transpose: simd_float4x4 {
    simd_float4x4(
      SIMD4<Float>(columns.0.x, columns.1.x, columns.2.x, columns.3.x),
      SIMD4<Float>(columns.0.y, columns.1.y, columns.2.y, columns.3.y),
      SIMD4<Float>(columns.0.z, columns.1.z, columns.2.z, columns.3.z),
      SIMD4<Float>(columns.0.w, columns.1.w, columns.2.w, columns.3.w))
  }
  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
  public static func + (a: Self, b: Self) -> Self {
    Self(
      a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2,
      a.columns.3 + b.columns.3)
  }
  public static func - (a: Self, b: Self) -> Self {
    Self(
      a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2,
      a.columns.3 - b.columns.3)
  }
  public static prefix func - (a: Self) -> Self { Self() - a }
  public static func * (s: Float, a: Self) -> Self {
    Self(a.columns.0 * s, a.columns.1 * s, a.columns.2 * s, a.columns.3 * s)
  }
  public static func * (a: Self, s: Float) -> Self { s * a }
  public static func * (a: Self, v: SIMD4<Float>) -> SIMD4<Float> {
    var sum = a.columns.0 * v.x
    sum += a.columns.1 * v.y
    sum += a.columns.2 * v.z
    sum += a.columns.3 * v.w
    return sum
  }
  public static func * (v: SIMD4<Float>, a: Self) -> SIMD4<Float> {
    SIMD4<Float>(
      (v * a.columns.0).sum(), (v * a.columns.1).sum(), (v * a.columns.2).sum(), (v * a.columns.3).sum())
  }
  public static func * (a: Self, b: Self) -> Self {
    Self(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
  }
  public static func *= (a: inout Self, b: Self) { a = a * b }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public var determinant: Float { _eliminated().determinant }
  /// The inverse, by elimination with the largest pivot of each column; not a number where there is none.
  public var inverse: Self { _eliminated().inverse }
  private func _eliminated() -> (determinant: Float, inverse: Self) {
    var (left, right, determinant) = (self, Self(1), Float(1))
    for pivot in 0..<4 {
      let row = (pivot..<4).max { abs(left[pivot, $0]) < abs(left[pivot, $1]) } ?? pivot
      let value = left[pivot, row]
      if value == 0 { return (0, Self(.nan)) }
      determinant *= row == pivot ? value : -value
      for column in 0..<4 {
        (left[column, pivot], left[column, row]) = (left[column, row], left[column, pivot])
        (right[column, pivot], right[column, row]) = (right[column, row], right[column, pivot])
        left[column, pivot] /= value
        right[column, pivot] /= value
      }
      for other in 0..<4 where other != pivot {
        let factor = left[pivot, other]
        for column in 0..<4 {
          left[column, other] -= factor * left[column, pivot]
          right[column, other] -= factor * right[column, pivot]
        }
      }
    }
    return (determinant, right)
  }
}
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
public let matrix_identity_float4x4 = simd_float4x4(1)
public func simd_mul(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }
public func matrix_multiply(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }
public func simd_inverse(_ a: simd_float4x4) -> simd_float4x4 { a.inverse }
public func simd_determinant(_ a: simd_float4x4) -> Float { a.determinant }
public func simd_mul(_ a: simd_float4x4, _ v: SIMD4<Float>) -> SIMD4<Float> { a * v }
public func matrix_multiply(_ a: simd_float4x4, _ v: SIMD4<Float>) -> SIMD4<Float> { a * v }
public func simd_transpose(_ a: simd_float4x4) -> simd_float4x4 { a.transpose }
