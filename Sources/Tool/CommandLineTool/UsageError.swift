import ArgumentParser
import Foundation
import Reports

/// The message about invalid arguments: one sentence in the form of all errors, with a suggestion, and where
/// to read more.
enum UsageError {
  /// The sentence about an unknown subcommand; nil if there is none.
  ///
  /// The argument parser treats such a word as a superfluous argument, and makes no suggestion.
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
        let place = path.joined(separator: " ")
        let hint =
          NearestName.of(word, in: names).map { "did you mean “\($0)”?" }
          ?? Self.path(to: word, below: command).map { "did you mean “\(place) \($0)”?" }
          ?? "there are: \(names.joined(separator: ", "))"
        return """
          “\(word)” is not a subcommand of \(place); \(hint)
          Usage: \(place) <subcommand>
            See '\(place) --help' for more information.
          """
      }
      command = command.configuration.subcommands[index]
      path.append(names[index])
    }
    return nil
  }

  /// The words that lead to a subcommand of a subcommand, such as `snapshot merge`; nil if there is none called so.
  private static func path(to name: String, below command: any ParsableCommand.Type) -> String? {
    command.configuration.subcommands.lazy
      .filter { $0.configuration.subcommands.contains { $0._commandName == name } }
      .map { "\($0._commandName) \(name)" }.first
  }

  /// Ends the program with the exit code of a command's error.
  static func exit(_ error: any Error) -> Never {
    let code = FittingRoomCommand.exitCode(for: error)
    let message = FittingRoomCommand.fullMessage(for: error)
    // Help and versions were requested; errors that have already been reported arrive as plain exit codes.
    if code.isSuccess, message.hasPrefix("OVERVIEW: ") {
      print(HelpSections.ordered(message), terminator: message.hasSuffix("\n") ? "" : "\n")
      Foundation.exit(0)
    }
    guard !code.isSuccess, !message.isEmpty else { FittingRoomCommand.exit(withError: error) }
    exit(code.rawValue, saying: inOneForm(String(message.trimmingPrefix("Error: ")), CommandLine.arguments))
  }

  static func exit(_ code: Int32, saying message: some StringProtocol) -> Never {
    JobReport.complain(lines: "error: \(showing(CommandLine.arguments.dropFirst(), in: String(message)))")
    Foundation.exit(code)
  }

  /// The message, which may have several lines, with each argument that it repeats on one line.
  static func showing(_ arguments: some Sequence<String>, in message: String) -> String {
    arguments.reduce(message) { message, argument in
      // The parser only mentions the value.
      let value = argument.hasPrefix("--") ? argument.drop { $0 != "=" }.dropFirst() : argument[...]
      return [argument, String(value)].filter { $0.contains(where: \.isNewline) }
        .reduce(message) { $0.replacing($1, with: TerminalText.line($1)) }
    }
  }

  /// Options of other programs, with the equivalents here by command.
  private static let otherWays = [
    "convert": [
      "--to": "the ending of --output says which format",
      "--format": "the ending of --output says which format",
    ],
    "render": [
      "--out": "--output names the folder", "--width": "--size has both lengths, as in --size 320x*",
    ],
  ]

  /// How the values of options are written that are not chosen from a list.
  private static let forms = [
    "--size": "write WIDTHxHEIGHT, such as 320x200 or 320x*",
    "--scale": "there are: 1, 2, 3",
    "--safe-area": "write top, leading, bottom and trailing, such as 59,0,34,0",
    "--background": "write #RRGGBB, #RRGGBBAA, white, black or transparent",
    "--frame-background": "write #RRGGBB, #RRGGBBAA, white, black or transparent",
    "--frame-color": "write graphite, silver, gold, blue, white or #RRGGBB",
    "--ignore": "write x,y,width,height in pixels, such as 0,0,100,20",
    "--sample": "write %@=TEXT, %d=NUMBER, %f=NUMBER, N=TEXT or NAME=TEXT",
  ]

  /// The parser's message as the program's own errors are: a phrase in lower case, names in “quotation
  /// marks”, and what to do after a semicolon. The program's own messages already have that form, and are
  /// unchanged.
  ///
  /// - Parameter arguments: the words of the command line.
  static func inOneForm(_ message: String, _ arguments: [String]) -> String {
    let tail = message.firstRange(of: /\n(?=Help: |Usage: )/)?.lowerBound ?? message.endIndex
    let rest = message[tail...]
    for (command, options) in otherWays where arguments.contains(command) {
      for (option, hint) in options where arguments.contains(option) {
        return "unknown option “\(option)”; \(hint)\(rest)"
      }
    }
    guard let first = message.first, first.isUppercase || first.isNumber else { return message }
    var (sentence, offered) = choices(in: String(message[..<tail]))
    if let value = sentence.firstMatch(of: /^The value '(.*)' is invalid for '(--[\w-]+)[^']*'$/) {
      if let nearest = NearestName.of(String(value.1), in: offered) {
        sentence += "; did you mean “\(nearest)”?"
      } else if offered.isEmpty {
        // What is neither chosen from a list nor written in a form of its own is a number.
        sentence += "; " + (forms[String(value.2)] ?? "write a number")
      }
    }
    sentence.replace(/\. Did you mean '([^'\n]*)'\?/) { "; did you mean “\($0.output.1)”?" }
    sentence.replace(/'([^'\n]*)'/) { "“\($0.output.1)”" }
    sentence = sentence.prefix(1).lowercased() + sentence.dropFirst()
    while sentence.hasSuffix(".") || sentence.hasSuffix(":") { sentence.removeLast() }
    if !offered.isEmpty {
      sentence += (sentence.hasSuffix("?") ? " " : "; ") + "there are: \(offered.joined(separator: ", "))"
    }
    return sentence + rest
  }

  /// The parser's sentence without the listed values, and those values.
  private static func choices(in sentence: String) -> (sentence: String, names: [String]) {
    // The value 'drak' is invalid for '--color-scheme <color-scheme>'. Please provide one of 'light' and 'dark'.
    guard
      let found = sentence.firstMatch(
        of: /\. Please provide one of (?:the following:\n((?:  - .*\n?)+)|([^\n]*)\.)/)
    else { return (sentence, []) }
    let names =
      found.1.map { $0.split(separator: "\n").map { String($0.dropFirst(4)) } }
      ?? (found.2 ?? "").matches(of: /'([^']*)'/).map { String($0.1) }
    return (String(sentence[..<found.range.lowerBound]), names)
  }
}
