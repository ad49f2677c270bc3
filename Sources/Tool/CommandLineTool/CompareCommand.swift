public import ArgumentParser
import ComparisonRuns
public import ImageComparison
import Imaging
internal import OperatingSystem
import PNGCodec
import Reports

/// `fittingroom compare`: two pictures, or two folders of pictures.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two pictures, or the pictures of two folders: PNG, JPEG, WebP, HEIC.",
    discussion: """
      Examples:
        fittingroom compare before.png after.png
        fittingroom compare before after --html report.html
        fittingroom compare before.png after.png --channel 2 --diff difference.png

      Pixels are compared exactly unless a tolerance is given. The verdict decides the exit code:
        0  identical, or within the given tolerances
        1  different
        2  error: a file is not a picture, is damaged or cannot be read
        3  the sizes differ
        4  a file is missing
        5  shifted: rows or columns were inserted or deleted, and nothing else changed
      A folder has the worst verdict of its files.
      """)

  @Argument(help: "The reference: a picture or a folder.", completion: .file())
  var first: String

  @Argument(help: "The picture or folder to compare with it.", completion: .file())
  var second: String

  @Flag(help: "Print all results as JSON.")
  var json = false

  @OptionGroup(title: "Tolerances")
  var tolerances: ToleranceOptions

  @Option(
    help: ArgumentHelp("Ignore a rectangle of pixels; may be repeated.", valueName: "x,y,width,height"))
  var ignore: [PixelRect] = []

  @Option(
    help: ArgumentHelp("Ignore the pixels that are bright in this PNG.", valueName: "png"),
    completion: .file())
  var mask: String?

  @Option(
    help: ArgumentHelp(
      """
      Ignore the view with this accessibility identifier in the frame JSON, or the views of a line, such as \
      Card.swift:12; may be repeated.
      """,
      valueName: "id")
  )
  var ignoreView: [String] = []

  @Option(
    help: ArgumentHelp("The frame JSON of the reference's render.", valueName: "json"), completion: .file())
  var frames: String?

  @Option(
    help: ArgumentHelp("Write a picture of the differences (a folder for folders).", valueName: "path"),
    completion: .file())
  var diff: String?

  @Option(
    help: "The style of that picture: highlight, mask, side-by-side, normalized, alpha, blink or rings.")
  var diffStyle: PictureStyle?

  @Option(help: ArgumentHelp("Refuse pictures with more pixels than this.", valueName: "n"))
  var maxPixels = PNGDecoder.defaultPixelLimit

  @Option(help: ArgumentHelp("The number of threads for the files of folders.", valueName: "n"))
  var threads = ThreadCount()

  @OptionGroup(title: "Reports")
  var reports: ReportOptions

  func validate() throws {
    if maxPixels < 1 { throw ValidationError("--max-pixels must be at least 1") }
    if threads.count < 1 { throw ValidationError("--threads must be at least 1") }
  }

  func run() throws {
    let (json, message, verdict) = try outcome()
    print(self.json ? json.text : message)
    if verdict.exitCode != 0 { throw ExitCode(verdict.exitCode) }
  }

  /// The findings as JSON and as text, and the verdict.
  private func outcome() throws -> (json: JSONValue, message: String, verdict: ImageDifference.Verdict) {
    let areFolders = [first, second].map(FileSystem.isFolder)
    let comparison: FileComparison
    if let conflict = outputConflict(areFolders: areFolders.contains(true)) { return failure(conflict) }
    do {
      let options = try options()
      if areFolders == [true, true] {
        let folders = try FolderComparison.compare(first, second, options: options, threads: threads.count)
        try reports.write(Report(folders))
        return (folders.json, Self.text(folders), folders.verdict)
      }
      if areFolders != [false, false], [first, second].allSatisfy(FileSystem.exists) {
        throw FileError(
          path: areFolders[0] ? second : first,
          reason: .unreadable("a folder can only be compared with a folder"))
      }
      comparison = FileComparison.compare(first, second, options: options)
      try reports.write(Report(comparison, first: first, second: second))
    } catch let error as FileError {
      return failure(error.description)
    }
    return (comparison.json, comparison.text, comparison.verdict)
  }

  /// The message if nothing was compared.
  private func failure(_ problem: String) -> (
    json: JSONValue, message: String, verdict: ImageDifference.Verdict
  ) {
    let failed = FileComparison.failed(
      first, second, problem: problem, metric: tolerances.metric, antiAliasing: tolerances.antiAliasing)
    return (failed.json, TerminalText.line("error: \(problem)"), .error)
  }

  /// Which output would replace what is compared, if any.
  private func outputConflict(areFolders: Bool) -> String? {
    var check = OutputCheck()
    check.reads([first, second] + [mask, frames].compactMap(\.self))
    if !areFolders { check.reads([first, second].map { EdgeMasks.path(of: $0) }) }
    // Pictures in folders are checked one by one when they are known.
    let outputs = (areFolders ? [] : [("--diff", diff)]) + reports.outputs
    return check.conflict(outputs)
  }

  /// One line for each file that is not identical, then the counts.
  private static func text(_ folders: FolderComparison) -> String {
    let lines = folders.files.filter { $0.comparison.verdict != .identical }.map { file in
      TerminalText.line("\(file.comparison.verdict.rawValue): \(file.path): \(file.comparison.message)")
    }
    let message = TerminalText.line((folders.files.isEmpty ? "error: " : "") + folders.message)
    return (lines + [message]).joined(separator: "\n")
  }

  private func options() throws(FileError) -> FileComparison.Options {
    let maskPicture: PNGImage? = if let mask { try PNGDecoder.read(mask, pixelLimit: maxPixels) } else { nil }
    let comparator = tolerances.comparator(
      ignored: IgnoredPixels(rectangles: ignore, mask: maskPicture?.bitmap))
    return FileComparison.Options(
      comparator: comparator, pixelLimit: maxPixels, framesPath: frames, ignoredViews: ignoreView,
      picturePath: diff, pictureStyle: diffStyle, reader: .libraries)
  }
}

extension PictureStyle: ExpressibleByArgument {}

extension PixelRect: ExpressibleByArgument {
  /// A rectangle from `x,y,width,height`.
  public init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    let limit = 1 << 40
    guard numbers.allSatisfy({ abs($0) < limit }) else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
