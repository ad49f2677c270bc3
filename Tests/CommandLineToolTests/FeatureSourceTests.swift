import Foundation
import TestSupport
import Testing

/// Sources that each use a feature, in `Tests/Sources`. What is shown of them and said of them stands in their comments.
@Suite struct FeatureSourceTests {
  private static let folder = Repository.root.appendingPathComponent("Tests/Sources")

  static let features: [FeatureSource] = {
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL } ?? []
    return files.filter { $0.pathExtension == "swift" }.map(\.path).sorted().map { path in
      FeatureSource(
        name: String(path.dropFirst(folder.path.count + 1)),
        text: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
    }
  }()

  @Test(arguments: features)
  func isDrawnAsItSays(_ feature: FeatureSource) throws {
    try #require(feature.faults.isEmpty, "\(feature.faults)")
    let result = try feature.run()
    #expect(result.exitCode == feature.exitCode, "\(result.errors)")
    for text in feature.shown { #expect(result.output.contains("\"\(text)\""), "\(text): \(result)") }
    for text in feature.hidden { #expect(!result.output.contains("\"\(text)\""), "\(text): \(result)") }
    for text in feature.drawn { #expect(result.output.contains(text), "\(text): \(result)") }
    if feature.isAllThatIsShown {
      let texts = result.output.matches(of: /Text \(.*?\) "(.*)"/).map { String($0.output.1) }
      #expect(texts.sorted() == feature.shown.sorted())
    }
    for note in feature.notes {
      let said = result.errors.split(separator: "\n").filter { $0.contains(note.text) }
      #expect(!said.isEmpty, "\(note.text): \(result.errors)")
      if let line = note.line {
        #expect(said.contains { $0.contains("\(FeatureSource.file):\(line):") }, "\(line): \(said)")
      }
    }
    if feature.isSilent { #expect(result.errors.isEmpty, "\(result.errors)") }
  }

  @Test func commentsSayWhatIsExpected() {
    #expect(Self.features.count >= 45)
    let feature = FeatureSource(
      name: "a.swift",
      text: """
        // run: --size 10x10 --locale en
        // exit: 70
        // nothing else is shown
        // notes: of all
        import SwiftUI
        // notes: below: it
        Text("a")  // shows: a
        // hides: b
        """)
    #expect(feature.options == ["--size", "10x10", "--locale", "en"] && feature.exitCode == 70)
    #expect(feature.shown == ["a"] && feature.hidden == ["b"] && feature.isAllThatIsShown)
    #expect(feature.notes.map(\.text) == ["of all", "below: it"] && feature.notes.map(\.line) == [nil, 7])
    #expect(feature.faults.isEmpty && !feature.isInPackage && !feature.isSilent)
    // A misspelt word expects nothing: it is a fault.
    let wrong = FeatureSource(name: "b.swift", text: "// run: --size 1x1\n// show: a\n")
    #expect(wrong.faults == ["line 2: there is no “show:”", "nothing is expected of it"])
    #expect(FeatureSource(name: "c.swift", text: "// shows: a\n").faults == ["there is no “run:”"])
  }
}
