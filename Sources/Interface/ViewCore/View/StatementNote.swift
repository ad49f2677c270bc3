import Synchronization

/// The line of the statement in the single-statement closure that ran last.
///
/// A body is built from the inside out, so that right after it has run this is the body's own statement, if its
/// closure was of one statement: the view's type tells whether it was.
enum StatementNote {
  private struct Note {
    var type: ObjectIdentifier
    var source: _SourceLine
  }

  private static let last = Mutex<Note?>(nil)

  static func clear() {
    last.withLock { $0 = nil }
  }

  static func note(_ type: Any.Type, source: _SourceLine?) {
    let note = source.map { Note(type: ObjectIdentifier(type), source: $0) }
    last.withLock { $0 = note }
  }

  private static let genericTypes = Mutex<[ObjectIdentifier: Bool]>([:])

  /// Whether a view is made around other views, as "Card<Content>" is: what is in it was mostly written where the
  /// view is used, and not in its body.
  static func isGeneric(_ type: Any.Type) -> Bool {
    genericTypes.withLock { known in
      if let known = known[ObjectIdentifier(type)] { return known }
      let isGeneric = _typeName(type).contains("<")
      known[ObjectIdentifier(type)] = isGeneric
      return isGeneric
    }
  }

  /// The line of the statement that made a view of the given type; nil for another type, or in the library.
  static func source(of type: Any.Type) -> _SourceLine? {
    guard let note = last.withLock({ $0 }), note.type == ObjectIdentifier(type), !note.source.isInLibrary
    else { return nil }
    return note.source
  }
}
