import Reports
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
        lines: 2, font: "system:17:bold", scale: 0.75, remarks: ["A remark."]),
      BudgetSighting(
        key: "chip", table: "Localizable", origin: "Card (Card.swift:9)", device: "Phone", width: nil),
    ]).file(for: catalog(["chip", "title", "unseen"]), sources: "Views").text
    #expect(
      text == """
        # Proposed by fittingroom budgets from Views.
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

  /// What a preview that could not be drawn would show is unknown.
  @Test func saysWhereKeysMayShowAllTheSame() {
    let sightings = [
      BudgetSighting(
        key: "title", table: "Localizable", origin: "Card (Card.swift:6)", device: "Phone", width: 120)
    ]
    let text = suggestions(sightings).file(
      for: catalog(["title", "unseen"]), sources: "A", isComplete: false
    ).text
    #expect(
      text.hasSuffix(
        "# No preview that was drawn whole shows these keys; others may, of which not all compiled or could be shown:\n"
          + "#   unseen\n"))
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
      try rules(suggestions(sightings).file(for: catalog(["save"]), sources: "A.swift").text).flatMap {
        rule in
        rule.slots.map { "\(Int($0.width ?? 0)) \($0.lines) \($0.allowedScale)" }
      }
    }
    #expect(try kept([sighting(1, 200), sighting(2, 90), sighting(3, 150)]) == ["90 1 1.0"])
    // One place may be seen in several previews.
    #expect(try kept([sighting(1, 200, lines: 3), sighting(1, 220, lines: 2)]) == ["200 2 1.0"])
    // The wider position has fewer lines, so that neither replaces the other.
    #expect(try kept([sighting(1, 200), sighting(2, 90, lines: 3)]) == ["200 1 1.0", "90 3 1.0"])
    #expect(try kept([sighting(1, 90, scale: 0.5), sighting(2, 90)]) == ["90 1 1.0"])
    #expect(try kept([sighting(1, 90, font: "caption"), sighting(2, 80)]) == ["90 1 1.0", "80 1 1.0"])
  }

  @Test func ofSeveralScalesTheLargestIsKept() throws {
    func sighting(_ scale: Double) -> BudgetSighting {
      BudgetSighting(
        key: "title", table: "Localizable", origin: "Card (Card.swift:6)", device: "Phone", width: 120,
        lines: 1,
        font: "body", scale: scale)
    }
    for scales in [[0.5, 0.75], [0.75, 0.5]] {
      let text = suggestions(scales.map(sighting)).file(for: catalog(["title"]), sources: "Views").text
      #expect(try rules(text)[0].slots[0].allowedScale == 0.75, "\(text)")
    }
  }

  @Test func devicesAreColumns() throws {
    let sightings = [
      BudgetSighting(key: "a", table: "Localizable", origin: "A (A.swift:1)", device: "Tablet", width: 700),
      BudgetSighting(key: "a", table: "Localizable", origin: "A (A.swift:1)", device: "Phone", width: 300),
      // Narrower on the one device that it was seen on; the other column still needs its rule.
      BudgetSighting(key: "a", table: "Localizable", origin: "B (B.swift:1)", device: "Phone", width: 80),
    ]
    let text = suggestions(devices: ["Phone", "Tablet"], sightings).file(for: catalog(["a"]), sources: "A")
      .text
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
    ]).file(for: catalog([key, "last"] + others, tables: ["My: Table", "Localizable"]), sources: "A\nB").text
    let rules = try rules(text)
    #expect(rules.map { $0.slots.map(\.width) } == [[10], [12]])
    #expect(rules[0].matches(key: key, table: "My: Table"))
    #expect(!rules[0].matches(key: key, table: "Localizable"))
    #expect(!others.contains { rules[0].matches(key: $0, table: "My: Table") })
  }

  @Test func keysWithTheSameRoomShareAPattern() throws {
    func sighting(_ key: String, _ line: Int, width: Double) -> BudgetSighting {
      BudgetSighting(
        key: key, table: "Localizable", origin: "A (A.swift:\(line))", device: "Phone", width: width)
    }
    let keys = [
      "settings.wifi.title", "settings.sound.title", "settings.sound.footer", "Save", "tab.home", "tab.list",
    ]
    let sightings = [
      sighting(keys[0], 1, width: 90), sighting(keys[3], 2, width: 90), sighting(keys[1], 1, width: 90),
      sighting(keys[2], 3, width: 50), sighting(keys[4], 4, width: 40), sighting(keys[5], 5, width: 40),
    ]
    // "tab.more" shows nowhere, and "tab.*" would give it a budget.
    let text = suggestions(sightings).file(for: catalog(keys + ["tab.more"]), sources: "A").text
    let patterns = try rules(text).map { $0.patterns.map(\.text) }
    #expect(
      patterns == [["settings.*.title"], ["Save"], ["settings.sound.footer"], ["tab.home"], ["tab.list"]])
    #expect(text.contains("  # A (A.swift:1)\n  - key: \"settings.*.title\"\n"))
    let all = suggestions(sightings).file(for: catalog(keys), sources: "A")
    #expect(try rules(all.text).map { $0.patterns.map(\.text) }.last == ["tab.*"])
    #expect(all.text.contains("  # A (A.swift:4)\n  # A (A.swift:5)\n"))
    #expect(all.ruleCount == 4)
  }

  @Test func aRuleHoldsForTheTypeSizesAtWhichItIsTheSame() throws {
    func rules(_ seen: [(size: Int, width: Double, lines: Int)], at sizes: [Int] = [3, 6, 11]) throws
      -> [String]
    {
      var suggestions = BudgetSuggestions(devices: ["Phone"], typeSizes: sizes)
      for (size, width, lines) in seen {
        suggestions.add(
          BudgetSighting(
            key: "a", table: "Localizable", origin: "A (A.swift:1)", device: "Phone", width: width,
            lines: lines,
            typeSize: size))
      }
      return try self.rules(suggestions.file(for: catalog(["a"]), sources: "A").text).flatMap { rule in
        rule.slots.map { "\(Int($0.width ?? 0)) \($0.lines) \($0.typeSizes)" }
      }
    }
    #expect(try rules([(3, 90, 1), (6, 90, 1), (11, 90, 1)]) == ["90 1 \(Array(3...11))"])
    #expect(try rules([(3, 90, 1), (6, 90, 1), (11, 80, 1)]) == ["90 1 [3, 4, 5, 6]", "80 1 [11]"])
    // Two lines or one are not the same; many are.
    #expect(try rules([(3, 90, 2), (6, 90, 1), (11, 90, 1)]) == ["90 2 [3]", "90 1 \(Array(6...11))"])
    #expect(try rules([(3, 90, 30), (6, 90, 24), (11, 90, 9)]) == ["90 9 \(Array(3...11))"])
    // If the text is not shown at a size in between, nothing is known about the sizes around it.
    #expect(try rules([(3, 90, 1), (11, 90, 1)]) == ["90 1 [3]", "90 1 [11]"])
    // A view may keep the reader's size from counting in full.
    #expect(try rules([(3, 90, 1), (5, 90, 1)]) == ["90 1 [3, 4, 5]"])
  }
}

struct KeyGroupingTests {
  @Test(arguments: [
    (["a.x.title", "a.y.title"], [], ["a.*.title"]),
    (["a.x.title", "a.y.title"], ["a.z.title"], []),
    (["tab_home", "tab_list", "tab_more"], ["tabs"], ["tab_*"]),
    (["a.b.c", "a.d.e", "q.r"], [], ["a.*"]),
    (["x.title", "y.title", "x.text"], ["y.text"], ["*.title"]),
    (["a.1.t", "a.2.t", "b.1.t", "b.2.t"], ["c.1.t", "b.3.t"], ["a.*.t"]),
    (["Save file", "Save folder"], [], []), (["one"], [], []), (["a*b.x", "a*b.y"], [], []),
  ])
  func findsThePatternsOfKeysAlone(keys: [String], others: [String], expected: [String]) {
    let groups = KeyGrouping.groups(of: keys, without: others)
    #expect(groups.map(\.pattern) == expected)
    for group in groups {
      let pattern = KeyPattern(group.pattern)
      #expect(keys.filter(pattern.matches) == group.keys)
      #expect(!others.contains(where: pattern.matches))
    }
  }
}
