import Synchronization

/// What happened in this process in the place of code that does not compile here.
///
/// Code that belongs to no view has no environment to note it in: what a model skipped is kept here, and the report of a render
/// adds it to what the views noted. A preview's process draws that preview alone. Models run on actors of their own, so that
/// notes come from any of them.
package enum MissingCode {
  private static let all = Mutex<[FidelityNote]>([])

  /// One note for each place, in the order in which they were met.
  package static var notes: [FidelityNote] { all.withLock { $0 } }

  /// Adds a note about a place once.
  package static func add(_ note: FidelityNote) {
    all.withLock { notes in
      if !notes.contains(note) { notes.append(note) }
    }
  }
}
