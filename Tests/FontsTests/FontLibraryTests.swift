import Fonts
import Foundation
import TestSupport
import Testing

@Suite struct FontLibraryTests {
  private static var folder: URL {
    Repository.fonts
  }

  @Test func aFolderWithoutAListIsRefusedByName() {
    let error = #expect(throws: FontError.self) {
      try FontLibrary(directory: URL(fileURLWithPath: "/nonexistent"))
    }
    #expect(error?.description == "the font file /nonexistent/MANIFEST.json does not exist")
  }

  @Test func aNamedFolderIsNotReplacedByAnother() {
    #expect(throws: FontError.missingDirectory(["/nonexistent"])) {
      try FontLibrary.locate(explicit: "/nonexistent", environment: [:])
    }
  }

  @Test func aFileThatIsNoFontIsRefused() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = URL(fileURLWithPath: try folder.write("broken.ttf", "not a font"))
    let library = try FontLibrary(directory: Self.folder)
    let error = #expect(throws: FontError.self) { try library.register(file, family: "Broken") }
    #expect(error?.description.contains(file.path) == true)
  }

  @Test func systemDesignsShareApplesLineBox() throws {
    let library = try FontLibrary(directory: Self.folder)
    for family in [FontRequest.Family.system, .rounded, .serif, .monospaced] {
      var request = FontRequest(size: 17)
      request.family = family
      let font = try library.resolve(request)
      #expect(abs(font.ascent - 17 * 1950 / 2048) < 1e-9)
      #expect(abs(font.descent - 17 * 494 / 2048) < 1e-9)
    }
  }

  @Test func everyListedFontOpens() throws {
    struct Manifest: Decodable {
      struct Font: Decodable {
        var file: String
      }
      var fonts: [Font]
    }
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("MANIFEST.json"))
    let library = try FontLibrary(directory: Self.folder)
    for font in try JSONDecoder().decode(Manifest.self, from: data).fonts {
      #expect(throws: Never.self) {
        try library.register(Self.folder.appendingPathComponent(font.file), family: font.file)
      }
    }
  }

  @Test func symbolsAreFoundByTheirNames() throws {
    let library = try FontLibrary(directory: Self.folder)
    let star = try #require(try library.symbol(named: "star.fill", weight: 400))
    #expect(star.advance > 0.8 && star.advance < 1.6)
    #expect(try library.symbol(named: "no.such.symbol", weight: 400) == nil)
  }

  @Test func weightsFollowUIKitsScale() {
    var request = FontRequest(size: 10)
    for (weight, expected) in [(-0.8, 100.0), (0, 400), (0.3, 600), (0.4, 700), (0.62, 900)] {
      request.weight = weight
      #expect(request.openTypeWeight == expected)
    }
  }

  /// Damaged fonts are refused or drawn wrong, but never end the program.
  @Test func damagedFontsDoNoHarm() throws {
    let original = try Data(
      contentsOf: Self.folder.appendingPathComponent("Scripts/Noto/NotoSansOlChiki-Regular.ttf"))
    let library = try FontLibrary(directory: Self.folder)
    var seed: UInt64 = 7
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    let runs = ProcessInfo.processInfo.environment["FITTINGROOM_FUZZ_RUNS"].flatMap(Int.init) ?? 300
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for run in 0..<runs {
      var damaged = original
      for _ in 0..<(1 + random(20)) { damaged[random(damaged.count)] = UInt8(random(256)) }
      if run % 5 == 0 { damaged = damaged.prefix(random(damaged.count)) }
      let file = URL(fileURLWithPath: try folder.write("\(run).ttf", damaged))
      defer { try? FileManager.default.removeItem(at: file) }
      let family = "Damaged \(run)"
      guard (try? library.register(file, family: family)) != nil else { continue }
      var request = FontRequest(size: 20)
      request.family = .custom(family)
      let face = try library.resolve(request).face
      for glyph in 0..<UInt32(40) {
        _ = face.outline(of: glyph)
        _ = face.advance(of: glyph)
      }
    }
  }
}
