import Foundation
import Testing

/// A block of code in a document, with the marks above it that say how it is tested.
///
/// Marks are comments of HTML, which neither GitHub nor the site shows, one to a line:
///
/// - `<!-- first: COMMAND -->`: run in a shell first;
/// - `<!-- varies: PATTERN -->`: matches may differ each time;
/// - `<!-- exit: CODE -->`: the last command's exit code; 0 without the mark;
/// - `<!-- serves -->`: the command runs until it is ended, and prints its first line at once;
/// - `<!-- in: PATH -->`: the lines are in a file of the repository, which other tests compile or run;
/// - `<!-- read by: COMMAND -->`: the command reads it as `block.yaml` or `block.json`, and ends with 0;
/// - `<!-- part of: LANGUAGE -->`: not a whole document of its language;
/// - `<!-- not run: REASON -->`: it needs something that tests do not have, such as Docker.
///
/// A line of output that consists of an ellipsis stands for any number of lines.
struct DocumentBlock: CustomTestStringConvertible {
  /// The document's path below the root.
  var document: String
  /// The line of its first fence.
  var line: Int
  var language: String
  var lines: [String]
  var marks: [(name: String, value: String)]

  var testDescription: String { "\(document):\(line)" }

  func values(_ name: String) -> [String] { marks.filter { $0.name == name }.map(\.value) }

  /// All marks that there are.
  static let markNames: Set<String> = [
    "first", "varies", "exit", "serves", "in", "read by", "part of", "not run",
  ]

  /// The blocks of a document in Markdown.
  static func blocks(in text: String, of document: String) -> [DocumentBlock] {
    var blocks: [DocumentBlock] = []
    var marks: [(name: String, value: String)] = []
    var open: DocumentBlock?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if var block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          block.lines.append(line)
          open = block
        }
      } else if line.hasPrefix("```") {
        open = DocumentBlock(
          document: document, line: index + 1, language: String(line.dropFirst(3)), lines: [], marks: marks)
        marks = []
      } else if let match = line.wholeMatch(of: /<!-- ([a-z ]+)(?:: (.*))? -->/) {
        marks.append((String(match.1), match.2.map(String.init) ?? ""))
      } else if !line.isEmpty {
        marks = []
      }
    }
    return blocks
  }

  /// A command with the lines that are shown below it.
  struct Command {
    var line: String
    var output: [String] = []
  }

  /// The commands of a block: lines after a dollar sign, or all its lines if there are none.
  var commands: [Command] {
    guard lines.contains(where: { $0.hasPrefix("$ ") }) else {
      return [Command(line: lines.joined(separator: "\n"))]
    }
    var commands: [Command] = []
    var continues = false
    for line in lines {
      if continues {
        commands[commands.count - 1].line += "\n" + line
      } else if line.hasPrefix("$ ") {
        commands.append(Command(line: String(line.dropFirst(2))))
      } else if commands.isEmpty {
        // Output without a command is an example of something shown elsewhere.
        return []
      } else {
        commands[commands.count - 1].output.append(line)
      }
      continues = (continues || line.hasPrefix("$ ")) && line.hasSuffix("\\")
    }
    return commands
  }

  /// Whether a text is what the document shows.
  func matches(_ actual: String, _ shown: [String]) -> Bool {
    var pattern = "^"
    for line in shown {
      if ["…", "..."].contains(line.trimmingCharacters(in: .whitespaces)) {
        pattern += "(?:.*\\n)*?"
        continue
      }
      pattern += pieces(of: line) + "\\n"
    }
    return actual.range(of: pattern + "$", options: .regularExpression) == actual.startIndex..<actual.endIndex
  }

  /// A line as a regular expression, in which varying parts are their own patterns.
  private func pieces(of line: String) -> String {
    let varying = values("varies")
    guard !varying.isEmpty,
      let expression = try? NSRegularExpression(
        pattern: varying.map { "(\($0))" }.joined(separator: "|"))
    else { return NSRegularExpression.escapedPattern(for: line) }
    let text = line as NSString
    var pattern = ""
    var end = 0
    for match in expression.matches(in: line, range: NSRange(location: 0, length: text.length)) {
      let plain = NSRange(location: end, length: match.range.location - end)
      pattern += NSRegularExpression.escapedPattern(for: text.substring(with: plain))
      let which = (1..<match.numberOfRanges).first { match.range(at: $0).location != NSNotFound } ?? 1
      pattern += "(?:\(varying[min(which, varying.count) - 1]))"
      end = match.range.location + match.range.length
    }
    return pattern + NSRegularExpression.escapedPattern(for: text.substring(from: end))
  }
}
