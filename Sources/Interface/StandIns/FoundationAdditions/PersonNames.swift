import Foundation

extension PersonNameComponents {
  /// The parts of a name that a style shows, in the language's order.
  ///
  /// The languages of East Asia put the family name first, without a space if the language uses none.
  fileprivate func text(_ style: FormatStyle.Style, locale: Locale) -> String {
    let language = locale.language.languageCode?.identifier ?? "en"
    let isFamilyFirst = ["zh", "ja", "ko", "hu", "vi"].contains(language)
    let separator = ["zh", "ja", "ko"].contains(language) ? "" : " "
    let parts: [String?] =
      switch style {
      case .short: [nickname ?? givenName ?? familyName]
      case .medium: isFamilyFirst ? [familyName, givenName] : [givenName, familyName]
      case .long:
        isFamilyFirst
          ? [familyName, middleName, givenName, nameSuffix]
          : [namePrefix, givenName, middleName, familyName, nameSuffix]
      case .abbreviated:
        (isFamilyFirst ? [familyName, givenName] : [givenName, familyName]).map {
          $0.map { String($0.prefix(1)) }
        }
      }
    let shown = parts.compactMap { $0 }.filter { !$0.isEmpty }
    return shown.joined(separator: style == .abbreviated ? "" : separator)
  }

  /// https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: String, Codable, Hashable, Sendable {
      case short
      case medium
      case long
      case abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ value: PersonNameComponents) -> String { value.text(style, locale: locale) }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  public func formatted() -> String { FormatStyle().format(self) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A user's name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

/// Persons' names as text. This Foundation has only the name, for which sources get this type.
open class _PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case `default`
    case short
    case medium
    case long
    case abbreviated
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Options(rawValue: 2)
  }

  open var style = Style.default
  open var isPhonetic = false
  open var locale: Locale! = .current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = _PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let shown = isPhonetic ? components.phoneticRepresentation ?? components : components
    let style: PersonNameComponents.FormatStyle.Style =
      switch style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return shown.text(style, locale: locale ?? .current)
  }

  /// The name's words as its first, middle and last parts; nil if there is none.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words.last }
    if words.count > 2 { components.middleName = words.dropFirst().dropLast().joined(separator: " ") }
    return components
  }

  open override func string(for object: Any?) -> String? {
    (object as? PersonNameComponents).map(string(from:))
  }
}

extension PersonNameComponents.FormatStyle {
  /// The name as text with attributes, of which there are none here.
  public var attributed: AttributedStyle { AttributedStyle(style: self) }

  public struct AttributedStyle: Foundation.FormatStyle, Sendable {
    let style: PersonNameComponents.FormatStyle

    public func format(_ value: PersonNameComponents) -> AttributedString {
      AttributedString(style.format(value))
    }
    public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// Parses the words of a name.
  public struct Strategy: Foundation.ParseStrategy, Sendable {
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let components = _PersonNameComponentsFormatter().personNameComponents(from: value) else {
        throw CocoaError(.formatting)
      }
      return components
    }
  }

  public var parseStrategy: Strategy { Strategy() }
}
