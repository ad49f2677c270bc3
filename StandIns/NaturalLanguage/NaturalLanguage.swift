// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions

// Words are found by Foundation's rules; their classes are unknown, and no language is recognized.

public enum NLTokenUnit: Int, Sendable {
  case word
  case sentence
  case paragraph
  case document
}
public struct NLLanguage: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let undetermined = Self("und")
  public static let english = Self("en")
  public static let french = Self("fr")
  public static let german = Self("de")
  public static let spanish = Self("es")
  public static let italian = Self("it")
  public static let portuguese = Self("pt")
  public static let japanese = Self("ja")
  public static let korean = Self("ko")
  public static let simplifiedChinese = Self("zh-Hans")
  public static let traditionalChinese = Self("zh-Hant")
  public static let russian = Self("ru")
  public static let arabic = Self("ar")
}
public struct NLTagScheme: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let tokenType = Self(rawValue: "TokenType")
  public static let lexicalClass = Self(rawValue: "LexicalClass")
  public static let nameType = Self(rawValue: "NameType")
  public static let nameTypeOrLexicalClass = Self(rawValue: "NameTypeOrLexicalClass")
  public static let lemma = Self(rawValue: "Lemma")
  public static let language = Self(rawValue: "Language")
  public static let sentimentScore = Self(rawValue: "SentimentScore")
}
public struct NLTag: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let word = Self(rawValue: "Word")
  public static let noun = Self(rawValue: "Noun")
  public static let verb = Self(rawValue: "Verb")
  public static let adjective = Self(rawValue: "Adjective")
  public static let personalName = Self(rawValue: "PersonalName")
  public static let placeName = Self(rawValue: "PlaceName")
  public static let organizationName = Self(rawValue: "OrganizationName")
}
open class NLTagger: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
  }
  open var string: String?
  public init(tagSchemes: [NLTagScheme]) {}
  open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (
    NLTag?, Range<String.Index>
  ) {
    (nil, index..<index)
  }
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {}
  open var dominantLanguage: NLLanguage? { nil }
}
open class NLTokenizer: NSObject, @unchecked Sendable {
  open var string: String?
  public init(unit: NLTokenUnit) {}
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] { [] }
  open func setLanguage(_ language: NLLanguage) {}
}
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
  public override init() {}
  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
  open func processString(_ string: String) {}
  open var dominantLanguage: NLLanguage? { nil }
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
}
open class NLEmbedding: NSObject, @unchecked Sendable {
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open func neighbors(for string: String, maximumCount: Int) -> [(String, Double)] { [] }
}
