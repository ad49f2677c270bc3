import Reports
import StringCatalogs
import Testing

/// Numbers from the samples of CLDR's cardinal rules (common/supplemental/plurals.xml), written down by hand.
struct PluralSampleTests {
  private static let samples: [(locales: [String], samples: [String: [Double]])] = [
    (["en", "de", "nl", "sv", "et", "fi"], ["one": [1], "other": [0, 2, 16, 100, 1000, 1_000_000, 1.5]]),
    (["el", "bg", "hu", "nb", "tr", "ka", "sw"], ["one": [1], "other": [0, 2, 16, 100, 1_000_000, 1.5]]),
    (["da"], ["one": [1, 0.1, 1.6], "other": [0, 2, 16, 100, 2.5]]),
    (["it", "es", "ca", "pt-PT"], ["one": [1], "many": [1_000_000], "other": [0, 2, 16, 100, 1000, 1.5]]),
    (["fr", "pt"], ["one": [0, 1, 1.5], "many": [1_000_000], "other": [2, 17, 100, 1000]]),
    (["hy"], ["one": [0, 1, 1.5], "other": [2, 17, 100]]),
    (["hi", "bn", "fa", "gu", "kn", "am", "zu"], ["one": [0, 1, 0.5], "other": [2, 17, 100, 1.5]]),
    (["ro"], ["one": [1], "few": [0, 2, 16, 101, 1001, 1.5], "other": [20, 35, 100, 1000]]),
    (
      ["ru", "uk", "be"],
      [
        "one": [1, 21, 31, 101, 1001], "few": [2, 4, 22, 24, 102, 1002],
        "many": [0, 5, 11, 19, 100, 1_000_000],
        "other": [1.5],
      ]
    ),
    (
      ["pl"],
      [
        "one": [1], "few": [2, 4, 22, 24, 102], "many": [0, 5, 12, 19, 21, 25, 100, 1_000_000],
        "other": [1.5],
      ]
    ),
    (["cs", "sk"], ["one": [1], "few": [2, 4], "many": [1.5], "other": [0, 5, 19, 22, 100]]),
    (
      ["sl"],
      ["one": [1, 101, 201], "two": [2, 102], "few": [3, 4, 103, 104, 1.5], "other": [0, 5, 19, 100]]
    ),
    (["hsb", "dsb"], ["one": [1, 101], "two": [2, 102], "few": [3, 4, 104], "other": [0, 5, 19, 100]]),
    (
      ["hr", "sr", "bs"],
      ["one": [1, 21, 31, 101, 1.1], "few": [2, 4, 22, 102, 1.2], "other": [0, 5, 11, 19, 100, 1.5]]
    ),
    (
      ["lt"],
      ["one": [1, 21, 31, 101], "few": [2, 9, 22, 29, 102], "many": [1.5], "other": [0, 10, 11, 20, 100]]
    ),
    (["lv"], ["zero": [0, 10, 11, 20, 100], "one": [1, 21, 31, 101], "other": [2, 9, 22, 29, 102]]),
    (
      ["ar"],
      [
        "zero": [0], "one": [1], "two": [2], "few": [3, 10, 103, 110], "many": [11, 26, 111],
        "other": [100, 102, 200, 1000, 1.5],
      ]
    ),
    (["he"], ["one": [1, 0.5], "two": [2], "other": [0, 3, 17, 100, 1.5]]),
    (
      ["ja", "ko", "zh", "th", "vi", "id", "ms", "lo", "km", "my"],
      ["other": [0, 1, 2, 15, 100, 1_000_000, 1.5]]
    ),
    (["cy"], ["zero": [0], "one": [1], "two": [2], "few": [3], "many": [6], "other": [4, 5, 7, 100]]),
    (["ga"], ["one": [1], "two": [2], "few": [3, 6], "many": [7, 10], "other": [0, 11, 25, 100]]),
    (["gd"], ["one": [1, 11], "two": [2, 12], "few": [3, 10, 13, 19], "other": [0, 20, 34, 100]]),
    (
      ["br"],
      [
        "one": [1, 21, 31, 61, 81, 101], "two": [2, 22, 32, 62, 82], "few": [3, 4, 9, 23, 29, 103],
        "many": [1_000_000], "other": [0, 5, 8, 10, 20, 71, 100, 1000],
      ]
    ),
    (
      ["mt"],
      [
        "one": [1], "two": [2], "few": [0, 3, 10, 103, 109], "many": [11, 19, 111],
        "other": [20, 35, 100, 1000],
      ]
    ),
    (["is"], ["one": [1, 21, 31, 101], "other": [0, 2, 11, 16, 100]]),
    (["mk"], ["one": [1, 21, 31, 101], "other": [0, 2, 11, 16, 100]]),
    (["fil"], ["one": [0, 1, 2, 3, 5, 7, 8, 10, 100], "other": [4, 6, 9, 14, 16, 19, 104]]),
    (["shi"], ["one": [0, 1], "few": [2, 10], "other": [11, 26, 100]]),
    (["ksh"], ["zero": [0], "one": [1], "other": [2, 17, 100]]),
  ]

  @Test func numbersHaveTheFormsOfCLDRsSamples() throws {
    var languages = 0
    for (locales, samples) in Self.samples {
      for locale in locales {
        languages += 1
        let rules = try PluralRules(locale: locale)
        #expect(Set(rules.categories.map(\.rawValue)) == Set(samples.keys), "\(locale)")
        for (category, numbers) in samples {
          for number in numbers {
            #expect(rules.category(for: number).rawValue == category, "\(locale) \(number)")
          }
        }
      }
    }
    #expect(languages >= 40)
  }

  @Test func measuredNumbersAreOfTheirForms() throws {
    for (locales, samples) in Self.samples {
      for locale in locales {
        let rules = try PluralRules(locale: locale)
        let whole = Set(samples.filter { $0.value.contains { $0 == $0.rounded() } }.keys)
        #expect(Set(rules.samples.map(\.category.rawValue)) == whole, "\(locale)")
        for (category, number) in rules.samples { #expect(rules.category(for: Double(number)) == category) }
      }
    }
  }
}
