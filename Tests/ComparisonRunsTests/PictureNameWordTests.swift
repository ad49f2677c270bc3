import ComparisonRuns
import TestSupport
import Testing

/// The words of pictures' names are told apart by hand, as these regular expressions would do it.
struct PictureNameWordTests {
  private static let some = [
    "393x852@3x", "375x", "x300", "infx300", "200.5x60", "x", "@3x", "9x9@x", "9x9@2", "9x9@2xx", "info",
    "inf1", "en", "ar", "pt-BR",
    "zh-Hans", "zh_Hans_CN", "zh-Hans-CN", "sr-latn", "top", "deu", "d", "dark", "pt-BRA", "es-419", "en-",
    "-en", "", "Ⅷx", "٣x",
  ]

  @Test func wordsAreWhatRegularExpressionsSay() {
    var random = SeededRandom(seed: 7)
    let letters = Array("0139x@.infdeABZ-_")
    let made = (0..<Soak.rounds(3000, long: 300_000)).map { _ in
      String((0..<random.among(0...9)).map { _ in random.one(of: letters) })
    }
    for word in Self.some + made {
      let isSize =
        word.wholeMatch(of: /[0-9.]*x[0-9.]*(@[0-9.]+x)?|inf.*/) != nil && word.contains(where: \.isNumber)
      #expect(PictureName.isSize(word) == isSize, "\(word)")
      let isLanguage = word.wholeMatch(of: /[a-z]{2,3}([-_][A-Z][a-z]{3})?([-_][A-Z]{2})?/) != nil
      #expect(PictureName.isLanguage(word) == isLanguage, "\(word)")
    }
  }
}
