// Compiled twice: into the program, and into the library that reads syntax trees (Sources/Previews/SourceSyntax).

/// A compiler error at a place in a source.
struct SourceError: Codable, Equatable, Sendable {
  /// From 1.
  var line: Int
  /// From 1, in bytes of UTF-8.
  var column: Int
  var message: String
  /// How often repairs of the place have failed: the more, the larger the part that is removed.
  var attempts: Int
  /// What a protocol requires of the type that the error is about.
  var requirements: [ProtocolRequirement] = []
}

/// A requirement of a protocol as it stands in a source.
struct ProtocolRequirement: Codable, Equatable, Sendable {
  /// Its declaration, from the start of its line, and what follows it.
  var text: String
  var isPublic: Bool
}

/// The errors of a source to repair, and what is known of missing modules.
struct RepairRequest: Codable, Sendable {
  var errors: [SourceError]
  /// Modules that sources import and that do not exist here.
  var missingModules: [String]
  /// The project's modules that declare types with names that others declare, too, by these names.
  var owners: [String: String]
  /// Types of missing modules that the file extends, without those around them.
  var missingTypes: [String] = []
  /// Members that values turned out not to have: modifiers of modules that are not there.
  var lostMembers: [String] = []
  /// Modifiers that no view has: calls of them go everywhere in the source.
  var lostModifiers: [String] = []
  /// Attributes that nothing declares: they go everywhere, also where the compiler has not come to yet.
  var lostAttributes: [String] = []
  /// Whether nothing but modifiers of the names in `lostMembers` is taken out.
  var takesOutLostOnly = false
  /// Whether a view's body that the compiler gives up on becomes a box as a whole.
  var boxesWholeBodies = false
}

/// A place of a source that was changed so that the rest compiles.
package struct SourceRepair: Codable, Equatable, Hashable, Sendable {
  /// The replacement.
  package enum Kind: String, Codable, Sendable {
    /// A labelled box instead of a view.
    case box
    /// Nothing instead of a modifier.
    case modifier
    /// A call that only reports itself, instead of one whose value is not used.
    case skipped
    /// The end of the function, without a value.
    case stop
    /// A value that ends the preview when it is used.
    case value
    /// Nothing instead of a declaration, an attribute or a conformance.
    case removed
  }

  package var kind: Kind
  /// The line, from 1.
  package var line: Int
  /// The replaced code: the name of a view, a modifier or a function.
  package var name: String
  /// The compiler's first error at the place.
  package var error: String
}

/// A source after its repair.
struct RepairAnswer: Codable, Sendable {
  /// A range of bytes of a source, and its replacement.
  struct Edit: Codable, Equatable, Sendable {
    var offset: Int
    var length: Int
    var text: String
  }

  /// In source order, without overlaps.
  var edits: [Edit] = []
  var repairs: [SourceRepair] = []
  /// The lines of errors that may be gone once others of their statements are, and that nothing was done about.
  var postponed: [Int] = []
}

extension [RepairAnswer.Edit] {
  /// A source with these edits applied, which are in order; an edit that overlaps another is skipped.
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
