import ArgumentParser

/// The options for what is shown of a project.
struct ProjectOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Take only this target of a project; may be repeated.", valueName: "name"))
  var target: [String] = []

  @Flag(help: "List the previews with file and line, and run nothing.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "A set of fittingroom.yml, instead of the usual ones; may be repeated.", valueName: "name"))
  var configSet: [String] = []

  @Option(
    help: ArgumentHelp(
      "The configuration, instead of the fittingroom.yml in or above the folder.", valueName: "file"))
  var config: String?

  @Flag(help: "Read no fittingroom.yml.")
  var noConfig = false

  func validate() throws {
    if noConfig, config != nil || !configSet.isEmpty {
      throw ValidationError("--no-config cannot be used with --config and --config-set")
    }
  }
}
