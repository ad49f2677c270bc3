import Synchronization

/// What happened in this process instead of code that does not compile here.
///
/// Code outside views has no environment to note this in: what a model skipped is kept here, and the report
/// of a render adds it to what the views noted. A preview's process draws that preview alone. Models run on
/// actors of their own, so that notes come from any of them.
package enum MissingCode {
  private static let all = Mutex<[FidelityNote]>([])

  /// One note for each source location, in the order in which they were reached.
  package static var notes: [FidelityNote] { all.withLock { $0 } }

  /// Adds a note about a source location, once.
  package static func add(_ note: FidelityNote) {
    all.withLock { notes in
      if !notes.contains(note) { notes.append(note) }
    }
  }
}
