import Foundation
import ProjectAssets
import StringCatalogs
import TestSupport
import Testing

/// Which catalogs belong to a source file.
@Suite final class CatalogSearchTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url.standardizedFileURL }

  init() throws { temporary = try TemporaryFolder() }

  private func write(_ paths: String...) throws {
    for path in paths {
      try temporary.write(path, Data())
    }
  }

  private func found(near source: String) -> [String] {
    CatalogSearch.catalogs(near: [folder.appendingPathComponent(source).path]).map {
      String($0.dropFirst(folder.path.count + 1))
    }
  }

  @Test func thoseOfTheWholeProject() throws {
    try write(
      "Package.swift", "Sources/App/Views/A.swift", "Sources/App/Localizable.xcstrings",
      "Sources/App/Resources/de.lproj/Localizable.strings", "Sources/App/fr.lproj/picture.png",
      ".build/checkouts/Other/Localizable.xcstrings", "Pods/X/Localizable.xcstrings")
    #expect(
      found(near: "Sources/App/Views/A.swift") == [
        "Sources/App/Localizable.xcstrings", "Sources/App/Resources/de.lproj",
      ])
  }

  @Test func filesOfProjectsAndLooseOnes() throws {
    try write(
      "App/Package.swift", "App/Sources/A.swift", "Loose/B.swift", "Xcode/App.xcodeproj/x", "Xcode/C.swift")
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    #expect(CatalogSearch.isInProject(path("App/Sources/A.swift")))
    #expect(CatalogSearch.isInProject(path("Xcode/C.swift")))
    #expect(!CatalogSearch.isInProject(path("Loose/B.swift")))
    #expect(CatalogSearch.project(of: path("App/Sources/A.swift")) == path("App"))
    #expect(CatalogSearch.project(of: path("Loose/B.swift")) == path("Loose"))
  }

  /// A file of one language is its own source only if there is no other, in whatever order they are read.
  @Test func theSourceLanguageOfSeveralFiles() throws {
    try temporary.write(
      "fr.lproj/Localizable.strings", Data("\"About\" = \"À propos\";\n\"Made by\" = \"Par\";".utf8))
    try temporary.write("en.lproj/Localizable.strings", Data("\"About\" = \"About\";".utf8))
    let paths = ["en.lproj", "fr.lproj"].map { folder.appendingPathComponent($0).path }
    for order in [paths, paths.reversed()] {
      let catalog = try #require(try CatalogSearch.read(order))
      #expect(catalog.sourceLanguage == "en")
      let strings = CatalogStrings(catalog)
      let text = strings.text(for: "Made by", defaultText: nil, table: nil, locale: Locale(identifier: "en"))
      #expect(text == "Made by")
    }
    #expect(try CatalogSearch.read([paths[1]])?.sourceLanguage == "fr")
  }

  @Test func thoseBesideALooseFile() throws {
    try write(
      "A.swift", "Localizable.xcstrings", "Resources/de.lproj/Localizable.strings",
      "Other/Localizable.xcstrings")
    #expect(found(near: "A.swift") == ["Localizable.xcstrings", "Resources/de.lproj"])
  }
}
