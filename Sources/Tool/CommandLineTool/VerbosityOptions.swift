import ArgumentParser

/// The options for how much is printed to standard error.
struct VerbosityOptions: ParsableArguments {
  @Flag(
    name: [.short, .long],
    help:
      "Print errors alone to standard error: no warnings, no notes, no progress, nothing that views print.")
  var quiet = false

  @Flag(
    help: """
      Warn of what is drawn by approximation, too, such as lengths that are not measured on a device. --strict does so without it; \
      --json and lint always list it.
      """)
  var verbose = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("only one of --quiet and --verbose can be used") }
    Verbosity.current = quiet ? .quiet : verbose ? .verbose : .usual
  }
}
