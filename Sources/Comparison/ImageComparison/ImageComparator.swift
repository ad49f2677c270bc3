public import Imaging

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Compares two images pixel by pixel: exactly, unless told otherwise.
public struct ImageComparator: Hashable, Sendable {
  /// When two pixels count as different.
  public var metric: ColorMetric
  /// Which differing pixels are excused.
  public var antiAliasing: AntiAliasingRule
  /// The brightness tolerance of looks-same's detector, in levels.
  public var antiAliasingTolerance: Double
  /// Whether the YIQ and OKLab metrics compare translucent pixels over a checkerboard, as pixelmatch does by default,
  /// or over white.
  public var usesCheckerboard: Bool
  /// The width in pixels of a text caret that is ignored once, as looks-same does; `nil` for none.
  public var caretWidth: Int?
  /// What is left out.
  public var ignored: IgnoredPixels
  /// The pixels that are edges of the same shape in both images, in white: what the rule `edges` excuses; nothing without it.
  public var edges: StraightBitmap?
  /// How many differing pixels pass.
  public var budget: Budget
  /// How many inserted or deleted rows or columns are allowed.
  public var absorbedShift: Int

  public init(
    metric: ColorMetric = .exact, antiAliasing: AntiAliasingRule = .none, antiAliasingTolerance: Double = 0,
    usesCheckerboard: Bool = true, caretWidth: Int? = nil, ignored: IgnoredPixels = IgnoredPixels(),
    budget: Budget = Budget(), absorbedShift: Int = 0
  ) {
    self.metric = metric
    self.antiAliasing = antiAliasing
    self.antiAliasingTolerance = antiAliasingTolerance
    self.usesCheckerboard = usesCheckerboard
    self.caretWidth = caretWidth
    self.ignored = ignored
    self.budget = budget
    self.absorbedShift = absorbedShift
  }

  /// A comparator in the terms of swift-snapshot-testing.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that have to match, 0 to 1; 1 is every pixel.
  ///   - perceptualPrecision: how similar a pixel must be to count as matching, 0 to 1: 1 is exactly equal,
  ///     0.98 a CIE 1994 difference of 2.
  package init(precision: Double, perceptualPrecision: Double) {
    self.init(
      metric: perceptualPrecision < 1 ? .deltaE94((1 - perceptualPrecision) * 100) : .exact,
      budget: precision < 1 ? Budget(ratio: 1 - precision) : Budget())
  }

  /// Compares an image with the reference.
  public func compare(_ first: StraightBitmap, _ second: StraightBitmap) -> ImageDifference {
    guard !first.pixels.isEmpty, !second.pixels.isEmpty else {
      return compareEmpty(PixelRect(sizeOf: first), PixelRect(sizeOf: second))
    }
    return first.withPixelGrid { first in second.withPixelGrid { second in compare(first, second) } }
  }

  /// Compares an image with the reference; both have pixels, wherever in memory.
  package func compare(_ first: PixelGrid, _ second: PixelGrid) -> ImageDifference {
    var result = Self.equal(first.bounds, second.bounds)
    compare(first, second, common: first.bounds.intersection(second.bounds), into: &result)
    return result
  }

  /// Two images, at least one of which has no pixels.
  private func compareEmpty(_ first: PixelRect, _ second: PixelRect) -> ImageDifference {
    var result = Self.equal(first, second)
    result.verdict = first == second ? .identical : .size
    result.differingPixels = result.totalPixels
    result.budget = budget.usage(differing: result.differingPixels, total: result.totalPixels, map: nil)
    return result
  }

  /// What is known about two images before any pixel is compared.
  private static func equal(_ first: PixelRect, _ second: PixelRect) -> ImageDifference {
    ImageDifference(
      verdict: .identical, firstSize: first, secondSize: second, differingPixels: 0, antiAliasedPixels: 0,
      ignoredPixels: 0, pixelsWithinThreshold: 0, totalPixels: first.union(second).area,
      largestChannelDifference: 0, bounds: nil, regions: [], shift: nil, budget: [], map: nil)
  }

  private func compare(
    _ first: PixelGrid, _ second: PixelGrid, common: PixelRect, into result: inout ImageDifference
  ) {
    let (a, b) = (first.part(common), second.part(common))
    let hasEqualSizes = first.bounds == second.bounds
    let firstUnequalRow = (0..<common.height).first { !a.hasEqualRow($0, to: b) }
    var unequal: UnequalArea?
    if let firstUnequalRow {
      let scan = scan(a, b, from: firstUnequalRow)
      result.differingPixels = scan.counted
      result.antiAliasedPixels = scan.excused
      result.ignoredPixels = scan.ignored
      result.pixelsWithinThreshold = scan.within
      result.largestChannelDifference = scan.largestChannelDifference
      result.bounds = scan.bounds
      result.map = scan.map
      unequal = scan.unequal
      result.verdict = .withinTolerance
    }
    result.differingPixels += result.totalPixels - common.area
    result.budget = budget.usage(
      differing: result.differingPixels, total: result.totalPixels, map: result.map)
    if !hasEqualSizes {
      let outside = [
        PixelRect(
          x: common.width, y: 0, width: result.firstSize.union(result.secondSize).width - common.width,
          height: result.firstSize.union(result.secondSize).height),
        PixelRect(
          x: 0, y: common.height, width: result.firstSize.union(result.secondSize).width,
          height: result.firstSize.union(result.secondSize).height - common.height),
      ]
      result.bounds = outside.reduce(result.bounds ?? PixelRect(x: 0, y: 0, width: 0, height: 0)) {
        $0.union($1)
      }
      result.verdict = .size
      result.shift = ImageShift.find(first, second)
    } else if !result.budget.allSatisfy(\.isKept) {
      result.verdict = .different
      if let shift = ImageShift.find(first, second, unequal: unequal) {
        result.shift = shift
        if shift.explainsEverything { result.verdict = .shifted }
        if shift.explainsEverything && shift.count <= absorbedShift { result.verdict = .withinTolerance }
      }
    }
    if let map = result.map, let unequal {
      result.regions = DifferenceRegion.find(in: map, within: unequal.bounds, first: a, second: b)
    }
  }

  private func scan(_ a: PixelGrid, _ b: PixelGrid, from row: Int) -> PixelScan {
    switch metric {
    case .exact: scan(a, b, from: row, ExactMetric())
    case .channel(let limit): scan(a, b, from: row, ChannelMetric(limit: limit))
    case .yiq(let threshold): scan(a, b, from: row, YIQMetric(threshold: threshold, backdrop: backdrop))
    case .yiqOnWhite(let threshold): scan(a, b, from: row, YIQOnWhiteMetric(threshold: threshold))
    case .oklab(let threshold): scan(a, b, from: row, OKLabMetric(threshold: threshold, backdrop: backdrop))
    case .deltaE76(let threshold): scan(a, b, from: row, DeltaEMetric(.cie76, threshold: threshold))
    case .deltaE94(let threshold): scan(a, b, from: row, DeltaEMetric(.cie94, threshold: threshold))
    case .deltaE2000(let threshold): scan(a, b, from: row, DeltaEMetric(.ciede2000, threshold: threshold))
    }
  }

  private func scan(_ a: PixelGrid, _ b: PixelGrid, from row: Int, _ metric: some PixelMetric) -> PixelScan {
    var scan = PixelScan(
      width: a.width, height: a.height, caretWidth: caretWidth,
      ignored: ignored.isEmpty ? nil : ignored.flags(width: a.width, height: a.height))
    switch antiAliasing {
    case .none: scan.run(a, b, from: row, metric, NoAntiAliasing())
    case .pixelmatch:
      scan.run(a, b, from: row, metric, PixelmatchAntiAliasing(a, b, brightness: pixelmatchBrightness))
    case .odiff: scan.run(a, b, from: row, metric, OdiffAntiAliasing(a, b))
    case .looksSame:
      scan.run(a, b, from: row, metric, LooksSameAntiAliasing(a, b, tolerance: antiAliasingTolerance))
    case .edges:
      if let edges {
        scan.run(a, b, from: row, metric, KnownEdges(mask: edges))
      } else {
        scan.run(a, b, from: row, metric, NoAntiAliasing())
      }
    }
    return scan
  }

  private var backdrop: Backdrop { usesCheckerboard ? .checkerboard : .white }

  /// The brightness formula of the metric's generation of pixelmatch.
  private var pixelmatchBrightness: PixelmatchAntiAliasing.Brightness {
    switch metric {
    case .yiqOnWhite: .onWhite
    case .oklab: .alphaAware
    default: usesCheckerboard ? .checkerboard : .differenceOnWhite
    }
  }
}

extension PixelRect {
  fileprivate init(sizeOf bitmap: StraightBitmap) {
    self.init(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  }
}

extension PixelGrid {
  /// Whether a row has the same pixels in both images, which are equally wide.
  @inline(__always)
  func hasEqualRow(_ y: Int, to other: PixelGrid) -> Bool {
    memcmp(row(y), other.row(y), width * 4) == 0
  }
}
