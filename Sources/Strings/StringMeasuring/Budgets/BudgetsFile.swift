internal import Foundation
package import Reports
package import StringCatalogs
internal import YAMLDocuments
internal import Yams

/// Reads budgets files (YAML); Documentation/Budgets.md describes the format.
package struct BudgetsFile {
  /// The devices that a file can name, the width of each one's screen inside its safe area, and its pixels per point.
  package struct Devices: Sendable {
    package var names: [String]
    package var width: @Sendable (String) -> Double?
    package var scale: @Sendable (String) -> Double?

    package init(
      names: [String], scale: @escaping @Sendable (String) -> Double? = { _ in nil },
      width: @escaping @Sendable (String) -> Double?
    ) {
      self.names = names
      self.width = width
      self.scale = scale
    }
  }

  private let file: String
  private let devices: Devices
  /// The initial slot for rules.
  private let basis: TextSlot

  /// The content of a budgets file.
  package struct Content: Sendable {
    package var rules: [BudgetRule] = []
    /// Its policy for findings.
    package var policy = FindingPolicy()
    /// Keys that are neither measured nor checked.
    package var ignored: [KeyPattern] = []
    /// The path of a file with known findings, from the folder of the budgets file.
    package var baseline: String?
    /// Whether an unreadable file is a finding, and the others are still measured.
    package var keepsGoing = false
    /// Only texts that have changed since this commit count.
    package var changedSince: String?
  }

  /// Parses a budgets file.
  ///
  /// - Parameters:
  ///   - basis: supplies the font, lines, sizes and scale that neither a rule nor the file's defaults
  ///     specify.
  /// - Throws: `LocatedError` with the line and the allowed values.
  package static func content(
    _ text: String, file: String, basis: TextSlot = TextSlot(), devices: Devices
  ) throws(LocatedError) -> Content {
    try BudgetsFile(file: file, devices: devices, basis: basis).read(text)
  }

  /// The rules of a budgets file.
  ///
  /// - Parameters:
  ///   - basis: supplies the font, lines, sizes and scale that neither a rule nor the file's defaults
  ///     specify.
  /// - Throws: `LocatedError` with the line and the allowed values.
  package static func rules(
    _ text: String, file: String, basis: TextSlot = TextSlot(), devices: Devices
  ) throws(LocatedError) -> [BudgetRule] {
    try content(text, file: file, basis: basis, devices: devices).rules
  }

  private func read(_ text: String) throws(LocatedError) -> Content {
    if let line = YAMLAliases.lineOfExcess(in: text) {
      throw LocatedError(file: file, line: line, reason: "its aliases (*name) stand for too much")
    }
    let node: Node?
    do {
      node = try Yams.compose(yaml: text)
    } catch let error as YamlError {
      throw self.error(error)
    } catch {
      throw LocatedError(file: file, reason: "it is not YAML: \(error)")
    }
    guard let node, node.mapping != nil else {
      throw error(node, "a budgets file is a mapping with “rules”")
    }
    let root = try members(
      node, allowed: ["version", "idle", "defaults", "rules", "checks"], of: "a budgets file")
    if let version = root["version"], version.scalar?.string != "1" {
      throw error(version, "only version 1 of the format is known")
    }
    if let idle = root["idle"], !["warn", "allow"].contains(idle.scalar?.string) {
      throw error(idle, "“idle” is warn or allow")
    }
    let mayBeIdle = root["idle"]?.scalar?.string == "allow"
    var defaults = Values()
    if let node = root["defaults"] {
      defaults = try values(node, allowed: Self.slotKeys, of: "“defaults”", under: Values())
    }
    var content = Content()
    if let node = root["checks"] { try readChecks(node, into: &content) }
    guard let rules = root["rules"] else {
      if root["checks"] != nil { return content }
      throw error(node, "“rules” is missing")
    }
    guard let list = rules.sequence else { throw error(rules, "“rules” is a list") }
    if list.isEmpty { throw error(rules, "“rules” has no rule") }
    var result: [BudgetRule] = []
    for node in list {
      var rule = try rule(node, index: result.count, defaults: defaults)
      rule.mayBeIdle = mayBeIdle
      result.append(rule)
    }
    content.rules = result
    return content
  }

  // MARK: Checks

  private func readChecks(_ node: Node, into content: inout Content) throws(LocatedError) {
    let members = try members(
      node,
      allowed: [
        "disable", "enable", "severity", "ignore", "only", "baseline", "keep-going", "changed-since",
      ], of: "“checks”")
    if let node = members["enable"] {
      for name in try strings(node, "enable") {
        try set(node) { (policy) throws(SlotError) in try FindingNames.enable(name, in: &policy) }
      }
    }
    if let node = members["severity"] {
      guard let mapping = node.mapping else {
        throw error(node, "“severity” is a mapping from kinds to error, warning, note or off")
      }
      for (key, value) in mapping {
        let (name, severity) = (try string(key, "severity"), try string(value, "severity"))
        try set(value) { (policy) throws(SlotError) in
          try FindingNames.set(name, to: severity, in: &policy)
        }
      }
    }
    if let node = members["disable"] {
      for name in try strings(node, "disable") {
        try set(node) { (policy) throws(SlotError) in
          policy.disabled.insert(try FindingNames.checked(name))
        }
      }
    }
    if let node = members["only"] {
      for name in try strings(node, "only") {
        try set(node) { (policy) throws(SlotError) in
          policy.only.insert(try FindingNames.checked(name))
        }
      }
    }
    if let node = members["baseline"] { content.baseline = try string(node, "baseline") }
    if let node = members["changed-since"] { content.changedSince = try string(node, "changed-since") }
    if let node = members["keep-going"] {
      guard let value = node.bool else { throw error(node, "“keep-going” is true or false") }
      content.keepsGoing = value
    }
    if let node = members["ignore"] { content.ignored = try strings(node, "ignore").map { KeyPattern($0) } }
    func set(
      _ node: Node, _ change: (inout FindingPolicy) throws(SlotError) -> Void
    ) throws(LocatedError) {
      do throws(SlotError) {
        try change(&content.policy)
      } catch {
        throw self.error(node, error.description)
      }
    }
  }

  // MARK: Rules

  /// The settings of a rule or the defaults.
  private struct Values {
    var patterns: [KeyPattern] = []
    var table: KeyPattern?
    var widths: [(device: String?, width: Double)] = []
    var margins = 16.0
    var lines: Int?
    var font: SlotFont?
    var typeSizes: [Int]?
    var locales: [String]?
    var scale: Double?
  }

  private static let slotKeys = [
    "width", "device", "margins", "lines", "font", "type-size", "locales", "scale",
  ]

  private func rule(_ node: Node, index: Int, defaults: Values) throws(LocatedError) -> BudgetRule {
    let values = try values(node, allowed: ["key", "table"] + Self.slotKeys, of: "a rule", under: defaults)
    if values.patterns.isEmpty { throw error(node, "the rule has no “key”") }
    if values.widths.isEmpty { throw error(node, "the rule has neither “width” nor “device”") }
    let slots = values.widths.map { device, width in
      TextSlot(
        width: width, device: device, scale: device.flatMap(devices.scale) ?? basis.scale,
        lines: values.lines ?? basis.lines, font: values.font ?? basis.font,
        typeSizes: values.typeSizes ?? basis.typeSizes, allowedScale: values.scale ?? basis.allowedScale,
        kind: device.flatMap(DeviceKind.init(named:)) ?? basis.kind, rule: index)
    }
    return BudgetRule(
      patterns: values.patterns, table: values.table, locales: values.locales, slots: slots, file: file,
      line: node.mark?.line ?? 1)
  }

  private func values(
    _ node: Node, allowed: [String], of place: String, under defaults: Values
  ) throws(LocatedError) -> Values {
    var values = defaults
    let members = try members(node, allowed: allowed, of: place)
    if let node = members["key"] { values.patterns = try strings(node, "key").map { KeyPattern($0) } }
    if let node = members["table"] { values.table = KeyPattern(try string(node, "table")) }
    if let node = members["margins"] {
      values.margins = try number(node, "margins", in: 0...10_000, unit: "points")
    }
    if let node = members["lines"] {
      guard let text = node.scalar?.string, let lines = Int(text), (1...1000).contains(lines) else {
        throw error(node, "“lines” is a whole number from 1 to 1000")
      }
      values.lines = lines
    }
    if let node = members["font"] {
      values.font = try understood(node) { (text: String) throws(SlotError) in try SlotFont(text) }
    }
    if let node = members["type-size"] {
      let text = try strings(node, "type-size").joined(separator: ",")
      values.typeSizes = try understood(node, text) { (text: String) throws(SlotError) in
        try DynamicTypeSizes.parse(text)
      }
    }
    if let node = members["locales"] {
      values.locales = try strings(node, "locales").map { LocaleMatcher.canonical($0) }
    }
    if let node = members["scale"] {
      values.scale = try number(node, "scale", in: 0.01...1, unit: "of the font's size")
    }
    if members["width"] != nil, let device = members["device"] {
      throw error(device, "a rule has “width” or “device”, not both")
    }
    if let node = members["width"] { values.widths = try widths(node) }
    if let node = members["device"] {
      values.widths = []
      for name in try strings(node, "device") {
        values.widths.append((name, try width(of: name, at: node) - 2 * values.margins))
      }
      if let narrow = values.widths.first(where: { $0.width <= 0 }) {
        throw error(node, "the margins leave no room on \(narrow.device ?? "")")
      }
    }
    return values
  }

  /// A width in points, or one for each device.
  private func widths(_ node: Node) throws(LocatedError) -> [(device: String?, width: Double)] {
    guard let mapping = node.mapping else {
      return [(nil, try number(node, "width", in: 0.1...100_000, unit: "points, or a mapping from devices"))]
    }
    var widths: [(device: String?, width: Double)] = []
    for (key, value) in mapping {
      let name = try string(key, "width")
      _ = try width(of: name, at: key)
      widths.append((name, try number(value, name, in: 0.1...100_000, unit: "points")))
    }
    return widths
  }

  private func width(of device: String, at node: Node) throws(LocatedError) -> Double {
    if let width = devices.width(device) { return width }
    let nearest = NearestName.question(device, in: devices.names)
    throw error(node, "the device “\(device)” is not known" + nearest)
  }

  // MARK: Nodes

  private func members(
    _ node: Node, allowed: [String], of place: String
  ) throws(LocatedError) -> [String: Node] {
    guard let mapping = node.mapping else { throw error(node, "\(place) is a mapping") }
    var members: [String: Node] = [:]
    for (key, value) in mapping {
      guard let name = key.scalar?.string, allowed.contains(name) else {
        let name = key.scalar?.string ?? "this"
        let nearest = NearestName.question(name, in: allowed)
        throw error(
          key,
          "“\(name)” is not known in \(place); allowed are \(allowed.joined(separator: ", "))" + nearest)
      }
      members[name] = value
    }
    return members
  }

  private func string(_ node: Node, _ name: String) throws(LocatedError) -> String {
    guard let text = node.scalar?.string, !text.isEmpty else { throw error(node, "“\(name)” is a text") }
    return text
  }

  /// One text or a list of texts.
  private func strings(_ node: Node, _ name: String) throws(LocatedError) -> [String] {
    guard let sequence = node.sequence else {
      guard node.scalar != nil else { throw error(node, "“\(name)” is a text or a list of texts") }
      return [try string(node, name)]
    }
    if sequence.isEmpty { throw error(node, "“\(name)” is an empty list") }
    var strings: [String] = []
    for node in sequence { strings.append(try string(node, name)) }
    return strings
  }

  private func number(
    _ node: Node, _ name: String, in range: ClosedRange<Double>, unit: String
  ) throws(LocatedError) -> Double {
    guard let text = node.scalar?.string, let number = Double(text), range.contains(number) else {
      let limits = "\(Decimals.text(range.lowerBound)) to \(Decimals.text(range.upperBound))"
      throw error(node, "“\(name)” is a number from \(limits) (\(unit))")
    }
    return number
  }

  private func understood<Value>(
    _ node: Node, _ text: String? = nil, _ parse: (String) throws(SlotError) -> Value
  ) throws(LocatedError) -> Value {
    guard let text = text ?? node.scalar?.string else { throw error(node, "a text is expected") }
    do {
      return try parse(text)
    } catch {
      throw self.error(node, error.description)
    }
  }

  private func error(_ node: Node?, _ reason: String) -> LocatedError {
    LocatedError(file: file, line: node?.mark?.line, column: node?.mark?.column, reason: reason)
  }

  private func error(_ error: YamlError) -> LocatedError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return LocatedError(
        file: file, line: mark.line, column: mark.column, reason: "it is not YAML: \(problem)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      return LocatedError(
        file: file, line: context.mark.line, column: context.mark.column,
        reason: "“\(duplicates.joined(separator: "”, “"))” appears twice")
    default:
      return LocatedError(file: file, reason: "it is not YAML")
    }
  }
}
