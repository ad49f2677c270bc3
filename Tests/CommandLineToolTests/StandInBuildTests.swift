import Foundation
import Testing

/// Stand-ins, which are compiled when a source first imports them.
@Suite struct StandInBuildTests {
  /// The cache of stand-ins of a test that inspects it.
  private static let own = ["FITTINGROOM_STAND_IN_CACHE": "stand-ins"]

  private static let region = """
    import SwiftUI
    import CoreLocation
    #Preview("Place") { Text("\\(Int(CLLocationCoordinate2D(latitude: 47, longitude: 8).latitude))") }
    """

  /// The modification times of a stand-in's files, by their paths in the cache.
  private func dates(of name: String, in program: Program) throws -> [String: Date] {
    let folder = program.folder.appendingPathComponent("stand-ins/\(name)")
    var dates: [String: Date] = [:]
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] {
      let file = folder.appendingPathComponent(path).path
      dates[path] = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    }
    return dates.filter { $0.key.hasSuffix(".so") || $0.key.hasSuffix(".swiftmodule") }
  }

  @Test func theFirstImportCompilesOnceAndNothingElse() throws {
    let program = try Program(["Place.swift": Self.region])
    let first = try program.run(["inspect", "Place.swift"], environment: Self.own)
    #expect(first.exitCode == 0 && first.output.contains("\"47\""), "\(first.errors)")
    let compiled = try program.files(in: "stand-ins").filter { !$0.hasSuffix(".modulemap") }
    #expect(compiled == ["CoreLocation"])
    let dates = try dates(of: "CoreLocation", in: program)
    #expect(dates.count == 2)

    // Another content, so that the source itself is compiled again.
    try program.write(["Place.swift": Self.region.replacing("Place", with: "Town")])
    let second = try program.run(["inspect", "Place.swift"], environment: Self.own)
    #expect(second.exitCode == 0, "\(second.errors)")
    #expect(try self.dates(of: "CoreLocation", in: program) == dates)
  }

  @Test func importsThatThePlatformDoesNotSeeCompileNothing() throws {
    let program = try Program([
      "Place.swift": """
      import SwiftUI
      #if os(macOS)
      import AppKit
      #elseif canImport(CoreLocation)
      import CoreLocation
      #endif
      #Preview { Text("a") }
      """
    ])
    let result = try program.run(["inspect", "Place.swift"], environment: Self.own)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(
      try program.files(in: "stand-ins").filter { !$0.hasSuffix(".modulemap") } == ["CoreLocation"])
  }

  /// A file whose bytes have changed since it was compiled is compiled again before it is loaded.
  @Test(arguments: [".so", ".swiftmodule"]) func aDamagedOneIsCompiledAgain(ending: String) throws {
    let program = try Program(["Place.swift": Self.region])
    #expect(try program.run(["inspect", "Place.swift"], environment: Self.own).exitCode == 0)
    let before = try dates(of: "CoreLocation", in: program)
    let path = try #require(before.keys.first { $0.hasSuffix(ending) })
    let file = program.folder.appendingPathComponent("stand-ins/CoreLocation/\(path)")
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count / 2] ^= 0xff
    try bytes.write(to: file)

    try program.write(["Place.swift": Self.region.replacing("Place", with: "Town")])
    let result = try program.run(["inspect", "Place.swift"], environment: Self.own)
    #expect(result.exitCode == 0 && result.output.contains("\"47\""), "\(result.errors)")
    let after = try dates(of: "CoreLocation", in: program)
    #expect(after.keys == before.keys)
    #expect(try Data(contentsOf: file) != bytes)
  }

  @Test func theFolderOfStandInsIsForTheCallerAlone() throws {
    let program = try Program(["Place.swift": Self.region])
    #expect(try program.run(["inspect", "Place.swift"], environment: Self.own).exitCode == 0)
    let folder = program.folder.appendingPathComponent("stand-ins").path
    #expect(
      try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
    let result = try program.run(["inspect", "Place.swift"], environment: Self.own)
    #expect(result.exitCode == 73)
    #expect(result.errors.contains("because other users may write into it"), "\(result.errors)")
  }

  /// A project provides modules that it imports and that are not available here.
  @Test(arguments: [true, false]) func aProjectHasItsOwn(besideItsManifest: Bool) throws {
    let folder = besideItsManifest ? "FittingRoomStandIns" : "Elsewhere"
    let program = try Program([
      "Package.swift": "// swift-tools-version: 6.0\n",
      "\(folder)/Weather/Weather.swift": """
      import StandInSupport
      import SwiftUI
      import WeatherData
      public struct WeatherView: View {
        public init() {}
        public var body: some View { LabelledBox("Weather in \\(place)", kind: "the weather") }
      }
      """,
      "\(folder)/WeatherData/Place.swift": "public let place = \"Basel\"\n",
      "Sources/Screen.swift": """
      import SwiftUI
      import Weather
      #Preview { WeatherView() }
      """,
    ])
    let options = besideItsManifest ? [] : ["--stand-ins", folder]
    let result = try program.run(
      ["render", "Sources/Screen.swift", "--size", "100x60", "-o", "out"] + options)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(
      result.errors
        == "warning: Sources/Screen.swift:3: Weather in Basel: A device shows the weather here; a labelled box of its size "
        + "stands in its place.\n")
    if !besideItsManifest {
      let without = try program.run("inspect", "Sources/Screen.swift")
      #expect(
        without.exitCode == 70 && without.errors.contains("the preview needs “WeatherView” (Screen.swift:3)"),
        "\(without)")
    }
  }

  @Test func aProjectsOwnTakesThePlaceOfOurs() throws {
    let program = try Program([
      "Package.swift": "// swift-tools-version: 6.0\n",
      "FittingRoomStandIns/WeatherKit/Weather.swift": "public let ours = \"of the project\"\n",
      "Screen.swift": "import SwiftUI\nimport WeatherKit\n#Preview { Text(ours) }\n",
    ])
    let result = try program.run("inspect", "Screen.swift")
    #expect(result.exitCode == 0 && result.output.contains("\"of the project\""), "\(result.errors)")
  }

  @Test(arguments: [
    (
      ["Wrong/Wrong.swift": "public let a: Int = \"text\"\n"],
      "Wrong/Wrong.swift:1:21: error: cannot convert value of type 'String' to specified type 'Int'"
    ),
    (
      ["Wrong/A.swift": "import Other\n", "Other/B.swift": "import Wrong\n"],
      "it imports itself (Wrong → Other → Wrong)"
    ),
    (["Wrong/README.md": "nothing"], "the folder holds no sources"),
    (
      ["Wrong/A.swift": "", "UIKit/A.swift": ""],
      "the stand-in for “UIKit” in Own cannot be used: the module is part of the program and cannot be replaced"
    ),
  ])
  func whatIsWrongWithOneIsSaid(files: [String: String], sentence: String) throws {
    let program = try Program(["Screen.swift": "import SwiftUI\nimport Wrong\n#Preview { Text(\"a\") }\n"])
    for (path, text) in files { try program.write(["Own/\(path)": text]) }
    let result = try program.run("inspect", "Screen.swift", "--stand-ins", "Own")
    #expect(result.exitCode == 65)
    #expect(result.errors.hasPrefix("error: the stand-in for “"), "\(result.errors)")
    #expect(result.errors.contains(sentence), "\(result.errors)")
  }

  @Test func aFolderThatIsNoneIsSaid() throws {
    let program = try Program(["Screen.swift": Self.region])
    let result = try program.run("inspect", "Screen.swift", "--stand-ins", "Nowhere")
    #expect(result.exitCode == 66)
    #expect(result.errors == "error: Nowhere cannot be read: it is not a folder\n")
  }

  @Test func modulesWithTheirFoldersAreListed() throws {
    let program = try Program()
    let result = try program.run("stand-ins")
    #expect(result.exitCode == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains("MapKit \(Program.root.path)/StandIns/MapKit"))
    #expect(lines.count > 100 && lines == lines.sorted())
    #expect(!lines.contains { $0.hasPrefix("UIKit ") || $0.hasPrefix("Packages ") })
    let unknown = try program.run("stand-ins", "MapKitt")
    #expect(unknown.exitCode == 64)
    #expect(unknown.errors.hasPrefix("error: there is no stand-in called “MapKitt”; did you mean “MapKit”?"))
  }

  /// Compiles all of them, which takes some forty seconds if none is in the cache yet.
  @Test func allOfThemCompile() throws {
    let program = try Program()
    let first = try program.run("stand-ins", "--compile")
    #expect(first.exitCode == 0, "\(first.errors)")
    let second = try program.run("stand-ins", "--compile")
    #expect(second.exitCode == 0 && second.output.isEmpty, "\(second.output)\(second.errors)")
  }
}
