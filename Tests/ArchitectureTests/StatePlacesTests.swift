import Foundation
import TestSupport
import Testing

/// Views store their state under names that must be unique: two equal ones would silently share it.
@Suite struct StatePlacesTests {
  private static let files: [(path: String, text: String)] = {
    let sources = Repository.root.appendingPathComponent("Sources")
    let found = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .compactMap { file in
        (try? String(contentsOf: file, encoding: .utf8)).map { (file.lastPathComponent, $0) }
      }
  }()

  private static func matches<Output>(_ pattern: Regex<Output>) -> [(
    path: String, match: Regex<Output>.Match
  )] {
    files.flatMap { file in file.text.matches(of: pattern).map { (file.path, $0) } }
  }

  @Test func noPlaceIsANumber() {
    #expect(Self.files.count > 300)
    let numbered = Self.matches(/\.slot\(\s*\d.*|\.part\(\s*\d.*|ViewPart\(\s*"\d+".*/)
      // The gestures that one is put together from are counted.
      .filter { !$0.path.hasPrefix("Gesture") }
    #expect(numbered.isEmpty, "\(numbered.map { "\($0.path): \($0.match.output)" })")
  }

  /// A name states once in its file what is stored under it.
  @Test func partsAreDeclaredOnceInTheirFile() {
    // Its own file has an example.
    let declared = Self.matches(/static let (\w+) = ViewPart\("(\w+)"\)/).filter {
      $0.path != "ViewPart.swift"
    }
    #expect(declared.count > 60)
    var names: Set<String> = []
    for (path, match) in declared {
      #expect(match.output.1 == match.output.2, "\(path): \(match.output.0)")
      #expect(names.insert("\(path) \(match.output.2)").inserted, "\(path) has two parts \(match.output.2)")
    }
    // Nothing makes a part in passing.
    let made = Self.matches(/ViewPart\("/).filter { $0.path != "ViewPart.swift" }
    #expect(made.count == declared.count)
  }

  /// State stored under its type alone is made in one place of the sources, or is shared on purpose.
  @Test func objectsWithoutAPartAreMadeInOnePlace() {
    let shared: Set<Substring> = ["ScrolledPlace", "ContainerPlace", "ViewPresence"]
    let made = Self.matches(/\.slot(?: \{|\(make: \{) (\w+)[<(]/)
    #expect(made.count > 25)
    let places = Dictionary(grouping: made) {
      shared.contains($0.match.output.1) ? "" : "\($0.match.output.1)"
    }
    // The name of a nested type may be used by other types, too.
    let nested: Set<String> = ["State", "Progress", "Made"]
    for (type, places) in places where places.count > 1 && type != "" {
      if nested.contains(type) {
        #expect(Set(places.map(\.path)).count == places.count, "\(type): \(places.map(\.path))")
      } else {
        Issue.record("\(type) is kept without a part in \(places.map(\.path))")
      }
    }
  }
}
