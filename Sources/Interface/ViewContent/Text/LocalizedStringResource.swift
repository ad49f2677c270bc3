public import Foundation

extension String {
  /// A text to look up, with its values.
  public typealias LocalizationValue = LocalizedStringKey
}

/// A text to look up later, with its table and language.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  /// The location of the strings. Every bundle has the strings of the project that the source is part of.
  public enum BundleDescription: @unchecked Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  public var key: String { defaultValue.key }
  public let defaultValue: String.LocalizationValue
  public let table: String?
  /// The requested language; nil follows the interface, even if the resource outlives a render.
  package var ownLocale: Locale?

  public var locale: Locale {
    get { ownLocale ?? RenderContext.current.locale }
    set { ownLocale = newValue }
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringKey(stringLiteral: value))
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    defaultValue = keyAndValue
    self.table = table
    ownLocale = locale
  }

  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, comment: comment)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      LocalizedStringKey(key, defaultValue: defaultValue), table: table, locale: locale, comment: comment)
  }

  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(key, defaultValue: defaultValue, table: table, locale: locale, comment: comment)
  }
}

/// What has a text of its own to be looked up.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// The text of a key in the interface's language, with its values inserted.
  ///
  /// - Parameters:
  ///   - bundle: every bundle has the strings of the project that the source is part of.
  ///   - locale: how values are formatted; the language of the text stays the interface's.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue, table: table, language: .ofTexts(in: bundle),
      values: locale)
  }

  /// The text of a key in the interface's language, or else the default value, with its values inserted.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      LocalizedStringKey(key, defaultValue: defaultValue), table: table,
      language: .ofTexts(in: bundle),
      values: locale)
  }

  /// The text of a resource in its language.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      resource.defaultValue, table: resource.table, language: resource.locale, values: resource.ownLocale)
  }

  private init(_ key: LocalizedStringKey, table: String?, language: Locale, values: Locale?) {
    let pieces = key.pieces(table: table, language: language, values: values)
    self = pieces.pieces.map(\.plainText).joined()
    if pieces.isTranslated {
      TextOrigins.note(self, from: CatalogKey(key: key.key, table: table ?? "Localizable"))
    }
  }
}

extension AttributedString {
  /// The text of a key in the interface's language, its Markdown as attributes, with its values inserted.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      spans: InlineMarkdown.spans(
        of: keyAndValue.pieces(
          table: table, language: .ofTexts(in: bundle), values: locale
        ).pieces))
  }

  /// The text of a key in the interface's language, or else the default value, its Markdown as attributes.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringKey(key, defaultValue: defaultValue), table: table, bundle: bundle,
      locale: locale, comment: comment)
  }

  /// The text of a resource in its language, its Markdown as attributes.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      spans: InlineMarkdown.spans(
        of: resource.defaultValue.pieces(
          table: resource.table, language: resource.locale, values: resource.ownLocale
        ).pieces))
  }
}

extension LocalizedStringKey {
  /// The text in a language, cut at its values, and whether the strings have the key at all.
  fileprivate func pieces(
    table: String?, language: Locale, values: Locale?
  ) -> (pieces: [FormattedPiece], isTranslated: Bool) {
    let translated = RenderContext.current.strings.format(
      for: key, defaultFormat: defaultFormat, table: table, locale: language, arguments: arguments)
    let pieces = StringFormatting.pieces(
      of: translated ?? defaultFormat ?? key, arguments: arguments, locale: values ?? language)
    return (pieces, translated != nil)
  }
}

extension FormattedPiece {
  fileprivate var plainText: String {
    switch self {
    case .literal(let string), .value(let string): return string
    case .text(let text):
      return text.runs(in: EnvironmentValues(), graph: nil).map { run in
        if case .string(let string) = run.content { return string }
        return ""
      }.joined()
    }
  }
}
