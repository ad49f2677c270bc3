/// Counts pixels whose distance in CIE L*a*b* is over a limit.
///
/// Translucent pixels are compared over black and over white, and the larger distance counts, so that a change of
/// alpha alone is never lost.
package struct DeltaEMetric: PixelMetric {
  package enum Formula {
    case cie76
    case cie94
    case ciede2000
  }

  private let formula: Formula
  private let limit: Double
  private let light: [Double]

  package init(_ formula: Formula, threshold: Double) {
    self.formula = formula
    limit = threshold
    light = (0...255).map { ExactMath.linear(Double($0) / 255) }
  }

  package func compare(_ first: UInt32, _ second: UInt32, at index: Int) -> PixelDifference {
    let distance: Double
    if first & second >= 0xff00_0000 {
      distance = self.distance(color(first, over: 0), color(second, over: 0))
    } else {
      distance = max(
        self.distance(color(first, over: 0), color(second, over: 0)),
        self.distance(color(first, over: 255), color(second, over: 255)))
    }
    guard distance > limit else { return .within }
    return Channels(second).luma < Channels(first).luma ? .darker : .brighter
  }

  private func distance(_ first: CIELab, _ second: CIELab) -> Double {
    switch formula {
    case .cie76: first.deltaE76(to: second)
    case .cie94: first.deltaE94(to: second)
    case .ciede2000: first.deltaE2000(to: second)
    }
  }

  private func color(_ word: UInt32, over level: Int) -> CIELab {
    let channels = Channels(word)
    func light(_ channel: Int) -> Double {
      if channels.alpha == 255 { return self.light[channel] }
      let blended = Double(channel * channels.alpha + level * (255 - channels.alpha)) / 255
      return ExactMath.linear(blended / 255)
    }
    return CIELab(
      linearRed: light(channels.red), green: light(channels.green), blue: light(channels.blue))
  }
}
