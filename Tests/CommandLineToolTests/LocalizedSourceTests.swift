import Foundation
import Testing

/// Unchanged sources that look texts up by every way that Apple's frameworks have.
@Suite struct LocalizedSourceTests {
  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "title": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Settings" } },
        "de": { "stringUnit": { "state": "translated", "value": "Einstellungen, 100%" } } } },
      "**bold** %lld": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "**fett** %lld" } } } },
      "%d items": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%d item" } },
          "other": { "stringUnit": { "state": "translated", "value": "%d items" } } } } },
        "de": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%d Ding" } },
          "other": { "stringUnit": { "state": "translated", "value": "%d Dinge" } } } } } } } } }
    """

  private static let extra = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "detail": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Detail" } },
        "de": { "stringUnit": { "state": "translated", "value": "Einzelheit" } } } },
      "later": { "extractionState": "extracted_with_value", "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Später %lld" } } } } } }
    """

  /// The texts that a view with the given body shows in languages, one after the other.
  private func shown(
    _ texts: String, top: String = "", in locales: [String], _ more: String...
  ) throws -> [String] {
    let source = """
      import Foundation
      import SwiftUI
      final class Marker {}
      \(top)
      struct Screen: View {
        let count = 1
        var body: some View { VStack { \(texts) } }
      }
      """
    let program = try Program([
      "Package.swift": "", "Sources/Screen.swift": source, "Resources/Localizable.xcstrings": Self.catalog,
      "Resources/Extra.xcstrings": Self.extra,
    ])
    let result = try program.run(
      ["inspect", "Sources/Screen.swift", "--size", "300x600"] + locales.flatMap { ["--locale", $0] } + more)
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.output.split(separator: "\n").compactMap { line in
      line.contains("Text (") ? line.split(separator: "\"").last.map(String.init) : nil
    }
  }

  @Test(arguments: [
    (#"Text(NSLocalizedString("title", comment: ""))"#, "Settings", "Einstellungen, 100%"),
    (
      #"Text(NSLocalizedString("detail", tableName: "Extra", bundle: .main, value: "", comment: ""))"#,
      "Detail", "Einzelheit"
    ),
    (
      #"Text(NSLocalizedString("none", tableName: nil, bundle: .module, value: "Value", comment: ""))"#,
      "Value", "Value"
    ),
    (#"Text(NSLocalizedString("none", comment: ""))"#, "none", "none"),
    (
      #"Text(Bundle.main.localizedString(forKey: "title", value: nil, table: nil))"#,
      "Settings", "Einstellungen, 100%"
    ),
    (#"Text("title", bundle: .module)"#, "Settings", "Einstellungen, 100%"),
    // A language that the app chooses itself.
    (
      #"Text("title", bundle: Bundle(path: Bundle.main.path(forResource: "de", ofType: "lproj")!))"#,
      "Einstellungen, 100%", "Einstellungen, 100%"
    ),
    (
      #"Text(Bundle(path: Bundle.main.path(forResource: "de", ofType: "lproj")!)!.localizedString(forKey: "title", value: nil, table: nil))"#,
      "Einstellungen, 100%", "Einstellungen, 100%"
    ),
    (
      #"Text(String(localized: "title", bundle: Bundle(url: Bundle.main.url(forResource: "de", withExtension: "lproj")!)))"#,
      "Einstellungen, 100%", "Einstellungen, 100%"
    ),
    (#"Text("title", bundle: #bundle)"#, "Settings", "Einstellungen, 100%"),
    (
      #"Text("detail", tableName: "Extra", bundle: Bundle(for: Marker.self), comment: "")"#,
      "Detail", "Einzelheit"
    ),
    (
      #"Text(String(localized: "detail", table: "Extra", bundle: .module, locale: .current, comment: ""))"#,
      "Detail", "Einzelheit"
    ),
    (#"Text(String(localized: String.LocalizationValue("title")))"#, "Settings", "Einstellungen, 100%"),
    (
      #"Text(String(localized: "later", defaultValue: "Later \(count)", table: "Extra"))"#,
      "Later 1", "Später 1"
    ),
    (
      #"Text(LocalizedStringResource("later", defaultValue: "Later \(count)", table: "Extra", bundle: .main))"#,
      "Later 1", "Später 1"
    ),
    (
      #"Text(LocalizedStringResource("title", bundle: .atURL(Bundle.main.bundleURL), comment: ""))"#,
      "Settings", "Einstellungen, 100%"
    ),
    (
      #"Text(LocalizedStringResource("title", locale: Locale(identifier: "de")))"#,
      "Einstellungen, 100%", "Einstellungen, 100%"
    ),
    (#"Button(LocalizedStringResource("title")) {}"#, "Settings", "Einstellungen, 100%"),
    (#"Text(AttributedString(localized: "**bold** \(count)"))"#, "bold 1", "fett 1"),
    (#"Text(String(format: NSLocalizedString("%d items", comment: ""), count))"#, "1 item", "1 Ding"),
    (
      #"Text(String.localizedStringWithFormat(NSLocalizedString("%d items", comment: ""), 12345))"#,
      "12,345 items", "12.345 Dinge"
    ),
    (#"Text(String(format: "%@ %.1f", "a", 1.25))"#, "a 1.2", "a 1.2"),
    (#"Text("50% off")"#, "50% off", "50% off"),
    (#"Text(1234567.formatted())"#, "1,234,567", "1.234.567"),
    (#"Text(0.5.formatted(.percent))"#, "50%", "50\u{A0}%"),
    (#"Text(5.5.formatted(.number.locale(Locale(identifier: "en"))))"#, "5.5", "5.5"),
    (#"Text(["a", "b"].formatted())"#, "a and b", "a und b"),
    (#"Text(Locale.current.identifier)"#, "en", "de"),
  ])
  func looksUp(_ text: String, english: String, german: String) throws {
    #expect(try shown(text, in: ["en", "de"]) == [english, german])
  }

  @Test func followsTheLanguageInVariablesThatOutliveARender() throws {
    let top = """
      let atTheTop = String(localized: "title")
      enum Strings {
        static let kept = NSLocalizedString("title", comment: "")
        static let resource: LocalizedStringResource = "title"
      }
      """
    let texts = "Text(atTheTop); Text(Strings.kept); Text(Strings.resource)"
    let german = "Einstellungen, 100%"
    #expect(
      try shown(texts, top: top, in: ["en", "de", "en"])
        == ["Settings", "Settings", "Settings", german, german, german, "Settings", "Settings", "Settings"])
    #expect(
      try shown(texts, top: top, in: [], "--pseudo", "bounded")
        == Array(repeating: "[# Settings #]", count: 3))
  }

  @Test func leavesDeclarationsOfTheProjectsOwnAlone() throws {
    let top = """
      func NSLocalizedString(_ key: String, comment: String) -> String { "own " + key }
      extension Bundle { static let module = Bundle(for: Marker.self) }
      extension Locale { static var current: Locale { Locale(identifier: "fr") } }
      """
    #expect(
      try shown(
        #"Text(NSLocalizedString("title", comment: "")); Text("title", bundle: .module)"#
          + "; Text(Locale.current.identifier)", top: top, in: ["de"])
        == ["own title", "Einstellungen, 100%", "fr"])
  }

  @Test func knowsTheKeysOfTextsThatAreLookedUpAsStrings() throws {
    let source = """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text(NSLocalizedString("title", comment: "")).frame(width: 90)
          Text(String(localized: "detail", table: "Extra")).frame(width: 70)
        }
      }
      """
    let program = try Program([
      "Package.swift": "", "Screen.swift": source, "Localizable.xcstrings": Self.catalog,
      "Extra.xcstrings": Self.extra,
    ])
    let result = try program.run(
      "budgets", "Screen.swift", "Localizable.xcstrings", "Extra.xcstrings")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains("title") && result.output.contains("width: 90"))
    #expect(result.output.contains("detail") && result.output.contains("width: 70"))
  }

  @Test func symbolsOfStringCatalogs() throws {
    let catalog = """
      { "sourceLanguage": "en", "version": "1.1", "strings": {
        "screen.title": { "extractionState": "manual", "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Trips" } },
          "de": { "stringUnit": { "state": "translated", "value": "Reisen" } } } },
        "screen.days": { "extractionState": "manual", "localizations": {
          "en": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%(days)lld day" } },
            "other": { "stringUnit": { "state": "translated", "value": "%(days)lld days" } } } } },
          "de": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%(days)lld Tag" } },
            "other": { "stringUnit": { "state": "translated", "value": "%(days)lld Tage" } } } } } } },
        "screen.route": { "extractionState": "manual", "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "%1$(from)@ to %2$(to)@" } },
          "de": { "stringUnit": { "state": "translated", "value": "Nach %2$(to)@ von %1$(from)@" } } } },
        "screen.own": { "extractionState": "manual" } } }
      """
    let program = try Program([
      "Package.swift": "", "Localizable.xcstrings": catalog,
      "More.xcstrings": catalog.replacing("screen.", with: "more.").replacing("Trips", with: "Journeys"),
      "Screen.swift": """
      import SwiftUI
      extension LocalizedStringResource {
        static var screenOwn: LocalizedStringResource { "mine" }
      }
      struct Screen: View {
        var body: some View {
          Text(.screenTitle)
          Text(.screenDays(days: 2))
          Text(String(localized: .screenRoute(from: "Oslo", to: "Rome")))
          Text(.screenOwn)
          Text(.More.moreTitle)
        }
      }
      """,
    ])
    let result = try program.run([
      "inspect", "Screen.swift", "--size", "300x600", "--locale", "en", "--locale", "de",
    ])
    #expect(result.exitCode == 0, "\(result.errors)")
    let texts = result.output.split(separator: "\n").compactMap { line in
      line.contains("Text (") ? line.split(separator: "\"").last.map(String.init) : nil
    }
    #expect(
      texts == [
        "Trips", "2 days", "Oslo to Rome", "mine", "Journeys", "Reisen", "2 Tage", "Nach Rome von Oslo",
        "mine",
        "Reisen",
      ])
  }
}
