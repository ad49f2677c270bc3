import ArgumentParser
import Foundation
import Reports

/// What the program says of arguments that it does not understand: one sentence in the form of all its errors, with
/// what may have been meant, and where to read on.
enum UsageError {
  /// The sentence about a word that is no subcommand; nil where all are.
  ///
  /// The argument parser takes such a word for an argument too many, and makes no suggestion.
  static func unknownSubcommand(
    in arguments: [String], of root: any ParsableCommand.Type = FittingRoomCommand.self
  ) -> String? {
    var words = arguments[...]
    var path = [root._commandName]
    var command = root
    if words.first == "help" { words = words.dropFirst() }
    while !command.configuration.subcommands.isEmpty, let word = words.popFirst() {
      let names = command.configuration.subcommands.map { $0._commandName }
      guard !word.hasPrefix("-"), word != "help" else { return nil }
      guard let index = names.firstIndex(of: word) else {
        let nearest = NearestName.of(word, in: names)
        let hint =
          nearest.map { "Did you mean '\($0)'?" } ?? "There are: \(names.joined(separator: ", "))."
        let place = path.joined(separator: " ")
        return """
          Unknown subcommand '\(word)' of \(place). \(hint)
          Usage: \(place) <subcommand>
            See '\(place) --help' for more information.
          """
      }
      command = command.configuration.subcommands[index]
      path.append(names[index])
    }
    return nil
  }

  /// Ends the program as an error of its command asks for.
  static func exit(_ error: any Error) -> Never {
    let code = FittingRoomCommand.exitCode(for: error)
    let message = FittingRoomCommand.fullMessage(for: error)
    // Help and versions were asked for, and what has been said already comes as a mere code.
    guard !code.isSuccess, !message.isEmpty else { FittingRoomCommand.exit(withError: error) }
    exit(code.rawValue, saying: suggesting(message.trimmingPrefix("Error: ")))
  }

  static func exit(_ code: Int32, saying message: some StringProtocol) -> Never {
    JobReport.complain(lines: "error: \(showing(CommandLine.arguments.dropFirst(), in: String(message)))")
    Foundation.exit(code)
  }

  /// The message, which has lines of its own, with each argument that it repeats on one line.
  static func showing(_ arguments: some Sequence<String>, in message: String) -> String {
    arguments.reduce(message) { message, argument in
      // The parser speaks of the value alone.
      let value = argument.hasPrefix("--") ? argument.drop { $0 != "=" }.dropFirst() : argument[...]
      return [argument, String(value)].filter { $0.contains(where: \.isNewline) }
        .reduce(message) { $0.replacing($1, with: TerminalText.line($1)) }
    }
  }

  /// The parser's message with the value that may have been meant, where it lists those that there are.
  static func suggesting(_ message: some StringProtocol) -> String {
    let message = String(message)
    // The value 'drak' is invalid for '--color-scheme <color-scheme>'. Please provide one of 'light' and 'dark'.
    guard let found = message.firstMatch(of: /^The value '(.*)' is invalid for '[^']*'\. (?=Please provide)/),
      let list = message[found.range.upperBound...].firstMatch(
        of: /^Please provide one of (?:the following:\n((?:  - .*\n?)+)|([^\n]*)\.)/)
    else { return message }
    let names =
      list.1.map { $0.split(separator: "\n").map { String($0.dropFirst(4)) } }
      ?? (list.2 ?? "").matches(of: /'([^']*)'/).map { String($0.1) }
    guard let nearest = NearestName.of(String(found.1), in: names) else { return message }
    return message[..<found.range.upperBound] + "Did you mean '\(nearest)'? "
      + message[found.range.upperBound...]
  }
}
