import ArgumentParser
import PreviewRunner

/// The options that take some of the previews by patterns.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take only previews that a pattern describes, such as “Card*” or “Card.swift:*”; may be repeated.",
      valueName: "glob"))
  var include: [String] = []

  @Option(
    help: ArgumentHelp("Leave out previews that a pattern describes; may be repeated.", valueName: "glob"))
  var exclude: [String] = []

  /// What the options say.
  var filter: PreviewFilter { PreviewFilter(include: include, exclude: exclude) }
}
