import Foundation
import Imaging
import ProjectAssets
import Testing
import Views

/// The content of a project's catalogs, and Xcode's Swift names for it.
@Suite struct AssetCatalogTests {
  private func catalog(_ folder: AssetFolder) -> AssetCatalog {
    AssetCatalog(ProjectFiles(near: ["\(folder.path)/App/View.swift"]).catalogs)
  }

  @Test func foldersThatProvideANamespaceAreInNames() throws {
    let folder = try AssetFolder()
    let root = "App/Assets.xcassets"
    try folder.write("\(root)/Game/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
    for path in [
      "Icons/star.imageset", "Game/hero.imageset", "Game/Inner/sword.imageset", "AppIcon.appiconset",
      "Launch.launchimage", "rules.dataset", "custom.symbolset", "Sky.colorset",
    ] {
      try folder.write("\(root)/\(path)/Contents.json", "{}")
    }
    let names = catalog(folder).entries.map { "\($0.kind.rawValue) \($0.name)" }
    #expect(
      Set(names) == [
        "imageset star", "imageset Game/hero", "imageset Game/sword", "dataset rules", "symbolset custom",
        "colorset Sky",
      ])
  }

  /// A link to `/` would cause the whole machine to be searched; one inside the project is followed, and
  /// once.
  @Test func linksThatLeadOutAreLeftOut() throws {
    let folder = try AssetFolder()
    let other = try AssetFolder()
    try other.write("secret.imageset/Contents.json", "{}")
    try folder.write("App/Assets.xcassets/own.imageset/Contents.json", "{}")
    try folder.write("Shared/shared.imageset/Contents.json", "{}")
    for (link, target) in [
      ("all", "/"), ("other", other.path), ("secret.imageset", "\(other.path)/secret.imageset"), ("up", ".."),
      ("project", "../.."), ("self", "."), ("shared.imageset", "../../Shared/shared.imageset"),
      ("none", "nowhere"),
      ("again", "\(folder.path)/Shared"), ("twice", "\(folder.path)/Shared"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/App/Assets.xcassets/\(link)", withDestinationPath: target)
    }
    let found = catalog(folder).entries.map {
      "\($0.name) \($0.folder.split(separator: "/").suffix(2).joined(separator: "/"))"
    }
    #expect(found == ["shared again/shared.imageset", "own Assets.xcassets/own.imageset"])
  }

  @Test func theNearestCatalogCounts() throws {
    let folder = try AssetFolder()
    for (path, red) in [("App", UInt8(1)), ("Other", 2), ("Alpha", 3)] {
      try folder.picture("\(path)/A.xcassets/hero.imageset/a.png", red: red)
      try folder.write(
        "\(path)/A.xcassets/hero.imageset/Contents.json", "{\"images\": [{\"filename\": \"a.png\"}]}")
    }
    func red(near file: String) throws -> UInt8? {
      try folder.source(near: file).image(named: "hero", in: EnvironmentValues())?.bitmap.pixels[0].red
    }
    #expect(try red(near: "App/View.swift") == 1)
    #expect(try red(near: "Other/View.swift") == 2)
  }

  @Test(arguments: [
    ("heart", "heart"), ("sky-blue", "skyBlue"), ("Sky Blue", "skyBlue"), ("URLIcon", "urlIcon"),
    ("HERO", "HERO"), ("MAIN LOGO", "MAIN_LOGO"), ("IMG02", "IMG_02"), ("DoorIN", "doorIN"),
    ("icon90gray", "icon90Gray"), ("a1cef908", "a1Cef908"), ("3ecb", "_3Ecb"), ("QR-Code Icon", "qrCodeIcon"),
    ("42", "_42"), ("icon.small_2", "iconSmall2"), ("HeroImage", "hero"), ("default", "`default`"),
  ])
  func imagesAreCalled(_ asset: String, _ member: String) throws {
    let folder = try AssetFolder()
    try folder.write("App/A.xcassets/\(asset).imageset/Contents.json", "{}")
    let identifier = Substring(member.replacing("`", with: ""))
    let source = AssetSymbols(catalog(folder)).source(naming: [identifier], declared: [], hasUIKit: false)
    #expect(source.contains("static let \(member) = SwiftUI.ImageResource(name: \"\(asset)\","), "\(source)")
  }

  @Test func colorsAreAlsoStyles() throws {
    let folder = try AssetFolder()
    try folder.write("App/A.xcassets/BrandColor.colorset/Contents.json", "{}")
    try folder.write("App/A.xcassets/red.colorset/Contents.json", "{}")
    try folder.write("App/A.xcassets/own.colorset/Contents.json", "{}")
    let source = AssetSymbols(catalog(folder)).source(
      naming: ["brand", "red", "own"], declared: ["own"], hasUIKit: true)
    #expect(source.contains("static let brand = SwiftUI.ColorResource(name: \"BrandColor\""))
    #expect(source.contains("static var brand: UIKit.UIColor { UIKit.UIColor(resource: .brand) }"))
    #expect(source.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color"))
    // The system's names and the project's own are not declared once more.
    #expect(source.contains("static let red = SwiftUI.ColorResource") && !source.contains("var red:"))
    #expect(source.contains("static let own = SwiftUI.ColorResource") && !source.contains("var own:"))
  }

  /// Xcode generates `Color.background` beside SwiftUI's style of that name, and nothing where a colour of SwiftUI's has the name.
  @Test func colorsMayBeCalledAsStyles() throws {
    let folder = try AssetFolder()
    for name in ["Background", "separator", "Primary", "accentColor"] {
      try folder.write("App/A.xcassets/\(name).colorset/Contents.json", "{}")
    }
    let source = AssetSymbols(catalog(folder)).source(
      naming: ["background", "separator", "primary", "accent"], declared: [], hasUIKit: false)
    for name in ["background", "separator", "accent"] {
      #expect(source.contains("static var \(name): SwiftUI.Color { SwiftUI.Color(.\(name)) }"), "\(source)")
    }
    #expect(!source.contains("var primary"))
    let styles = source.split(separator: "SwiftUI.ShapeStyle").last ?? ""
    #expect(styles.contains("var accent") && !styles.contains("var background"))
  }

  /// Templates of SwiftGen commonly declare pictures as members of `Image`, which Xcode does not.
  @Test func imagesAreMembersWhereAToolWritesThem() throws {
    let folder = try AssetFolder()
    try folder.write("App/A.xcassets/hero.imageset/Contents.json", "{}")
    func source(_ extendsImage: Bool) -> String {
      AssetSymbols(catalog(folder), extendsImage: extendsImage).source(
        naming: ["hero"], declared: [], hasUIKit: true)
    }
    let member = "static var hero: SwiftUI.Image { SwiftUI.Image(.hero) }"
    #expect(source(true).contains(member) && !source(false).contains(member), "\(source(true))")
  }

  @Test func macsHaveThemAsAppKitsToo() throws {
    let folder = try AssetFolder()
    try folder.write("App/A.xcassets/brand.colorset/Contents.json", "{}")
    try folder.write("App/A.xcassets/windowBackground.colorset/Contents.json", "{}")
    try folder.write("App/A.xcassets/hero.imageset/Contents.json", "{}")
    let source = AssetSymbols(catalog(folder)).source(
      naming: ["brand", "windowBackground", "hero"], declared: [], hasUIKit: false, hasAppKit: true)
    #expect(
      source.contains("static var brand: AppKit.NSColor { AppKit.NSColor(resource: .brand) }"), "\(source)")
    #expect(source.contains("static var hero: AppKit.NSImage { AppKit.NSImage(resource: .hero) }"))
    // A colour, though a style has the name, too.
    #expect(
      source.contains("static var windowBackground: SwiftUI.Color { SwiftUI.Color(.windowBackground) }"))
    let styles = source.split(separator: "SwiftUI.ShapeStyle").last ?? ""
    #expect(styles.contains("var brand") && !styles.contains("var windowBackground"))
  }

  @Test func onlyWhatSourcesNameIsDeclared() throws {
    let folder = try AssetFolder()
    try folder.write("App/A.xcassets/hero.imageset/Contents.json", "{}")
    #expect(AssetSymbols(catalog(folder)).source(naming: ["other"], declared: [], hasUIKit: true).isEmpty)
  }

  @Test func filesByNameEndingAndFolder() throws {
    let folder = try AssetFolder()
    try folder.write("App/data.json", "1")
    try folder.write("App/More/data.json", "2")
    try folder.write("Other/words.txt", "3")
    let source = folder.source(near: "App/View.swift")
    func files(_ name: String?, _ ending: String?, in sub: String? = nil) -> [String] {
      source.resources(named: name, ending: ending, folder: sub).map {
        String($0.dropFirst(folder.path.count + 1))
      }
    }
    #expect(files("data", "json") == ["App/data.json", "App/More/data.json"])
    #expect(files("data.json", nil, in: "More") == ["App/More/data.json"])
    #expect(files(nil, "txt") == ["Other/words.txt"])
    #expect(files("nothing", "json") == [])
    // A data model is not compiled; code that loads what it would be compiled to is given the model.
    try folder.write("App/Store.xcdatamodeld/Store.xcdatamodel/contents", "")
    let model = folder.source(near: "App/View.swift").resources(named: "Store", ending: "momd", folder: nil)
    #expect(model.map { $0.dropFirst(folder.path.count + 1) } == ["App/Store.xcdatamodeld"])
  }
}
