public import Foundation

/// The implementation of Foundation's text and language look-ups in a preview.
///
/// Foundation knows the program's bundle and language only. The runner redeclares the same functions in the
/// module that it compiles, where they take precedence, and they call these.
public enum _InterfaceStrings {
  /// The interface's language and region.
  public static var locale: Locale { RenderContext.current.locale }

  /// The user's preferred language tags, the interface's first.
  public static var languages: [String] { [RenderContext.current.locale.identifier(.bcp47)] }

  /// The text of a key as it is written, for `NSLocalizedString` and `Bundle.localizedString(forKey:value:table:)`.
  ///
  /// - Returns: without a translation the value, or the key where that is empty.
  /// - Parameter bundle: a language's own folder has the texts in this language; every other bundle has the interface's.
  public static func text(forKey key: String, value: String?, table: String?, bundle: Bundle) -> String {
    let value = value.flatMap { $0.isEmpty ? nil : $0 }
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    guard
      let text = RenderContext.current.strings.text(
        for: key, defaultText: value, table: table,
        locale: .ofTexts(in: bundle))
    else { return value ?? key }
    TextOrigins.note(text, from: CatalogKey(key: key, table: table ?? "Localizable"))
    return text
  }

  /// A format with its values inserted, for `String(format:)`.
  ///
  /// A format that came from a catalog is looked up again, since its plural form depends on the values.
  public static func text(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
    guard let origin = TextOrigins.origin(of: format) else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    let chosen = RenderContext.current.strings.format(
      for: origin.key, table: origin.table, locale: RenderContext.current.locale,
      arguments: arguments.map(LocalizedStringKey.Argument.init))
    let text = String(format: chosen ?? format, locale: locale, arguments: arguments)
    TextOrigins.note(text, from: origin)
    return text
  }

  /// A style in the interface's language, unless it was given a language of its own.
  public static func style<Style: FormatStyle>(_ style: Style) -> Style {
    self.style(style, following: locale)
  }

  /// A style in a language, unless it was given a language of its own.
  package static func style<Style: FormatStyle>(_ style: Style, following locale: Locale) -> Style {
    style == style.locale(.autoupdatingCurrent) ? style.locale(locale) : style
  }
}

extension LocalizedStringKey.Argument {
  /// An argument of `String(format:)`.
  fileprivate init(_ argument: any CVarArg) {
    switch argument {
    case let value as any SignedInteger & FixedWidthInteger: self = .integer(Int64(truncatingIfNeeded: value))
    case let value as any UnsignedInteger & FixedWidthInteger:
      self = .unsigned(UInt64(truncatingIfNeeded: value))
    case let value as Double: self = .double(value, specifier: "%f")
    case let value as Float: self = .double(Double(value), specifier: "%f")
    case let value as CGFloat: self = .double(Double(value), specifier: "%f")
    case let value as String: self = .string(value)
    default: self = .string("\(argument)")
    }
  }
}
