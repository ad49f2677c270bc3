import Foundation
import Testing

/// Pictures as `fastlane deliver` uploads them.
@Suite struct StoreScreenshotTests {
  private static let source = """
    import SwiftUI
    #Preview("Home") { Text("Hello") }
    #Preview("Red/Blue") { Color.red.opacity(0.5) }
    """
  private static let catalog = """
    { "sourceLanguage": "en", "strings": {
      "Hello": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Guten Tag" } },
        "pt-PT": { "stringUnit": { "state": "translated", "value": "Bom dia" } } } } } }
    """
  private static let titles = """
    { "sourceLanguage": "en", "strings": {
      "Home": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Welcome" } },
        "de": { "stringUnit": { "state": "translated", "value": "Willkommen zu dieser App" } } } } } }
    """

  /// The colour type of a PNG file: 2 is RGB without alpha.
  private static func colorType(_ bytes: Data) -> UInt8 { bytes[bytes.startIndex + 25] }

  @Test func laysPicturesOutInAllLanguages() throws {
    let program = try Program(["Views.swift": Self.source, "Localizable.xcstrings": Self.catalog])
    let result = try program.run(
      "render", "Views.swift", "--folders", "deliver", "--device", "iPhone SE", "--device", "iPad Pro 13",
      "-o", "shots")
    #expect(result.errors == "")
    #expect(result.exitCode == 0)
    #expect(try program.pictures(in: "shots") == ["de-DE", "en-US", "pt-PT"])
    for locale in ["de-DE", "en-US", "pt-PT"] {
      #expect(
        try program.pictures(in: "shots/\(locale)") == [
          "01_iPad-Pro-13-IPAD_PRO_3GEN_129_Home.png", "01_iPhone-SE_Home.png",
          "02_iPad-Pro-13-IPAD_PRO_3GEN_129_Red-Blue.png", "02_iPhone-SE_Red-Blue.png",
        ])
      for name in ["01_iPhone-SE_Home.png", "02_iPhone-SE_Red-Blue.png"] {
        #expect(try program.pixelSize("shots/\(locale)/\(name)") == [750, 1334])
        #expect(try Self.colorType(program.bytes("shots/\(locale)/\(name)")) == 2)
      }
    }
    let home = "01_iPhone-SE_Home.png"
    #expect(try program.bytes("shots/de-DE/\(home)") != program.bytes("shots/en-US/\(home)"))
    let red = "02_iPhone-SE_Red-Blue.png"
    #expect(try program.bytes("shots/de-DE/\(red)") == program.bytes("shots/en-US/\(red)"))
  }

  @Test func framesThemInTheirSize() throws {
    let program = try Program([
      "Views.swift": Self.source, "Localizable.xcstrings": Self.catalog, "Captions.xcstrings": Self.titles,
    ])
    let arguments = [
      "render", "Views.swift", "--folders", "deliver", "--device", "iPhone SE", "--include", "Home",
      "--locale",
      "de", "--frame",
    ]
    #expect(try program.run(arguments + ["-o", "plain"]).errors == "")
    #expect(try program.run(arguments + ["--title-table", "Captions", "-o", "table"]).errors == "")
    #expect(
      try program.run(arguments + ["--title", "Willkommen zu dieser App", "-o", "text"]).errors == "")
    let name = "de-DE/01_iPhone-SE_Home.png"
    for folder in ["plain", "table", "text"] {
      #expect(try program.pixelSize("\(folder)/\(name)") == [750, 1334])
      #expect(try Self.colorType(program.bytes("\(folder)/\(name)")) == 2)
    }
    #expect(try program.bytes("table/\(name)") == program.bytes("text/\(name)"))
    #expect(try program.bytes("table/\(name)") != program.bytes("plain/\(name)"))
  }

  @Test func warnsOfSizesThatTheStoreDoesNotTake() throws {
    let program = try Program(["Views.swift": Self.source])
    let result = try program.run(
      "render", "Views.swift", "--folders", "deliver", "--device", "iPhone XR", "--locale", "en", "--locale",
      "fr-CA", "-o", "shots")
    #expect(
      result.errors.hasPrefix(
        "warning: The App Store takes no pictures of 828x1792 pixels (iPhone XR); it takes iPhone 6.9\": 1320x2868,"
      ))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.exitCode == 0)
    #expect(try program.pictures(in: "shots") == ["en-US", "fr-CA"])
  }

  @Test(arguments: [
    (
      ["--device", "iPhone SE", "--locale", "fil"],
      "the App Store has no language for the locale “fil”; it has: ar-SA,"
    ),
    (
      ["--device", "iPhone SE", "--locale", "de-AT", "--locale", "de"],
      "the locales “de-AT” and “de” are both de-DE in the App Store"
    ),
    (["--locale", "de"], "pictures for the App Store need a device: --device"),
    (
      ["--device", "iPhone SE", "--pseudo", "double"],
      "pictures for the App Store need a language: --locale"
    ),
    (
      ["--device", "iPhone SE", "--scale", "1"],
      "--size and --scale cannot be used with --folders deliver; choose sizes with --device"
    ),
  ])
  func refusesWhatTheStoreWould(arguments: [String], sentence: String) throws {
    let program = try Program(["Views.swift": Self.source])
    let result = try program.run(["render", "Views.swift", "--folders", "deliver"] + arguments)
    #expect(result.errors.hasPrefix("error: \(sentence)"))
    #expect(result.exitCode == 64)
  }

  @Test func refusesMoreThanTenPicturesForAKindOfScreen() throws {
    let previews = (1...6).map { "#Preview(\"P\($0)\") { Color.red }" }.joined(separator: "\n")
    let program = try Program(["Many.swift": "import SwiftUI\n" + previews])
    // Both have screens that the store files under 6.3 inches.
    let arguments = [
      "render", "Many.swift", "--folders", "deliver", "--locale", "en", "--device", "iPhone 15", "--device",
      "iPhone 16 Pro", "-o", "shots",
    ]
    let result = try program.run(arguments)
    #expect(
      result.errors
        == "error: there are more than 10 pictures for iPhone 6.3\" in en-US, which is as many as the App Store takes; "
        + "--include and --exclude choose among previews\n")
    #expect(result.exitCode == 64)
    #expect(try program.run(arguments + ["--exclude", "P6"]).exitCode == 0)
    #expect(try program.pictures(in: "shots/en-US").count == 10)
  }
}
