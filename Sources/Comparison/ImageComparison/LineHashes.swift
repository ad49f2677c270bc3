/// A number for each row, or each column, of two images: equal lines have equal numbers.
///
/// Numbers have 64 bits and are not checked against the pixels: that two unequal lines share one is less
/// likely than a hardware fault.
package struct LineHashes {
  /// Of the first image's lines.
  package private(set) var first: [UInt64]
  /// Of the second image's lines.
  package private(set) var second: [UInt64]

  /// The whole lines of two images.
  package init(of axis: ImageShift.Axis, _ a: PixelGrid, _ b: PixelGrid) {
    switch axis {
    case .rows:
      first = (0..<a.height).map { a.rowHash($0, 0..<a.width) }
      second = (0..<b.height).map { b.rowHash($0, 0..<b.width) }
    case .columns:
      first = a.columnHashes(0..<a.width, rows: 0..<a.height)
      second = b.columnHashes(0..<b.width, rows: 0..<b.height)
    }
  }

  /// The parts of two images' rows that lie within an area; rows that are equal in place are hashed once.
  package init(rowsIn area: UnequalArea, _ a: PixelGrid, _ b: PixelGrid) {
    let columns = area.bounds.x..<area.bounds.maxX
    first = (area.bounds.y..<area.bounds.maxY).map { a.rowHash($0, columns) }
    second = first
    for y in area.rows { second[y - area.bounds.y] = b.rowHash(y, columns) }
  }

  /// The parts of two images' columns that lie within the unequal rows of an area.
  package init(columnsInUnequalRowsOf area: UnequalArea, _ a: PixelGrid, _ b: PixelGrid) {
    let columns = area.bounds.x..<area.bounds.maxX
    first = a.columnHashes(columns, rows: area.rows)
    second = b.columnHashes(columns, rows: area.rows)
  }

  /// Whether a line that is unequal in place is found elsewhere in the other image, which has the same number
  /// of lines.
  ///
  /// If none is, the shortest edit from one image to the other replaces lines in place: all common lines are
  /// equal in place, and keeping all of them determines the alignment.
  package var haveMovedLine: Bool {
    let unequal = first.indices.filter { first[$0] != second[$0] }
    let firstUnequal = Set(unequal.lazy.map { first[$0] })
    let secondUnequal = Set(unequal.lazy.map { second[$0] })
    return second.contains(where: firstUnequal.contains) || first.contains(where: secondUnequal.contains)
  }

  /// Adds something that lines at the same position have in common.
  package mutating func append(_ common: [UInt64]) {
    for index in common.indices {
      first[index] = joined(first[index], common[index])
      second[index] = joined(second[index], common[index])
    }
  }
}

/// A step of a multiplicative hash with an odd constant, 2^64 divided by the golden ratio; the shift brings what only the
/// upper bits know back to the lower ones.
@inline(__always)
private func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
  let mixed = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
  return mixed ^ mixed >> 32
}

/// The hash of two parts that have hashes of their own.
///
/// The first is mixed once more before the second is added: parts with the same pixels have the same hash,
/// and the two would cancel each other out, whatever the pixels are.
@inline(__always)
private func joined(_ first: UInt64, _ second: UInt64) -> UInt64 { mixed(mixed(0, first), second) }

extension PixelGrid {
  /// A hash of a row's pixels in some columns.
  ///
  /// Eight chains take two pixels each in turn, because each step depends on the one before it.
  func rowHash(_ y: Int, _ columns: Range<Int>) -> UInt64 {
    let pixels = UnsafeRawPointer(row(y) + columns.lowerBound)
    let count = columns.count
    @inline(__always)
    func pair(_ x: Int) -> UInt64 { pixels.loadUnaligned(fromByteOffset: 4 &* x, as: UInt64.self) }
    var (a, b, c, d) = (UInt64(1), UInt64(2), UInt64(3), UInt64(4))
    var (e, f, g, h) = (UInt64(5), UInt64(6), UInt64(7), UInt64(8))
    var x = 0
    while x &+ 16 <= count {
      a = mixed(a, pair(x))
      b = mixed(b, pair(x &+ 2))
      c = mixed(c, pair(x &+ 4))
      d = mixed(d, pair(x &+ 6))
      e = mixed(e, pair(x &+ 8))
      f = mixed(f, pair(x &+ 10))
      g = mixed(g, pair(x &+ 12))
      h = mixed(h, pair(x &+ 14))
      x &+= 16
    }
    while x < count {
      a = mixed(a, UInt64(pixels.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)))
      x &+= 1
    }
    // Chains with equal results must not cancel each other out, so each goes through a separate step.
    return joined(joined(joined(joined(joined(joined(joined(a, b), c), d), e), f), g), h)
  }

  /// A hash of each of some columns in some rows.
  ///
  /// They advance together, because memory is laid out in rows, and by two rows at a time.
  package func columnHashes(_ columns: Range<Int>, rows: some RandomAccessCollection<Int>) -> [UInt64] {
    let count = columns.count
    var hashes = [UInt64](repeating: 0, count: count)
    hashes.withUnsafeMutableBufferPointer { hashes in
      var waiting: Int?
      for y in rows {
        guard let upper = waiting else {
          waiting = y
          continue
        }
        let (first, second) = (row(upper) + columns.lowerBound, row(y) + columns.lowerBound)
        for x in 0..<count { hashes[x] = mixed(hashes[x], UInt64(first[x]) | UInt64(second[x]) << 32) }
        waiting = nil
      }
      guard let last = waiting else { return }
      let pixels = row(last) + columns.lowerBound
      for x in 0..<count { hashes[x] = mixed(hashes[x], UInt64(pixels[x])) }
    }
    return hashes
  }
}
