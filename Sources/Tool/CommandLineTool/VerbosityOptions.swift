import ArgumentParser

/// The options for how much is printed to standard error.
struct VerbosityOptions: ParsableArguments {
  @Flag(
    name: [.short, .long],
    help:
      "Print only errors to standard error: no warnings, no notes, no progress, nothing that views print.")
  var quiet = false

  @Flag(
    help: """
      Also warn about approximations, such as lengths that are not measured on a device. --strict implies it; --json and lint \
      always list them.
      """)
  var verbose = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("only one of --quiet and --verbose can be used") }
    Verbosity.current = quiet ? .quiet : verbose ? .verbose : .usual
  }
}
