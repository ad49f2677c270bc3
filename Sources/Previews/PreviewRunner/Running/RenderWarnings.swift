import Views

/// The warnings of a run's renders without duplicates, regardless of the number of variants.
package struct RenderWarnings {
  private var said: Set<Key> = []

  private enum Key: Hashable {
    case fidelity(FidelityNote.Cause, subject: String, file: String, line: Int?)
    case sentence(String, view: String, file: String)
  }

  package init() {}

  /// The sentences about a render that have not been reported for an earlier one.
  ///
  /// - Parameters:
  ///   - withFidelity: whether they include what is not drawn as on a device.
  ///   - withMissing: whether that includes what does not compile here.
  ///   - withApproximations: whether that includes approximations, which the caller cannot do anything about.
  package mutating func new(
    in report: RenderReport, withFidelity: Bool = true, withMissing: Bool = true,
    withApproximations: Bool = true
  ) -> [String] {
    var lines: [String] = []
    for note in withFidelity ? report.fidelity : [] {
      if note.cause == .missing, !withMissing { continue }
      if note.cause == .approximated, !withApproximations { continue }
      let file = note.file ?? report.file
      let key = Key.fidelity(note.cause, subject: note.subject, file: file, line: note.line)
      guard said.insert(key).inserted else { continue }
      lines.append("\(Self.place(file, note.line)): \(note.subject): \(note.sentence)")
    }
    for sentence in report.warnings + report.remarks {
      let key = Key.sentence(sentence, view: report.view, file: report.file)
      guard said.insert(key).inserted else { continue }
      lines.append("\(report.file): \(report.view) at \(report.variant): \(sentence)")
    }
    return lines
  }

  private static func place(_ file: String, _ line: Int?) -> String { line.map { "\(file):\($0)" } ?? file }
}
