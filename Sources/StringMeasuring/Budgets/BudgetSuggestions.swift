package import StringCatalogs

/// Proposes budgets from where texts were seen.
///
/// A text that stands in several places gets a rule for each font, and for each combination of width, lines and scale
/// that is not at least as wide, as high and as hard to shrink as another's: what fits the narrower one fits there.
package struct BudgetSuggestions {
  /// The devices in the order of their columns.
  private let devices: [String]
  private var keys: [Name] = []
  private var rules: [Name: [Rule]] = [:]
  /// The places where nothing limits a text.
  private var unlimited: [Name: String] = [:]

  /// A key in its table.
  private struct Name: Hashable {
    let key: String
    let table: String
  }

  /// What one place of the sources asks of a text.
  private struct Rule {
    var origin: String
    var font: String
    /// By the device.
    var widths: [String: Double]
    var lines: Int
    var scale: Double
    var remark: String?

    /// Whether whatever keeps this rule keeps the other one too.
    func covers(_ other: Rule) -> Bool {
      font == other.font && lines <= other.lines && scale >= other.scale
        && other.widths.allSatisfy { device, width in widths[device].map { $0 <= width } ?? false }
    }
  }

  package init(devices: [String]) {
    self.devices = devices
  }

  /// How many rules there are.
  package var ruleCount: Int { keys.reduce(0) { $0 + kept($1).count } }

  /// How many keys have a rule.
  package var keyCount: Int { keys.count }

  package mutating func add(_ sighting: BudgetSighting) {
    let name = Name(key: sighting.key, table: sighting.table)
    guard let width = sighting.width else {
      unlimited[name] = unlimited[name] ?? sighting.origin
      return
    }
    // Widths are written with two digits; less than there is, so that what fits the rule fits the view. What is left
    // of the room may be nothing.
    let written = max((width * 100 + 1e-6).rounded(.down) / 100, 0.1)
    if rules[name] == nil { keys.append(name) }
    var own = rules[name] ?? []
    if let index = own.firstIndex(where: { $0.origin == sighting.origin && $0.font == sighting.font }) {
      own[index].widths[sighting.device] = min(own[index].widths[sighting.device] ?? written, written)
      own[index].lines = min(own[index].lines, sighting.lines)
      own[index].scale = max(own[index].scale, sighting.scale)
    } else {
      own.append(
        Rule(
          origin: sighting.origin, font: sighting.font, widths: [sighting.device: written],
          lines: sighting.lines, scale: sighting.scale, remark: sighting.remark))
    }
    rules[name] = own
  }

  /// The rules of a key that no other one covers; of equal ones the first.
  private func kept(_ name: Name) -> [Rule] {
    var kept: [Rule] = []
    for rule in rules[name] ?? [] where !kept.contains(where: { $0.covers(rule) }) {
      kept.removeAll { rule.covers($0) }
      kept.append(rule)
    }
    return kept
  }

  // MARK: Writing

  /// The rules as a budgets file, in the order in which the keys were first seen.
  ///
  /// - Parameters:
  ///   - catalog: has the keys; those that were not seen are listed in a comment.
  ///   - sources: what the views were read from, for the file's first comment.
  package func file(for catalog: StringCatalog, sources: String) -> String {
    let namesTables = Set(catalog.entries.map(\.table)).count > 1
    var text = """
      # Proposed by fittingroom measure --suggest-budgets from \(Self.comment(sources)).
      # The widths are what each text may take up while all others read as in \(catalog.sourceLanguage), at the type \
      size large,
      # on \(devices.joined(separator: ", ")).
      version: 1
      # The views decide how much room there is, and not what texts need of it.
      idle: allow
      rules:

      """
    for name in keys {
      for rule in kept(name) {
        text += "  # \(Self.comment(rule.origin))\n"
        if let remark = rule.remark { text += "  # \(Self.comment(remark))\n" }
        text += "  - key: \(Self.scalar(Self.pattern(name.key)))\n"
        if namesTables { text += "    table: \(Self.scalar(Self.pattern(name.table)))\n" }
        text += "    width: \(width(rule.widths))\n"
        text += "    font: \(Self.scalar(rule.font))\n"
        text += "    lines: \(min(max(rule.lines, 1), 1000))\n"
        if rule.scale < 1 { text += "    scale: \(Decimals.text(max(rule.scale, 0.01)))\n" }
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
    list("No preview shows these keys:", unseen.map { label($0.key, $0.table) })
    return text
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

  /// A text as a scalar of YAML: as it is where nothing in it could be taken amiss, else in quotation marks.
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

  /// Whether YAML takes the character for a line break, or does not allow it.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
