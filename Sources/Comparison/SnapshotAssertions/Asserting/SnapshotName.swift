/// The location of a snapshot's reference, a pure function of the test's file and name and the snapshot's own
/// name.
///
/// `Tests/CardTests.swift`, `testTitle()` and `dark` give `Tests/__Snapshots__/CardTests/testTitle.dark.png`.
/// Captures are not counted, so repeating, retrying or parallelizing tests never changes a name.
package struct SnapshotName: Hashable, Sendable {
  /// The folder of the test file's references.
  package var folder: String
  /// The file's name in it.
  package var fileName: String

  package var path: String { folder + "/" + fileName }
  /// The file's name without its ending.
  package var stem: String

  /// A test's name as `swift test --filter` finds it; `nil` if it is not an identifier.
  package static func filter(testName: String) -> String? {
    let name = testName.prefix { $0 != "(" }
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
  }

  /// - Parameter name: The snapshot's own name; without one it is called `1`, as swift-snapshot-testing calls the first
  ///   snapshot of a test. A module that counts captures gives the count.
  package init(
    testFile: String, testName: String, name: String?, pathExtension: String?,
    snapshotDirectory: String? = nil
  ) {
    let parts = testFile.split(separator: "/", omittingEmptySubsequences: false)
    let file = parts.last.map(String.init) ?? testFile
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    let parent = parts.dropLast().joined(separator: "/")
    folder = snapshotDirectory ?? (parent.isEmpty ? "" : parent + "/") + "__Snapshots__/" + stem
    let ending = pathExtension.map { "." + $0 } ?? ""
    let own = Self.sanitized(testName) + "." + Self.sanitized(name ?? "1")
    fileName = own + ending
    // The first part of "frames.txt" stays, which distinguishes it from the view's picture.
    self.stem = own + ending.split(separator: ".").dropLast().map { "." + $0 }.joined()
  }

  /// A name for files: runs of characters other than letters, digits and underscores become one hyphen, with
  /// none at the ends.
  package static func sanitized(_ name: String) -> String {
    var result = ""
    var hasGap = false
    for scalar in name.unicodeScalars {
      let properties = scalar.properties
      let isWord =
        properties.isAlphabetic || properties.numericType != nil || scalar == "_"
        || [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
      guard isWord else {
        hasGap = true
        continue
      }
      if hasGap && !result.isEmpty { result += "-" }
      hasGap = false
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
