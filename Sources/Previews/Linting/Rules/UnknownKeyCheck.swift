import Rendering
import Views

/// Texts whose keys no catalog of the project has: nobody is asked to translate them.
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
