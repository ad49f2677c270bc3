/// What has been noted in a pass about how the picture differs from a device's.
///
/// Environments carry it, so that colours and fonts, which know nothing but their environment, can note what they
/// lack.
package final class FidelityLog {
  /// The notes in the order of the views, without repetitions of the same cause, subject and line.
  package private(set) var notes: [FidelityNote] = []
  private var known: Set<FidelityNote> = []
  /// The notes of code that does not run in each pass, such as a view's model.
  private var lasting: [FidelityNote] = []

  package init() {}

  package func add(_ note: FidelityNote) {
    if known.insert(note).inserted { notes.append(note) }
  }

  /// Adds a note that later passes keep.
  package func addLasting(_ note: FidelityNote) {
    if !lasting.contains(note) { lasting.append(note) }
    add(note)
  }

  /// Moves all notes to another log.
  func move(to other: FidelityLog) {
    notes.forEach(other.addLasting)
    (notes, known, lasting) = ([], [], [])
  }

  /// Removes the notes of an earlier pass, because what it showed may be gone.
  package func clear() {
    notes = lasting
    known = Set(lasting)
  }
}

extension EnvironmentValues {
  /// Notes that something is not drawn as on a device, at the environment's source line.
  package func note(_ cause: FidelityNote.Cause, _ subject: String, _ sentence: String) {
    fidelity?.add(
      FidelityNote(cause, subject, sentence, file: source?.fileName, line: source?.lineNumber))
  }

  /// Notes that there is no image or symbol with a name, and that a dashed square is drawn instead.
  package func noteMissing(_ asset: String) {
    note(.missingAsset, asset, "There is no \(asset); a dashed square stands in its place.")
  }
}
