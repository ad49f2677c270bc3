// Compiled twice: into the program, and into the library that reads syntax trees (Sources/Previews/SourceSyntax).

/// What the compiler says of a place in a source.
struct SourceError: Codable, Equatable, Sendable {
  /// From 1.
  var line: Int
  /// From 1, in bytes of UTF-8.
  var column: Int
  var message: String
  /// How often repairs of the place have failed: the more, the more is taken out.
  var attempts: Int
}

/// Which errors of a source are to be mended, and what is known of the modules that are not there.
struct RepairRequest: Codable, Sendable {
  var errors: [SourceError]
  /// Modules that sources import and that nothing answers.
  var missingModules: [String]
  /// The project's modules that declare types which others declare, too, by the types' names.
  var owners: [String: String]
  /// Members that values turned out not to have: modifiers of modules that are not there.
  var lostMembers: [String] = []
  /// Whether nothing but modifiers of these names is taken out.
  var takesOutLostOnly = false
}

/// One place of a source that was changed so that the rest compiles.
package struct SourceRepair: Codable, Equatable, Hashable, Sendable {
  /// What stands there instead.
  package enum Kind: String, Codable, Sendable {
    /// A labelled box in the place of a view.
    case box
    /// Nothing in the place of a modifier.
    case modifier
    /// A call that does nothing but say so, in the place of one whose value nobody asks for.
    case skipped
    /// The end of the function, which gives no value.
    case stop
    /// A value that ends the preview when it is asked for.
    case value
    /// Nothing in the place of a declaration, an attribute or a conformance.
    case removed
  }

  package var kind: Kind
  /// The line, from 1.
  package var line: Int
  /// What was there: a view's, a modifier's or a function's name.
  package var name: String
  /// The compiler's first error of the place.
  package var error: String
}

/// A source after its repair.
struct RepairAnswer: Codable, Sendable {
  /// The bytes of a source that others take the place of.
  struct Edit: Codable, Equatable, Sendable {
    var offset: Int
    var length: Int
    var text: String
  }

  /// In the order of the source, none overlapping another.
  var edits: [Edit] = []
  var repairs: [SourceRepair] = []
  /// The lines of errors that may be gone once others of their statements are, and that nothing was done about.
  var postponed: [Int] = []
}

extension [RepairAnswer.Edit] {
  /// A source with these edits made, which are in its order; one that reaches into another is left out.
  func applied(to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in self where edit.offset >= position && edit.offset + edit.length <= source.count {
      result += source[position..<edit.offset]
      result += edit.text.utf8
      position = edit.offset + edit.length
    }
    return result + source[position...]
  }
}
