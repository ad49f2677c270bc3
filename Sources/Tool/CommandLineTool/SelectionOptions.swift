import ArgumentParser
import PreviewRunner

/// The options that select previews by patterns.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take only previews that a pattern describes, such as “Card*” or “Card.swift:*”; may be repeated.",
      valueName: "glob"))
  var include: [String] = []

  @Option(
    help: ArgumentHelp("Leave out previews that a pattern describes; may be repeated.", valueName: "glob"))
  var exclude: [String] = []

  /// The filter that the options describe.
  var filter: PreviewFilter { PreviewFilter(include: include, exclude: exclude) }
}
