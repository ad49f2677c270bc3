import Rendering
import Testing
import Views

/// What VoiceOver says about an element, against what AccessibilitySnapshot's public reference pictures show
/// (iOS 26.2): descriptions of views, edge cases, traits of buttons, switches, tabs, segments and sliders.
@Suite struct AccessibilitySpeechTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var label = ""
    var value = ""
    var hint = ""
    var traits: [AccessibilityTrait] = []
    var position: (Int, Int)?
    var says: String
    var then = ""

    var testDescription: String { says }
  }

  private static let adjust = "Swipe up or down with one finger to adjust the value."
  private static let toggle = "Double tap to toggle setting."
  private static let everything: [AccessibilityTrait] = [
    .selected, .button, .header, .link, .adjustable, .image, .searchField,
  ]

  /// Views with and without a label, a value and a hint.
  static let descriptions = [
    Case(says: ""), Case(label: "Label", says: "Label"), Case(value: "Value", says: "Value"),
    Case(hint: "Hint", says: "Hint"), Case(label: "Label", value: "Value", says: "Label: Value"),
    Case(label: "Label", hint: "Hint", says: "Label", then: "Hint"),
    Case(value: "Value", hint: "Hint", says: "Value", then: "Hint"),
    Case(label: "Label", value: "Value", hint: "Hint", says: "Label: Value", then: "Hint"),
  ]

  static let edgeCases = [
    Case(hint: "Hint", traits: [.adjustable], says: "Hint. Adjustable."),
    Case(
      label: "Label", hint: "Hint", traits: [.adjustable], says: "Label. Adjustable.", then: "Hint. \(adjust)"
    ),
    Case(traits: [.button, .header], says: "Button. Heading."),
    Case(traits: [.adjustable], says: "Adjustable.", then: adjust),
    Case(hint: "Hint", traits: [.button], says: "Hint. Button."),
  ]

  static let buttons = [
    Case(label: "01", says: "01"), Case(label: "02", traits: [.button], says: "02. Button."),
    Case(label: "03", traits: [.link], says: "03. Link."),
    Case(label: "04", traits: [.header], says: "04. Heading."),
    Case(label: "05", traits: [.searchField], says: "05. Search Field."),
    Case(label: "06", traits: [.image], says: "06. Image."),
    Case(label: "07", traits: [.selected], says: "Selected: 07"),
    Case(label: "08", traits: [.playsSound], says: "08"),
    Case(label: "09", traits: [.keyboardKey], says: "09"),
    Case(label: "10", traits: [.staticText], says: "10"),
    Case(label: "11", traits: [.summaryElement], says: "11"),
    Case(label: "12", traits: [.notEnabled], says: "12. Dimmed."),
    Case(label: "13", traits: [.updatesFrequently], says: "13"),
    Case(label: "14", traits: [.startsMediaSession], says: "14"),
    Case(label: "15", traits: [.adjustable], says: "15. Adjustable.", then: adjust),
    Case(label: "16", traits: [.allowsDirectInteraction], says: "16"),
    Case(label: "17", traits: [.causesPageTurn], says: "17"),
    Case(label: "19", traits: [.button, .link], says: "19. Button. Link."),
    Case(label: "20", traits: [.button, .header], says: "20. Button. Heading."),
    Case(label: "21", traits: [.button, .searchField], says: "21. Button. Search Field."),
    Case(label: "22", traits: [.button, .image], says: "22. Button. Image."),
    Case(label: "23", traits: [.button, .selected], says: "Selected: 23. Button."),
    Case(label: "24", traits: [.button, .notEnabled], says: "24. Dimmed. Button."),
    Case(label: "25", traits: [.button, .adjustable], says: "25. Button. Adjustable.", then: adjust),
    Case(label: "26", traits: [.button, .keyboardKey], says: "26"),
    Case(
      label: "27", traits: everything + [.notEnabled, .keyboardKey],
      says: "Selected: 27. Dimmed. Heading. Link. Adjustable. Image. Search Field."),
  ]

  static let switches = [
    Case(value: "1", traits: [.button, .toggle], says: "Switch Button. On.", then: toggle),
    Case(value: "0", traits: [.button, .toggle], says: "Switch Button. Off.", then: toggle),
    Case(value: "1", traits: [.button, .toggle, .notEnabled], says: "Dimmed. Switch Button. On."),
    Case(
      label: "Label", value: "1", traits: [.button, .toggle], says: "Label. Switch Button. On.", then: toggle),
    Case(
      label: "Label", value: "1", hint: "Hint", traits: [.button, .toggle], says: "Label. Switch Button. On.",
      then: "Hint. \(toggle)"),
    Case(
      label: "Label", value: "0", hint: "Hint", traits: everything + [.toggle],
      says: "Selected: Label. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.",
      then: "Hint. \(toggle)"),
    Case(
      label: "Label", value: "0", hint: "Hint", traits: everything + [.toggle, .notEnabled],
      says: "Selected: Label. Dimmed. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.",
      then: "Hint"),
    Case(
      label: "Fake Label", value: "2", traits: [.button, .toggle], says: "Fake Label. Switch Button. Mixed.",
      then: toggle),
    Case(label: "Fake Label", value: "1", traits: [.toggle], says: "Fake Label. On.", then: toggle),
    Case(label: "Fake Label", value: "3", traits: [.toggle], says: "Fake Label. 3", then: toggle),
    Case(
      label: "Fake Label", value: "Value", traits: [.button, .toggle],
      says: "Fake Label. Switch Button. Value",
      then: toggle),
  ]

  static let tabs = [
    Case(label: "Item A", traits: [.tab], position: (1, 6), says: "Item A. Tab. 1 of 6."),
    Case(
      label: "Item B", traits: [.tab, .selected], position: (2, 6), says: "Selected: Item B. Tab. 2 of 6."),
    Case(traits: [.tab], position: (4, 6), says: "Tab. 4 of 6."),
    Case(
      label: "Label", value: "Value", hint: "Hint", traits: [.tab], position: (5, 6),
      says: "Label: Value. Tab. 5 of 6.", then: "Hint"),
    Case(
      label: "Item C", traits: [.tab, .notEnabled], position: (3, 5), says: "Item C. Dimmed. Tab. 3 of 5."),
    Case(label: "2", traits: [.tab], position: (5, 11), says: "2. Tab. 5 of 11."),
  ]

  @Test(arguments: descriptions + edgeCases + buttons + switches + tabs)
  func saysWhatTheReferencesShow(_ example: Case) {
    var element = AccessibilityElement()
    (element.label, element.value, element.hint) = (example.label, example.value, example.hint)
    element.traits = example.traits.sorted()
    element.position = example.position.map { .init(index: $0.0, count: $0.1) }
    #expect(element.speech.description == example.says)
    #expect(element.speech.hint == example.then)
  }
}
