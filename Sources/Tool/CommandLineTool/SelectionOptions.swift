import ArgumentParser
import PreviewRunner

/// The options that select previews by patterns.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show only previews that match a pattern, such as “Card*” or “Card.swift:*”; may be repeated.",
      valueName: "glob"))
  var include: [String] = []

  @Option(
    help: ArgumentHelp("Leave out previews that match a pattern; may be repeated.", valueName: "glob"))
  var exclude: [String] = []

  /// The filter that the options describe.
  var filter: PreviewFilter {
    PreviewFilter(include: include, exclude: exclude, matches: ProjectRun.matches)
  }
}
