import ArgumentParser

/// The options for which previews are shown.
struct ShownOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The preview to show.", valueName: "name"))
  var preview: String?

  @Option(help: ArgumentHelp("The view to show.", valueName: "name"))
  var view: String?

  @OptionGroup var selection: SelectionOptions

  @OptionGroup var project: ProjectOptions
}
