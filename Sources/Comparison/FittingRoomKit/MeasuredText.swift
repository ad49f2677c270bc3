public import Foundation

/// The space that a text takes.
public struct MeasuredText: Hashable, Sendable {
  /// In points, rounded up to whole pixels as views are.
  public let size: CGSize
  /// What each line shows.
  public let lines: [String]
  /// Whether `lineLimit` truncates the text.
  public let isTruncated: Bool
  /// Characters that no font has.
  public let missingGlyphs: [String]
}
