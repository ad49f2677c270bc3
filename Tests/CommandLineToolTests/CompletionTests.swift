import Foundation
import Testing

/// What shells offer after an option or for an argument.
@Suite struct CompletionTests {
  private struct Command: Decodable {
    struct Argument: Decodable {
      enum Completion: Decodable {
        case list
        case file
        case directory
        case custom

        init(from decoder: any Decoder) throws {
          let kinds = try decoder.singleValueContainer().decode([String: Ignored].self)
          self =
            kinds["file"] != nil
            ? .file : kinds["directory"] != nil ? .directory : kinds["list"] != nil ? .list : .custom
        }
      }
      struct Ignored: Decodable {}

      var kind: String
      var valueName: String?
      var allValues: [String]?
      var completionKind: Completion?
    }

    var commandName: String
    var arguments: [Argument]?
    var subcommands: [Command]?

    var all: [Command] { [self] + (subcommands ?? []).flatMap(\.all) }
  }

  /// The names of values that are files or folders.
  private static let paths: Set<String> = [
    "path", "file", "folder", "png", "json", "root", "references", "results", "catalog", "catalogs",
    "pictures",
    "first", "second", "file:line",
  ]

  @Test func everyPathAndEveryListOfValuesIsOffered() throws {
    struct Dump: Decodable { var command: Command }
    let result = try Program().run("--experimental-dump-help")
    let root = try JSONDecoder().decode(Dump.self, from: Data(result.output.utf8)).command
    for command in root.all {
      for argument in command.arguments ?? [] where argument.kind != "flag" {
        let name = "\(command.commandName) <\(argument.valueName ?? "")>"
        if Self.paths.contains(argument.valueName ?? "") {
          #expect([.file, .directory].contains(argument.completionKind), "\(name)")
        } else if argument.allValues?.isEmpty == false {
          #expect([.list, .custom].contains(argument.completionKind), "\(name)")
        }
      }
    }
  }

  /// What Bash offers at the end of a line.
  private static func offers(_ line: String, in program: Program) throws -> [String] {
    try program.write([
      "complete.sh": """
      PATH="$(dirname "$1"):$PATH"
      . ./completions
      COMP_LINE=$2 COMP_POINT=${#2}
      read -ra COMP_WORDS <<< "$2"
      case $2 in *" ") COMP_WORDS+=("") ;; esac
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _fittingroom fittingroom "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    ])
    let result = try program.shell(
      "\"$0\" --generate-completion-script bash > completions && bash complete.sh \"$0\" '\(line)'")
    #expect(result.exitCode == 0 && result.errors == "", "\(line): \(result)")
    return result.output.split(separator: "\n").map(String.init).sorted()
  }

  @Test func bashOffersSubcommandsOptionsFilesAndValues() throws {
    let program = try Program(["Views.swift": "", "Vectors/a.txt": "", "b.png": ""])
    func offers(_ line: String) throws -> [String] { try Self.offers("fittingroom \(line)", in: program) }
    #expect(try offers("snap") == ["snapshot"])
    #expect(try offers("snapshot ver") == ["verify"])
    #expect(try offers("render --color-s") == ["--color-scheme", "--color-space"])
    #expect(try offers("render V") == ["Vectors", "Views.swift"])
    #expect(try offers("render Views.swift --output V") == ["Vectors"])
    #expect(try offers("render Views.swift --color-scheme ") == ["dark", "light"])
    #expect(try offers("compare b") == ["b.png"])
    #expect(try offers("snapshot verify V") == ["Vectors"])
    #expect(try offers("snapshot verify References V") == ["Vectors", "Views.swift"])
    let phones = try offers("render Views.swift --device iPhone")
    #expect(phones.contains("iPhone 17") && !phones.contains("iPad 10.2"), "\(phones)")
  }
}
