import Foundation
import PreviewRunner
import TestSupport
import Testing

/// The stand-ins for modules, in the program or outside.
struct StandInLibraryTests {
  private func folders(in path: String) throws -> Set<String> {
    let folder = Repository.root.appendingPathComponent(path)
    return Set(
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
        .map(\.lastPathComponent))
  }

  @Test func thoseOfTheProgramAreItsModules() throws {
    let modules = try folders(in: "Sources/Interface/StandIns").filter { $0.hasSuffix("Shim") }
    #expect(Set(StandInLibrary.builtIn.map { "\($0)Shim" }) == modules)
    #expect(try folders(in: "StandIns").isDisjoint(with: StandInLibrary.builtIn))
  }

  /// The names of Apple's modules and those of packages do not meet.
  @Test func aNameStandsInOneFolder() throws {
    #expect(try folders(in: "StandIns").isDisjoint(with: try folders(in: "StandIns/Packages")))
  }

  /// A stand-in imports what a user's source can, and `StandInSupport`, which contains everything that it may
  /// use of the library.
  @Test func theyUseWhatIsPublicOnly() throws {
    for folder in try folders(in: "StandIns").subtracting(["Packages"]).map({ "StandIns/\($0)" })
      + folders(in: "StandIns/Packages").map({ "StandIns/Packages/\($0)" })
    {
      let root = Repository.root.appendingPathComponent(folder)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter {
        $0.hasSuffix(".swift")
      }
      #expect(!paths.isEmpty, "\(folder) holds no sources")
      for path in paths {
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        #expect(!text.contains("@_spi"), "\(folder)/\(path)")
        #expect(text.firstMatch(of: /\bimport \w+Shim\b/) == nil, "\(folder)/\(path)")
      }
    }
  }
}
