import Foundation
import Geometry
import Imaging
import LayoutEngine
import Rasterization
import RenderSupport
import Rendering
import Testing
import Views

@Suite @MainActor struct CircumstancesTests {
  /// One change for each circumstance that there is.
  private static let changes: [@Sendable (inout Circumstances) -> Void] = [
    { $0.scale = 3 }, { $0.colorScheme = .dark }, { $0.contrast = .increased }, { $0.locale = "pt-BR" },
    { $0.pseudoLocale = "accented" }, { $0.dynamicTypeSize = .accessibility3 },
    { $0.layoutDirection = .rightToLeft }, { $0.horizontalSizeClass = .regular },
    { $0.verticalSizeClass = .compact },
    { $0.safeAreaInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) },
    { $0.renderVersion = .iOS18 },
  ]

  @Test func everyCircumstanceSurvivesJSON() throws {
    // A property that is not in the list of changes would not be known to be written.
    #expect(Mirror(reflecting: Circumstances()).children.count == Self.changes.count)
    var all = Circumstances()
    for change in Self.changes {
      var one = Circumstances()
      change(&one)
      change(&all)
      #expect(one != Circumstances())
      let data = try JSONEncoder().encode(one)
      #expect(try JSONDecoder().decode(Circumstances.self, from: data) == one)
    }
    #expect(try JSONDecoder().decode(Circumstances.self, from: JSONEncoder().encode(all)) == all)
    #expect(try String(decoding: JSONEncoder().encode(Circumstances()), as: UTF8.self) == "{}")
  }

  @Test func unknownNamesAreRefused() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Circumstances.self, from: Data(#"{"colorScheme":"sepia"}"#.utf8))
    }
  }

  @Test func namesTellWhatWasAskedFor() {
    var circumstances = Circumstances()
    #expect(circumstances.suffixes == [])
    circumstances.colorScheme = .light
    circumstances.contrast = .increased
    circumstances.locale = "ar"
    circumstances.dynamicTypeSize = .xxxLarge
    circumstances.layoutDirection = .leftToRight
    #expect(circumstances.suffixes == ["light", "increased-contrast", "ar", "xxxLarge", "ltr"])
    #expect(circumstances.suffixesWithoutLanguage == ["light", "increased-contrast", "xxxLarge", "ltr"])
    #expect(circumstances.words == ["xxxLarge", "ar", "light", "increased-contrast", "ltr"])
  }

  // The values are those of the Human Interface Guidelines.
  @Test(arguments: [
    (ColorScheme.light, ColorSchemeContrast.standard, [UInt8(0xFF), 0x38, 0x3C, 255]),
    (.light, .increased, [0xE9, 0x15, 0x2D, 255]), (.dark, .standard, [0xFF, 0x42, 0x45, 255]),
    (.dark, .increased, [0xFF, 0x61, 0x65, 255]),
  ])
  func contrastChoosesSystemColours(scheme: ColorScheme, contrast: ColorSchemeContrast, red: [UInt8]) throws {
    let bitmap = try Render.bitmap(Color.red, width: 1, height: 1) {
      $0.colorScheme = scheme
      $0.contrast = contrast
    }
    let pixel = bitmap[0, 0]
    #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == red)
  }

  @Test func viewsReadTheContrast() throws {
    struct Reader: View {
      @Environment(\.colorSchemeContrast) var contrast
      var body: some View { Color.clear.frame(width: contrast == .increased ? 20 : 10, height: 1) }
    }
    #expect(try Render.outcome(Reader()).size.width == 10)
    #expect(try Render.outcome(Reader()) { $0.contrast = .increased }.size.width == 20)
  }
}
