import Synchronization

/// Where the closure of a single statement that ran last has its statement.
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

  /// The line of the statement that made a view of the given type; nil for another type, or in the library.
  static func source(of type: Any.Type) -> _SourceLine? {
    guard let note = last.withLock({ $0 }), note.type == ObjectIdentifier(type), !note.source.isInLibrary
    else { return nil }
    return note.source
  }
}
