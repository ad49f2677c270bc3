/// The path to one text among the variations of a localization, as in Xcode's XLIFF ids: `plural.one`,
/// `device.iphone.plural.other`, `substitutions.files.plural.one`.
struct VariationPath: Equatable {
  /// What varies, and the case of it.
  enum Step: Equatable {
    case plural(PluralCategory)
    case device(String)
    case width(Int)
    case form(Int)
  }

  /// The substitution of the text; nil for the localization itself.
  var substitution: String?
  var steps: [Step] = []

  /// The separator between a key and a path.
  static let separator = "|==|"

  init(substitution: String? = nil, steps: [Step] = []) {
    self.substitution = substitution
    self.steps = steps
  }

  /// Nil if the text is not a path.
  init?(_ text: some StringProtocol) {
    var rest = Substring(text)
    func next(_ rest: inout Substring) -> String? {
      guard !rest.isEmpty else { return nil }
      // Names with dots are quoted.
      if rest.first == "@" {
        for end in rest.indices.dropFirst() where rest[end] == "@" {
          let after = rest.index(after: end)
          guard after == rest.endIndex || rest[after] == "." else { continue }
          let name = rest[rest.index(after: rest.startIndex)..<end]
          rest = rest[after...].dropFirst()
          return String(name)
        }
      }
      let name = rest.prefix { $0 != "." }
      rest = rest[name.endIndex...].dropFirst()
      return String(name)
    }
    while let axis = next(&rest) {
      guard let value = next(&rest) else { return nil }
      switch axis {
      case "substitutions" where substitution == nil && steps.isEmpty: substitution = value
      case "plural":
        guard let category = PluralCategory(rawValue: value) else { return nil }
        steps.append(.plural(category))
      case "device": steps.append(.device(value))
      case "width":
        guard let width = Int(value) else { return nil }
        steps.append(.width(width))
      default: return nil
      }
    }
    if substitution == nil && steps.isEmpty { return nil }
  }

  /// The path as text; empty if there is none.
  var text: String {
    func name(_ name: String) -> String { name.contains(".") || name.contains("@") ? "@\(name)@" : name }
    var parts = substitution.map { ["substitutions", name($0)] } ?? []
    for step in steps {
      switch step {
      case .plural(let category): parts += ["plural", category.rawValue]
      case .device(let device): parts += ["device", name(device)]
      case .width(let width): parts += ["width", "\(width)"]
      case .form(let index): parts += ["form", "\(index)"]
      }
    }
    return parts.joined(separator: ".")
  }
}

extension Localization {
  /// Every text with its path.
  var units: [(path: VariationPath, unit: TextUnit)] {
    var all = text.units(path: VariationPath())
    for (name, value) in substitutions.sorted(by: { $0.key < $1.key }) {
      all += value.text.units(path: VariationPath(substitution: name))
    }
    return all
  }

  /// A localization from texts with paths; nil if they contradict each other, or the localization's own text
  /// is not among them.
  init?(units: [(path: VariationPath, unit: TextUnit)]) {
    let own = units.filter { $0.path.substitution == nil }
    guard let text = TextVariations(units: own.map { ($0.path.steps[...], $0.unit) }) else { return nil }
    self.init(text: text)
    let names = Set(units.compactMap(\.path.substitution))
    for name in names {
      let cases = units.filter { $0.path.substitution == name }.map { ($0.path.steps[...], $0.unit) }
      guard let text = TextVariations(units: cases) else { return nil }
      substitutions[name] = Substitution(argument: nil, specifier: "lld", text: text)
    }
  }
}

extension TextVariations {
  fileprivate func units(path: VariationPath) -> [(path: VariationPath, unit: TextUnit)] {
    func at(_ step: VariationPath.Step) -> VariationPath {
      VariationPath(substitution: path.substitution, steps: path.steps + [step])
    }
    switch self {
    case .unit(let unit):
      return [(path, unit)]
    case .plural(let cases):
      return PluralCategory.allCases.flatMap { cases[$0]?.units(path: at(.plural($0))) ?? [] }
    case .device(let cases):
      return cases.sorted { $0.key < $1.key }.flatMap { $1.units(path: at(.device($0))) }
    case .width(let cases):
      return cases.sorted { $0.key < $1.key }.flatMap { $1.units(path: at(.width($0))) }
    case .numbered(_, let cases):
      return cases.sorted { $0.key < $1.key }.flatMap { $1.units(path: at(.form($0))) }
    }
  }

  fileprivate init?(units: [(steps: ArraySlice<VariationPath.Step>, unit: TextUnit)]) {
    guard let first = units.first else { return nil }
    guard let step = first.steps.first else {
      guard units.count == 1 else { return nil }
      self = .unit(first.unit)
      return
    }
    func cases<Name: Hashable>(_ name: (VariationPath.Step) -> Name?) -> [Name: TextVariations]? {
      var groups: [Name: [(steps: ArraySlice<VariationPath.Step>, unit: TextUnit)]] = [:]
      for (steps, unit) in units {
        guard let name = steps.first.flatMap(name) else { return nil }
        groups[name, default: []].append((steps.dropFirst(), unit))
      }
      var cases: [Name: TextVariations] = [:]
      for (name, units) in groups {
        guard let text = TextVariations(units: units) else { return nil }
        cases[name] = text
      }
      return cases
    }
    let variations: TextVariations?
    switch step {
    case .plural:
      variations = cases { if case .plural(let name) = $0 { name } else { nil } }.map(TextVariations.plural)
    case .device:
      variations = cases { if case .device(let name) = $0 { name } else { nil } }.map(TextVariations.device)
    case .width:
      variations = cases { if case .width(let name) = $0 { name } else { nil } }.map(TextVariations.width)
    case .form:
      // The expression is only known from the original file.
      variations = nil
    }
    guard let variations else { return nil }
    self = variations
  }
}
