import Foundation
import ProjectAssets
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

  @Test func thoseBesideALooseFile() throws {
    try write(
      "A.swift", "Localizable.xcstrings", "Resources/de.lproj/Localizable.strings",
      "Other/Localizable.xcstrings")
    #expect(found(near: "A.swift") == ["Localizable.xcstrings", "Resources/de.lproj"])
  }
}
