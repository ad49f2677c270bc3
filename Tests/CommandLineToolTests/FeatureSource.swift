import Foundation
import Testing

/// A source of `Tests/Sources`, with what its comments say of it.
struct FeatureSource: CustomTestStringConvertible, Sendable {
  struct Note: Sendable {
    var text: String
    /// The line that it is about; nil where it stands above the source.
    var line: Int?
  }

  /// The source's name where it is run.
  static let file = "Screen.swift"

  /// Its path in `Tests/Sources`.
  let name: String
  let text: String
  /// `// run:` and the options of `inspect`.
  private(set) var options: [String] = []
  /// `// exit:` and the code, where that is not 0.
  private(set) var exitCode: Int32 = 0
  /// `// shows:` and a text, at the line that has it or above it.
  private(set) var shown: [String] = []
  /// `// hides:` and a text that is not shown.
  private(set) var hidden: [String] = []
  /// `// draws:` and something else of the tree.
  private(set) var drawn: [String] = []
  /// `// notes:` and a part of a note about the line, or about the one below.
  private(set) var notes: [Note] = []
  /// `// nothing else is shown`: no texts but these.
  private(set) var isAllThatIsShown = false
  /// `// nothing is noted`.
  private(set) var isSilent = false
  /// `// in a package` of Swift 5, where what is missing is replaced.
  private(set) var isInPackage = false
  /// What is wrong with the comments.
  private(set) var faults: [String] = []

  var testDescription: String { name }

  init(name: String, text: String) {
    self.name = name
    self.text = text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let firstOfCode = lines.firstIndex { !$0.hasPrefix("//") } ?? lines.count
    var hasOptions = false
    for (index, line) in lines.enumerated() {
      switch line {
      case "// nothing else is shown": isAllThatIsShown = true
      case "// nothing is noted": isSilent = true
      case "// in a package": isInPackage = true
      default: break
      }
      guard let comment = line.firstMatch(of: /(?:^|\s)\/\/ ([a-z]+): (.+)$/) else { continue }
      let value = String(comment.output.2)
      switch comment.output.1 {
      case "run":
        options = value.split(separator: " ").map(String.init)
        hasOptions = true
      case "exit": exitCode = Int32(value) ?? -1
      case "shows": shown.append(value)
      case "hides": hidden.append(value)
      case "draws": drawn.append(value)
      case "notes":
        notes.append(Note(text: value, line: index < firstOfCode ? nil : Self.code(at: index, in: lines)))
      default: faults.append("line \(index + 1): there is no “\(comment.output.1):”")
      }
    }
    if !hasOptions { faults.append("there is no “run:”") }
    if shown.isEmpty && drawn.isEmpty && notes.isEmpty { faults.append("nothing is expected of it") }
  }

  /// The number, from 1, of a line, or of the first below it that is not a comment.
  private static func code(at index: Int, in lines: [Substring]) -> Int {
    let line = lines[index...].firstIndex { !$0.drop { $0 == " " }.hasPrefix("//") }
    return (line ?? index) + 1
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App", swiftSettings: [.swiftLanguageMode(.v5)])])
    """

  func run() throws -> Program.Result {
    guard isInPackage else {
      return try Program([Self.file: text]).run(["inspect", Self.file] + options)
    }
    let program = try Program(["App/Package.swift": Self.manifest, "App/Sources/App/\(Self.file)": text])
    return try program.run(["inspect", "App"] + options)
  }
}
