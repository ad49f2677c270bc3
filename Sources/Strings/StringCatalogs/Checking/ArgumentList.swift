/// The arguments that a text takes.
struct ArgumentList: Equatable {
  /// The type of an argument. Integers of all sizes count as one: the difference is rarely harmful.
  enum Kind: String {
    case object = "an object"
    case integer = "an integer"
    case real = "a real number"
    case character = "a character"
    case string = "a C string"
    /// Unspecified, as in formats with names.
    case any = "a value"
  }

  /// By position from 1, or by name.
  var kinds: [String: Kind] = [:]
  /// Arguments that are there twice as different types.
  var contradictions: Set<String> = []
  /// Arguments that only choose among the forms of a substitution, and those that are also shown.
  private var (choosing, shown): (Set<String>, Set<String>) = ([], [])
  /// Arguments that only choose between forms: a language without forms does not need them.
  var unshown: Set<String> { choosing.subtracting(shown) }
  /// Substitutions whose cases have been read; they may refer to each other in cycles.
  private var known: Set<String> = []
  /// Whether all of its arguments may actually be percent signs followed by words.
  private(set) var isDoubtful = true

  mutating func removeAll() {
    kinds = [:]
    contradictions = []
  }

  mutating func add(_ name: String, _ kind: Kind) {
    if Int(name) == nil { isDoubtful = false }
    if let known = kinds[name], known != kind { contradictions.insert(name) }
    kinds[name] = kind
  }

  /// The arguments of a key that is itself a format, like those of texts with arguments in sources.
  init(key: String) {
    _ = read(key, of: Localization(text: .unit(TextUnit(value: "", line: 0))))
  }

  /// Nil if a text does not say which arguments it takes, or is not a format.
  init?(_ text: String, of localization: Localization) {
    switch localization.syntax {
    case .printf:
      guard read(text, of: localization) else { return nil }
    case .messageFormat:
      guard let message = try? MessageFormat(text) else { return nil }
      read(message.parts)
    case .braces, .doubleBraces:
      let isDouble = localization.syntax == .doubleBraces
      for (index, piece) in BracePlaceholder.pieces(of: text, isDouble: isDouble).enumerated() {
        guard case .placeholder(let name) = piece else { continue }
        isDoubtful = false
        // Python numbers placeholders without names.
        add(name.isEmpty ? "\(index)" : name, .any)
      }
    }
  }

  private mutating func read(_ text: String, of localization: Localization) -> Bool {
    var next = 0
    var hasPositions = false
    var needsOrder = false
    for piece in FormatSpecifier.pieces(of: text) {
      guard case .specifier(let specifier) = piece else { continue }
      if let name = specifier.name {
        add(name, Self.kind(of: specifier))
        continue
      }
      if specifier.position != nil { hasPositions = true }
      switch specifier.kind {
      case .percent, .argument: continue
      case .substitution(let name):
        isDoubtful = false
        guard let substitution = localization.substitutions[name] else { return false }
        if specifier.position == nil, substitution.argument == nil { needsOrder = true }
        if specifier.position == nil { next += 1 }
        let place = substitution.argument ?? specifier.position ?? next
        let inner = FormatSpecifier.pieces(of: "%" + substitution.specifier)
        if case .specifier(let own)? = inner.first { add("\(place)", Self.kind(of: own)) }
        if !Self.showsNumber(substitution) { choosing.insert("\(place)") } else { shown.insert("\(place)") }
        // Cases may refer to arguments by number, or refer to other substitutions.
        guard known.insert(name).inserted else { continue }
        for (_, unit) in substitution.text.leaves(path: []) {
          guard read(case: unit.value, of: localization) else { return false }
        }
      default:
        if specifier.position == nil { next += 1 }
        add("\(specifier.position ?? next)", Self.kind(of: specifier))
        shown.insert("\(specifier.position ?? next)")
        if !specifier.isDoubtful { isDoubtful = false }
      }
    }
    // The file does not say which of the numbered arguments a substitution uses.
    return !(hasPositions && needsOrder)
  }

  private mutating func read(case text: String, of localization: Localization) -> Bool {
    for piece in FormatSpecifier.pieces(of: text) {
      guard case .specifier(let specifier) = piece, let position = specifier.position else { continue }
      if case .substitution(let name) = specifier.kind {
        guard let substitution = localization.substitutions[name] else { return false }
        let inner = FormatSpecifier.pieces(of: "%" + substitution.specifier)
        if case .specifier(let own)? = inner.first { add("\(position)", Self.kind(of: own)) }
        guard known.insert(name).inserted else { continue }
        for (_, unit) in substitution.text.leaves(path: []) {
          guard read(case: unit.value, of: localization) else { return false }
        }
      } else if specifier.kind != .percent, specifier.kind != .argument {
        add("\(position)", Self.kind(of: specifier))
        shown.insert("\(position)")
      }
    }
    return true
  }

  /// Whether a form of a substitution shows the number that chooses it: as `%arg`, or without a number of its own.
  private static func showsNumber(_ substitution: Substitution) -> Bool {
    substitution.text.leaves(path: []).contains { _, unit in
      FormatSpecifier.pieces(of: unit.value).contains { piece in
        guard case .specifier(let specifier) = piece else { return false }
        if case .substitution = specifier.kind { return false }
        return specifier.kind == .argument || specifier.kind != .percent && specifier.position == nil
      }
    }
  }

  private mutating func read(_ parts: [MessageFormat.Part]) {
    for part in parts {
      switch part {
      case .text, .number: break
      case .argument(let name, _):
        kinds[name] = .any
        isDoubtful = false
      case .plural(let name, _, _, let cases), .select(let name, let cases):
        kinds[name] = .any
        isDoubtful = false
        for item in cases { read(item.parts) }
      }
    }
  }

  private static func kind(of specifier: FormatSpecifier) -> Kind {
    switch specifier.kind {
    case .integer: .integer
    case .real: .real
    case .character: .character
    case .object: specifier.isString ? .string : .object
    default: .any
    }
  }
}
