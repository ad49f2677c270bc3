internal import CTestStart
internal import Foundation
internal import Glibc
internal import LoadedTypes
internal import OperatingSystem
internal import SnapshotPreviewsCore
package import XCTest

/// Adds the tests of previews to those that XCTest runs and lists.
///
/// XCTest runs on Linux what `swift test` has found in the compiler's index: methods of classes. Preview test
/// classes have no methods, so they are found in the program instead when the first suite starts; and if
/// `swift test` requests a list, to filter it or to run tests in separate processes, their tests are added to
/// it.
@MainActor
package enum PreviewTestRunner {
  /// The classes of the program that have tests of previews, by their names with the modules.
  private static var classes: [(name: String, type: PreviewBaseTest.Type)] {
    let own: [AnyClass] = [SnapshotTest.self, PreviewLayoutTest.self, AccessibilityPreviewTest.self]
    let found = TypeRecords.ofThisProgram()?.classes(below: own) ?? []
    return found.compactMap { $0 as? PreviewBaseTest.Type }.map { (String(reflecting: $0), $0) }
      .sorted { $0.0 < $1.0 }
  }

  /// Adds the requested suites to the one that contains all tests.
  ///
  /// - Parameter wanted: the names that the program was called with, such as "Module.Class/test"; nil means
  ///   all.
  package static func add(to suite: XCTestSuite, wanted: [String]?) {
    for (name, type) in classes {
      let tests = type.previewTests().filter { test in
        wanted?.contains { takes($0, name, test.name) } ?? true
      }
      if let file = SnapshotExport.namesFile {
        if type is SnapshotTest.Type { note(tests.map(\.fileName), in: file) }
        continue
      }
      guard !tests.isEmpty else { continue }
      let own = PreviewTestSuite(name: String(name.drop { $0 != "." }.dropFirst()))
      own.type = type
      for test in tests {
        own.addTest(
          type.init(name: test.name) { testCase in
            // XCTest runs tests on the main thread, which it has to itself.
            nonisolated(unsafe) let (testCase, test) = (testCase, test)
            MainActor.assumeIsolated { (testCase as? PreviewBaseTest)?.test(test) }
          })
      }
      suite.addTest(own)
    }
  }

  /// Whether an argument selects a test: by its module's, its class's, or its own name.
  private static func takes(_ wanted: String, _ type: String, _ test: String) -> Bool {
    wanted == type.prefix { $0 != "." } || wanted == type || wanted == "\(type)/\(test)"
  }

  /// Adds the names of pictures to a file of them, one to a line.
  private static func note(_ names: [String], in path: String) {
    let known = (try? FileSystem.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let all = Set(known.split(separator: "\n").map(String.init) + names).sorted()
    let text = all.map { $0 + "\n" }.joined()
    do throws(FileError) { try FileSystem.write(Array(text.utf8), to: path) } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  // MARK: Lists

  /// XCTest's list with the tests of previews added.
  ///
  /// - Parameter text: the lines or the JSON that it writes.
  package static func list(adding text: String, asJSON: Bool) -> String {
    let own = classes.map { ($0.name, $0.type.previewTests().map(\.name)) }.filter { !$0.1.isEmpty }
    if !asJSON {
      return text + own.flatMap { name, tests in tests.map { "\(name)/\($0)\n" } }.joined()
    }
    guard
      var root = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      var bundles = root["tests"] as? [[String: Any]], !bundles.isEmpty
    else { return text }
    let suites: [[String: Any]] = own.map { name, tests in
      ["name": name, "tests": tests.map { ["name": $0] }]
    }
    bundles[0]["tests"] = (bundles[0]["tests"] as? [Any] ?? []) + suites
    root["tests"] = bundles
    guard let data = try? JSONSerialization.data(withJSONObject: root) else { return text }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// A class's tests, between its class-level setup and teardown.
private final class PreviewTestSuite: XCTestSuite {
  var type: PreviewBaseTest.Type?

  override func setUp() { type?.setUp() }
  override func tearDown() { type?.tearDown() }
}

/// Waits for the first suite.
private final class FirstSuiteObserver: XCTestObservation {
  private var isFirst = true

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    guard isFirst else { return }
    isFirst = false
    let wanted = CommandLine.arguments.dropFirst().first.map { $0.split(separator: ",").map(String.init) }
    nonisolated(unsafe) let suite = testSuite
    MainActor.assumeIsolated { PreviewTestRunner.add(to: suite, wanted: wanted) }
  }
}

/// XCTest's standard output while it lists tests, which is redirected to a file first.
private nonisolated(unsafe) var listing: (output: Int32, file: Int32, isJSON: Bool)?

/// Called when the program is loaded, before XCTest looks at it.
@_cdecl("fr_start_of_tests")
public func _startPreviewTests() {
  let arguments = CommandLine.arguments
  // Swift Testing tests run in a separate process.
  guard arguments.first?.hasSuffix(".xctest") == true, !arguments.contains("--testing-library") else {
    return
  }
  let isJSON = arguments.contains("--dump-tests-json")
  guard isJSON || arguments.contains("--list-tests") || arguments.contains("-l") else {
    XCTestObservationCenter.shared.addTestObserver(FirstSuiteObserver())
    return
  }
  let file = tmpfile().map(fileno) ?? -1
  let output = dup(1)
  guard file >= 0, output >= 0, dup2(file, 1) >= 0 else { return }
  listing = (output, file, isJSON)
  atexit {
    guard let (output, file, isJSON) = listing else { return }
    fflush(nil)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    lseek(file, 0, SEEK_SET)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    let known = String(decoding: bytes, as: UTF8.self)
    let text = MainActor.assumeIsolated { PreviewTestRunner.list(adding: known, asJSON: isJSON) }
    _ = Descriptor.writeAll(output, Array(text.utf8))
  }
}
