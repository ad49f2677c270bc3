import UIFoundationShim
import Views

extension Text.LineStyle {
  /// The line style of attributed text: how it is drawn, not whether it is thick or double.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    if nsUnderlineStyle.rawValue == 0 { return nil }
    let patterns: [(NSUnderlineStyle, Pattern)] = [
      (.patternDashDotDot, .dashDotDot), (.patternDashDot, .dashDot), (.patternDash, .dash),
      (.patternDot, .dot),
    ]
    self.init(pattern: patterns.first { nsUnderlineStyle.contains($0.0) }?.1 ?? .solid)
  }
}
