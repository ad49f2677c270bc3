// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

// What all matrices share, whatever their shape and precision: the arithmetic of the headers that declare
// them. The types themselves hold their columns; they are types of their own, as Apple's are, so that sources
// may extend each.

/// A matrix of columns.
public protocol _Matrix: Equatable, Sendable {
  associatedtype Scalar: BinaryFloatingPoint & SIMDScalar
  /// A column, with a number for each row.
  associatedtype Column: SIMD where Column.Scalar == Scalar
  /// A row, with a number for each column.
  associatedtype Row: SIMD where Row.Scalar == Scalar
  associatedtype Transpose: _Matrix where Transpose.Column == Row, Transpose.Row == Column
  /// The zero matrix.
  init()
  subscript(column: Int) -> Column { get set }
}

extension _Matrix {
  fileprivate static var columnIndices: Range<Int> { 0..<Row.scalarCount }
  fileprivate static var rowIndices: Range<Int> { 0..<Column.scalarCount }

  public init(_ columns: [Column]) {
    self.init()
    for index in Self.columnIndices { self[index] = columns[index] }
  }
  public init(rows: [Row]) {
    self.init()
    for row in Self.rowIndices {
      for column in Self.columnIndices { self[column, row] = rows[row][column] }
    }
  }
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }
  public var transpose: Transpose { Transpose(rows: Self.columnIndices.map { self[$0] }) }

  public static func == (a: Self, b: Self) -> Bool { columnIndices.allSatisfy { a[$0] == b[$0] } }
  public static func + (a: Self, b: Self) -> Self { Self(columnIndices.map { a[$0] + b[$0] }) }
  public static func - (a: Self, b: Self) -> Self { Self(columnIndices.map { a[$0] - b[$0] }) }
  public static prefix func - (a: Self) -> Self { Self() - a }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func * (s: Scalar, a: Self) -> Self { Self(columnIndices.map { a[$0] * s }) }
  public static func * (a: Self, s: Scalar) -> Self { s * a }
  public static func * (a: Self, v: Row) -> Column {
    columnIndices.dropFirst().reduce(a[0] * v[0]) { $0 + a[$1] * v[$1] }
  }
  public static func * (v: Column, a: Self) -> Row {
    var result = Row()
    for index in columnIndices { result[index] = (v * a[index]).sum() }
    return result
  }
}

/// Square matrices.
extension _Matrix where Row == Column {
  public init(diagonal: Column) {
    self.init()
    for index in Self.columnIndices { self[index, index] = diagonal[index] }
  }
  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  public static func * (a: Self, b: Self) -> Self { Self(columnIndices.map { a * b[$0] }) }
  public static func *= (a: inout Self, b: Self) { a = a * b }

  public var determinant: Scalar { eliminated().determinant }
  /// The inverse, by elimination with the largest pivot of each column; NaN if there is none.
  public var inverse: Self { eliminated().inverse }

  private func eliminated() -> (determinant: Scalar, inverse: Self) {
    let indices = Self.columnIndices
    var (left, right, determinant) = (self, Self(1), Scalar(1))
    for pivot in indices {
      let row =
        (pivot..<indices.upperBound).max { left[pivot, $0].magnitude < left[pivot, $1].magnitude } ?? pivot
      let value = left[pivot, row]
      if value == 0 { return (0, Self(.nan)) }
      determinant *= row == pivot ? value : -value
      for column in indices {
        (left[column, pivot], left[column, row]) = (left[column, row], left[column, pivot])
        (right[column, pivot], right[column, row]) = (right[column, row], right[column, pivot])
        left[column, pivot] /= value
        right[column, pivot] /= value
      }
      for other in indices where other != pivot {
        let factor = left[pivot, other]
        for column in indices {
          left[column, other] -= factor * left[column, pivot]
          right[column, other] -= factor * right[column, pivot]
        }
      }
    }
    return (determinant, right)
  }
}

public func simd_mul<M: _Matrix>(_ a: M, _ b: M) -> M where M.Row == M.Column { a * b }
public func simd_mul<M: _Matrix>(_ a: M, _ v: M.Row) -> M.Column { a * v }
public func matrix_multiply<M: _Matrix>(_ a: M, _ b: M) -> M where M.Row == M.Column { a * b }
public func matrix_multiply<M: _Matrix>(_ a: M, _ v: M.Row) -> M.Column { a * v }
public func simd_inverse<M: _Matrix>(_ a: M) -> M where M.Row == M.Column { a.inverse }
public func simd_determinant<M: _Matrix>(_ a: M) -> M.Scalar where M.Row == M.Column { a.determinant }
public func simd_transpose<M: _Matrix>(_ a: M) -> M.Transpose { a.transpose }
