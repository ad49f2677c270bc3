package import Geometry
package import Views

/// A value with a name in options, file names and reports.
package protocol NamedValue: Hashable, Sendable {
  static var allNamed: [Self] { get }
  /// As options take it and JSON has it: "dark", "accessibility3".
  var name: String { get }
}

extension NamedValue {
  /// The value with a name, case-insensitively; nil if there is none.
  package init?(name: String) {
    guard let value = Self.allNamed.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      return nil
    }
    self = value
  }
}

// The names are those of the cases; asking the runtime for them would look for four conformances of each type, in every program.

extension ColorScheme: NamedValue {
  package static var allNamed: [Self] { allCases }
  package var name: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    }
  }
}

extension ColorSchemeContrast: NamedValue {
  package static var allNamed: [Self] { allCases }
  package var name: String {
    switch self {
    case .standard: "standard"
    case .increased: "increased"
    }
  }
}

extension DynamicTypeSize: NamedValue {
  package static var allNamed: [Self] { Array(allCases) }
  package var name: String {
    switch self {
    case .xSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "xLarge"
    case .xxLarge: "xxLarge"
    case .xxxLarge: "xxxLarge"
    case .accessibility1: "accessibility1"
    case .accessibility2: "accessibility2"
    case .accessibility3: "accessibility3"
    case .accessibility4: "accessibility4"
    case .accessibility5: "accessibility5"
    }
  }
}

extension UserInterfaceSizeClass: NamedValue {
  package static var allNamed: [Self] { [.compact, .regular] }
  package var name: String {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}

extension LayoutDirection: NamedValue {
  package static var allNamed: [Self] { [.leftToRight, .rightToLeft] }
  package var name: String { self == .leftToRight ? "ltr" : "rtl" }
}

extension RenderVersion: NamedValue {
  package static var allNamed: [Self] { (oldest.number...current.number).compactMap { Self($0) } }
  package var name: String { String(number) }
}
