import Controls
import Foundation
import RenderSupport
import Testing
import Views

/// The controls' own texts in the user's language.
@MainActor
@Suite struct ControlLanguageTests {
  private let date = Date(timeIntervalSince1970: 1_750_000_000)

  private func lines(_ view: some View, in locale: String) throws -> [String] {
    try Render.lines(view.environment(\.locale, Locale(identifier: locale)), 390)
  }

  @Test func calendarsHaveTheDigitsOfTheLanguage() throws {
    let picker = DatePicker("Date", selection: .constant(date), displayedComponents: .date)
      .datePickerStyle(.graphical)
    #expect(try lines(picker, in: "ar_EG").contains("١٥"))
    #expect(try lines(picker, in: "de").contains("15"))
  }

  @Test func wheelsHaveTheHoursOfTheLanguage() throws {
    let picker = DatePicker("Date", selection: .constant(date), displayedComponents: .hourAndMinute)
      .datePickerStyle(.wheel).labelsHidden()
    let english = try lines(picker, in: "en_US")
    #expect(english.contains("AM") && english.contains("PM"))
    let german = try lines(picker, in: "de")
    #expect(!german.contains("AM") && !german.contains("PM"))
    #expect(try lines(picker, in: "ar_EG").contains { $0.unicodeScalars.contains { $0.value == 0x0666 } })
  }

  @Test func wheelsShowTheirDaysWhole() throws {
    let picker = DatePicker("Date", selection: .constant(date)).datePickerStyle(.wheel).labelsHidden()
    for locale in ["en_US", "de", "ja", "fr", "es"] {
      let lines = try lines(picker, in: locale)
      #expect(!lines.contains { $0.contains("…") }, "\(locale): \(lines)")
    }
    #expect(try lines(picker, in: "en_US").contains("Sun Jun 15"))
  }

  @Test func timesBesideCalendarsAreNamedInTheLanguage() throws {
    let picker = DatePicker("Date", selection: .constant(date)).datePickerStyle(.graphical)
    #expect(try lines(picker, in: "en").contains("Time"))
    #expect(try lines(picker, in: "de").contains("Uhrzeit"))
  }

  @Test func searchesWithoutResultsSpeakTheLanguage() throws {
    let empty = ContentUnavailableView.search(text: "abc")
    #expect(try lines(empty, in: "en").first == "No Results for “abc”")
    #expect(try lines(empty, in: "fr").first == "Aucun résultat pour « abc »")
    #expect(try lines(empty, in: "zh_TW").first == "沒有「abc」的結果")
    // A language that is not known has them in English.
    #expect(try lines(ContentUnavailableView.search, in: "mi").first == "No Results")
  }
}
