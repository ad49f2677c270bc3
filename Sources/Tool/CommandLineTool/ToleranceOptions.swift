public import ArgumentParser
public import ImageComparison

/// The tolerance for pictures that pass as equal; none by default.
struct ToleranceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Allow this number of different pixels.", valueName: "n"))
  var maxDiffPixels: Int?

  @Option(help: ArgumentHelp("Allow this share of different pixels, 0 to 1.", valueName: "share"))
  var maxDiffRatio: Double?

  @Option(help: ArgumentHelp("Allow this number of different pixels in any window.", valueName: "n"))
  var maxWindowPixels: Int?

  @Option(help: ArgumentHelp("The side length of these windows, in pixels.", valueName: "n"))
  var windowSize = 32

  @Option(
    help: ArgumentHelp(
      "Count a pixel as different if a channel differs by more than this, 0 to 255.", valueName: "n"))
  var channel: Int?

  @Option(
    help: ArgumentHelp(
      "Count a pixel as different above this YIQ distance of pixelmatch 7, 0 to 1.", valueName: "t"))
  var yiq: Double?

  @Option(
    help: ArgumentHelp(
      "Count a pixel as different above this YIQ distance of pixelmatch 5, 0 to 1.", valueName: "t"))
  var yiqV5: Double?

  @Option(
    help: ArgumentHelp("Count a pixel as different above this OKLab HyAB distance, 0 to 1.", valueName: "t"))
  var oklab: Double?

  @Option(
    name: .customLong("delta-e76"),
    help: ArgumentHelp("Count a pixel as different above this CIE 1976 ΔE.", valueName: "t"))
  var deltaE76: Double?

  @Option(
    name: .customLong("delta-e94"),
    help: ArgumentHelp("Count a pixel as different above this CIE 1994 ΔE.", valueName: "t"))
  var deltaE94: Double?

  @Option(
    name: .customLong("delta-e2000"),
    help: ArgumentHelp("Count a pixel as different above this CIEDE2000.", valueName: "t"))
  var deltaE2000: Double?

  @Option(
    help: """
      Which anti-aliased edges are ignored: none; those that pixelmatch, odiff or looks-same recognizes; or edges, which \
      have the same shape in the masks of both renders (render --edges).
      """)
  var antiAliasing = AntiAliasingRule.none

  @Option(help: ArgumentHelp("Allow this number of inserted or deleted rows or columns.", valueName: "n"))
  var absorbShift = 0

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
  }

  /// When two pixels count as different.
  var metric: ColorMetric {
    if let channel { return .channel(channel) }
    if let yiq { return .yiq(yiq) }
    if let yiqV5 { return .yiqOnWhite(yiqV5) }
    if let oklab { return .oklab(oklab) }
    if let deltaE76 { return .deltaE76(deltaE76) }
    if let deltaE94 { return .deltaE94(deltaE94) }
    if let deltaE2000 { return .deltaE2000(deltaE2000) }
    return .exact
  }

  /// Whether there is any tolerance.
  var areAny: Bool {
    metric != .exact || antiAliasing != .none || absorbShift > 0 || maxDiffPixels ?? 0 > 0
      || maxDiffRatio ?? 0 > 0 || maxWindowPixels ?? 0 > 0
  }

  func comparator(ignored: IgnoredPixels = IgnoredPixels()) -> ImageComparator {
    ImageComparator(
      metric: metric, antiAliasing: antiAliasing, ignored: ignored,
      budget: Budget(
        pixels: maxDiffPixels, ratio: maxDiffRatio,
        window: maxWindowPixels.map { Budget.Window(side: windowSize, pixels: $0) }),
      absorbedShift: absorbShift)
  }
}

extension AntiAliasingRule: ExpressibleByArgument {}
