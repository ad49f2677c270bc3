import ArgumentParser
import ComparisonRuns
import OperatingSystem
import Reports
import VersionControl

/// References that are kept on a separate branch, with a folder for each branch of the code.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep the references on this git branch instead of beside the code, with a set for each branch of the code.",
      valueName: "branch"))
  var baselineBranch: String?

  @Option(
    help: ArgumentHelp(
      "The branch of the code whose references are used. The default is the one that is checked out, or GITHUB_HEAD_REF.",
      valueName: "branch"))
  var baselineOf: String?

  @Option(
    help: ArgumentHelp(
      "The branch of the code whose references are used while that branch has none (default: GITHUB_BASE_REF, or main).",
      valueName: "branch"))
  var baselineDefault: String?

  func validate() throws {
    if baselineBranch == nil, baselineOf != nil || baselineDefault != nil {
      throw ValidationError("--baseline-of and --baseline-default need --baseline-branch")
    }
  }

  /// The references' branch, with the code branch whose set is meant.
  struct Baselines {
    let branch: BaselineBranch
    let own: String

    /// Commits the folder, and reports it.
    func publish() throws {
      let isNew = try branch.publish(as: own)
      print(
        TerminalText.line(
          isNew
            ? "committed to \(branch.name) as the references of \(own); git push origin \(branch.name) shares them"
            : "\(branch.name) has these references of \(own) already"))
    }
  }

  /// Puts the references into their folder; nil if they lie beside the code.
  func checkOut(into folder: String) throws -> Baselines? {
    guard let baselineBranch else { return nil }
    let branch = try BaselineBranch(baselineBranch, folder: folder)
    guard
      let own = baselineOf ?? ProcessEnvironment.value("GITHUB_HEAD_REF") ?? branch.current
        ?? ProcessEnvironment.value("GITHUB_REF_NAME")
    else {
      throw SnapshotError(
        "no branch is checked out, so it is not known whose references to use; name the branch with --baseline-of"
      )
    }
    let others = baselineDefault ?? ProcessEnvironment.value("GITHUB_BASE_REF") ?? "main"
    let found = try branch.checkOut([own, others])
    if let found, found != own {
      JobReport.complain("note: \(own) has no references on \(baselineBranch); those of \(found) count")
    }
    return Baselines(branch: branch, own: own)
  }
}
