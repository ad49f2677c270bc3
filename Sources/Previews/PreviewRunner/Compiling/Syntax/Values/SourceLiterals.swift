// Compiled twice: into the program, and into the library that reads syntax trees (Sources/Previews/SourceSyntax).

/// The literals of a source that a view can be given other values for while it runs: arguments of calls in what views are made of.
struct SourceLiterals: Codable, Equatable, Sendable {
  struct Literal: Codable, Equatable, Sendable {
    enum Kind: String, Codable, Sendable {
      case text
      case integer
      case decimal
      case boolean
    }

    /// The bytes that it takes in the source, which are all on one line.
    var offset: Int
    var length: Int
    var kind: Kind
    /// A text, or a number or a truth value as Swift writes it, in decimal digits.
    var value: String
    /// The line, from 1.
    var line: Int
  }

  /// In the order of the source.
  var literals: [Literal] = []
}
