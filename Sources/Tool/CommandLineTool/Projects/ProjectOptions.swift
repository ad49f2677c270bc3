import ArgumentParser

/// The options for what is shown of a project.
struct ProjectOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Show only this target of a project; may be repeated.", valueName: "name"))
  var target: [String] = []

  @Flag(help: "List the previews with file and line, without running anything.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "A set of fittingroom.yml, instead of those under “usual”; may be repeated.", valueName: "name"))
  var configSet: [String] = []

  @Option(
    help: ArgumentHelp(
      "The configuration file, instead of the fittingroom.yml in or above the folder.", valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(help: "Do not read a fittingroom.yml.")
  var noConfig = false

  func validate() throws {
    if noConfig, config != nil || !configSet.isEmpty {
      throw ValidationError("--no-config cannot be used with --config and --config-set")
    }
  }
}
