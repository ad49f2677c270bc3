/// A token of a Swift source, in the detail needed to find previews.
struct SourceToken: Equatable {
  enum Kind: Equatable {
    /// An identifier, a keyword or a number.
    case word
    /// A string literal without interpolations; its text is the string's value.
    case string
    /// A string literal with interpolations, or a regular expression.
    case otherLiteral
    /// `#` with the word behind it: `#Preview`, `#if`.
    case sign
    /// A line break that may end a directive.
    case lineEnd
    /// Any other character.
    case mark
  }

  var kind: Kind
  var text: String
  /// From 1.
  var line: Int
  /// Its offset in the source's bytes.
  var range: Range<Int>
}
