import PreviewRunner
import Testing

@Suite struct PreviewRunnerErrorTests {
  @Test(arguments: [
    (
      PreviewRunnerError.unreadable(path: "a.swift", reason: "Permission denied"),
      "a.swift cannot be read: Permission denied", Int32(66)
    ),
    (
      .unknownView(name: "X", existing: ["A", "B"]), "there is no view called “X”; there are: A, B", 64
    ),
    (.unknownPreview(name: "X", existing: []), "there is no preview called “X”; there are no previews", 64),
    (
      .viewNeedsArguments(name: "Row", arguments: ["title", "isOn"]),
      "Row cannot be made without arguments: it needs title, isOn; show it in a #Preview", 64
    ),
    (
      .trapped(view: "Row", file: "a.swift", variant: "10x10", reason: "Fatal error: no"),
      "a.swift: Row at 10x10 trapped: Fatal error: no", 70
    ),
    (
      .trapped(view: "Row", file: "a.swift", line: 7, variant: "10x10", reason: "Fatal error: no"),
      "a.swift:7: Row at 10x10 trapped: Fatal error: no", 70
    ),
    (
      .tooManyPixels(width: 20000, height: 6000.5, scale: 1, limit: 100),
      "a picture of 20000×6000.5 points at scale 1 has more than 100 pixels; allow more with --max-pixels", 64
    ),
    (
      .unwritable(path: "out", reason: "Read-only file system"),
      "out cannot be written: Read-only file system", 73
    ),
  ])
  func isOneSentenceWithItsExitCode(error: PreviewRunnerError, sentence: String, exitCode: Int32) {
    #expect(error.description == sentence)
    #expect(error.exitCode == exitCode)
  }

  /// Whatever the user can do something about ends with what that is, after a semicolon.
  @Test(arguments: [
    PreviewRunnerError.noCompiler, .noSandbox, .noProcessInformation, .noCacheFolder,
    .incompleteToolchain(missing: "lld"), .unusableToolchain(program: "lld", reason: "no libxml2"),
    .otherToolchain(compiler: "swiftc", version: "6.2", needed: "6.3"),
    .sharedCache(path: "cache", reason: "others may write to it"), .noModules(searched: ["modules"]),
    .compilingTookTooLong(files: ["a.swift"], seconds: 60, place: nil),
    .compilingTookTooLong(files: ["a.swift"], seconds: 60, place: "a.swift:3:5"),
    .noPreviews(files: ["a.swift"], unmakeable: []), .unknownPreview(name: "X", existing: ["A"]),
    .unknownStandIn(name: "X", existing: ["A"]), .everythingExcluded(existing: ["A"]),
    .unmatchedPattern(option: "--include", pattern: "X", existing: ["A"]),
    .sameName(path: "a.png"), .severalForOneFile(path: "a.png"),
    .viewNeedsArguments(name: "Row", arguments: ["title"]),
    .tookTooLong(view: "Row", file: "a.swift", variant: "10x10", seconds: 60),
    .tooManyPixels(width: 1, height: 1, scale: 1, limit: 1),
  ])
  func namesTheNextStep(error: PreviewRunnerError) {
    #expect(error.description.contains("; "), "\(error)")
  }
}
