/// What has been noted in a pass about how the picture differs from a device's.
///
/// Environments carry it, so that colours and fonts, which know nothing but their environment, can note what they
/// lack.
package final class FidelityLog {
  /// The notes, each cause, subject and line once, in the order of the views.
  package private(set) var notes: [FidelityNote] = []
  private var known: Set<FidelityNote> = []
  /// What code noted that does not run in each pass, such as a view's model.
  private var lasting: [FidelityNote] = []

  package init() {}

  package func add(_ note: FidelityNote) {
    if known.insert(note).inserted { notes.append(note) }
  }

  /// Adds a note that later passes leave.
  package func addLasting(_ note: FidelityNote) {
    if !lasting.contains(note) { lasting.append(note) }
    add(note)
  }

  /// Has another log have all that was noted here, instead.
  func move(to other: FidelityLog) {
    notes.forEach(other.addLasting)
    (notes, known, lasting) = ([], [], [])
  }

  /// Forgets what an earlier pass noted: what it showed may be gone.
  package func clear() {
    notes = lasting
    known = Set(lasting)
  }
}

extension EnvironmentValues {
  /// Notes that something is not drawn as on a device, at the line that the environment is for.
  package func note(_ cause: FidelityNote.Cause, _ subject: String, _ sentence: String) {
    fidelity?.add(
      FidelityNote(cause, subject, sentence, file: source?.fileName, line: source?.lineNumber))
  }

  /// Notes that there is no image or symbol of a name, in whose place a dashed square is drawn.
  package func noteMissing(_ asset: String) {
    note(.missingAsset, asset, "There is no \(asset); a dashed square stands in its place.")
  }
}
