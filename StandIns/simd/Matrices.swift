// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

// Matrices of single precision, square ones first.

/// A matrix of 2 columns and 2 rows.
public struct simd_float2x2: _Matrix {
  public typealias Row = SIMD2<Float>
  public typealias Transpose = simd_float2x2
  public var columns: (SIMD2<Float>, SIMD2<Float>)
  public init() { columns = (.zero, .zero) }
  public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) { columns = (c0, c1) }
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
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
}
public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2
public let matrix_identity_float2x2 = simd_float2x2(1)

/// A matrix of 3 columns and 3 rows.
public struct simd_float3x3: _Matrix {
  public typealias Row = SIMD3<Float>
  public typealias Transpose = simd_float3x3
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
  public init() { columns = (.zero, .zero, .zero) }
  public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) { columns = (c0, c1, c2) }
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
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
}
public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3
public let matrix_identity_float3x3 = simd_float3x3(1)

/// A matrix of 4 columns and 4 rows.
public struct simd_float4x4: _Matrix {
  public typealias Row = SIMD4<Float>
  public typealias Transpose = simd_float4x4
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) {
    columns = (c0, c1, c2, c3)
  }
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
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
}
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
public let matrix_identity_float4x4 = simd_float4x4(1)

/// A matrix of 3 columns and 2 rows.
public struct simd_float3x2: _Matrix {
  public typealias Row = SIMD3<Float>
  public typealias Transpose = simd_float2x3
  public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)
  public init() { columns = (.zero, .zero, .zero) }
  public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>, _ c2: SIMD2<Float>) { columns = (c0, c1, c2) }
  public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
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
}
public typealias float3x2 = simd_float3x2
public typealias matrix_float3x2 = simd_float3x2

/// A matrix of 2 columns and 3 rows.
public struct simd_float2x3: _Matrix {
  public typealias Row = SIMD2<Float>
  public typealias Transpose = simd_float3x2
  public var columns: (SIMD3<Float>, SIMD3<Float>)
  public init() { columns = (.zero, .zero) }
  public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>) { columns = (c0, c1) }
  public init(columns: (SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
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
}
public typealias float2x3 = simd_float2x3
public typealias matrix_float2x3 = simd_float2x3

/// A matrix of 4 columns and 3 rows.
public struct simd_float4x3: _Matrix {
  public typealias Row = SIMD4<Float>
  public typealias Transpose = simd_float3x4
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>, _ c3: SIMD3<Float>) {
    columns = (c0, c1, c2, c3)
  }
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
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
}
public typealias float4x3 = simd_float4x3
public typealias matrix_float4x3 = simd_float4x3

/// A matrix of 3 columns and 4 rows.
public struct simd_float3x4: _Matrix {
  public typealias Row = SIMD3<Float>
  public typealias Transpose = simd_float4x3
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  public init() { columns = (.zero, .zero, .zero) }
  public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>) { columns = (c0, c1, c2) }
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
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
}
public typealias float3x4 = simd_float3x4
public typealias matrix_float3x4 = simd_float3x4

/// A matrix of 4 columns and 2 rows.
public struct simd_float4x2: _Matrix {
  public typealias Row = SIMD4<Float>
  public typealias Transpose = simd_float2x4
  public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)
  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>, _ c2: SIMD2<Float>, _ c3: SIMD2<Float>) {
    columns = (c0, c1, c2, c3)
  }
  public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
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
}
public typealias float4x2 = simd_float4x2
public typealias matrix_float4x2 = simd_float4x2

/// A matrix of 2 columns and 4 rows.
public struct simd_float2x4: _Matrix {
  public typealias Row = SIMD2<Float>
  public typealias Transpose = simd_float4x2
  public var columns: (SIMD4<Float>, SIMD4<Float>)
  public init() { columns = (.zero, .zero) }
  public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>) { columns = (c0, c1) }
  public init(columns: (SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
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
}
public typealias float2x4 = simd_float2x4
public typealias matrix_float2x4 = simd_float2x4
