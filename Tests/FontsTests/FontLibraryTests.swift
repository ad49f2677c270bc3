import Fonts
import Foundation
import Geometry
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

  /// Advances between the masters, in units of 1/2048 em. If HarfBuzz 12 or later gets the position on the
  /// axes instead of normalized coordinates, they are one unit wider than with earlier versions.
  @Test func advancesBetweenMastersAreTheSameWithEveryHarfBuzz() throws {
    let library = try FontLibrary(directory: Self.folder)
    for (isItalic, character, advance) in [
      (false, "Ξ", 1328.0), (false, "₺", 1236), (true, "₺", 1236), (true, "™", 1253),
    ] as [(Bool, Unicode.Scalar, Double)] {
      var request = FontRequest(size: 21.5)
      request.weight = 0.23
      request.isItalic = isItalic
      let face = try library.resolve(request).face
      let glyph = try #require(face.glyph(for: character))
      #expect(face.advance(of: glyph) * 2048 == advance, "\(character)")
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

  /// A face requested by its own name keeps its weight; a request for a bolder one finds its family's.
  @Test func facesByTheirOwnNamesKeepTheirWeight() throws {
    let library = try FontLibrary(directory: Self.folder)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("Mono/FiraCode/FiraCode-Regular.ttf"))
    for (name, weight) in [("Light", 300.0), ("Roman", 400), ("Bold", 700)] {
      try library.register(
        URL(fileURLWithPath: try folder.write("Line-\(name).ttf", data)), family: "Line", weight: weight)
    }
    func file(_ name: String, _ weight: Double? = nil) throws -> String {
      var request = FontRequest(size: 20)
      request.family = .custom(name)
      if let weight { request.weight = weight }
      return URL(fileURLWithPath: try library.resolve(request).face.path).lastPathComponent
    }
    #expect(try file("Line-Light") == "Line-Light.ttf")
    #expect(try file("Line-Roman") == "Line-Roman.ttf")
    #expect(try file("Line-Bold") == "Line-Bold.ttf")
    #expect(try file("Line-Light", 0.4) == "Line-Bold.ttf")
    #expect(try file("Line") == "Line-Roman.ttf")
  }

  /// A collection's fonts are found by their own names, each with its own glyphs.
  @Test func eachFontOfACollectionIsFound() throws {
    let files = ["Mono/FiraCode/FiraCode-Regular.ttf", "Scripts/Noto/NotoSansOlChiki-Regular.ttf"]
    let fonts = try files.map { try Data(contentsOf: Self.folder.appendingPathComponent($0)) }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let collection = URL(fileURLWithPath: try folder.write("Both.ttc", Self.collection(of: fonts)))
    let library = try FontLibrary(directory: Self.folder)
    try library.register(collection)
    for (index, data) in fonts.enumerated() {
      let alone = try FontLibrary(directory: Self.folder)
      try alone.register(URL(fileURLWithPath: try folder.write("\(index).ttf", data)))
      var request = FontRequest(size: 20)
      request.family = .custom(index == 0 ? "Fira Code" : "Noto Sans Ol Chiki")
      let (one, other) = (try library.resolve(request).face, try alone.resolve(request).face)
      #expect(one.path == collection.path)
      #expect(one.ascent == other.ascent && one.hasASCII == other.hasASCII)
      let glyph = try #require(one.glyph(for: index == 0 ? "a" : "\u{1C5A}"))
      #expect(one.outline(of: glyph) == other.outline(of: glyph))
      #expect(!one.outline(of: glyph).isEmpty)
    }
    for name in ["FiraCode-Regular", "NotoSansOlChiki-Regular", "Both"] {
      #expect(library.hasFamily(name))
    }
  }

  /// A TrueType collection: the fonts behind a list of their places, with the places of their tables moved on.
  private static func collection(of fonts: [Data]) -> Data {
    func number(_ data: Data, _ place: Int) -> UInt32 {
      data[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    func bytes(_ number: UInt32) -> Data {
      Data((0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
    }
    var whole = Data("ttcf".utf8) + bytes(0x10000) + bytes(UInt32(fonts.count))
    var start = 12 + 4 * fonts.count
    let starts = fonts.map { font in
      defer { start += (font.count + 3) / 4 * 4 }
      return start
    }
    for start in starts { whole += bytes(UInt32(start)) }
    for (font, start) in zip(fonts, starts) {
      var moved = font
      for table in 0..<Int(font[4]) << 8 | Int(font[5]) {
        let place = 12 + 16 * table + 8
        moved.replaceSubrange(place..<place + 4, with: bytes(number(font, place) + UInt32(start)))
      }
      whole += moved + Data(count: (font.count + 3) / 4 * 4 - font.count)
    }
    return whole
  }

  /// Damaged fonts are refused or drawn wrong, but never end the program.
  @Test func damagedFontsDoNoHarm() throws {
    let original = try Data(
      contentsOf: Self.folder.appendingPathComponent("Scripts/Noto/NotoSansOlChiki-Regular.ttf"))
    let library = try FontLibrary(directory: Self.folder)
    var seeded = SeededRandom(seed: 7)
    func random(_ limit: Int) -> Int { seeded.below(limit) }
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
