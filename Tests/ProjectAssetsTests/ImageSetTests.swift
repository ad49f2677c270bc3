import Foundation
import Geometry
import Imaging
import ProjectAssets
import Testing
import Views

/// Which file of an image set serves an environment.
@Suite struct ImageSetTests {
  private static let catalog = "Sources/App/Assets.xcassets"

  /// An image set whose entries each have a picture with their number as red.
  private func folder(_ entries: [String], properties: String = "{}") throws -> AssetFolder {
    let folder = try AssetFolder()
    var list: [String] = []
    for (index, entry) in entries.enumerated() {
      try folder.picture(
        "\(Self.catalog)/Hero.imageset/\(index).png", red: UInt8(index), width: 12, height: 6)
      list.append("{\"filename\": \"\(index).png\", \(entry)}")
    }
    try folder.write(
      "\(Self.catalog)/Hero.imageset/Contents.json",
      "{\"images\": [\(list.joined(separator: ","))], \"properties\": \(properties)}")
    return folder
  }

  private func environment(
    scale: CGFloat = 1, dark: Bool = false, increased: Bool = false, locale: String = "en_US",
    direction: LayoutDirection = .leftToRight
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.colorScheme = dark ? .dark : .light
    environment.colorSchemeContrast = increased ? .increased : .standard
    environment.locale = Locale(identifier: locale)
    environment.layoutDirection = direction
    return environment
  }

  private func number(
    _ folder: AssetFolder, _ environment: EnvironmentValues, idiom: String = "iphone"
  ) throws -> Int {
    let image = try folder.source(idiom: idiom).image(named: "Hero", in: environment)
    return Int(try #require(image).bitmap.pixels[0].red)
  }

  @Test func theScaleOfTheScreenElseTheNextLarger() throws {
    let folder = try folder([1, 3].map { "\"idiom\": \"universal\", \"scale\": \"\($0)x\"" })
    #expect(try number(folder, environment(scale: 1)) == 0)
    #expect(try number(folder, environment(scale: 2)) == 1)
    #expect(try number(folder, environment(scale: 3)) == 1)
    let image = try folder.source().image(named: "Hero", in: environment(scale: 2))
    #expect(image?.size == CGSize(width: 4, height: 2))
  }

  @Test func appearancesOnlyWhereTheyHold() throws {
    func entry(_ pairs: [(String, String)]) -> String {
      let list = pairs.map { "{\"appearance\": \"\($0)\", \"value\": \"\($1)\"}" }
      return "\"idiom\": \"universal\", \"appearances\": [\(list.joined(separator: ","))]"
    }
    let folder = try folder([
      entry([]), entry([("luminosity", "dark")]), entry([("contrast", "high")]),
      entry([("luminosity", "dark"), ("contrast", "high")]),
    ])
    #expect(try number(folder, environment()) == 0)
    #expect(try number(folder, environment(dark: true)) == 1)
    #expect(try number(folder, environment(increased: true)) == 2)
    #expect(try number(folder, environment(dark: true, increased: true)) == 3)
  }

  @Test func theDeviceBeforeAllDevices() throws {
    let folder = try folder(["\"idiom\": \"universal\"", "\"idiom\": \"ipad\"", "\"idiom\": \"mac\""])
    #expect(try number(folder, environment()) == 0)
    #expect(try number(folder, environment(), idiom: "ipad") == 1)
    #expect(try number(folder, environment(), idiom: "mac") == 2)
  }

  @Test func languages() throws {
    let folder = try folder([
      "\"idiom\": \"universal\"", "\"idiom\": \"universal\", \"locale\": \"fr\"",
      "\"idiom\": \"universal\", \"locale\": \"zh-Hant\"",
    ])
    #expect(try number(folder, environment()) == 0)
    #expect(try number(folder, environment(locale: "fr_CA")) == 1)
    #expect(try number(folder, environment(locale: "zh-Hant-TW")) == 2)
    #expect(try number(folder, environment(locale: "zh-Hans")) == 0)
  }

  @Test func slicesIntentAndDirection() throws {
    let folder = try folder(
      [
        """
        "idiom": "universal", "scale": "2x", "language-direction": "left-to-right", "resizing": {"mode": "9-part",
        "center": {"mode": "tile"}, "cap-insets": {"top": 2, "left": 4, "bottom": 2, "right": 6}}
        """
      ], properties: "{\"template-rendering-intent\": \"template\"}")
    let image = try #require(try folder.source().image(named: "Hero", in: environment(scale: 2)))
    #expect(image.capInsets == EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 3))
    #expect(image.isTiled && image.flipsForRightToLeft)
    #expect(image.renderingMode == .template)
  }

  @Test func loosePicturesByNameAndEnding() throws {
    let folder = try AssetFolder()
    try folder.picture("Sources/App/photo.png", red: 1)
    try folder.picture("Sources/App/photo@2x.png", red: 2)
    let source = folder.source()
    #expect(try source.image(named: "photo", in: environment())?.bitmap.pixels[0].red == 1)
    #expect(try source.image(named: "photo.png", in: environment(scale: 2))?.bitmap.pixels[0].red == 2)
    #expect(try source.image(named: "other", in: environment()) == nil)
  }

  @Test func whatIsWrongIsNamed() throws {
    let folder = try AssetFolder()
    try folder.write(
      "\(Self.catalog)/Gone.imageset/Contents.json", "{\"images\": [{\"filename\": \"gone.png\"}]}")
    try folder.write(
      "\(Self.catalog)/Bad.imageset/Contents.json", "{\"images\": [{\"filename\": \"bad.png\"}]}")
    try folder.write("\(Self.catalog)/Bad.imageset/bad.png", "no picture")
    try folder.write("\(Self.catalog)/Torn.imageset/Contents.json", "{\"images\": [")
    func sentence(_ name: String) -> String {
      do throws(AssetError) {
        _ = try folder.source().image(named: name, in: environment())
        return ""
      } catch {
        return error.description
      }
    }
    #expect(sentence("Gone").hasSuffix("Gone.imageset/gone.png is missing"))
    #expect(
      sentence("Bad").hasSuffix("bad.png cannot be read: it is not a PNG, JPEG, WebP, HEIC, SVG or PDF file"))
    #expect(sentence("Torn").hasSuffix("Torn.imageset/Contents.json is missing or not JSON"))
  }
}
