// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions

// Matrices of columns, with the arithmetic of the headers that declare them.

/// A matrix of 3 columns and 2 rows.
public struct simd_float3x2: Equatable, Sendable {
  public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)
  public init() { columns = (.zero, .zero, .zero) }
  public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>, _ c2: SIMD2<Float>) { columns = (c0, c1, c2) }
  public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  public init(_ columns: [SIMD2<Float>]) {
    self.init(columns[0], columns[1], columns[2])
  }
  public init(rows: [SIMD3<Float>]) {
    self.init(
      SIMD2<Float>(rows[0].x, rows[1].x), SIMD2<Float>(rows[0].y, rows[1].y),
      SIMD2<Float>(rows[0].z, rows[1].z))
  }
  public subscript(column: Int) -> SIMD2<Float> {
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
  public var transpose: simd_float2x3 {
    simd_float2x3(
      SIMD3<Float>(columns.0.x, columns.1.x, columns.2.x), SIMD3<Float>(columns.0.y, columns.1.y, columns.2.y)
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
  public static func * (a: Self, v: SIMD3<Float>) -> SIMD2<Float> {
    var sum = a.columns.0 * v.x
    sum += a.columns.1 * v.y
    sum += a.columns.2 * v.z
    return sum
  }
  public static func * (v: SIMD2<Float>, a: Self) -> SIMD3<Float> {
    SIMD3<Float>((v * a.columns.0).sum(), (v * a.columns.1).sum(), (v * a.columns.2).sum())
  }
}
public typealias float3x2 = simd_float3x2
public typealias matrix_float3x2 = simd_float3x2
public func simd_mul(_ a: simd_float3x2, _ v: SIMD3<Float>) -> SIMD2<Float> { a * v }
public func matrix_multiply(_ a: simd_float3x2, _ v: SIMD3<Float>) -> SIMD2<Float> { a * v }
public func simd_transpose(_ a: simd_float3x2) -> simd_float2x3 { a.transpose }

/// A matrix of 2 columns and 3 rows.
public struct simd_float2x3: Equatable, Sendable {
  public var columns: (SIMD3<Float>, SIMD3<Float>)
  public init() { columns = (.zero, .zero) }
  public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>) { columns = (c0, c1) }
  public init(columns: (SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  public init(_ columns: [SIMD3<Float>]) {
    self.init(columns[0], columns[1])
  }
  public init(rows: [SIMD2<Float>]) {
    self.init(SIMD3<Float>(rows[0].x, rows[1].x, rows[2].x), SIMD3<Float>(rows[0].y, rows[1].y, rows[2].y))
  }
  public subscript(column: Int) -> SIMD3<Float> {
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
  public var transpose: simd_float3x2 {
    simd_float3x2(
      SIMD2<Float>(columns.0.x, columns.1.x), SIMD2<Float>(columns.0.y, columns.1.y),
      SIMD2<Float>(columns.0.z, columns.1.z))
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
  public static func * (a: Self, v: SIMD2<Float>) -> SIMD3<Float> {
    var sum = a.columns.0 * v.x
    sum += a.columns.1 * v.y
    return sum
  }
  public static func * (v: SIMD3<Float>, a: Self) -> SIMD2<Float> {
    SIMD2<Float>((v * a.columns.0).sum(), (v * a.columns.1).sum())
  }
}
public typealias float2x3 = simd_float2x3
public typealias matrix_float2x3 = simd_float2x3
public func simd_mul(_ a: simd_float2x3, _ v: SIMD2<Float>) -> SIMD3<Float> { a * v }
public func matrix_multiply(_ a: simd_float2x3, _ v: SIMD2<Float>) -> SIMD3<Float> { a * v }
public func simd_transpose(_ a: simd_float2x3) -> simd_float3x2 { a.transpose }

/// A matrix of 4 columns and 3 rows.
public struct simd_float4x3: Equatable, Sendable {
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>, _ c3: SIMD3<Float>) {
    columns = (c0, c1, c2, c3)
  }
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  public init(_ columns: [SIMD3<Float>]) {
    self.init(columns[0], columns[1], columns[2], columns[3])
  }
  public init(rows: [SIMD4<Float>]) {
    self.init(
      SIMD3<Float>(rows[0].x, rows[1].x, rows[2].x), SIMD3<Float>(rows[0].y, rows[1].y, rows[2].y),
      SIMD3<Float>(rows[0].z, rows[1].z, rows[2].z), SIMD3<Float>(rows[0].w, rows[1].w, rows[2].w))
  }
  public subscript(column: Int) -> SIMD3<Float> {
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
  public var transpose: simd_float3x4 {
    simd_float3x4(
      SIMD4<Float>(columns.0.x, columns.1.x, columns.2.x, columns.3.x),
      SIMD4<Float>(columns.0.y, columns.1.y, columns.2.y, columns.3.y),
      SIMD4<Float>(columns.0.z, columns.1.z, columns.2.z, columns.3.z))
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
  public static func * (a: Self, v: SIMD4<Float>) -> SIMD3<Float> {
    var sum = a.columns.0 * v.x
    sum += a.columns.1 * v.y
    sum += a.columns.2 * v.z
    sum += a.columns.3 * v.w
    return sum
  }
  public static func * (v: SIMD3<Float>, a: Self) -> SIMD4<Float> {
    SIMD4<Float>(
      (v * a.columns.0).sum(), (v * a.columns.1).sum(), (v * a.columns.2).sum(), (v * a.columns.3).sum())
  }
}
public typealias float4x3 = simd_float4x3
public typealias matrix_float4x3 = simd_float4x3
public func simd_mul(_ a: simd_float4x3, _ v: SIMD4<Float>) -> SIMD3<Float> { a * v }
public func matrix_multiply(_ a: simd_float4x3, _ v: SIMD4<Float>) -> SIMD3<Float> { a * v }
public func simd_transpose(_ a: simd_float4x3) -> simd_float3x4 { a.transpose }

/// A matrix of 3 columns and 4 rows.
public struct simd_float3x4: Equatable, Sendable {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  public init() { columns = (.zero, .zero, .zero) }
  public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>) { columns = (c0, c1, c2) }
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  public init(_ columns: [SIMD4<Float>]) {
    self.init(columns[0], columns[1], columns[2])
  }
  public init(rows: [SIMD3<Float>]) {
    self.init(
      SIMD4<Float>(rows[0].x, rows[1].x, rows[2].x, rows[3].x),
      SIMD4<Float>(rows[0].y, rows[1].y, rows[2].y, rows[3].y),
      SIMD4<Float>(rows[0].z, rows[1].z, rows[2].z, rows[3].z))
  }
  public subscript(column: Int) -> SIMD4<Float> {
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
  public var transpose: simd_float4x3 {
    simd_float4x3(
      SIMD3<Float>(columns.0.x, columns.1.x, columns.2.x),
      SIMD3<Float>(columns.0.y, columns.1.y, columns.2.y),
      SIMD3<Float>(columns.0.z, columns.1.z, columns.2.z), SIMD3<Float>(columns.0.w, columns.1.w, columns.2.w)
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
  public static func * (a: Self, v: SIMD3<Float>) -> SIMD4<Float> {
    var sum = a.columns.0 * v.x
    sum += a.columns.1 * v.y
    sum += a.columns.2 * v.z
    return sum
  }
  public static func * (v: SIMD4<Float>, a: Self) -> SIMD3<Float> {
    SIMD3<Float>((v * a.columns.0).sum(), (v * a.columns.1).sum(), (v * a.columns.2).sum())
  }
}
public typealias float3x4 = simd_float3x4
public typealias matrix_float3x4 = simd_float3x4
public func simd_mul(_ a: simd_float3x4, _ v: SIMD3<Float>) -> SIMD4<Float> { a * v }
public func matrix_multiply(_ a: simd_float3x4, _ v: SIMD3<Float>) -> SIMD4<Float> { a * v }
public func simd_transpose(_ a: simd_float3x4) -> simd_float4x3 { a.transpose }

/// A matrix of 2 columns and 4 rows.
public struct simd_float2x4: Equatable, Sendable {
  public var columns: (SIMD4<Float>, SIMD4<Float>)
  public init() { columns = (.zero, .zero) }
  public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>) { columns = (c0, c1) }
  public init(columns: (SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  public init(_ columns: [SIMD4<Float>]) {
    self.init(columns[0], columns[1])
  }
  public init(rows: [SIMD2<Float>]) {
    self.init(
      SIMD4<Float>(rows[0].x, rows[1].x, rows[2].x, rows[3].x),
      SIMD4<Float>(rows[0].y, rows[1].y, rows[2].y, rows[3].y))
  }
  public subscript(column: Int) -> SIMD4<Float> {
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
  public var transpose: simd_float4x2 {
    simd_float4x2(
      SIMD2<Float>(columns.0.x, columns.1.x), SIMD2<Float>(columns.0.y, columns.1.y),
      SIMD2<Float>(columns.0.z, columns.1.z), SIMD2<Float>(columns.0.w, columns.1.w))
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
  public static func * (a: Self, v: SIMD2<Float>) -> SIMD4<Float> {
    var sum = a.columns.0 * v.x
    sum += a.columns.1 * v.y
    return sum
  }
  public static func * (v: SIMD4<Float>, a: Self) -> SIMD2<Float> {
    SIMD2<Float>((v * a.columns.0).sum(), (v * a.columns.1).sum())
  }
}
public typealias float2x4 = simd_float2x4
public typealias matrix_float2x4 = simd_float2x4
public func simd_mul(_ a: simd_float2x4, _ v: SIMD2<Float>) -> SIMD4<Float> { a * v }
public func matrix_multiply(_ a: simd_float2x4, _ v: SIMD2<Float>) -> SIMD4<Float> { a * v }
public func simd_transpose(_ a: simd_float2x4) -> simd_float4x2 { a.transpose }

/// A matrix of 4 columns and 2 rows.
public struct simd_float4x2: Equatable, Sendable {
  public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)
  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>, _ c2: SIMD2<Float>, _ c3: SIMD2<Float>) {
    columns = (c0, c1, c2, c3)
  }
  public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  public init(_ columns: [SIMD2<Float>]) {
    self.init(columns[0], columns[1], columns[2], columns[3])
  }
  public init(rows: [SIMD4<Float>]) {
    self.init(
      SIMD2<Float>(rows[0].x, rows[1].x), SIMD2<Float>(rows[0].y, rows[1].y),
      SIMD2<Float>(rows[0].z, rows[1].z), SIMD2<Float>(rows[0].w, rows[1].w))
  }
  public subscript(column: Int) -> SIMD2<Float> {
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
  public var transpose: simd_float2x4 {
    simd_float2x4(
      SIMD4<Float>(columns.0.x, columns.1.x, columns.2.x, columns.3.x),
      SIMD4<Float>(columns.0.y, columns.1.y, columns.2.y, columns.3.y))
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
  public static func * (a: Self, v: SIMD4<Float>) -> SIMD2<Float> {
    var sum = a.columns.0 * v.x
    sum += a.columns.1 * v.y
    sum += a.columns.2 * v.z
    sum += a.columns.3 * v.w
    return sum
  }
  public static func * (v: SIMD2<Float>, a: Self) -> SIMD4<Float> {
    SIMD4<Float>(
      (v * a.columns.0).sum(), (v * a.columns.1).sum(), (v * a.columns.2).sum(), (v * a.columns.3).sum())
  }
}
public typealias float4x2 = simd_float4x2
public typealias matrix_float4x2 = simd_float4x2
public func simd_mul(_ a: simd_float4x2, _ v: SIMD4<Float>) -> SIMD2<Float> { a * v }
public func matrix_multiply(_ a: simd_float4x2, _ v: SIMD4<Float>) -> SIMD2<Float> { a * v }
public func simd_transpose(_ a: simd_float4x2) -> simd_float2x4 { a.transpose }
