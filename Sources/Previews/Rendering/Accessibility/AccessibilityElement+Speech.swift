import Foundation
import Views

extension AccessibilityElement {
  /// What VoiceOver speaks for the element and, after a pause, as its hint, in English.
  ///
  /// The words and their order are those that AccessibilitySnapshot found by listening; the texts of the app are in their own
  /// language.
  package var speech: (description: String, hint: String) {
    var text = label
    let isToggle = traits.contains(.toggle)
    if !value.isEmpty, !isToggle { text = text.isEmpty ? value : "\(text): \(value)" }
    if traits.contains(.selected) { text = text.isEmpty ? "Selected." : "Selected: \(text)" }
    var hint = hint
    // A hint without a name is spoken in its place.
    if text.isEmpty { (text, hint) = (hint, "") }
    let words = spokenTraits.joined(separator: " ")
    if !words.isEmpty { text = text.isEmpty ? words : "\(Self.sentence(text)) \(words)" }
    if let position { text += " \(position.index) of \(position.count)." }
    return (text, spokenHint(hint))
  }

  private var spokenTraits: [String] {
    var words: [String] = []
    func add(_ trait: AccessibilityTrait, _ word: String) {
      if traits.contains(trait) { words.append(word) }
    }
    add(.notEnabled, "Dimmed.")
    if !traits.contains(where: { [.keyboardKey, .toggle, .tab, .backButton].contains($0) }) {
      add(.button, "Button.")
    }
    add(.backButton, "Back Button.")
    if traits.contains(.toggle) {
      add(.button, "Switch Button.")
      let states = ["1": "On.", "0": "Off.", "2": "Mixed."]
      if !value.isEmpty { words.append(states[value] ?? value) }
    }
    add(.tab, "Tab.")
    if traits.contains(.textField) {
      words.append(traits.contains(.secureTextField) ? "Secure Text Field." : "Text Field.")
      add(.editing, "Is editing.")
    }
    add(.header, "Heading.")
    add(.link, "Link.")
    add(.adjustable, "Adjustable.")
    add(.image, "Image.")
    add(.searchField, "Search Field.")
    return words
  }

  private func spokenHint(_ hint: String) -> String {
    let isEnabled = isEnabled
    var hint = hint
    func add(_ sentence: String) { hint = hint.isEmpty ? sentence : "\(Self.sentence(hint)) \(sentence)" }
    if traits.contains(.toggle), isEnabled { add("Double tap to toggle setting.") }
    if traits.contains(.textField), isEnabled {
      hint =
        traits.contains(.editing)
        ? "Use the rotor to access Misspelled Words"
        : traits.contains(.textArea)
          ? "Double tap to edit., Use the rotor to access Misspelled Words" : "Double tap to edit."
    }
    let isHintOnly = !self.hint.isEmpty && label.isEmpty && value.isEmpty
    if traits.contains(.adjustable), isEnabled, !traits.contains(.toggle), !isHintOnly {
      add("Swipe up or down with one finger to adjust the value.")
    }
    return hint
  }

  private static func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }
}
