import Fonts
import Foundation
import Reports
import StringCatalogs
import StringMeasuring
import Testing
import Typesetting

/// Texts for other devices than phones, and macOS's sizes.
struct DeviceTextTests {
  private static let fonts = Result {
    try FontLibrary(
      directory: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Fonts").standardized)
  }

  private func catalog(_ texts: [String: String], locale: String = "en") -> StringCatalog {
    var catalog = StringCatalog(sourceLanguage: locale)
    var entry = CatalogEntry(key: "k", table: "T", file: "f", line: 1)
    entry.localizations[locale] = Localization(
      text: .device(texts.mapValues { .unit(TextUnit(value: $0, line: 1)) }))
    catalog.add(entry)
    return catalog
  }

  private func measure(_ catalog: StringCatalog, _ slot: TextSlot, kind: DeviceKind? = nil) throws
    -> [TextMeasurement]
  {
    var plan = MeasurementPlan()
    plan.slots = [slot]
    plan.kind = kind
    plan.sourceLanguage = catalog.sourceLanguage
    return try StringMeasurer(fonts: Self.fonts.get(), plan: plan).measurements(of: catalog).measurements
  }

  private static let texts = [
    "other": "Tap here", "mac": "Click here", "ipad": "Tap here", "applewatch": "Tap here",
    "appletv": "Press here",
    "applevision": "Look here",
  ]

  @Test func textsOfEveryDeviceAreMeasuredInItsSizes() throws {
    let set = try measure(catalog(Self.texts), TextSlot())
    let byKind = Dictionary(grouping: set) { $0.kind?.rawValue ?? "iphone" }
    #expect(byKind.keys.sorted() == ["appletv", "applevision", "applewatch", "ipad", "iphone", "mac"])
    #expect(byKind["mac"]?.map(\.text) == ["Click here"])
    func width(_ kind: String) throws -> Double { try #require(byKind[kind]?.first).width }
    // Body is 17, 16 and 29 points.
    #expect(try width("ipad") == width("iphone"))
    #expect(try width("applewatch") < width("iphone"))
    #expect(try width("appletv") > width("iphone") * 1.5)
  }

  @Test func aDeviceChoosesItsTexts() throws {
    let set = try measure(catalog(Self.texts), TextSlot(device: "mac", kind: .mac))
    #expect(set.map(\.text) == ["Click here"])
    #expect(try measure(catalog(Self.texts), TextSlot(), kind: .appletv).map(\.text) == ["Press here"])
    #expect(DeviceKind(named: "iPhone 16 Pro") == .iphone)
    #expect(DeviceKind(named: "iPad Pro 13\"") == .ipad)
    #expect(DeviceKind(named: "Fridge") == nil)
  }

  @Test func readersChooseNoSizeOnAMac() throws {
    let slot = TextSlot(typeSizes: Array(0..<12))
    #expect(try measure(catalog(["other": "A", "mac": "B"]), slot).filter { $0.kind == .mac }.count == 1)
  }

  @Test func chineseCharactersAreTwelveThirteenthsOnAMac() throws {
    let text = "設定を変更"
    let phone = try measure(catalog(["other": text], locale: "ja"), TextSlot(font: .fixed(13)))
    let mac = try measure(catalog(["other": text], locale: "ja"), TextSlot(font: .fixed(13)), kind: .mac)
    let (wide, narrow) = (phone[0].width, mac[0].width)
    #expect(abs(narrow / wide - 12.0 / 13) < 0.02, "\(narrow) of \(wide)")
    // Latin letters are the font's own.
    let latin = [DeviceKind?.none, .mac].map { kind in
      try? measure(catalog(["other": "Settings"]), TextSlot(font: .fixed(13)), kind: kind)[0].width
    }
    #expect(latin[0] == latin[1])
  }

  @Test func macOSHasSizesOfItsOwn() {
    #expect(TypeScale.metrics(.body, size: 3, on: .macos).size == 13)
    #expect(TypeScale.metrics(.largeTitle, size: 11, on: .macos).size == 26)
    #expect(TypeScale.weight(.headline, on: .macos) == 0.4)
    #expect(TypeScale.metrics(.body, size: 3, on: .ios).size == 17)
  }

  @Test(arguments: [
    "嘅喺咗啲嚟冇佢哋嗰搵攞滙", "བོད་སྐད་ཡིག", "ꦗꦮ", "ᠮᠣᠩᠭᠣᠯ", "ꯃꯩꯇꯩ", "ꆈꌠꁱꂷ",
  ])
  func everyCharacterHasAGlyph(text: String) throws {
    for (locale, size) in [("zh-HK", 3), ("yue", 11), ("bo", 3)] {
      let set = try measure(
        catalog(["other": text], locale: locale), TextSlot(font: .style(.headline), typeSizes: [size]))
      #expect(set.allSatisfy { $0.missingGlyphs.isEmpty && $0.width > 0 }, "\(set.map(\.missingGlyphs))")
    }
  }
}
