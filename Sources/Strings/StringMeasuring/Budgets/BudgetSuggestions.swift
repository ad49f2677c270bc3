package import StringCatalogs

/// Proposes budgets from the positions at which texts were found.
///
/// A text at several positions gets a rule for each font, and for each combination of width, lines and scale
/// that is not covered by a stricter one: what fits the stricter one also fits the other. Keys with the same
/// rules share them if a pattern matches exactly these keys.
package struct BudgetSuggestions {
  /// The devices in the order of their columns.
  private let devices: [String]
  /// The Dynamic Type sizes that the views were shown at, in ascending order.
  private let typeSizes: [Int]
  private var keys: [Name] = []
  private var rules: [Name: [Int: [Rule]]] = [:]
  /// The positions without a limit for the text.
  private var unlimited: [Name: String] = [:]

  /// A key in its table.
  private struct Name: Hashable {
    let key: String
    let table: String
  }

  /// The limits for a text at one source location.
  private struct Rule: Hashable {
    var font: String
    /// By the device.
    var widths: [String: Double]
    var lines: Int
    var scale: Double
    var remarks: [String]
    /// The source locations, several of which may lead to the same rule.
    var origins: [String]

    /// Whether every text that satisfies this rule also satisfies the other one.
    func covers(_ other: Rule) -> Bool {
      font == other.font && lines <= other.lines && scale >= other.scale && remarks == other.remarks
        && other.widths.allSatisfy { device, width in widths[device].map { $0 <= width } ?? false }
    }

    /// A rule that covers both if they are effectively equal; otherwise nil.
    ///
    /// With many lines, one more or less does not matter: the number results from the height of a screen.
    func merged(with other: Rule) -> Rule? {
      var merged = self
      var same = other
      same.origins = origins
      let least = min(lines, other.lines)
      if least >= 5 { (merged.lines, same.lines) = (least, least) }
      return same == merged ? merged : nil
    }
  }

  /// A rule of the file.
  private struct Proposal: Hashable {
    var rule: Rule
    var typeSizes: ClosedRange<Int>
  }

  /// A rule of the file with its keys.
  private struct Entry {
    var pattern: String
    var table: String
    var proposals: [Proposal]
    var keyCount: Int
  }

  /// - Parameters:
  ///   - devices: the devices that the views are shown on.
  ///   - typeSizes: the text sizes that they are shown at, 0 (xSmall) to 11 (accessibility5).
  package init(devices: [String], typeSizes: [Int] = [DynamicTypeSizes.standard]) {
    self.devices = devices
    self.typeSizes = typeSizes.sorted()
  }

  /// How many keys have a rule.
  package var keyCount: Int { keys.count }

  package mutating func add(_ sighting: BudgetSighting) {
    let name = Name(key: sighting.key, table: sighting.table)
    guard let width = sighting.width else {
      unlimited[name] = unlimited[name] ?? sighting.origin
      return
    }
    // Widths are written with two digits; rounded down, so that what fits the rule fits the view. The result
    // may be zero.
    let written = max((width * 100 + 1e-6).rounded(.down) / 100, 0.1)
    if rules[name] == nil { keys.append(name) }
    var own = rules[name]?[sighting.typeSize] ?? []
    if let index = own.firstIndex(where: { $0.origins == [sighting.origin] && $0.font == sighting.font }) {
      own[index].widths[sighting.device] = min(own[index].widths[sighting.device] ?? written, written)
      own[index].lines = min(own[index].lines, sighting.lines)
      own[index].scale = max(own[index].scale, sighting.scale)
    } else {
      own.append(
        Rule(
          font: sighting.font, widths: [sighting.device: written], lines: sighting.lines,
          scale: sighting.scale,
          remarks: sighting.remarks, origins: [sighting.origin]))
    }
    rules[name, default: [:]][sighting.typeSize] = own
  }

  /// The rules of a key at a type size that no other one covers; the first of equal ones.
  private func kept(_ name: Name, _ typeSize: Int) -> [Rule] {
    var kept: [Rule] = []
    for rule in rules[name]?[typeSize] ?? [] where !kept.contains(where: { $0.covers(rule) }) {
      kept.removeAll { rule.covers($0) }
      kept.append(rule)
    }
    return kept
  }

  /// The rules of a key, each for a range of sizes at which it is the same.
  private func proposals(_ name: Name) -> [Proposal] {
    var result: [Proposal] = []
    var last: Int?
    for size in (rules[name] ?? [:]).keys.sorted() {
      // If a size in between does not show the text, or shows it differently, the range ends there.
      let isNext = !typeSizes.contains { $0 > last ?? size && $0 < size }
      for rule in kept(name, size) {
        let index = result.firstIndex {
          isNext && $0.typeSizes.upperBound == last && $0.rule.merged(with: rule) != nil
        }
        if let index, let merged = result[index].rule.merged(with: rule) {
          result[index] = Proposal(rule: merged, typeSizes: result[index].typeSizes.lowerBound...size)
        } else {
          result.append(Proposal(rule: rule, typeSizes: size...size))
        }
      }
      last = size
    }
    return result
  }

  /// The file's rules with their keys, in the order in which the keys were first seen.
  private func entries(for catalog: StringCatalog) -> [Entry] {
    /// What keys must have in common.
    struct Common: Hashable {
      var table: String
      var proposals: [Proposal]
    }
    var proposals: [Name: [Proposal]] = [:]
    var alike: [Common: [String]] = [:]
    for name in keys {
      let own = self.proposals(name)
      proposals[name] = own
      alike[common(own, name.table), default: []].append(name.key)
    }
    func common(_ proposals: [Proposal], _ table: String) -> Common {
      let bare = proposals.map { proposal in
        var proposal = proposal
        proposal.rule.origins = []
        return proposal
      }
      return Common(table: table, proposals: bare)
    }
    var tables: [String: [String]] = [:]
    for entry in catalog.entries { tables[entry.table, default: []].append(entry.key) }
    var groups: [Name: KeyGrouping.Group] = [:]
    for (common, keys) in alike where keys.count > 1 {
      let own = Set(keys)
      let others = (tables[common.table] ?? []).filter { !own.contains($0) }
      for group in KeyGrouping.groups(of: keys, without: others) {
        for key in group.keys { groups[Name(key: key, table: common.table)] = group }
      }
    }
    return keys.compactMap { name in
      guard var own = proposals[name] else { return nil }
      guard let group = groups[name] else {
        return Entry(pattern: Self.pattern(name.key), table: name.table, proposals: own, keyCount: 1)
      }
      guard group.keys.first == name.key else { return nil }
      for key in group.keys.dropFirst() {
        for (index, other) in (proposals[Name(key: key, table: name.table)] ?? []).enumerated() {
          for origin in other.rule.origins where !own[index].rule.origins.contains(origin) {
            own[index].rule.origins.append(origin)
          }
        }
      }
      return Entry(
        pattern: group.pattern, table: name.table, proposals: own, keyCount: group.keys.count)
    }
  }

  // MARK: Writing

  /// A budgets file.
  package struct File: Sendable {
    package var text: String
    /// How many rules it has.
    package var ruleCount: Int
  }

  /// The rules as a budgets file, in the order in which the keys were first seen.
  ///
  /// - Parameters:
  ///   - catalog: contains the keys; those that were not found in views are listed in a comment.
  ///   - sources: what the views were read from, for the file's first comment.
  ///   - isComplete: whether every preview was drawn completely; the texts of others are unknown.
  package func file(for catalog: StringCatalog, sources: String, isComplete: Bool = true) -> File {
    let namesTables = Set(catalog.entries.map(\.table)).count > 1
    let namesSizes = typeSizes.count > 1
    let sizes = typeSizes.map { DynamicTypeSizes.names[$0] }.joined(separator: ", ")
    let entries = entries(for: catalog)
    var text = """
      # Proposed by fittingroom budgets from \(Self.comment(sources)).
      # The widths are what each text may take up while all others read as in \(catalog.sourceLanguage), at the type \
      \(namesSizes ? "sizes" : "size") \(sizes),
      # on \(devices.joined(separator: ", ")).
      version: 1
      # The views decide how much room there is, and not what texts need of it.
      idle: allow
      rules:

      """
    for entry in entries {
      for proposal in entry.proposals {
        let rule = proposal.rule
        for origin in rule.origins.prefix(Self.originLimit) { text += "  # \(Self.comment(origin))\n" }
        if rule.origins.count > Self.originLimit {
          text += "  # and \(rule.origins.count - Self.originLimit) other places\n"
        }
        for remark in rule.remarks { text += "  # \(Self.comment(remark))\n" }
        text += "  - key: \(Self.scalar(entry.pattern))\n"
        if namesTables { text += "    table: \(Self.scalar(Self.pattern(entry.table)))\n" }
        text += "    width: \(width(rule.widths))\n"
        text += "    font: \(Self.scalar(rule.font))\n"
        text += "    lines: \(min(max(rule.lines, 1), 1000))\n"
        if rule.scale < 1 { text += "    scale: \(Decimals.text(max(rule.scale, 0.01)))\n" }
        if namesSizes { text += "    type-size: \(Self.range(proposal.typeSizes))\n" }
      }
    }
    func list(_ title: String, _ lines: [String]) {
      if lines.isEmpty { return }
      text += "# \(title)\n"
      for line in lines { text += "#   \(line)\n" }
    }
    func label(_ key: String, _ table: String) -> String {
      Self.comment(key) + (namesTables ? " (\(Self.comment(table)))" : "")
    }
    let free = catalog.entries.filter {
      let name = Name(key: $0.key, table: $0.table)
      return rules[name] == nil && unlimited[name] != nil
    }
    list(
      "Nothing limits the width of these keys:",
      free.map { entry in
        let origin = unlimited[Name(key: entry.key, table: entry.table)] ?? ""
        return "\(label(entry.key, entry.table)): \(Self.comment(origin))"
      })
    let unseen = catalog.entries.filter {
      let name = Name(key: $0.key, table: $0.table)
      return rules[name] == nil && unlimited[name] == nil
    }
    list(Self.unseenTitle(isComplete: isComplete), unseen.map { label($0.key, $0.table) })
    return File(text: text, ruleCount: entries.reduce(0) { $0 + $1.proposals.count })
  }

  private static func unseenTitle(isComplete: Bool) -> String {
    isComplete
      ? "No preview shows these keys:"
      : "No preview that was drawn whole shows these keys; others may, of which not all compiled or could be shown:"
  }

  /// The number of source locations listed for a rule with many keys.
  private static let originLimit = 3

  private static func range(_ sizes: ClosedRange<Int>) -> String {
    let first = DynamicTypeSizes.names[sizes.lowerBound]
    return sizes.count == 1 ? first : "\(first)...\(DynamicTypeSizes.names[sizes.upperBound])"
  }

  /// One width, or one for each device.
  private func width(_ widths: [String: Double]) -> String {
    if devices.count == 1, let width = widths[devices[0]] { return Decimals.text(width) }
    let columns = devices.compactMap { device in
      widths[device].map { "\(Self.scalar(device)): \(Decimals.text($0))" }
    }
    return "{\(columns.joined(separator: ", "))}"
  }

  /// The key as a pattern that only it matches.
  private static func pattern(_ key: String) -> String {
    var pattern = ""
    for character in key {
      if "*?\\".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
    return pattern
  }

  /// A text as a scalar of YAML: plain if it is unambiguous, otherwise in quotation marks.
  private static func scalar(_ text: String) -> String {
    let isPlain = text.unicodeScalars.enumerated().allSatisfy { index, scalar in
      switch scalar {
      case "a"..."z", "A"..."Z": true
      case "0"..."9", "_", "-", ".": index > 0
      // A colon is part of the word where no blank follows.
      case ":", " ": index > 0 && !text.contains(": ") && !text.hasSuffix(":") && !text.hasSuffix(" ")
      default: false
      }
    }
    if isPlain, !text.isEmpty { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where isControl(scalar):
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A text in one line of a comment.
  private static func comment(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(isControl(scalar) ? " " : scalar)
    }
    return result
  }

  /// Whether YAML treats the character as a line break, or does not allow it.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
