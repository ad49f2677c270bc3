import Foundation
import Testing

/// Checks that commands, options, targets of make and files named in the documents' code spans exist.
@Suite struct DocumentedNamesTests {
  private struct Span {
    var place: String
    var text: String
    var words: [String] { text.split(separator: " ").map(String.init) }
  }

  private static func documents() throws -> [String] {
    let folder = Program.root.appendingPathComponent("Documentation").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".md") }
    return ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"]
      + names.map { "Documentation/\($0)" }
  }

  /// The code spans of all documents, outside blocks.
  private static func spans() throws -> [Span] {
    try documents().flatMap { document in
      let text = try String(contentsOf: Program.root.appendingPathComponent(document), encoding: .utf8)
      var isCode = false
      return text.components(separatedBy: "\n").enumerated().flatMap { index, line -> [Span] in
        if line.hasPrefix("```") { isCode.toggle() }
        if isCode { return [] }
        return line.matches(of: /`([^`]+)`/).map {
          Span(place: "\(document):\(index + 1)", text: String($0.1))
        }
      }
    }
  }

  /// Each command's options, by the words that call it.
  private static func options() throws -> [String: Set<String>] {
    struct Command: Decodable {
      struct Argument: Decodable {
        struct Name: Decodable { var kind, name: String }
        var names: [Name]?
      }
      var commandName: String
      var arguments: [Argument]?
      var subcommands: [Command]?
    }
    struct Dump: Decodable { var command: Command }
    var options: [String: Set<String>] = [:]
    func add(_ command: Command, _ words: [String]) {
      let names = (command.arguments ?? []).flatMap { $0.names ?? [] }.filter { $0.kind == "long" }
      options[words.joined(separator: " ")] = Set(names.map { "--\($0.name)" })
      for below in command.subcommands ?? [] { add(below, words + [below.commandName]) }
    }
    let result = try Program().run("--experimental-dump-help")
    add(try JSONDecoder().decode(Dump.self, from: Data(result.output.utf8)).command, [])
    return options
  }

  /// Options of other programs that sentences name without them.
  private static let others: Set<String> = ["--array", "--parallel", "--pictures", "--help", "--version"]

  @Test func commandsHaveTheOptionsThatAreNamed() throws {
    let options = try Self.options()
    let all = options.values.reduce(Self.others) { $0.union($1) }
    var count = 0
    for span in try Self.spans() {
      var words = span.words
      guard let first = words.first, !first.contains("/"), first != "swift" else { continue }
      if first == "fittingroom" { words.removeFirst() }
      let called = [2, 1].map { words.prefix($0).joined(separator: " ") }.first { options[$0] != nil }
      if first == "fittingroom", let next = words.first, next.allSatisfy({ $0.isLowercase || $0 == "-" }) {
        #expect(called != nil || next.hasPrefix("-"), "\(span.place): there is no command \(next)")
      }
      let known = called.flatMap { options[$0] }?.union(Self.others) ?? all
      for match in span.text.matches(of: /(?:^|[ \[(])(--[a-z][a-z0-9-]*)/) {
        count += 1
        #expect(known.contains(String(match.1)), "\(span.place): \(span.text)")
      }
    }
    #expect(count > 200)
  }

  @Test func devicesThatAreNamedExist() throws {
    let listed = try Program().run("devices").output.matches(of: /(?m)^\S+ +\S+ +(.+)$/)
    let names = Set(listed.flatMap { $0.1.components(separatedBy: ", ") })
    var count = 0
    for document in try Self.documents() {
      let text = try String(contentsOf: Program.root.appendingPathComponent(document), encoding: .utf8)
      for match in text.matches(of: /--device "([^"]+?)(?: landscape)?"/) {
        count += 1
        #expect(names.contains(String(match.1)), "\(document): \(match.0)")
      }
    }
    #expect(count > 10)
  }

  @Test func targetsOfMakeThatAreNamedExist() throws {
    let makefile = try String(
      contentsOf: Program.root.appendingPathComponent("Makefile"), encoding: .utf8)
    let targets = Set(makefile.matches(of: /(?m)^([a-z-]+):/).map { String($0.1) })
    var count = 0
    for span in try Self.spans() {
      guard let match = span.text.prefixMatch(of: /make ([a-z-]+)/) else { continue }
      count += 1
      #expect(targets.contains(String(match.1)), "\(span.place): \(span.text)")
    }
    #expect(count > 10)
  }

  /// A path is that of a file or folder, from the root or from the folder of a module, with or without
  /// Swift's extension. Parts in capitals are placeholders.
  @Test func filesThatAreNamedExist() throws {
    let skipped: Set<String> = [".build", ".git", "checkouts", "out"]
    var paths: Set<String> = []
    let enumerator = try #require(
      FileManager.default.enumerator(at: Program.root, includingPropertiesForKeys: nil))
    for case let file as URL in enumerator {
      if skipped.contains(file.lastPathComponent) {
        enumerator.skipDescendants()
        continue
      }
      let path = file.path.dropFirst(Program.root.path.count)
      paths.insert(String(path))
    }
    func exists(_ path: String) -> Bool {
      ["", ".swift"].contains { ending in
        paths.contains("/\(path)\(ending)") || paths.contains { $0.hasSuffix("/\(path)\(ending)") }
      }
    }
    var count = 0
    for span in try Self.spans() {
      let isOfArchitecture = ["ARCHITECTURE.md", "CONTRIBUTING.md"].contains { span.place.hasPrefix($0) }
      let pattern =
        isOfArchitecture
        ? /[A-Z]\w+\/[\w.\/+-]+/
        : /(?:Sources|Tests|scripts|Documentation|Samples|StandIns|Plugins)\/[\w.\/+-]+/
      guard span.text.wholeMatch(of: pattern) != nil else { continue }
      guard !span.text.contains(/\b[A-Z]{4,}/) else { continue }
      count += 1
      let path = span.text.hasSuffix("/") ? String(span.text.dropLast()) : span.text
      #expect(exists(path), "\(span.place): \(span.text)")
    }
    #expect(count > 50)
  }
}
