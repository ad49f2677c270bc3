/// When two colours count as different.
public enum ColorMetric: Hashable, Sendable {
  /// Any difference of a channel.
  case exact
  /// A difference of more than a number of 255ths in any channel.
  case channel(Int)
  /// The YIQ distance of pixelmatch 7: translucent pixels are blended over a background that depends on their
  /// position. The threshold runs from 0 to 1.
  case yiq(Double)
  /// The YIQ distance of pixelmatch 5 and 6: translucent pixels are blended over white.
  case yiqOnWhite(Double)
  /// The HyAB distance in OKLab with the toe-corrected lightness; black and white are 1 apart.
  case oklab(Double)
  /// The Euclidean distance in CIE L*a*b* (1976).
  case deltaE76(Double)
  /// The CIE 1994 distance with the graphic arts weights; the first image is the reference.
  case deltaE94(Double)
  /// The CIEDE2000 distance.
  case deltaE2000(Double)

  /// The name of the metric and its unit as printed by the command line and the reports.
  public var name: String {
    switch self {
    case .exact: "exact"
    case .channel: "channel"
    case .yiq: "yiq"
    case .yiqOnWhite: "yiq-v5"
    case .oklab: "oklab"
    case .deltaE76: "delta-e76"
    case .deltaE94: "delta-e94"
    case .deltaE2000: "delta-e2000"
    }
  }

  /// The largest distance that does not count as different.
  public var threshold: Double {
    switch self {
    case .exact: 0
    case .channel(let limit): Double(limit)
    case .yiq(let limit), .yiqOnWhite(let limit), .oklab(let limit): limit
    case .deltaE76(let limit), .deltaE94(let limit), .deltaE2000(let limit): limit
    }
  }
}

/// One colour metric with its threshold built in.
package protocol PixelMetric {
  /// How two unequal pixels at an index compare.
  func compare(_ first: UInt32, _ second: UInt32, at index: Int) -> PixelDifference
}

/// The outcome for one pixel.
package enum PixelDifference {
  case within
  case brighter
  /// Different, and darker in the second image.
  case darker
}
