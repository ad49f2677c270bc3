import Foundation
import Imaging
import ProjectAssets
import Testing
import Views

/// Colours as catalogs write them.
@Suite struct ColorSetTests {
  private func color(_ json: String, dark: Bool = false) throws -> RGBAColor? {
    let folder = try AssetFolder()
    try folder.write("App/Colors.xcassets/Brand.colorset/Contents.json", "{\"colors\": [\(json)]}")
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    return try folder.source().color(named: "Brand", in: environment)
  }

  private func components(_ red: String, _ green: String, _ blue: String, alpha: String = "1.000") -> String {
    """
    {"idiom": "universal", "color": {"color-space": "srgb", "components":
    {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "\(alpha)"}}}
    """
  }

  @Test(arguments: [
    (("0x33", "0xFF", "0x00"), RGBAColor(red: 0.2, green: 1, blue: 0)),
    (("51", "255", "0"), RGBAColor(red: 0.2, green: 1, blue: 0)),
    (("0.200", "1.000", "0.000"), RGBAColor(red: 0.2, green: 1, blue: 0)),
    (("0.2", "1", "0"), RGBAColor(red: 0.2, green: 1, blue: 0)),
    (("1", "1", "0"), RGBAColor(red: 1, green: 1, blue: 0)),
  ])
  func components(_ written: (String, String, String), _ expected: RGBAColor) throws {
    let color = try #require(try color(components(written.0, written.1, written.2)))
    #expect(abs(color.red - expected.red) < 1e-6 && abs(color.green - expected.green) < 1e-6)
    #expect(abs(color.blue - expected.blue) < 1e-6 && color.alpha == 1)
  }

  @Test func appearances() throws {
    let both =
      components("1.0", "0.0", "0.0") + ","
      + components("0.0", "0.0", "1.0").replacing(
        "{\"idiom\"",
        with: "{\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}], \"idiom\"")
    #expect(try color(both) == RGBAColor(red: 1, green: 0, blue: 0))
    #expect(try color(both, dark: true) == RGBAColor(red: 0, green: 0, blue: 1))
  }

  @Test func grayAndWideGamut() throws {
    let gray =
      "{\"color\": {\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0.5\", \"alpha\": \"0.25\"}}}"
    #expect(try color(gray) == RGBAColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
    // Display P3's red is outside sRGB; entries for the gamut take precedence over others.
    let wide = components("1.0", "0.0", "0.0").replacing("srgb", with: "display-p3").replacing(
      "{\"idiom\"", with: "{\"display-gamut\": \"display-P3\", \"idiom\"")
    let color = try #require(try color(components("1.0", "0.0", "0.0") + "," + wide))
    #expect(color.red > 1.05 && color.green < -0.1)
  }

  @Test func systemColors() throws {
    func reference(_ name: String) -> String {
      "{\"color\": {\"platform\": \"ios\", \"reference\": \"\(name)\"}}"
    }
    #expect(try color(reference("systemBackgroundColor")) == .white)
    #expect(try color(reference("systemBackgroundColor"), dark: true) == .black)
    #expect(try color(reference("labelColor"), dark: true) == .white)
    #expect(try color(reference("systemPinkColor")) != nil)
    let error = #expect(throws: AssetError.self) { try color(reference("noColor")) }
    #expect(error?.description.hasSuffix("the system's color \"noColor\" is not known") == true)
  }

  @Test func anEmptySetIsNone() throws {
    #expect(try color("{\"idiom\": \"universal\"}") == nil)
  }
}
