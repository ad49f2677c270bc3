// Compiled twice: into the program, and into the library that reads syntax trees (Sources/Previews/SourceSyntax).

/// The literals of a source that can have other values at run time: arguments of calls in the bodies of views.
struct SourceLiterals: Codable, Equatable, Sendable {
  struct Literal: Codable, Equatable, Sendable {
    enum Kind: String, Codable, Sendable {
      case text
      case integer
      case decimal
      case boolean
    }

    /// Its range of bytes in the source, on one line.
    var offset: Int
    var length: Int
    var kind: Kind
    /// A text, or a number or a truth value as in Swift, in decimal digits.
    var value: String
    /// The line, from 1.
    var line: Int
  }

  /// In source order.
  var literals: [Literal] = []
}
