import Foundation
import Projects
import TestSupport
import Testing

/// The small projects in `Tests/Projects`, and what is expected of them in few words.
enum Fixture {
  static let folder = Repository.root.appendingPathComponent("Tests/Projects").path

  /// Manifests are run, and their answers kept for no longer than a test.
  static let manifests = ManifestReading(cache: nil)

  static func read(_ path: String, _ manifests: ManifestReading = manifests) throws -> Project {
    try ProjectReader.read("\(folder)/\(path)", manifests: manifests)
  }

  /// Paths from the folder of the projects.
  static func short(_ paths: [String]) -> [String] {
    paths.map { $0.hasPrefix("\(folder)/") ? String($0.dropFirst(folder.count + 1)) : $0 }
  }
}
