internal import CTestEnd
internal import Foundation
internal import SourceConditions

/// The assertions of a target's tests in branches that are not compiled here, such as `#if os(macOS)`: a
/// suite that does not run is not a suite that passes.
package struct UncompiledAssertions: Equatable {
  /// An assertion that is not compiled.
  package struct Place: Equatable {
    /// The file's path below the package.
    package var file: String
    /// Counted from 1.
    package var line: Int
    /// The condition as it is written: "#if os(macOS)".
    package var condition: String

    package init(file: String, line: Int, condition: String) {
      self.file = file
      self.line = line
      self.condition = condition
    }
  }

  /// The target's name.
  package var target: String
  /// How many assertions its sources contain, compiled or not.
  package var total: Int
  package var places: [Place]

  package init(target: String, total: Int, places: [Place]) {
    self.target = target
    self.total = total
    self.places = places
  }

  /// The message at the end of a run.
  package var sentence: String {
    let files = Dictionary(grouping: places, by: \.file).sorted { $0.key < $1.key }
    let list = files.prefix(5).map { file, places in
      "\(places.count) in \(file):\(places[0].line) (\(places[0].condition))"
    }
    let more = files.count > 5 ? " and \(files.count - 5) more files" : ""
    return
      "note: \(target): \(places.count) of \(total) snapshot assertions are in branches that are not compiled "
      + "on Linux and did not run: \(list.joined(separator: ", "))\(more)"
  }

  // MARK: Reading

  /// The targets of a package that have such assertions, by their names.
  package static func read(package: String) -> [UncompiledAssertions] {
    var targets: [String: UncompiledAssertions] = [:]
    let tests = package + "/Tests"
    let files = FileManager.default.enumerator(atPath: tests)?.compactMap { $0 as? String } ?? []
    // A package below the tests is not the one that runs.
    let packages = files.filter { $0.hasSuffix("/Package.swift") }.map { $0.dropLast("Package.swift".count) }
    for file in files.sorted()
    where file.hasSuffix(".swift") && !packages.contains(where: { file.hasPrefix($0) }) {
      guard let source = try? String(contentsOfFile: "\(tests)/\(file)", encoding: .utf8),
        source.contains("import SnapshotTesting") || source.contains("import InlineSnapshotTesting")
      else { continue }
      let target = String(file.prefix { $0 != "/" })
      var found = targets[target] ?? UncompiledAssertions(target: target, total: 0, places: [])
      found.add(source, file: "Tests/\(file)")
      targets[target] = found
    }
    return targets.values.filter { !$0.places.isEmpty }.sorted { $0.target < $1.target }
  }

  /// Counts the assertions of a source.
  package mutating func add(_ source: String, file: String) {
    var branches = ConditionBranches { name, argument in
      switch (name, argument) {
      case ("os", let system): system == "Linux"
      case ("targetEnvironment", _), ("false", nil): false
      case ("true", nil): true
      // Imports and definitions follow the package's own settings.
      default: nil
      }
    }
    var conditions: [String] = []
    var isInText = false
    for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let wasInText = isInText
      if (line.components(separatedBy: "\"\"\"").count - 1) % 2 == 1 { isInText.toggle() }
      if wasInText { continue }
      let text = line.trimmingCharacters(in: .whitespaces)
      if branches.take(text) {
        if text.hasPrefix("#if") {
          conditions.append(text)
        } else if text.hasPrefix("#endif") {
          _ = conditions.popLast()
        } else if let open = conditions.popLast() {
          conditions.append(text == "#else" ? "the #else of \(open)" : text)
        }
        continue
      }
      let count = Self.assertions(on: text)
      total += count
      if branches.isCompiled { continue }
      let place = Place(file: file, line: number + 1, condition: conditions.last ?? "")
      places += Array(repeating: place, count: count)
    }
  }

  private static let names = [
    "assertSnapshot(", "assertSnapshots(", "assertInlineSnapshot(", "verifySnapshot(",
  ]

  /// How many assertions a line calls, not counting those in comments and declarations of functions with
  /// these names.
  private static func assertions(on line: String) -> Int {
    let code = line.components(separatedBy: "//")[0]
    return names.reduce(0) { count, name in
      let parts = code.components(separatedBy: name).dropLast()
      return count
        + parts.count { before in
          let isPartOfName = before.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
          return !isPartOfName && !before.hasSuffix("func ")
        }
    }
  }

  // MARK: Saying

  /// The package whose tests run; nil if they run elsewhere than in its build folder.
  package static func package(of executable: String) -> String? {
    var folder = (executable as NSString).deletingLastPathComponent
    while folder.count > 1 {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }
}

/// Reports at the end of a test run which assertions were not compiled.
///
/// `swift test` runs XCTest's tests and those of Swift Testing one after the other: the first reports it.
@_cdecl("fr_end_of_tests")
public func _sayUncompiledAssertions() {
  let arguments = CommandLine.arguments
  let isOther = arguments.contains { argument in
    ["--testing-library", "--list-tests", "--dump-tests-json"].contains { argument.hasPrefix($0) }
  }
  guard !isOther, let executable = arguments.first, executable.hasSuffix(".xctest"),
    let package = UncompiledAssertions.package(of: (executable as NSString).standardizingPath)
  else { return }
  for target in UncompiledAssertions.read(package: package) {
    FileHandle.standardError.write(Data((target.sentence + "\n").utf8))
  }
}
