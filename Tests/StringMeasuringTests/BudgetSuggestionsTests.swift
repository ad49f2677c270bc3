import StringCatalogs
import StringMeasuring
import Testing

struct BudgetSuggestionsTests {
  private func catalog(_ keys: [String], tables: [String] = ["Localizable"]) -> StringCatalog {
    var catalog = StringCatalog(sourceLanguage: "en")
    for table in tables {
      for key in keys { catalog.add(CatalogEntry(key: key, table: table, file: "\(table).strings", line: 1)) }
    }
    return catalog
  }

  private func suggestions(
    devices: [String] = ["Phone"], _ sightings: [BudgetSighting]
  ) -> BudgetSuggestions {
    var suggestions = BudgetSuggestions(devices: devices)
    for sighting in sightings { suggestions.add(sighting) }
    return suggestions
  }

  private func rules(_ text: String) throws -> [BudgetRule] {
    try BudgetsFile.rules(
      text, file: "budgets.yml", devices: BudgetsFile.Devices(names: ["Phone", "Tablet"]) { _ in 375 })
  }

  @Test func writesARuleForEachKey() throws {
    let text = suggestions([
      BudgetSighting(
        key: "title", table: "Localizable", origin: "Card (Card.swift:6)", device: "Phone", width: 120.339,
        lines: 2, font: "system:17:bold", scale: 0.75, remark: "A remark."),
      BudgetSighting(
        key: "chip", table: "Localizable", origin: "Card (Card.swift:9)", device: "Phone", width: nil),
    ]).file(for: catalog(["chip", "title", "unseen"]), sources: "Views")
    #expect(
      text == """
        # Proposed by fittingroom measure --suggest-budgets from Views.
        # The widths are what each text may take up while all others read as in en, at the type size large,
        # on Phone.
        version: 1
        # The views decide how much room there is, and not what texts need of it.
        idle: allow
        rules:
          # Card (Card.swift:6)
          # A remark.
          - key: title
            width: 120.33
            font: system:17:bold
            lines: 2
            scale: 0.75
        # Nothing limits the width of these keys:
        #   chip: Card (Card.swift:9)
        # No preview shows these keys:
        #   unseen

        """)
    let rule = try #require(try rules(text).first)
    #expect(rule.slots.map(\.width) == [120.33])
    #expect(rule.slots.map(\.lines) == [2])
    #expect(rule.slots.map(\.allowedScale) == [0.75])
    #expect(rule.slots.map(\.font) == [try SlotFont("system:17:bold")])
  }

  @Test func keepsTheNarrowestOfSeveralPlaces() throws {
    func sighting(_ line: Int, _ width: Double, lines: Int = 1, font: String = "body", scale: Double = 1)
      -> BudgetSighting
    {
      BudgetSighting(
        key: "save", table: "Localizable", origin: "A (A.swift:\(line))", device: "Phone", width: width,
        lines: lines, font: font, scale: scale)
    }
    func kept(_ sightings: [BudgetSighting]) throws -> [String] {
      try rules(suggestions(sightings).file(for: catalog(["save"]), sources: "A.swift")).flatMap { rule in
        rule.slots.map { "\(Int($0.width ?? 0)) \($0.lines) \($0.allowedScale)" }
      }
    }
    #expect(try kept([sighting(1, 200), sighting(2, 90), sighting(3, 150)]) == ["90 1 1.0"])
    // One place may be seen in several previews.
    #expect(try kept([sighting(1, 200, lines: 3), sighting(1, 220, lines: 2)]) == ["200 2 1.0"])
    // The wider place has fewer lines, so that neither stands for the other.
    #expect(try kept([sighting(1, 200), sighting(2, 90, lines: 3)]) == ["200 1 1.0", "90 3 1.0"])
    #expect(try kept([sighting(1, 90, scale: 0.5), sighting(2, 90)]) == ["90 1 1.0"])
    #expect(try kept([sighting(1, 90, font: "caption"), sighting(2, 80)]) == ["90 1 1.0", "80 1 1.0"])
  }

  @Test func devicesAreColumns() throws {
    let sightings = [
      BudgetSighting(key: "a", table: "Localizable", origin: "A (A.swift:1)", device: "Tablet", width: 700),
      BudgetSighting(key: "a", table: "Localizable", origin: "A (A.swift:1)", device: "Phone", width: 300),
      // Narrower on the one device that it was seen on; the other column still needs its rule.
      BudgetSighting(key: "a", table: "Localizable", origin: "B (B.swift:1)", device: "Phone", width: 80),
    ]
    let text = suggestions(devices: ["Phone", "Tablet"], sightings).file(for: catalog(["a"]), sources: "A")
    #expect(text.contains("# on Phone, Tablet.\n"))
    #expect(text.contains("    width: {Phone: 300, Tablet: 700}\n"))
    let slots = try rules(text).map { $0.slots.map { "\($0.device ?? "") \($0.width ?? 0)" } }
    #expect(slots == [["Phone 300.0", "Tablet 700.0"], ["Phone 80.0"]])
  }

  @Test(arguments: [
    "Delete?", "50 * 2", "a\\b", "say \"no\"", "line\nbreak", "tab\there", "key: value", "# no comment",
    "- item", "yes", "null", "12", "größe", "{x}", "[x]", "&a", "!b", "%@ of %lld", " blank ", "a #b", "it's",
    "\u{85}\u{2028}\u{1}", "😀", "~", "@home", "`x`", "trailing:", "a:b", "--- x", "...", "x,y", "Items: %lld",
  ])
  func everyKeyIsReadBack(key: String) throws {
    let others = ["Deletes", "50 and 2", "ab", "other"].filter { $0 != key }
    let text = suggestions([
      BudgetSighting(key: key, table: "My: Table", origin: "A\n(\(key))", device: "Phone", width: 10),
      BudgetSighting(key: "last", table: "Localizable", origin: "A", device: "Phone", width: 12),
    ]).file(for: catalog([key, "last"] + others, tables: ["My: Table", "Localizable"]), sources: "A\nB")
    let rules = try rules(text)
    #expect(rules.map { $0.slots.map(\.width) } == [[10], [12]])
    #expect(rules[0].matches(key: key, table: "My: Table"))
    #expect(!rules[0].matches(key: key, table: "Localizable"))
    #expect(!others.contains { rules[0].matches(key: $0, table: "My: Table") })
  }
}
