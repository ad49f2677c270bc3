import Rendering
import Views

/// Texts whose keys are in no catalog of the project, so that they are never translated.
enum UnknownKeyCheck: LintCheck {
  static let rule = LintRule.unknownKey

  static func observations(in scene: LintScene) -> [LintObservation] {
    scene.texts.flatMap { index, _, text in
      text.unknownKeys.map { key in
        let table = key.table == "Localizable" ? "" : " in the table \(Wording.quoted(key.table))"
        return scene.observation(
          rule, at: index, subject: "Text \(Wording.quoted(text.string))",
          message: "has the key \(Wording.quoted(key.key)), which no catalog of the project has\(table)",
          badness: 1)
      }
    }
  }
}
