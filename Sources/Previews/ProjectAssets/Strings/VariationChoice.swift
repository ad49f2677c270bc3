internal import StringCatalogs
internal import Views

/// The one text among a localization's variations that matches some arguments.
struct VariationChoice {
  let localization: Localization
  /// Nil if the language has no rules; every number then uses the form “other”.
  let rules: PluralRules?
  let device: String
  let arguments: [LocalizedStringKey.Argument]

  /// The text with a position in every specifier, with its substitutions applied.
  var format: String? {
    let deciding = arguments.firstIndex { $0.number != nil } ?? 0
    guard
      let unit = localization.text.unit(
        category: category(of: deciding), device: device, number: number(of: deciding))
    else {
      return nil
    }
    var substituted = 0
    return expand(unit.value, argument: nil, depth: 0, substituted: &substituted)
  }

  private func number(of argument: Int) -> UInt64? {
    guard arguments.indices.contains(argument) else { return nil }
    return arguments[argument].number.flatMap { UInt64(exactly: $0.rounded()) }
  }

  private func category(of argument: Int) -> PluralCategory {
    guard arguments.indices.contains(argument), let number = arguments[argument].number else { return .other }
    return rules?.category(for: number) ?? .other
  }

  /// - Parameter argument: the argument, from 1, that a substitution's text refers to.
  private func expand(_ text: String, argument: Int?, depth: Int, substituted: inout Int) -> String {
    var next = 0
    var result = ""
    for piece in FormatSpecifier.pieces(of: text) {
      guard case .specifier(let specifier) = piece else {
        if case .words(let words) = piece { result += words.replacing("%", with: "%%") }
        continue
      }
      if specifier.position == nil { next += 1 }
      let place = specifier.position ?? argument ?? next
      switch specifier.kind {
      case .percent:
        result += "%%"
      case .object, .character:
        result += "%\(specifier.position ?? next)$@"
      case .argument:
        result += "%\(place)$lld"
      case .integer, .real:
        result += specifier.written(position: place)
      case .substitution(let name):
        // Cases may refer to other variables; a cycle would never end.
        guard depth < 8, substituted < 200, let substitution = localization.substitutions[name] else {
          result += name
          continue
        }
        let number = substitution.argument ?? specifier.position ?? next
        if let unit = substitution.text.unit(category: category(of: number - 1), device: device) {
          substituted += 1
          result += expand(unit.value, argument: number, depth: depth + 1, substituted: &substituted)
        }
      }
    }
    return result
  }
}

extension LocalizedStringKey.Argument {
  /// The argument's value if it is a number.
  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value, _): value
    case .string, .text: nil
    }
  }
}
