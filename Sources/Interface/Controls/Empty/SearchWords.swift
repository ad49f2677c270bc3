import Foundation
import Views

/// What the system says about a search without results, in the user's language.
///
/// Neither ICU nor CLDR has it. Written from memory of iOS and not checked against Apple's glossaries, as in
/// ``SystemString``.
private struct SearchWords {
  var nothing: String
  /// With `%@` for the search text.
  var nothingFor: String
  var advice: String

  private static let english = SearchWords(
    nothing: "No Results", nothingFor: "No Results for “%@”",
    advice: "Check the spelling or try a new search.")

  private static let all: [String: SearchWords] = [
    "en": english,
    "ar": SearchWords(
      nothing: "لا توجد نتائج", nothingFor: "لا توجد نتائج لـ “%@”",
      advice: "تحقق من التهجئة أو جرِّب بحثًا جديدًا."),
    "da": SearchWords(
      nothing: "Ingen resultater", nothingFor: "Ingen resultater for “%@”",
      advice: "Kontroller stavningen, eller prøv en ny søgning."),
    "de": SearchWords(
      nothing: "Keine Ergebnisse", nothingFor: "Keine Ergebnisse für „%@“",
      advice: "Prüfe die Schreibweise oder versuche es mit einer neuen Suche."),
    "es": SearchWords(
      nothing: "Sin resultados", nothingFor: "Sin resultados para “%@”",
      advice: "Revisa la ortografía o realiza una nueva búsqueda."),
    "fr": SearchWords(
      nothing: "Aucun résultat", nothingFor: "Aucun résultat pour « %@ »",
      advice: "Vérifiez l’orthographe ou lancez une nouvelle recherche."),
    "it": SearchWords(
      nothing: "Nessun risultato", nothingFor: "Nessun risultato per “%@”",
      advice: "Controlla l’ortografia o prova una nuova ricerca."),
    "ja": SearchWords(
      nothing: "検索結果なし", nothingFor: "“%@”の検索結果はありません", advice: "綴りを確認するか、新しい検索を試してください。"),
    "ko": SearchWords(nothing: "결과 없음", nothingFor: "‘%@’에 대한 결과 없음", advice: "맞춤법을 확인하거나 새로운 검색을 시도하십시오."),
    "nb": SearchWords(
      nothing: "Ingen resultater", nothingFor: "Ingen resultater for «%@»",
      advice: "Kontroller stavemåten, eller prøv et nytt søk."),
    "nl": SearchWords(
      nothing: "Geen resultaten", nothingFor: "Geen resultaten voor ‘%@’",
      advice: "Controleer de spelling of probeer een nieuwe zoekopdracht."),
    "pl": SearchWords(
      nothing: "Brak wyników", nothingFor: "Brak wyników dla „%@”",
      advice: "Sprawdź pisownię lub spróbuj nowego wyszukiwania."),
    "pt": SearchWords(
      nothing: "Nenhum Resultado", nothingFor: "Nenhum Resultado para “%@”",
      advice: "Verifique a ortografia ou tente uma nova busca."),
    "ru": SearchWords(
      nothing: "Нет результатов", nothingFor: "Нет результатов для «%@»",
      advice: "Проверьте правописание или попробуйте новый запрос."),
    "sv": SearchWords(
      nothing: "Inga resultat", nothingFor: "Inga resultat för ”%@”",
      advice: "Kontrollera stavningen eller prova en ny sökning."),
    "tr": SearchWords(
      nothing: "Sonuç Yok", nothingFor: "“%@” için Sonuç Yok",
      advice: "Yazımı denetleyin veya yeni bir arama deneyin."),
    "uk": SearchWords(
      nothing: "Немає результатів", nothingFor: "Немає результатів для «%@»",
      advice: "Перевірте правопис або спробуйте інший запит."),
    "zh": SearchWords(nothing: "无结果", nothingFor: "“%@”无结果", advice: "请检查拼写或尝试新的搜索。"),
    "zh-Hant": SearchWords(nothing: "沒有結果", nothingFor: "沒有「%@」的結果", advice: "請檢查拼字或嘗試新的搜尋。"),
  ]

  static func of(_ locale: Locale) -> SearchWords { all[SystemString.language(of: locale)] ?? english }
}

extension Text {
  /// The title of a search without results, for a text or in general.
  init(searchResult text: String?) {
    self.init(
      storage: .computed { environment in
        let words = SearchWords.of(environment.locale)
        return text.map { words.nothingFor.replacingOccurrences(of: "%@", with: $0) } ?? words.nothing
      })
  }

  /// The suggestion for a search without results.
  static var searchAdvice: Text { Text(storage: .computed { SearchWords.of($0.locale).advice }) }
}
