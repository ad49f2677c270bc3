import Reports
import StringMeasuring
import Testing

struct BudgetsFileTests {
  private static let devices = BudgetsFile.Devices(names: ["Phone", "Tablet"]) {
    ["Phone": 375, "Tablet": 768][$0]
  }

  private func rules(_ text: String) throws -> [BudgetRule] {
    try BudgetsFile.rules(text, file: "budgets.yml", devices: Self.devices)
  }

  @Test func rulesTakeWhatTheDefaultsSay() throws {
    let rules = try rules(
      """
      version: 1
      defaults:
        font: caption
        type-size: [large, accessibility1]
        scale: 0.8
      rules:
        - key: settings.*.title
          width: 120
        - key: [tab.home, tab.search]
          table: Tabs
          width: {Phone: 64, Tablet: 80.5}
          font: system:10:medium
          locales: [de, pt_br]
        - key: onboarding.*
          device: [Phone, Tablet]
          margins: 20
          lines: 3
          type-size: small...xLarge
          scale: 1
      """)
    #expect(rules.map(\.name) == ["settings.*.title", "tab.home, tab.search", "onboarding.*"])
    #expect(rules.map(\.line) == [7, 9, 14])
    #expect(rules.map { $0.slots.map(\.width) } == [[120], [64, 80.5], [335, 728]])
    #expect(rules.map { $0.slots.map(\.device) } == [[nil], ["Phone", "Tablet"], ["Phone", "Tablet"]])
    #expect(rules.map { $0.slots[0].lines } == [1, 1, 3])
    #expect(rules.map { $0.slots[0].typeSizes } == [[3, 7], [3, 7], [1, 2, 3, 4]])
    #expect(rules.map { $0.slots[0].allowedScale } == [0.8, 0.8, 1])
    #expect(try rules[0].slots[0].font == SlotFont("caption"))
    #expect(try rules[1].slots[0].font == SlotFont("system:10:medium"))
    #expect(rules[1].locales == ["de", "pt-BR"])
    #expect(rules[1].matches(key: "tab.home", table: "Tabs"))
    #expect(!rules[1].matches(key: "tab.home", table: "Localizable"))
  }

  @Test(arguments: [
    ("rules: [", "2:1: it is not YAML: did not find expected node content"),
    ("- key: a", "1:1: a budgets file is a mapping with “rules”"),
    ("version: 1", "1:1: “rules” is missing"),
    ("idle: no\nrules: [{key: a, width: 1}]", "1:7: “idle” is warn or allow"),
    ("version: 2\nrules: [{key: a, width: 1}]", "1:10: only version 1 of the format is known"),
    (
      "rules:\n  - key: a\n    widht: 100",
      "3:5: “widht” is not known in a rule; allowed are key, table, width, device, margins, lines, font, "
        + "type-size, locales, scale; did you mean “width”?"
    ),
    ("rules:\n  - width: 100", "2:5: the rule has no “key”"),
    ("rules:\n  - key: a", "2:5: the rule has neither “width” nor “device”"),
    (
      "rules:\n  - key: a\n    width: wide",
      "3:12: “width” is a number from 0.1 to 100000 (points, or a mapping from devices)"
    ),
    (
      "rules:\n  - key: a\n    width: {Phne: 20}",
      "3:13: the device “Phne” is not known; did you mean “Phone”?"
    ),
    (
      "rules:\n  - key: a\n    device: Phone\n    margins: 200",
      "3:13: the margins leave no room on Phone"
    ),
    (
      "rules:\n  - key: a\n    width: 20\n    device: Phone",
      "4:13: a rule has “width” or “device”, not both"
    ),
    ("rules:\n  - key: a\n    width: 20\n    lines: 0", "4:12: “lines” is a whole number from 1 to 1000"),
    (
      "rules:\n  - key: a\n    width: 20\n    scale: 2",
      "4:12: “scale” is a number from 0.01 to 1 (of the font's size)"
    ),
    (
      "rules:\n  - key: a\n    width: 20\n    font: system",
      "4:11: the font “system” needs a size in points, as in system:17"
    ),
    ("rules:\n  - key: a\n    key: b\n    width: 20", "2:5: “key” appears twice"),
  ])
  func mistakeIsExplainedAtItsPlace(text: String, message: String) {
    let error = #expect(throws: LocatedError.self) { try rules(text) }
    #expect(error?.description == "budgets.yml:" + message)
  }
}
