import PreviewRunner
import TestSupport
import Testing

/// A source's imports, as far as they are known before it is compiled.
struct ImportedModulesTests {
  private func imports(
    _ source: String, on platform: ApplePlatform = .ios, defines: Set<String> = []
  ) -> [String] {
    let adapter = SourceAdapter(platform: platform, modules: ["SwiftUI", "UIKit", "AppKit", "MapKit"])
    return ImportedModules(of: source.utf8, adapter: adapter, defines: defines).names.sorted()
  }

  @Test(arguments: [
    ("import MapKit", ["MapKit"]),
    ("  import MapKit // the map", ["MapKit"]),
    ("import Charts; import SwiftUI", ["Charts", "SwiftUI"]),
    ("@testable import Library", ["Library"]),
    ("@_spi(Internals) @preconcurrency internal import Library", ["Library"]),
    ("public import Library", ["Library"]),
    ("import struct MapKit.MKCoordinateRegion", ["MapKit"]),
    ("import CoreImage.CIFilterBuiltins", ["CoreImage"]),
    ("import MapKit\r\nimport WebKit\r\n", ["MapKit", "WebKit"]),
    ("\timport\tMapKit", ["MapKit"]),
    ("let importer = 1; important()", []),
    ("import", []),
  ])
  func aLineImports(line: String, expected: [String]) {
    #expect(imports(line) == expected)
  }

  @Test(arguments: [
    ("os(iOS)", "Then"),
    ("os(macOS)", "Else"),
    ("!os(macOS)", "Then"),
    ("os(macOS) || os(iOS)", "Then"),
    ("os(macOS) && DEBUG", "Else"),
    ("canImport(UIKit)", "Then"),
    ("canImport(AppKit)", "Else"),
    ("(canImport(AppKit) || targetEnvironment(macCatalyst))", "Else"),
    ("DEBUG", "Then"),
    ("RELEASE", "Else"),
    ("SHOWS_MORE", "Then"),
    ("!SHOWS_MORE && os(iOS)", "Else"),
    // Who knows a part of it, knows enough.
    ("os(macOS) && swift(>=6)", "Else"),
    ("os(iOS) || arch(arm64)", "Then"),
  ])
  func aBranchThatIsNotCompiledImportsNothing(condition: String, expected: String) {
    let source = "#if \(condition)\nimport Then\n#else\nimport Else\n#endif\nimport Last"
    #expect(imports(source, defines: ["SHOWS_MORE"]) == [expected, "Last"].sorted())
  }

  @Test func bothBranchesCountWhereOnlyTheCompilerKnows() {
    #expect(
      imports(
        "#if swift(>=6) && os(iOS)\nimport Then\n#elseif os(iOS)\nimport Middle\n#else\nimport Else\n#endif")
        == ["Middle", "Then"])
    #expect(imports("#if canImport(Kingfisher)\nimport Kingfisher\n#endif") == ["Kingfisher"])
  }

  @Test func branchesNest() {
    let source = """
      #if os(macOS)
        #if DEBUG
      import Never
        #else
      import NeverEither
        #endif
      #elseif os(iOS)
        #if os(iOS)
      import Phone
        #endif
      #endif
      """
    #expect(imports(source) == ["Phone"])
    #expect(imports(source, on: .macos) == ["Never"])
    #expect(imports(source, on: .tvos) == [])
  }

  /// A text that contains an unterminated condition must not hide the imports below it.
  @Test func conditionsInTextsHideNothing() {
    #expect(imports("let text = \"\"\"\n#if os(macOS)\n\"\"\"\nimport MapKit") == ["MapKit"])
    #expect(imports("let text = \"\"\"\n#endif\n\"\"\"\n#if os(macOS)\nimport MapKit\n#endif") == ["MapKit"])
  }

  /// In sources compiled unchanged for all platforms, only the compiler evaluates conditions.
  @Test func withoutAPlatformAllBranchesCount() {
    let source = "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif"
    #expect(ImportedModules(of: source.utf8, adapter: nil).names == ["AppKit", "UIKit"])
  }
}
