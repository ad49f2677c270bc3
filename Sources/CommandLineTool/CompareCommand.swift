public import ArgumentParser
import ComparisonRuns
public import ImageComparison
import Imaging
import PNGCodec

/// `fittingroom compare`: two pictures, or two folders of pictures.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two PNG files, or the PNG files of two folders.",
    discussion: """
      Pixels are compared exactly unless a tolerance is asked for. The verdict decides the exit code:
        0  identical, or within the tolerances that were asked for
        1  different
        2  error: a file is not a PNG, is damaged, cannot be read, or the arguments are wrong
        3  the sizes differ
        4  a file is missing
        5  shifted: rows or columns were inserted or deleted, and nothing else changed
      The worst verdict of a folder's files is the folder's.
      """)

  @Argument(help: "The reference: a PNG file or a folder.")
  var first: String

  @Argument(help: "What is compared with it: a PNG file or a folder.")
  var second: String

  @Flag(help: "Print everything that was found as JSON.")
  var json = false

  @Option(help: ArgumentHelp("Let at most so many pixels differ.", valueName: "n"))
  var maxDiffPixels: Int?

  @Option(help: ArgumentHelp("Let at most this share of the pixels differ, 0 to 1.", valueName: "share"))
  var maxDiffRatio: Double?

  @Option(help: ArgumentHelp("Let at most so many pixels differ in any window.", valueName: "n"))
  var maxWindowPixels: Int?

  @Option(help: ArgumentHelp("The side of the windows of --max-window-pixels in pixels.", valueName: "n"))
  var windowSize = 32

  @Option(
    help: ArgumentHelp("Count a pixel when a channel differs by more than this, 0 to 255.", valueName: "n"))
  var channel: Int?

  @Option(help: ArgumentHelp("Count a pixel by pixelmatch 7's YIQ distance, 0 to 1.", valueName: "t"))
  var yiq: Double?

  @Option(help: ArgumentHelp("Count a pixel by pixelmatch 5's YIQ distance, 0 to 1.", valueName: "t"))
  var yiqV5: Double?

  @Option(help: ArgumentHelp("Count a pixel by its OKLab HyAB distance, 0 to 1.", valueName: "t"))
  var oklab: Double?

  @Option(name: .customLong("delta-e76"), help: ArgumentHelp("Count a pixel by CIE 1976 ΔE.", valueName: "t"))
  var deltaE76: Double?

  @Option(name: .customLong("delta-e94"), help: ArgumentHelp("Count a pixel by CIE 1994 ΔE.", valueName: "t"))
  var deltaE94: Double?

  @Option(name: .customLong("delta-e2000"), help: ArgumentHelp("Count a pixel by CIEDE2000.", valueName: "t"))
  var deltaE2000: Double?

  @Option(help: "Which smoothed edges are excused: none, pixelmatch, odiff, looks-same.")
  var antiAliasing = AntiAliasingRule.none

  @Option(help: ArgumentHelp("Let at most so many rows or columns be inserted or deleted.", valueName: "n"))
  var absorbShift = 0

  @Option(
    help: ArgumentHelp("Leave out a rectangle of pixels; may be repeated.", valueName: "x,y,width,height"))
  var ignore: [PixelRect] = []

  @Option(help: ArgumentHelp("Leave out the bright pixels of this PNG.", valueName: "png"))
  var mask: String?

  @Option(
    help: ArgumentHelp(
      """
      Leave out the view with this accessibility identifier in the frame JSON, or the views of a line, such as \
      Card.swift:12; may be repeated.
      """,
      valueName: "id")
  )
  var ignoreView: [String] = []

  @Option(help: ArgumentHelp("The frame JSON of the reference's render.", valueName: "json"))
  var frames: String?

  @Option(help: ArgumentHelp("Write a picture of the differences (a folder for folders).", valueName: "path"))
  var diff: String?

  @Option(help: "The picture: highlight, mask, side-by-side, normalized, alpha, blink, rings.")
  var diffStyle: PictureStyle?

  @Option(help: ArgumentHelp("Refuse pictures with more pixels than this.", valueName: "n"))
  var maxPixels = PNGDecoder.defaultPixelLimit

  @Option(help: ArgumentHelp("Threads for the files of folders.", valueName: "n"))
  var threads = Parallel.processorCount

  @OptionGroup(title: "Reports on folders")
  var reports: ReportOptions

  func validate() throws {
    let metrics: [Any?] = [channel, yiq, yiqV5, oklab, deltaE76, deltaE94, deltaE2000]
    if metrics.count(where: { $0 != nil }) > 1 {
      throw ValidationError("only one of --channel, --yiq, --yiq-v5, --oklab and --delta-e… can be used")
    }
    let limits = [maxDiffPixels, maxWindowPixels, channel, absorbShift].compactMap { $0.map(Double.init) }
    let thresholds = [maxDiffRatio, yiq, yiqV5, oklab, deltaE76, deltaE94, deltaE2000].compactMap { $0 }
    if let wrong = (limits + thresholds).first(where: { !($0 >= 0) || $0.isInfinite }) {
      throw ValidationError("a tolerance cannot be \(wrong)")
    }
    let shares = [
      ("--max-diff-ratio", maxDiffRatio), ("--yiq", yiq), ("--yiq-v5", yiqV5), ("--oklab", oklab),
      ("--channel", channel.map { Double($0) / 255 }),
    ]
    for case (let name, let share?) in shares where share > 1 {
      throw ValidationError("\(name) can be at most \(name == "--channel" ? 255 : 1)")
    }
    if windowSize < 1 { throw ValidationError("--window-size must be at least 1") }
    if maxPixels < 1 { throw ValidationError("--max-pixels must be at least 1") }
    if threads < 1 { throw ValidationError("--threads must be at least 1") }
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
    do {
      let options = try options()
      if areFolders == [true, true] {
        let folders = try FolderComparison.compare(first, second, options: options, threads: threads)
        try reports.write(Report(folders))
        return (folders.json, Self.text(folders), folders.verdict)
      }
      if areFolders != [false, false], [first, second].allSatisfy(FileSystem.exists) {
        throw PNGFileError(
          path: areFolders[0] ? second : first,
          reason: .unreadable("a folder can only be compared with a folder"))
      }
      comparison = FileComparison.compare(first, second, options: options)
    } catch let error as PNGFileError {
      let failed = FileComparison.failed(
        first, second, problem: error.description, metric: metric, antiAliasing: antiAliasing)
      return (failed.json, "error: \(error)", .error)
    }
    return (comparison.json, "\(comparison.verdict.rawValue): \(comparison.message)", comparison.verdict)
  }

  /// One line for each file that is not identical, then the counts.
  private static func text(_ folders: FolderComparison) -> String {
    let lines = folders.files.filter { $0.comparison.verdict != .identical }.map { file in
      "\(file.comparison.verdict.rawValue): \(file.path): \(file.comparison.message)"
    }
    let message = (folders.files.isEmpty ? "error: " : "") + folders.message
    return (lines + [message]).joined(separator: "\n")
  }

  private var metric: ColorMetric {
    if let channel { return .channel(channel) }
    if let yiq { return .yiq(yiq) }
    if let yiqV5 { return .yiqOnWhite(yiqV5) }
    if let oklab { return .oklab(oklab) }
    if let deltaE76 { return .deltaE76(deltaE76) }
    if let deltaE94 { return .deltaE94(deltaE94) }
    if let deltaE2000 { return .deltaE2000(deltaE2000) }
    return .exact
  }

  private func options() throws(PNGFileError) -> FileComparison.Options {
    let maskPicture: PNGImage? = if let mask { try PNGDecoder.read(mask, pixelLimit: maxPixels) } else { nil }
    let window = maxWindowPixels.map { Budget.Window(side: windowSize, pixels: $0) }
    let comparator = ImageComparator(
      metric: metric, antiAliasing: antiAliasing,
      ignored: IgnoredPixels(rectangles: ignore, mask: maskPicture?.bitmap),
      budget: Budget(pixels: maxDiffPixels, ratio: maxDiffRatio, window: window), absorbedShift: absorbShift)
    return FileComparison.Options(
      comparator: comparator, pixelLimit: maxPixels, framesPath: frames, ignoredViews: ignoreView,
      picturePath: diff, pictureStyle: diffStyle)
  }
}

extension AntiAliasingRule: ExpressibleByArgument {}

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
