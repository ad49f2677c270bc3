import ArgumentParser
import Foundation
import Reports
import StringCatalogs
import StringMeasuring

/// What `fittingroom measure` reports, and what makes it fail.
struct CheckOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Kinds of findings not to report.", valueName: "kinds"))
  var disable: [String] = []

  @Option(
    help: ArgumentHelp(
      "Kinds of findings to report that are off by default, such as final-punctuation or translation-missing.",
      valueName: "kinds"))
  var enable: [String] = []

  @Option(
    help: ArgumentHelp(
      "The severity of a kind: error, warning, note or off; may be repeated.", valueName: "kind=severity"))
  var severity: [String] = []

  @Option(
    help: ArgumentHelp(
      "Keys that are neither measured nor checked; * matches any characters.", valueName: "pattern"))
  var ignore: [String] = []

  @Option(
    help: ArgumentHelp(
      "Report only these kinds of findings, and fail only for them; unlike-source stands for findings that the source text does not have.",
      valueName: "kinds"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file of known findings, which do not fail; it is written if it does not exist.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(help: "Rewrite the baseline.")
  var updateBaseline = false

  @Flag(help: "Report a file that cannot be read as an error, and measure the others.")
  var keepGoing = false

  @Option(
    help: ArgumentHelp("Measure and check only texts that have changed since a commit.", valueName: "commit"))
  var changedSince: String?

  /// The names of options that were used, for messages.
  var isUsed: Bool {
    !disable.isEmpty || !enable.isEmpty || !severity.isEmpty || !ignore.isEmpty || !only.isEmpty
      || baseline != nil || keepGoing || changedSince != nil
  }

  mutating func validate() throws {
    do throws(SlotError) {
      _ = try policy()
    } catch {
      throw ValidationError(error.description)
    }
  }

  /// What the options say about findings.
  func policy() throws(SlotError) -> FindingPolicy {
    var policy = FindingPolicy()
    for name in CommaList.values(disable) { policy.disabled.insert(try FindingNames.checked(name)) }
    for name in CommaList.values(enable) { try FindingNames.enable(name, in: &policy) }
    for text in CommaList.values(severity) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw SlotError(
          "--severity \(text) is not understood; it is a kind and a severity, as in tight=error")
      }
      try FindingNames.set(parts[0], to: parts[1], in: &policy)
    }
    for name in CommaList.values(only) {
      policy.only.insert(try FindingNames.checked(name))
    }
    return policy
  }
}
