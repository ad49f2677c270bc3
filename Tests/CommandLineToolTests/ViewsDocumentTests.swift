import Foundation
import Testing

/// Checks `Documentation/Views.md` against the code and the results of the probes in `Probes`.
///
/// `FITTINGROOM_RECORD=1 swift test --filter ViewsDocumentTests` writes the document again.
@Suite struct ViewsDocumentTests {
  private enum Status: String {
    case drawn
    case approximated
    case box = "labelled box"
    case noEffect = "no effect"
    case heard
    case absent
  }

  /// What the sources of the interface declare.
  private struct Declarations {
    /// Types that are views or shapes.
    var views: Set<String> = []
    /// Those that a labelled box stands for.
    var boxes: Set<String> = []
    /// Modifiers of views, and whether any form of each does more than give back the view.
    var modifiers: [String: Bool] = [:]
    /// Every public name.
    var names: Set<String> = []
    /// The causes that the code notes, by subject.
    var notes: [String: Set<String>] = [:]

    init() throws {
      for name in ["Sources/Interface", "StandIns"] {
        let folder = Program.root.appendingPathComponent(name)
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
          // Neither is Apple's: declarations of packages, and those that stand-ins use.
          if !Self.otherModules.isDisjoint(with: file.pathComponents) { continue }
          read(try String(contentsOf: file, encoding: .utf8))
        }
      }
      // Names with an underscore, and types that sources cannot see, are useless to readers.
      views.formIntersection(names)
    }

    private static let otherModules: Set = ["Packages", "StandInSupport"]

    private static let kindsOfViews: Set = [
      "View", "TransparentView", "PrimitiveView", "Shape", "InsettableShape", "StyleRepresentable",
      "RoundedRectangularShape", "ShapeView",
    ]

    private mutating func read(_ text: String) {
      for match in text.matches(
        of: /public [^\n]*?\b(?:func|var|let|case|struct|class|enum|protocol|typealias) `?(\w+)/)
      {
        names.insert(String(match.1))
      }
      for match in text.matches(of: /(?:note|noted|Noted|Note\.add)\(\s*\.(\w+),\s*"(\w+)"/) {
        notes[String(match.2), default: []].insert(String(match.1))
      }
      for match in text.matches(
        of: /(?m)^(?:public )?(?:nonisolated )?(?:struct|extension) ([A-Z]\w*)[^{:]*:([^{]*)\{/)
      {
        let conformances = match.2.prefix { $0 != "=" }.split(separator: "where")[0]
          .split { !$0.isLetter }.map(String.init)
        if !Self.kindsOfViews.isDisjoint(with: conformances) { views.insert(String(match.1)) }
      }
      for match in text.matches(of: /(?m)^public struct (\w+)[^\n]*\{(?:[^\n]*\}$|(?:.|\n)*?^\})/)
      where match.0.contains("LabelledBox(") {
        boxes.insert(String(match.1))
      }
      // Top-level extensions of View, each up to the brace that begins a line.
      for match in text.matches(of: /(?m)^(?:nonisolated )?extension View \{\n((?:.|\n)*?)^\}/) {
        for function in match.1.matches(of: /(?m)^  public func `?(\w+)(?:.|\n)*?\{((?:.|\n)*?)\}(?=\n)/) {
          let name = String(function.1)
          if name.hasPrefix("_") { continue }
          let body = function.2.trimmingCharacters(in: .whitespacesAndNewlines)
          modifiers[name] = modifiers[name, default: false] || body != "self"
        }
      }
    }

    func status(ofView name: String) -> Status {
      if boxes.contains(name) { return .box }
      let causes = notes[name] ?? []
      return causes.contains("approximated") || causes.contains("placeholder") ? .approximated : .drawn
    }

    func status(ofModifier name: String) -> Status {
      let causes = notes[name] ?? []
      if causes.contains("approximated") || causes.contains("placeholder") { return .approximated }
      if causes.contains("withoutEffect") { return .noEffect }
      if name.hasPrefix("accessibility"), modifiers[name] == true { return .heard }
      return modifiers[name] == true ? .drawn : .noEffect
    }

    /// Whether the picture reports that the name has no effect, because a device would show one.
    func isReported(_ name: String) -> Bool { notes[name]?.contains("withoutEffect") == true }
  }

  /// The names that the program calls unsupported.
  private static func unsupportedNames() throws -> [String] {
    let file = Program.root.appendingPathComponent(
      "Sources/Previews/PreviewRunner/Compiling/UnsupportedNames.swift")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\"\"\"")
    return parts[1].split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func document(_ declarations: Declarations) throws -> String {
    func rows(_ names: some Sequence<String>, _ status: (String) -> Status) -> String {
      names.sorted().map { name in
        let status = status(name)
        let reported = declarations.isReported(name) ? ", reported" : ""
        return "| `\(name)` | \(status.rawValue)\(reported) |\n"
      }.joined()
    }
    let absent = try unsupportedNames().sorted().map { "`\($0)`" }.joined(separator: ", ")
    return """
      # Views and modifiers

      How a picture shows each name of SwiftUI. This list is generated from the code; a test checks it against the code and
      against probes that are compiled and drawn.

      - **drawn**: as on a device, as far as that is known.
      - **approximated**: drawn, and every picture that uses it reports what differs.
      - **labelled box**: only a device can show it; a box with its name takes its place, and every picture reports it.
      - **heard**: invisible in a picture, but VoiceOver announces it: see [Accessibility.md](Accessibility.md).
      - **no effect**: it compiles and changes nothing in a picture: gestures, haptics and the like have no effect on
        a device at rest either. If a device would show something, the picture reports it (*reported*).
      - **absent**: sources that use it do not compile; FittingRoom adds a line that says so to the compiler's errors.

      ## Views and shapes

      | name | in a picture |
      |---|---|
      \(rows(declarations.views, declarations.status(ofView:)))
      ## Modifiers of views

      | name | in a picture |
      |---|---|
      \(rows(declarations.modifiers.keys, declarations.status(ofModifier:)))
      ## Absent

      \(absent)

      """
  }

  @Test func theDocumentIsWhatTheCodeSays() throws {
    let declarations = try Declarations()
    #expect(declarations.modifiers.count > 300)
    #expect(declarations.views.count > 60)
    #expect(declarations.boxes.isSuperset(of: ["Map", "WebView", "VideoPlayer"]))
    let file = Program.root.appendingPathComponent("Documentation/Views.md")
    let document = try Self.document(declarations)
    if ProcessInfo.processInfo.environment["FITTINGROOM_RECORD"] != nil {
      try document.write(to: file, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOf: file, encoding: .utf8)
    #expect(
      known == document,
      "Documentation/Views.md is out of date: FITTINGROOM_RECORD=1 swift test --filter ViewsDocumentTests")
  }

  @Test func nothingThatExistsIsCalledAbsent() throws {
    let declarations = try Declarations()
    #expect(try Self.unsupportedNames().filter(declarations.names.contains) == [])
  }

  private struct Render: Decodable {
    struct Note: Decodable {
      var cause: String
      var view: String
      var line: Int?
    }

    var fidelity: [Note]?
  }

  /// A view with each probe on a line of its own, and the number of the first of these lines.
  private static func probes() throws -> (lines: [String], source: String, first: Int) {
    let file = Program.root.appendingPathComponent("Tests/CommandLineToolTests/Probes")
    let lines = try String(contentsOf: file.appendingPathComponent("Modifiers.txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    var source = try String(contentsOf: file.appendingPathComponent("Preamble.txt"), encoding: .utf8)
    let first = source.split(separator: "\n", omittingEmptySubsequences: false).count
    // In groups, and each line on its own.
    for (index, line) in lines.enumerated() {
      let begin = index % 20 == 0 ? "Group { " : ""
      let end = index % 20 == 19 || index == lines.count - 1 ? " }" : ""
      source += "      \(begin)Text(\"a\")\(line).probed()\(end)\n"
    }
    source += "    }\n  }\n}\n"
    return (lines, source, first)
  }

  @Test func everyProbeCompilesAndNotesWhatTheDocumentSays() throws {
    let declarations = try Declarations()
    let (lines, source, first) = try Self.probes()
    let program = try Program(["Probes.swift": source])
    let result = try program.run("inspect", "Probes.swift", "--size", "100x100", "--json")
    #expect(result.exitCode == 0, "\(result.errors)")
    let text = try #require(result.output.split(separator: "\n").first)
    let render = try JSONDecoder().decode(Render.self, from: Data(text.utf8))
    var noted: [Int: Set<String>] = [:]
    for note in render.fidelity ?? [] {
      guard let line = note.line, lines.indices.contains(line - first) else { continue }
      noted[line - first, default: []].insert(note.cause)
    }
    for (index, probe) in lines.enumerated() {
      let name = String(probe.dropFirst().prefix { $0.isLetter || $0.isNumber })
      guard declarations.modifiers[name] != nil else {
        Issue.record("\(name) is probed and is not a modifier of views")
        continue
      }
      let causes = noted[index] ?? []
      switch declarations.status(ofModifier: name) {
      case .drawn, .heard: #expect(!causes.contains("withoutEffect"), "\(probe)")
      case .noEffect: #expect(!causes.contains("approximated"), "\(probe)")
      case .approximated, .box, .absent: break
      }
    }
  }

  @Test func anUnsupportedNameIsSaidToBeOne() throws {
    let names = try Self.unsupportedNames()
    let types = names.filter { $0 == $0.capitalizedFirst }
    let name = try #require(types.min())
    let program = try Program([
      "Screen.swift": "import SwiftUI\nstruct Screen: View { var body: some View { \(name) {} } }\n"
    ])
    let result = try program.run("render", "Screen.swift", "-o", "out")
    #expect(result.exitCode == 65)
    #expect(result.errors.contains("cannot find '\(name)' in scope"))
    #expect(result.errors.contains("\(name) is not supported yet (Documentation/Views.md)."))
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
