internal import ImageComparison
internal import OperatingSystem
internal import Reports

/// The result of `compare A B` and `compare A B --json` for two files.
///
/// Most comparisons are of this kind and find the files identical, so the program handles them before it
/// loads anything else: parsing the options of all commands would take several times as long as comparing.
package struct PlainComparison {
  package var text: String
  package var exitCode: Int32

  /// Compares if the program's arguments request exactly this; `nil` otherwise.
  package init?(arguments: [String]) {
    let paths = arguments.dropFirst(2).filter { $0 != "--json" }
    guard arguments.dropFirst().first == "compare", paths.count == 2, arguments.count - paths.count <= 3,
      !paths.contains(where: { $0.hasPrefix("-") || FileSystem.isFolder($0) })
    else { return nil }
    let comparison = FileComparison.compare(paths[0], paths[1], options: FileComparison.Options())
    // The engine also reads other formats.
    if comparison.needsReader { return nil }
    text =
      arguments.contains("--json")
      ? comparison.json.text
      : comparison.text
    exitCode = comparison.verdict.exitCode
  }
}
