public import Foundation

/// A text to be looked up later, with the table and the language it is looked up in.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  package let localizedKey: LocalizedStringKey
  public var key: String { localizedKey.key }
  public let table: String?
  public var locale: Locale

  public init(stringLiteral value: String) {
    self.init(localizedKey: LocalizedStringKey(stringLiteral: value))
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(localizedKey: LocalizedStringKey(stringInterpolation: stringInterpolation))
  }

  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey? = nil, table: String? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(localizedKey: LocalizedStringKey("\(key)"), table: table, locale: locale)
  }

  package init(
    localizedKey: LocalizedStringKey, table: String? = nil, locale: Locale? = nil
  ) {
    self.localizedKey = localizedKey
    self.table = table
    self.locale = locale ?? CurrentStrings.locale
  }
}

extension String {
  /// The text of a localized key with its values put in.
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let locale = locale ?? CurrentStrings.locale
    let format =
      CurrentStrings.source.format(
        for: key.key, table: table, locale: locale, arguments: key.arguments) ?? key.key
    let pieces = StringFormatting.pieces(of: format, arguments: key.arguments, locale: locale)
    self = pieces.map { piece in
      switch piece {
      case .literal(let string), .value(let string): return string
      case .text(let text):
        return text.runs(in: EnvironmentValues(), graph: nil).map { run in
          if case .string(let string) = run.content { return string }
          return ""
        }.joined()
      }
    }.joined()
  }

  public init(localized resource: LocalizedStringResource) {
    self.init(localized: resource.localizedKey, table: resource.table, locale: resource.locale)
  }
}
