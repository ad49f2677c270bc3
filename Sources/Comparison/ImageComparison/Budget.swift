/// How many differing pixels are allowed; without any entry, none are.
public struct Budget: Hashable, Sendable {
  /// The largest number of differing pixels.
  public var pixels: Int?
  /// The largest share of differing pixels, 0 to 1.
  public var ratio: Double?
  /// The largest number of differing pixels in any square of a given side.
  public var window: Window?

  /// A limit on the density of differences.
  public struct Window: Hashable, Sendable {
    /// The side of the square in pixels.
    public var side: Int
    /// How many pixels may differ within it.
    public var pixels: Int

    public init(side: Int, pixels: Int) {
      self.side = side
      self.pixels = pixels
    }
  }

  public init(pixels: Int? = nil, ratio: Double? = nil, window: Window? = nil) {
    self.pixels = pixels
    self.ratio = ratio
    self.window = window
  }

  /// The usage of one limit.
  public struct Usage: Hashable, Sendable {
    /// The limit's name as on the command line.
    public var name: String
    public var allowed: Double
    public var used: Double

    public var isKept: Bool { used <= allowed }
    /// The used part of the limit: 1 is all of it. Nothing of nothing is 0, anything of nothing infinite.
    public var share: Double { used == 0 ? 0 : allowed == 0 ? .infinity : used / allowed }
  }

  /// How much of each limit the differences use; one limit of 0 pixels when none was set.
  package func usage(differing: Int, total: Int, map: DifferenceMap?) -> [Usage] {
    var usages: [Usage] = []
    if let pixels {
      usages.append(Usage(name: "max-diff-pixels", allowed: Double(pixels), used: Double(differing)))
    }
    if let ratio {
      usages.append(
        Usage(
          name: "max-diff-ratio", allowed: ratio, used: total == 0 ? 0 : Double(differing) / Double(total)))
    }
    if let window {
      let largest = map?.largestWindowCount(side: window.side) ?? 0
      usages.append(Usage(name: "max-window-pixels", allowed: Double(window.pixels), used: Double(largest)))
    }
    if usages.isEmpty { usages.append(Usage(name: "max-diff-pixels", allowed: 0, used: Double(differing))) }
    return usages
  }
}
