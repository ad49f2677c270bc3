import Controls
import Foundation
import Linting
import Rendering
import Reports
import Testing
import Views

/// The rules of Apple's accessibility audits.
@Suite @MainActor struct AccessibilityRuleTests {
  private func messages(_ rule: LintRule, _ view: some View) throws -> [String] {
    try LintTesting.messages(rule, view) { request, _ in request.readsAccessibility = true }
  }

  @Test func whatNobodyReachesIsFound() throws {
    let shape = Rectangle().frame(width: 44, height: 44).onTapGesture {}
    #expect(
      try messages(.elementDetection, shape) == [
        "onTapGesture can be tapped, and VoiceOver does not stop at it; accessibilityLabel makes it an element"
      ])
    #expect(try messages(.elementDetection, shape.accessibilityLabel("Sun")).count == 0)
    #expect(
      try messages(.elementDetection, Button("Save") {}.accessibilityHidden(true)) == [
        "Button “Save” is hidden from VoiceOver by accessibilityHidden, although it can be used"
      ])
    #expect(try messages(.elementDetection, Text("Note").accessibilityHidden(true)) == [])
  }

  @Test func elementsWithoutWordsAreFound() throws {
    let rule = LintRule.sufficientElementDescription
    let icon = Button {
    } label: {
      Image(systemName: "aqi.medium")
    }
    #expect(
      try messages(rule, icon) == [
        "Button “aqi medium” is called “aqi medium” after its image, which is not a description; accessibilityLabel "
          + "names it, Image(decorative:) leaves it out"
      ])
    #expect(try messages(rule, icon.accessibilityLabel("Air")) == [])
    let blank = Button {
    } label: {
      Circle().frame(width: 44, height: 44)
    }
    #expect(try messages(rule, blank) == ["Button has no label, so that VoiceOver says “Button.” of it"])
    #expect(
      try messages(rule, Button("Save button") {}) == [
        "Button “Save button” says what it is in its label: VoiceOver adds “button” itself"
      ])
    #expect(try messages(rule, Toggle("", isOn: .constant(true))).count == 1)
    #expect(try messages(rule, TextField("Name", text: .constant(""))) == [])
  }

  @Test func textsThatDoNotGrowAreNoted() throws {
    #expect(
      try messages(.dynamicType, Text("Small").font(.system(size: 12))) == [
        "Text “Small” is set in 12 pt at every type size; a text style such as .body, or Font.custom with "
          + "relativeTo:, grows with the reader's"
      ])
    #expect(try messages(.dynamicType, Text("Body").font(.body)) == [])
    let found = try LintTesting.observations(.dynamicType, Text("Small").font(.system(size: 12)))
    #expect(found.map(\.severity) == [.note])
  }

  @Test func traitsSayWhatCanBeDone() throws {
    #expect(
      try messages(.trait, Text("More").onTapGesture {}) == [
        "Text “More” does something when it is tapped and has no trait that says so, such as isButton or isLink"
      ])
    #expect(try messages(.trait, Text("More").onTapGesture {}.accessibilityAddTraits(.isButton)) == [])
    #expect(
      try messages(.trait, Button("More") {}.accessibilityAddTraits(.isLink)) == [
        "Button “More” is both button and link"
      ])
    #expect(
      try messages(.trait, Text("News").accessibilityHeading(.h1)) == [
        "Text “News” has the heading level 1 and is not a heading; isHeader makes it one"
      ])
    #expect(try messages(.trait, Button("Save") {}) == [])
  }

  @Test func promisesAreKept() throws {
    #expect(
      try messages(
        .action, Text("Send").accessibilityRemoveTraits(.isStaticText).accessibilityAddTraits(.isButton))
        == ["Text “Send” is said to be a button, and nothing happens when it is tapped"])
    let action = Text("Send").accessibilityAddTraits(.isButton).accessibilityAction {}
    #expect(try messages(.action, action) == [])
    let doubled = Text("Mail").accessibilityAction(named: "Reply") {}.accessibilityAction(named: "Reply") {}
    #expect(try messages(.action, doubled) == ["Text “Mail” has more than one action called “Reply”"])
  }

  @Test func groupsHoldTogether() throws {
    let card = VStack {
      Text("Milk")
      Button("Buy") {}
    }
    #expect(
      try messages(.parentChild, card.accessibilityElement().accessibilityLabel("Milk")) == [
        "Button “Buy” can be used, and an accessibilityElement around it leaves it out; children: .combine or "
          + ".contain keeps it, accessibilityAction stands for it"
      ])
    let acting = card.accessibilityElement().accessibilityLabel("Milk").accessibilityAction(named: "Buy") {}
    #expect(try messages(.parentChild, acting) == [])
    #expect(
      try messages(.parentChild, Color.red.accessibilityElement(children: .contain)) == [
        "Color is to be a group of elements, and there is none in it"
      ])
    #expect(
      try messages(.parentChild, card.accessibilityElement(children: .contain).accessibilityLabel("Milk"))
        == [
          "VStack “Milk” is called like the first element in it, so that VoiceOver says it twice"
        ])
  }

  @Test func namesOfAppleStandForTheRulesThatAreThere() {
    #expect(LintRule.named("hit-region") == [.tapTarget])
    #expect(LintRule.named("text-clipped") == [.truncated, .clipped])
    #expect(LintRule.named("contrast") == [.contrast])
    #expect(LintRule.named("accessibility").count == 10)
    #expect(LintRule.named("nothing") == [])
    // Apple's nine names are all taken.
    let audits = [
      "contrast", "element-detection", "hit-region", "sufficient-element-description", "dynamic-type",
      "text-clipped",
      "trait", "action", "parent-child",
    ]
    #expect(audits.allSatisfy { !LintRule.named($0).isEmpty })
  }
}
