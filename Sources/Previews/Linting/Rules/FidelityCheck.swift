import Rendering
import Views

/// What is not drawn as on a device: there, other problems may occur than here.
enum FidelityCheck: LintCheck {
  static let rule = LintRule.fidelity

  static func observations(in scene: LintScene) -> [LintObservation] {
    scene.fidelityNotes.map { note in
      let place = scene.elements.firstIndex { element in
        guard let source = element.node.source else { return false }
        return source.lineNumber == note.line && source.fileName == note.file
      }
      var observation = scene.observation(
        rule, at: place ?? 0, subject: note.subject, message: "is not drawn as on a device: \(note.sentence)",
        badness: 1)
      observation.file = note.file
      observation.line = note.line
      observation.detail = "\(note.cause.rawValue) \(note.subject)"
      return observation
    }
  }
}
