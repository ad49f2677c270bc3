public import Foundation

extension Range where Bound == AttributedString.Index {
  /// The range in an attributed string that UTF-16 units count; nil if they end inside of a character's
  /// scalar, or beyond.
  public init?<S: AttributedStringProtocol>(_ range: NSRange, in string: S) {
    let text = String(string.characters[...])
    guard let own = Range<String.Index>(range, in: text) else { return nil }
    func index(_ place: String.Index) -> AttributedString.Index {
      string.unicodeScalars.index(
        string.startIndex, offsetBy: text.unicodeScalars.distance(from: text.startIndex, to: place))
    }
    self = index(own.lowerBound)..<index(own.upperBound)
  }
}

extension NSRange {
  /// A range of an attributed string, counted in UTF-16 units.
  public init<R: RangeExpression, S: AttributedStringProtocol>(_ region: R, in target: S)
  where R.Bound == AttributedString.Index {
    let range = region.relative(to: target.characters)
    func length(_ range: Range<AttributedString.Index>) -> Int {
      String(target.characters[range]).utf16.count
    }
    self.init(
      location: length(target.startIndex..<range.lowerBound), length: length(range))
  }
}
