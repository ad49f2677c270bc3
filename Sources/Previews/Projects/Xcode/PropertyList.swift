/// A value of a property list in project files.
enum PropertyList: Equatable {
  case string(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  var array: [PropertyList]? {
    if case .array(let array) = self { array } else { nil }
  }

  var dictionary: [String: PropertyList]? {
    if case .dictionary(let dictionary) = self { dictionary } else { nil }
  }

  /// The texts of an array, or a text alone.
  var strings: [String] { array?.compactMap(\.string) ?? string.map { [$0] } ?? [] }
}
