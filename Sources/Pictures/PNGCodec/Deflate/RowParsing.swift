/// A way to find the cheapest way through rows of pixels, from top to bottom.
internal protocol RowParsing: AnyObject {
  /// Finds the steps through a row that is not repeated as a whole.
  ///
  /// The nodes of its places then hold the least cost of the row up to there, in the upper half, and the step that led
  /// there (`RowStep`).
  func findSteps(_ y: Int, _ writer: borrowing TokenWriter)
}

/// What leads from one place of a row to another, in the lower half of a node: the number of pixels times four, and the
/// distance of a repetition, less one, in the highest 15 bits.
internal enum RowStep {
  /// A pixel that nothing repeats.
  static let pixel: UInt64 = 1 << 2
  /// Marks equal pixels whose bytes are all equal.
  static let grey: UInt64 = 1
  /// Marks a repetition.
  static let repetition: UInt64 = 2

  @inline(__always)
  static func length(_ step: UInt64) -> Int { Int(truncatingIfNeeded: step &>> 2 & 0x7fff) }
}
